import Foundation
import FoldoutApp
import FoldoutForms
import FoldoutRecords

extension Screen {
  /// Returns an error if the screen's form names a field that it does not have, if a field has no
  /// column in the store's table, or if a new record starts with a value that its column cannot
  /// store.
  ///
  /// Buttons and computed fields need no column. A missing table is not an error: it may be created
  /// while the program runs, and until then its screen says that it is missing. The form is made in
  /// English, like the error's sentence; the identities of its fields are the same in every
  /// language.
  func fault(in schema: Schema) -> HostError? {
    let name: String
    let makeForm: FormFactory
    switch content {
    case .table(let table, let form, _), .record(let table, _, let form):
      (name, makeForm) = (table, form)
    case .program, .stored, .planned: return nil
    }
    let locale = Locale(identifier: "en")
    let declared = schema.table(name)
    do {
      try makeForm(locale, declared ?? TableSchema(name: name, key: .rowid, columns: []))
        .checkNames()
    } catch {
      return .unknownField(error, screen: title(locale))
    }
    guard let table = declared else { return nil }
    if let unstored = table.fieldWithoutColumn(in: makeForm(locale, table)) {
      return .fieldWithoutColumn(unstored, screen: title(locale), table: name)
    }
    do {
      _ = try blank?(locale, table)
      return nil
    } catch {
      return .unstorableValue(
        error.field, value: error.value, screen: title(locale), table: name)
    }
  }
}
