import FoldoutForms
import FoldoutRecords
import GRDB

/// One row as it was read, with the number by which it can be found again.
struct FoundRow {
  var stored: StoredRecord
  /// The rowid, where the table has one: it stays when the key is changed.
  var rowid: StoredValue?
}

extension CatalogTable {
  /// The number of values in a key.
  var keyCount: Int { max(1, key.count) }

  /// The row that a key names, as an address may spell it.
  func row(_ key: RecordKey, _ cells: Cells, in db: Database) throws -> FoundRow? {
    guard key.values.count == keyCount else {
      throw StoreError.malformedKey(
        table: schema.name, expected: keyCount, found: key.values.count)
    }
    guard schema.key != .place else { return try row(atPlace: key, cells, in: db) }
    let condition = self.key.map { "\($0.expression) IS ?" }.joined(separator: " AND ")
    for reading in key.readings(self.key.map(\.conversion)) {
      let clause = " WHERE \(condition) LIMIT 1"
      if let row = try rows(cells, clause, reading.values, in: db).first { return try named(row) }
    }
    return nil
  }

  /// The row of that number, or under that key where there are no numbers.
  func row(
    rowid: StoredValue?, orKey key: RecordKey, _ cells: Cells, in db: Database
  ) throws -> FoundRow? {
    guard let rowid, let name = self.rowid else { return try row(key, cells, in: db) }
    return try rows(cells, " WHERE \(name) IS ? LIMIT 1", [rowid], in: db).first
  }

  /// What finds a row again that has been read: its number, or else its key.
  func address(of row: FoundRow) -> (condition: String, values: [StoredValue]) {
    if let rowid, let number = row.rowid { return ("\(rowid) IS ?", [number]) }
    return (
      key.map { "\($0.expression) IS ?" }.joined(separator: " AND "), row.stored.key.values
    )
  }
}
