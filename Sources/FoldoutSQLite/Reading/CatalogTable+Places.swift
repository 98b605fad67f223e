import FoldoutForms
import FoldoutRecords
import GRDB

/// Rows that nothing names are known by their places, counted from 1, as the database happens to
/// give them: a view says nothing of an order. Such rows are read only, and the first 10,000 of
/// them: to come to a place, a view makes all rows before it.
extension CatalogTable {
  /// The row at a place; `nil` where there are fewer, or the key is no place.
  func row(atPlace key: RecordKey, _ cells: Cells, in db: Database) throws -> FoundRow? {
    guard let place = CatalogTable.place(key), (1...WindowRequest.mostPlaces).contains(place) else {
      return nil
    }
    return try placeRecords(cells, after: place - 1, limit: 1, in: db).first
      .map { FoundRow(stored: $0, rowid: nil) }
  }

  /// A window of places.
  func placeWindow(
    _ place: WindowRequest.Place, _ cells: Cells, size: Int, in db: Database
  ) throws -> Window {
    let skipped: Int
    var limit = size
    switch place {
    case .first: skipped = 0
    case .after(let key, _):
      skipped = min(max(0, CatalogTable.place(key) ?? 0), WindowRequest.mostPlaces)
    case .before(let key, _):
      // The least number of all has none before it.
      let end = min(max(1, CatalogTable.place(key) ?? 1) - 1, WindowRequest.mostPlaces)
      skipped = max(0, end - size)
      limit = end - skipped
    case .last:
      let end = try countOfPlaces(in: db)
      skipped = max(0, end - size)
      limit = end - skipped
    }
    let rest = WindowRequest.mostPlaces - skipped
    let records = try placeRecords(cells, after: skipped, limit: min(limit, rest) + 1, in: db)
    let isEnd = limit >= rest
    let listed = Array(records.prefix(min(limit, rest)))
    let hasMore = records.count > listed.count
    return Window(
      records: listed, hasPrevious: skipped > 0, hasNext: hasMore && !isEnd, countBefore: skipped,
      isCutShort: hasMore && isEnd)
  }

  private func countOfPlaces(in db: Database) throws -> Int {
    try Query("SELECT count(*) FROM (SELECT 1 FROM \(source) LIMIT ?)", in: db)
      .rows([.integer(Int64(WindowRequest.mostPlaces))]) { $0.integer(0) }.first ?? 0
  }

  private func placeRecords(
    _ cells: Cells, after skipped: Int, limit: Int, in db: Database
  ) throws -> [StoredRecord] {
    // A view whose columns cannot be told fails here, with the database's own reason.
    guard !cells.columns.isEmpty else {
      let sql = "SELECT * FROM \(source) LIMIT ? OFFSET ?"
      let count = try Query(sql, in: db).rows(CatalogTable.range(limit, skipped)) { _ in }.count
      return (0..<count).map { index in
        StoredRecord(
          key: RecordKey([.integer(Int64(skipped + index + 1))]),
          record: DynamicRecord(columns: [], values: []))
      }
    }
    let rows = try rows(cells, " LIMIT ? OFFSET ?", CatalogTable.range(limit, skipped), in: db)
    return rows.enumerated().map { index, row in
      var stored = row.stored
      stored.key = RecordKey([.integer(Int64(skipped + index + 1))])
      return stored
    }
  }

  private static func range(_ limit: Int, _ skipped: Int) -> [StoredValue] {
    [.integer(Int64(limit)), .integer(Int64(skipped))]
  }

  static func place(_ key: RecordKey) -> Int? {
    guard let value = key.values.first else { return nil }
    guard case .integer(let place) = value.spelledNumber ?? value else { return nil }
    return Int(clamping: place)
  }
}
