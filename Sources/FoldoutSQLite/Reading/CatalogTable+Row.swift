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
  func row(_ key: RecordKey, in db: Database) throws -> FoundRow? {
    guard key.values.count == keyCount else {
      throw StoreError.malformedKey(
        table: schema.name, expected: keyCount, found: key.values.count)
    }
    guard schema.key != .place else { return try row(atPlace: key, in: db) }
    let condition = self.key.map { "\($0.expression) IS ?" }.joined(separator: " AND ")
    for reading in key.readings(convertingNothing: self.key.map(\.convertsNothing)) {
      if let row = try row(where: condition, reading.values, in: db) { return row }
    }
    return nil
  }

  /// The row of that number, or under that key where there are no numbers.
  func row(rowid: StoredValue?, orKey key: RecordKey, in db: Database) throws -> FoundRow? {
    guard let rowid, let name = self.rowid else { return try row(key, in: db) }
    return try row(where: "\(name) IS ?", [rowid], in: db)
  }

  private func row(
    where condition: String, _ values: [StoredValue], in db: Database
  ) throws -> FoundRow? {
    let sql = "SELECT \(selection(of: columns)) FROM \(source) WHERE \(condition) LIMIT 1"
    let columns = columns
    return try Query(sql, in: db).rows(values) { found($0, columns: columns) }.first
  }

  /// What is selected to read rows: the rowid or NULL, the key, and some columns.
  func selection(of columns: [String]) -> String {
    ([rowid ?? "NULL"] + key.map(\.expression) + columns.map { "\(Identifier($0))" })
      .joined(separator: ", ")
  }

  /// A row of that selection.
  func found(_ row: QueryRow, columns: [String]) -> FoundRow {
    let keyEnd = 1 + key.count
    let values = row.values(keyEnd..<keyEnd + columns.count)
    return FoundRow(
      stored: StoredRecord(
        key: RecordKey(row.values(1..<keyEnd)),
        record: DynamicRecord(columns: columns, values: values)),
      rowid: rowid == nil ? nil : row.value(0))
  }
}
