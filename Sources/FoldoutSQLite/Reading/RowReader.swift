import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// A row, with the rowid that finds it again.
struct FoundRow {
  var stored: StoredRecord
  /// The rowid, if the table has one; it stays the same when the key changes.
  var rowid: StoredValue?
}

/// Reads rows of a table, whole or in part.
struct RowReader {
  let table: CatalogTable
  let db: Database

  /// Returns the row with a key, as an address may spell it.
  func row(_ key: RecordKey, _ cells: Cells) throws -> FoundRow? {
    guard key.values.count == table.keyCount else {
      throw StoreError.malformedKey(
        table: table.schema.name, expected: table.keyCount, found: key.values.count)
    }
    guard table.schema.key != .rowNumber else {
      return try NumberedRows(table: table, db: db).row(key, cells)
    }
    let conversions = table.key.map(\.conversion)
    let choices = key.choices(conversions)
    guard choices.count(where: { $0.count > 1 }) <= RecordKey.maxAmbiguousValues else {
      return try row(choosing: choices, cells)
    }
    for reading in key.readings(conversions) {
      if let row = try row(of: reading.values, cells) { return row }
    }
    return nil
  }

  private func row(of values: [StoredValue], _ cells: Cells) throws -> FoundRow? {
    let condition = table.key.map { "\($0.expression) IS ?" }.joined(separator: " AND ")
    return try rows(cells, " WHERE \(condition) LIMIT 1", values).first.map(table.named)
  }

  /// Returns the row whose key has one of several values in each column. SQLite searches the rows
  /// in one statement, which can be interrupted; trying each combination would take a search for
  /// each. The likeliest combination is tried first, so that it wins if two rows match.
  private func row(choosing choices: [[StoredValue]], _ cells: Cells) throws -> FoundRow? {
    if let row = try row(of: choices.compactMap(\.first), cells) { return row }
    let condition = zip(table.key, choices).map { part, values in
      "(\(values.map { _ in "\(part.expression) IS ?" }.joined(separator: " OR ")))"
    }.joined(separator: " AND ")
    let row = try rows(cells, " WHERE \(condition) LIMIT 1", choices.flatMap(\.self)).first
    return try row.map(table.named)
  }

  /// Returns the row with a rowid, or with a key if the table has no rowids.
  func row(rowid: StoredValue?, orKey key: RecordKey, _ cells: Cells) throws -> FoundRow? {
    guard let rowid, let name = table.rowid else { return try row(key, cells) }
    return try rows(cells, " WHERE \(name) IS ? LIMIT 1", [rowid]).first
  }

  /// True if a row holds a value, as converted by the column's type.
  ///
  /// SQLite compares the two, because it converts for a comparison exactly as it does for a write.
  /// False for a column that converts nothing: there, equal values are identical in class and
  /// bytes, which is not tested here.
  func holds(_ value: StoredValue, in column: String, of row: FoundRow) throws -> Bool {
    guard !table.columnsWithoutConversion.contains(column) else { return false }
    let (condition, values) = table.address(of: row)
    let isSame = try Query(
      """
      SELECT \(Identifier(column)) COLLATE BINARY IS ? FROM \(table.source) WHERE \(condition) LIMIT 1
      """, in: db
    ).rows([value] + values) { $0.integer(0) != 0 }.first
    guard let isSame else { throw table.lostRow }
    return isSame
  }
}

/// The cells to read of each row: some columns, and limits for their values.
struct Cells {
  var columns: [String]
  /// `nil` for whole values.
  var limits: ValueLimits?
}

extension RowReader {
  /// Returns the rows of a query whose `clauses` follow the table's name.
  ///
  /// Nearly all values are shorter than any limit. So the query first runs with that limit for
  /// values, at which SQLite stops before it reads a longer one. If one is longer, the query runs
  /// again cell by cell, which takes 1.3 µs more for each text.
  ///
  /// If the table has more columns than one statement can name, several statements read them, all
  /// in the transaction under way, so that they find the same rows.
  func rows(_ cells: Cells, _ clauses: String, _ values: [StoredValue]) throws -> [FoundRow] {
    let maxCount = maxColumnsAtOnce
    guard cells.columns.count > maxCount else {
      return try narrowRows(cells, clauses, values)
    }
    var found: [FoundRow] = []
    for start in stride(from: 0, to: cells.columns.count, by: maxCount) {
      let part = Cells(
        columns: Array(cells.columns[start...].prefix(maxCount)), limits: cells.limits)
      let rows = try narrowRows(part, clauses, values)
      guard start > 0 else {
        found = rows
        continue
      }
      guard rows.map(\.stored.key) == found.map(\.stored.key) else {
        throw StoreError.unavailable(
          table: table.schema.name, detail: "it gives its rows in another order each time")
      }
      for (index, row) in rows.enumerated() { found[index].stored.append(row.stored) }
    }
    return found
  }

  /// Limit for the columns that one statement reads: a long value takes three expressions.
  var maxColumnsAtOnce: Int {
    max(1, maxExpressions / 3)
  }

  /// Limit for the expressions that one statement selects besides the rowid and the key. SQLite
  /// allows 2,000 in all unless it was built otherwise.
  var maxExpressions: Int {
    max(1, Int(sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_COLUMN, -1)) - 1 - table.key.count)
  }

  private func narrowRows(
    _ cells: Cells, _ clauses: String, _ values: [StoredValue]
  ) throws -> [FoundRow] {
    guard let limits = cells.limits else {
      return try wholeRows(cells.columns, clauses, values)
    }
    // With a lower limit, not even a key could be read.
    let minimum = max(limits.text, 1000)
    do {
      return try db.withValues(ofAtMost: minimum) {
        try wholeRows(cells.columns, clauses, values)
      }.map { row in
        var row = row
        row.stored = row.stored.limited(to: limits, in: table.schema)
        return row
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return try partialRows(cells.columns, limits, clauses, values)
    }
  }

  private func wholeRows(
    _ columns: [String], _ clauses: String, _ values: [StoredValue]
  ) throws -> [FoundRow] {
    let selection = table.selection(of: columns.map { "\(Identifier($0))" })
    let start = 1 + table.key.count
    let cells = start..<start + columns.count
    return try Query("SELECT \(selection) FROM \(table.source)\(clauses)", in: db).rows(values) {
      row in
      table.found(row, DynamicRecord(columns: columns, values: row.values(cells)))
    }
  }
}

extension StoredRecord {
  /// Adds the values of further columns of the same row.
  fileprivate mutating func append(_ other: StoredRecord) {
    record = DynamicRecord(
      columns: record.columns + other.record.columns,
      values: record.values + other.record.values)
    cut.merge(other.cut) { first, _ in first }
  }
}

extension Database {
  /// Runs `work`, in which queries fail with `SQLITE_TOOBIG` at a value of more than `bytes`.
  func withValues<T>(ofAtMost bytes: Int, _ work: () throws -> T) throws -> T {
    let usual = sqlite3_limit(
      sqliteConnection, SQLITE_LIMIT_LENGTH, CInt(clamping: bytes))
    defer { sqlite3_limit(sqliteConnection, SQLITE_LIMIT_LENGTH, usual) }
    return try work()
  }
}
