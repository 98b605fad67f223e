import FoldoutForms

/// An appointment at a place, from one time to another.
struct Appointment: Sendable {
  var title = ""
  var place: String?
  var notes: String?
  var starts = LocalDateTime(date: .first, time: .midnight)
  var ends: LocalDateTime?
  var reminder: LocalDateTime?
}

extension Appointment {
  /// The screen of an appointment. The fields' identities are the table's columns.
  static func form(_ words: DemoWords) -> Form<Appointment> {
    Form(words.appointment) {
      Section("") {
        TextField(words.title, \.title).id("title").required()
        TextField(words.place, \.place).id("place")
        LongTextField(words.notes, \.notes).id("notes")
      }
      Section(words.when) {
        DateField(words.starts, \.starts, style: .wheels).id("starts").notAfter("ends")
        DateField(words.ends, \.ends, style: .compact).id("ends").notBefore("starts")
        DateField(words.reminder, \.reminder, style: .calendar).id("reminder").notAfter("starts")
      }
    }
    .head({ $0.title }, detail: { $0.place })
  }
}
