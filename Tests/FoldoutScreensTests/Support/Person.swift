import FoldoutForms
import FoldoutTesting

/// A person, as shown by system 1 of `Documentation/Screens.md`.
struct Person: Sendable {
  var name = "Ada Brandt"
  var email: String? = "ada@example.org"
  var started: LocalDate? = LocalDate(year: 2002, month: 8, day: 14)
  var ended: LocalDate?
  var phone: String? = "+49 30 123456"
  var status: String? = "single"
  var address: String? = "Hauptstraße 1\n10115 Berlin"
  var photo: [UInt8]?

  static let form = Form<Person>("Person") {
    Section("") {
      TextField("Name", \.name).required().length(...200)
      EmailField("E-mail", \.email).id("email")
      DateField("Started", \.started).notAfter("ended")
      DateField("Ended", \.ended).notBefore("started")
      PhoneField("Phone", \.phone)
      ChoiceField(
        "Marital status", \.status, options: ["single", "married", "divorced"], allowsOther: true
      ).id("status")
      LongTextField("Address", \.address)
      PictureField("Photo", \.photo)
    }
  }.head({ $0.name }, picture: "photo")
}

/// An appointment, as shown by system 2 of `Documentation/Screens.md`.
struct Appointment: Sendable {
  var title = "Dentist"
  var place: String? = "Berlin"
  var notes: String?
  var starts = LocalDateTime(
    date: LocalDate(year: 2026, month: 3, day: 9) ?? .first,
    time: LocalTime(hour: 9, minute: 30, second: 15) ?? .midnight)
  var ends: LocalDateTime?
  var reminder: LocalDateTime? = LocalDateTime(
    date: LocalDate(year: 2026, month: 3, day: 6) ?? .first,
    time: LocalTime(hour: 18, minute: 0, second: 30) ?? .midnight)

  static let form = Form<Appointment>("Appointment") {
    Section("") {
      TextField("Title", \.title).required()
      TextField("Place", \.place)
      LongTextField("Notes", \.notes)
    }
    Section("When") {
      DateField("Starts", \.starts, style: .wheels).notAfter("ends")
      DateField("Ends", \.ends, style: .compact).notBefore("starts")
      DateField("Reminder", \.reminder, style: .calendar).notAfter("starts")
    }
  }.head({ $0.title }, detail: { $0.place })
}

extension Scene {
  /// Creates a scene with a person.
  init(
    person change: (inout Person) -> Void, environment: FormEnvironment = Stay.environment,
    open: [String] = [], height: Double = 2000
  ) throws {
    var person = Person()
    change(&person)
    try self.init(Person.form, person, environment: environment, open: open, height: height)
  }

  /// Creates a scene with an appointment.
  init(
    appointment change: (inout Appointment) -> Void,
    environment: FormEnvironment = Stay.environment
  ) throws {
    var appointment = Appointment()
    change(&appointment)
    try self.init(Appointment.form, appointment, environment: environment)
  }
}
