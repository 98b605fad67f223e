import FoldoutForms
import FoldoutRecords
import GRDB

extension DatedCatalog {
  /// Returns the cells for defaults that are dates, or mean *never*, in columns whose dates have
  /// another form than what SQLite would fill in. Given cells take their place.
  func datesByDefault(
    in table: CatalogTable, besides cells: [Insertion.Cell], in db: Database
  ) throws -> [Insertion.Cell] {
    let given = Set(cells.map(\.column))
    let names = table.schema.columns.filter { $0.mayDefaultToDate && !given.contains($0.name) }
      .map(\.name)
    guard !names.isEmpty,
      let dated = try tablesWithDates(in: db).first(where: { $0.name == table.schema.name })
    else { return [] }
    // SQLite's own clock, as for the default.
    let now = try Query("SELECT CURRENT_TIMESTAMP", in: db).only { $0.text(0) }
    guard let now = now.flatMap({ StoredDate($0) })?.value else { return [] }
    return try names.compactMap { name in
      guard let column = dated.column(name), column.dateForm != nil || column.momentForm != nil,
        let value = try valueByDefault(of: column, in: db)
      else { return nil }
      return column.dateByDefault(value, at: now).map { .init(column: name, new: $0) }
    }
  }

  /// Returns the value that SQLite would fill in; `nil` if it cannot compute it without a row. For
  /// a column that says in which zone its times are, the local time is converted to UTC.
  private func valueByDefault(of column: ColumnSchema, in db: Database) throws -> StoredValue? {
    if case .value(let value) = column.defaultValue { return value }
    guard let text = column.defaultText else { return nil }
    let value = try CatalogTable.readable {
      try Query("SELECT (\(text))", in: db, isKept: false).only { $0.value(0) }
    }
    guard column.zone != nil, text.lowercased().contains("localtime"), let value,
      let form = value.string.flatMap({ StoredDate($0) })?.form, form != .day, form.zone == nil
    else { return value }
    return try Query("SELECT strftime('%Y-%m-%d %H:%M:%f', ?, 'utc')", in: db)
      .only([value]) { $0.value(0) }
  }
}
