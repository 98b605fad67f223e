import FoldoutForms
import FoldoutRecords
import Foundation

@testable import FoldoutWeb

/// A person of ``Company``, declared as a program would declare its value.
struct Person: Sendable {
  var name = ""
  var note: String?
  var hired: LocalDate?
}

extension Company {
  /// The form of a person, with labels in English and German.
  static let personForm: @Sendable (Locale) -> Form<Person> = { locale in
    let isGerman = locale.language.languageCode == .german
    return Form<Person>("Person") {
      Section("") {
        TextField("Name", \.name).required()
        TextField(isGerman ? "Notiz" : "Note", \.note).id("note")
        DateField(isGerman ? "Eingestellt" : "Hired", \.hired).id("hired")
      }
    }.head({ $0.name }, detail: { $0.note })
  }

  /// Three screens: a list with its records, a single record, and a planned screen.
  static let screens: [Screen] = [
    .list(
      LocalizedText { $0.language.languageCode == .german ? "Leute" : "People" }, of: "people",
      at: "/people",
      records: "/record", form: personForm, blank: Person()),
    .record(
      "Me", of: "people", key: RecordKey([.integer(2)]), at: "/me", form: personForm,
      blank: Person()),
    .planned("Months"),
  ]
}
