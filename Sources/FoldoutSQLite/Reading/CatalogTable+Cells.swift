import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// The cells to read of each row: some columns, and limits for their values.
struct Cells {
  var columns: [String]
  /// `nil` for whole values.
  var limits: ValueLimits?
}

extension CatalogTable {
  /// Returns the rows of a query whose `clauses` follow the table's name.
  ///
  /// Nearly all values are shorter than any limit. So the query first runs with that limit for
  /// values, at which SQLite stops before it reads a longer one. If one is longer, the query runs
  /// again cell by cell, which takes 1.3 µs more for each text.
  ///
  /// If the table has more columns than one statement can name, several statements read them, all
  /// in the transaction under way, so that they find the same rows.
  func rows(
    _ cells: Cells, _ clauses: String, _ values: [StoredValue], in db: Database
  ) throws -> [FoundRow] {
    let maxCount = maxColumnsAtOnce(in: db)
    guard cells.columns.count > maxCount else {
      return try narrowRows(cells, clauses, values, in: db)
    }
    var found: [FoundRow] = []
    for start in stride(from: 0, to: cells.columns.count, by: maxCount) {
      let part = Cells(
        columns: Array(cells.columns[start...].prefix(maxCount)), limits: cells.limits)
      let rows = try narrowRows(part, clauses, values, in: db)
      guard start > 0 else {
        found = rows
        continue
      }
      guard rows.map(\.stored.key) == found.map(\.stored.key) else {
        throw StoreError.unavailable(
          table: schema.name, detail: "it gives its rows in another order each time")
      }
      for (index, row) in rows.enumerated() { found[index].stored.append(row.stored) }
    }
    return found
  }

  /// Limit for the columns that one statement reads: a long value takes three expressions.
  func maxColumnsAtOnce(in db: Database) -> Int {
    max(1, maxExpressions(in: db) / 3)
  }

  /// Limit for the expressions that one statement selects besides the rowid and the key. SQLite
  /// allows 2,000 in all unless it was built otherwise.
  func maxExpressions(in db: Database) -> Int {
    max(1, Int(sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_COLUMN, -1)) - 1 - key.count)
  }

  private func narrowRows(
    _ cells: Cells, _ clauses: String, _ values: [StoredValue], in db: Database
  ) throws -> [FoundRow] {
    guard let limits = cells.limits else {
      return try wholeRows(cells.columns, clauses, values, in: db)
    }
    // With a lower limit, not even a key could be read.
    let minimum = max(limits.text, 1000)
    do {
      return try db.withValues(ofAtMost: minimum) {
        try wholeRows(cells.columns, clauses, values, in: db)
      }.map { row in
        var row = row
        row.stored = row.stored.limited(to: limits, in: schema)
        return row
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_TOOBIG {
      return try partialRows(cells.columns, limits, clauses, values, in: db)
    }
  }

  private func wholeRows(
    _ columns: [String], _ clauses: String, _ values: [StoredValue], in db: Database
  ) throws -> [FoundRow] {
    let selection = selection(of: columns.map { "\(Identifier($0))" })
    let start = 1 + key.count
    let cells = start..<start + columns.count
    return try Query("SELECT \(selection) FROM \(source)\(clauses)", in: db).rows(values) { row in
      found(row, DynamicRecord(columns: columns, values: row.values(cells)))
    }
  }

  /// Returns the selection that reads rows: the rowid or NULL, the key, and some expressions.
  func selection(of expressions: [String]) -> String {
    ([rowid ?? "NULL"] + key.map(\.selection) + expressions).joined(separator: ", ")
  }

  /// Returns the key with some values, marked so that an address distinguishes their types.
  func marked(_ values: [StoredValue]) -> RecordKey {
    RecordKey(values).marked(key.map(\.conversion))
  }

  /// Makes a row from the columns of ``selection(of:)``.
  func found(_ row: QueryRow, _ record: DynamicRecord) -> FoundRow {
    FoundRow(
      stored: StoredRecord(key: marked(row.values(1..<1 + key.count)), record: record),
      rowid: rowid == nil ? nil : row.value(0))
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
