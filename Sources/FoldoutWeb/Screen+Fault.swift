import Foundation
import FoldoutForms
import FoldoutRecords

extension Screen {
  /// Returns the fault that keeps the screen from being served over a store's tables: a field that
  /// no column keeps, or a value of a new record that its column cannot keep.
  ///
  /// A button keeps nothing, and what is computed is kept by what it is computed of. A table that
  /// there is not is no fault here: it may be made while the program runs, and until then its
  /// screen says that it is missing. The form is asked for in English, as the sentence is; its
  /// fields' identities are the same in every language.
  func fault(over schema: Schema) -> HostError? {
    let name: String
    let formOf: LocalForm
    switch content {
    case .list(let table, _, _, let form, _), .record(let table, _, _, let form):
      (name, formOf) = (table, form)
    case .program, .stored, .planned: return nil
    }
    guard let table = schema.table(name) else { return nil }
    let locale = Locale(identifier: "en")
    let lost = formOf(locale, table).fields.first { field in
      field.kind.isStored && !field.isComputed && table.column(field.id.name) == nil
    }
    if let lost { return .fieldWithoutColumn(lost.id, screen: title(locale), table: name) }
    do {
      _ = try blank?(locale, table)
      return nil
    } catch {
      return .unkeptValue(
        error.field, value: error.value, screen: title(locale), table: name)
    }
  }
}
