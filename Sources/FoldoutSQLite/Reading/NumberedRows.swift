import FoldoutForms
import FoldoutRecords
import GRDB

/// Rows without a key are identified by number, counted from 1 in the order in which SQLite happens
/// to return them. Such rows are read only, and only the first 10,000 of them, because a view
/// computes all rows before a number.
struct NumberedRows {
  let table: CatalogTable
  let db: Database

  /// Returns the row at a number; `nil` if there are fewer rows, or the key is not a number.
  func row(_ key: RecordKey, _ cells: Cells) throws -> FoundRow? {
    let number = CatalogTable.rowNumber(key)
    guard (1...WindowRequest.maxNumberedRows).contains(number) else { return nil }
    return try numberedRecords(cells, after: number - 1, limit: 1).first
      .map { FoundRow(stored: $0, rowid: nil) }
  }

  /// Returns a window of rows by number.
  func window(_ anchor: WindowRequest.Anchor, _ cells: Cells, size: Int) throws -> Window {
    let skipped: Int
    var limit = size
    switch anchor {
    case .first: skipped = 0
    case .after(let key, _):
      skipped = min(max(0, CatalogTable.rowNumber(key)), WindowRequest.maxNumberedRows)
    case .before(let key, _):
      // Clamped first, because the least `Int` minus one would overflow.
      let end = min(max(1, CatalogTable.rowNumber(key)) - 1, WindowRequest.maxNumberedRows)
      skipped = max(0, end - size)
      limit = end - skipped
    case .last:
      let end = try countOfRows()
      skipped = max(0, end - size)
      limit = end - skipped
    }
    let rest = WindowRequest.maxNumberedRows - skipped
    let records = try numberedRecords(cells, after: skipped, limit: min(limit, rest) + 1)
    let isEnd = limit >= rest
    let listed = Array(records.prefix(min(limit, rest)))
    let hasMore = records.count > listed.count
    return Window(
      records: listed, hasPrevious: skipped > 0, hasNext: hasMore && !isEnd, countBefore: skipped,
      isCutShort: hasMore && isEnd)
  }

  private func countOfRows() throws -> Int {
    try Query("SELECT count(*) FROM (SELECT 1 FROM \(table.source) LIMIT ?)", in: db)
      .only([.integer(Int64(WindowRequest.maxNumberedRows))]) { $0.integer(0) }
  }

  private func numberedRecords(
    _ cells: Cells, after skipped: Int, limit: Int
  ) throws -> [StoredRecord] {
    // Without columns the view fails here, with SQLite's own reason.
    guard !cells.columns.isEmpty else {
      let sql = "SELECT * FROM \(table.source) LIMIT ? OFFSET ?"
      let count = try Query(sql, in: db).rows(NumberedRows.range(limit, skipped)) { _ in }.count
      return (0..<count).map { index in
        StoredRecord(
          key: RecordKey([.integer(Int64(skipped + index + 1))]),
          record: DynamicRecord(columns: [], values: []))
      }
    }
    let rows = try table.reader(in: db).rows(
      cells, " LIMIT ? OFFSET ?", NumberedRows.range(limit, skipped))
    return rows.enumerated().map { index, row in
      var stored = row.stored
      stored.key = RecordKey([.integer(Int64(skipped + index + 1))])
      return stored
    }
  }

  private static func range(_ limit: Int, _ skipped: Int) -> [StoredValue] {
    [.integer(Int64(limit)), .integer(Int64(skipped))]
  }
}
