import FoldoutForms
import FoldoutTesting
import Foundation

/// System 1: the record of an employee.
nonisolated struct Employee: Sendable {
  var name = "Ada Brandt"
  var mail: String? = "ada.brandt@example.org"
  var phone: String? = "+49 30 901820"
  var status: String? = "married"
  var started: LocalDate? = LocalDate(year: 2017, month: 3, day: 9)
  var ended: LocalDate?
  var photo: [UInt8]? = SamplePicture.bytes
  var isActive = true
  var note: String?

  static let form = Form<Employee>("Employee") {
    Section("Person") {
      TextField("Name", \.name).required()
      EmailField("Mail", \.mail)
      PhoneField("Phone", \.phone)
      ChoiceField(
        "Marital status", \.status, options: ["single", "married", "divorced", "widowed"],
        title: { $0.capitalized })
    }
    Section("Work") {
      DateField("Started work", \.started).id("started").notAfter("ended")
      DateField("Ended work", \.ended).id("ended").notBefore("started")
      SwitchField("Active", \.isActive)
    }
    Section("More") {
      PictureField("Photo", \.photo)
      LongTextField("Note", \.note)
    }
  }
  .head({ $0.name }, detail: { $0.mail }, picture: "photo")
}

/// System 2: an appointment, with its dates in three styles.
nonisolated struct Appointment: Sendable {
  var title = "Meeting"
  var starts: LocalDateTime? = LocalDateTime(year: 2026, month: 3, day: 9, hour: 14, minute: 30)
  var ends: LocalDateTime? = LocalDateTime(year: 2026, month: 3, day: 9, hour: 15, minute: 30)
  var isAllDay = false
  var day: LocalDate? = LocalDate(year: 2026, month: 3, day: 9)
  var alert: LocalTime? = LocalTime(hour: 14, minute: 15)

  /// The form with all dates in a style.
  static func form(_ style: DateStyle) -> Form<Appointment> {
    Form<Appointment>("Appointment") {
      Section("") {
        TextField("Title", \.title).required()
        SwitchField("All day", \.isAllDay)
      }
      Section("Time") {
        DateField("Starts", \.starts, style: style).hidden { $0.isAllDay }.notAfter("ends")
        DateField("Ends", \.ends, style: style).hidden { $0.isAllDay }
        DateField("Day", \.day, style: style)
        TimeField("Alert", \.alert, style: style == .compact ? .compact : .wheels)
      }
      .footer { _ in "The other side sees these times in its own zone." }
    }
  }
}

/// A value that names another record.
nonisolated struct Visit: Sendable {
  var guest: Int? = 2
  var host: Int?
  var room = "Attic"

  private static let people = [1: "Ada Brandt", 2: "Björn Åkesson", 3: "Chidi Okafor"]

  static let form = Form<Visit>("Visit") {
    Section("People") {
      field("Guest", \.guest)
      field("Host", \.host)
      TextField("Room", \.room)
    }
  }

  private static func field(
    _ label: String, _ path: PropertyPath<Visit, Int?>
  ) -> ReferenceField<Visit> {
    ReferenceField(
      label, path,
      search: { words, most in
        Array(
          people.filter { words.isEmpty || $0.value.contains(words) }.keys.sorted().prefix(most))
      },
      titles: { keys in people.filter { keys.contains($0.key) } })
  }
}
