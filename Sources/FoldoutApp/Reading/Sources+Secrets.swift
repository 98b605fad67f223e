package import FoldoutForms
import FoldoutRecords
package import Foundation

extension Sources {
  /// Returns the fields that are secrets, as a record's form and the store declare them; `nil` if
  /// the declarations are unknown, because the store is failing and the table was never read.
  ///
  /// A file that is in use is not waited for a second time: then the table counts as it was last
  /// read.
  package func secretFields(
    of destination: RecordDestination?, isBusy: Bool, in locale: Locale
  ) async -> Set<FieldID>? {
    guard let destination else { return [] }
    let name = destination.table
    let current = isBusy ? nil : try? await store.schema().table(name)
    guard let table = current ?? cache.tables.value(of: name) else { return nil }
    let form =
      destination.form?(locale, TableSchema(name: name, key: .rowid, columns: [])) ?? forms[name]
    let ofForm = form?.fields.filter(\.kind.isSecret).map(\.id) ?? []
    return Set(ofForm + table.columns.filter(\.isSecret).map { FieldID($0.name) })
  }
}
