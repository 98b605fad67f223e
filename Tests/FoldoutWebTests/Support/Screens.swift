import FoldoutForms
import FoldoutRecords
import Foundation

@testable import FoldoutWeb

/// A person of the company's store, as a program would declare it.
struct Person: Sendable {
  var name = ""
  var note: String?
  var hired: LocalDate?
}

extension Company {
  /// The form of a person, with labels in two languages.
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

  /// A list with its records, one record alone, and a screen to come.
  static let screens: [Screen] = [
    .list(
      { $0.language.languageCode == .german ? "Leute" : "People" }, of: "people", at: "/people",
      records: "/record", form: personForm, blank: Person()),
    .record(
      { _ in "Me" }, of: "people", key: RecordKey([.integer(2)]), at: "/me", form: personForm,
      blank: Person()),
    .planned { _ in "Months" },
  ]
}
