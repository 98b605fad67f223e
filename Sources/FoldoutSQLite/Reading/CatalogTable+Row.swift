import FoldoutForms
import FoldoutRecords
import GRDB

/// A row, with the rowid that finds it again.
struct FoundRow {
  var stored: StoredRecord
  /// The rowid, if the table has one; it stays the same when the key changes.
  var rowid: StoredValue?
}

extension CatalogTable {
  /// The number of values in a key.
  var keyCount: Int { max(1, key.count) }

  /// Returns the row with a key, as an address may spell it.
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

  /// Returns the row whose key has one of several values in each column. SQLite searches the rows
  /// in one statement, which can be interrupted; trying each combination would take a search for
  /// each. The likeliest combination is tried first, so that it wins if two rows match.
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

  /// Returns the row with a rowid, or with a key if the table has no rowids.
  func row(
    rowid: StoredValue?, orKey key: RecordKey, _ cells: Cells, in db: Database
  ) throws -> FoundRow? {
    guard let rowid, let name = self.rowid else { return try row(key, cells, in: db) }
    return try rows(cells, " WHERE \(name) IS ? LIMIT 1", [rowid], in: db).first
  }

  /// Returns the condition that finds a row again, by its rowid or else its key.
  func address(of row: FoundRow) -> (condition: String, values: [StoredValue]) {
    if let rowid, let number = row.rowid { return ("\(rowid) IS ?", [number]) }
    return (
      key.map { "\($0.expression) IS ?" }.joined(separator: " AND "), row.stored.key.values
    )
  }
}
