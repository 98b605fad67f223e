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
    guard schema.key != .rowNumber else { return try row(numbered: key, cells, in: db) }
    let conversions = self.key.map(\.conversion)
    let choices = key.choices(conversions)
    guard choices.count(where: { $0.count > 1 }) <= RecordKey.maxAmbiguousValues else {
      return try row(choosing: choices, cells, in: db)
    }
    for reading in key.readings(conversions) {
      if let row = try row(of: reading.values, cells, in: db) { return row }
    }
    return nil
  }

  private func row(
    of values: [StoredValue], _ cells: Cells, in db: Database
  ) throws -> FoundRow? {
    let condition = key.map { "\($0.expression) IS ?" }.joined(separator: " AND ")
    return try rows(cells, " WHERE \(condition) LIMIT 1", values, in: db).first.map(named)
  }

  /// The row whose key has one of several values in each column. SQLite looks through the rows for
  /// it, which it can be interrupted in; trying each combination takes as many searches as there
  /// are. The likeliest is tried by itself, so that of two such rows it is found.
  private func row(
    choosing choices: [[StoredValue]], _ cells: Cells, in db: Database
  ) throws -> FoundRow? {
    if let row = try row(of: choices.compactMap(\.first), cells, in: db) { return row }
    let condition = zip(key, choices).map { part, values in
      "(\(values.map { _ in "\(part.expression) IS ?" }.joined(separator: " OR ")))"
    }.joined(separator: " AND ")
    let row = try rows(cells, " WHERE \(condition) LIMIT 1", choices.flatMap(\.self), in: db).first
    return try row.map(named)
  }

  /// The row of that number, or under that key where there are no numbers.
  func row(
    rowid: StoredValue?, orKey key: RecordKey, _ cells: Cells, in db: Database
  ) throws -> FoundRow? {
    guard let rowid, let name = self.rowid else { return try row(key, cells, in: db) }
    return try rows(cells, " WHERE \(name) IS ? LIMIT 1", [rowid], in: db).first
  }

  /// Returns the condition that finds a row again: its number, or else its key.
  func address(of row: FoundRow) -> (condition: String, values: [StoredValue]) {
    if let rowid, let number = row.rowid { return ("\(rowid) IS ?", [number]) }
    return (
      key.map { "\($0.expression) IS ?" }.joined(separator: " AND "), row.stored.key.values
    )
  }
}
