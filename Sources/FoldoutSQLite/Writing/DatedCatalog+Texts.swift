import FoldoutForms
import FoldoutRecords
import GRDB

/// Checks that a column of texts does not store a text as a number. An error about a secret column
/// quotes no digits.
extension DatedCatalog {
  /// Returns an error if a column of texts, whose declared type is one of numbers to SQLite, would
  /// store a text of digits as a number; `nil` for any other cell.
  ///
  /// SQLite converts such a text without notice: 0049123 in a column declared STRING becomes 49123.
  /// In a column that holds numbers besides texts, only those digits are refused that would not
  /// come back.
  func refusal(
    ofText cell: Change.Cell, in table: CatalogTable, _ db: Database
  ) throws -> StoreError? {
    guard let text = cell.new.string, Affinity.spellsNumber(text),
      let declared = table.schema.column(cell.column), declared.mayMakeNumbersOfTexts,
      !table.columnsWithoutConversion.contains(cell.column),
      let column = try tablesWithDates(in: db).first(where: { $0.name == table.schema.name })?
        .column(cell.column), column.isOfTexts
    else { return nil }
    let kept = try Query("SELECT CAST(CAST(? AS NUMERIC) AS TEXT)", in: db)
      .only([cell.new]) { $0.text(0) }
    guard let kept, kept != text || !column.mayHoldNumbers else { return nil }
    let rule: StoreError.Rule =
      column.isSecret
      ? .type : .becomesNumber(text, kept: kept, declaredType: column.declaredType)
    return .refused(rule: rule, column: column.name, table: table.schema.name)
  }

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
