import FoldoutForms
import FoldoutRecords
import GRDB

/// Rows that nothing names are known by their places, counted from 1, as the database happens to
/// give them: a view says nothing of an order. Such rows are read only.
extension CatalogTable {
  /// The row at a place; `nil` where there are fewer, or the key is no place.
  func row(atPlace key: RecordKey, in db: Database) throws -> FoundRow? {
    guard let place = CatalogTable.place(key), place > 0 else { return nil }
    return try placeRecords(columns, after: place - 1, limit: 1, in: db).first
      .map { FoundRow(stored: $0, rowid: nil) }
  }

  /// A window of places.
  func placeWindow(
    _ place: WindowRequest.Place, columns: [String], size: Int, in db: Database
  ) throws -> Window {
    let skipped: Int
    var limit = size
    switch place {
    case .first: skipped = 0
    case .after(let key): skipped = max(0, CatalogTable.place(key) ?? 0)
    case .before(let key):
      let end = max(0, (CatalogTable.place(key) ?? 1) - 1)
      skipped = max(0, end - size)
      limit = end - skipped
    }
    let records = try placeRecords(columns, after: skipped, limit: limit + 1, in: db)
    return Window(
      records: Array(records.prefix(limit)), hasPrevious: skipped > 0,
      hasNext: records.count > limit)
  }

  private func placeRecords(
    _ columns: [String], after skipped: Int, limit: Int, in db: Database
  ) throws -> [StoredRecord] {
    // A view whose columns cannot be told fails here, with the database's own reason.
    let names = columns.map { "\(Identifier($0))" }
    let selection = names.isEmpty ? "*" : names.joined(separator: ", ")
    let sql = "SELECT \(selection) FROM \(source) LIMIT ? OFFSET ?"
    let values: [StoredValue] = [.integer(Int64(limit)), .integer(Int64(skipped))]
    let found = try Query(sql, in: db).rows(values) { $0.values(0..<columns.count) }
    return found.enumerated().map { index, values in
      StoredRecord(
        key: RecordKey([.integer(Int64(skipped + index + 1))]),
        record: DynamicRecord(columns: columns, values: values))
    }
  }

  private static func place(_ key: RecordKey) -> Int? {
    guard let value = key.values.first else { return nil }
    guard case .integer(let place) = value.spelledNumber ?? value else { return nil }
    return Int(clamping: place)
  }
}
