import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension Sources {
  /// Returns the notes on a removal, with the records that refer to the record.
  func notes(
    on preview: RemovalPreview, _ environment: FormEnvironment
  ) async -> [RemovalNote] {
    let schema = try? await store.schema()
    return preview.notes(in: environment) { dependents in
      schema?.table(dependents.table).flatMap { rows(dependents, in: $0) }
    }
  }

  /// Returns exactly the records that refer to a record; `nil` if the list may not be filtered for
  /// them, or the values that they refer to are unknown.
  private func rows(_ dependents: Dependents, in table: TableSchema) -> FilteredTable? {
    guard let filter = RowFilter(dependents), (try? filter.check(in: table)) != nil else {
      return nil
    }
    if let form = forms[table.name],
      !table.searchableColumns(shownBy: form).isSuperset(of: filter.columns)
    {
      return nil
    }
    return FilteredTable(table.name, filter)
  }
}
