import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension Site {
  /// Returns the notes on a removal, with links to the records that refer to the record.
  func notes(on preview: RemovalPreview, _ environment: FormEnvironment) async -> [RemovalNote] {
    let schema = try? await app.sources.store.schema()
    return preview.notes(in: environment) { dependents in
      schema?.table(dependents.table).flatMap { listAddress(of: dependents, in: $0) }
    }
  }

  /// Returns the address of the list of exactly the records that refer to a record; `nil` if the
  /// list may not be filtered for them, or the values that they refer to are unknown.
  private func listAddress(of dependents: Dependents, in table: TableSchema) -> String? {
    guard let filter = RowFilter(dependents), (try? filter.check(in: table)) != nil else {
      return nil
    }
    if let form = app.sources.forms[table.name],
      !table.searchableColumns(shownBy: form).isSuperset(of: filter.columns)
    {
      return nil
    }
    return filter.address(of: Address.table(table.name).path)
  }
}
