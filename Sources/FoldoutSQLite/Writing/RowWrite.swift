import FoldoutForms
import FoldoutRecords
import GRDB

/// A statement that adds or changes one row, and neither removes another nor skips its own.
///
/// A table can declare how a duplicate is resolved: `UNIQUE ON CONFLICT REPLACE` removes the other
/// row, and `IGNORE` silently writes nothing. A person was asked about neither, so both are refused
/// like any other duplicate.
struct RowWrite {
  let cells: [(column: String, value: StoredValue)]
  let table: String
  /// The condition that finds the row to be changed; `nil` for a new one.
  var row: (condition: String, values: [StoredValue])?

  /// Runs the statement, and reads the rows that it returns. If this throws, nothing is written.
  ///
  /// `OR ABORT` overrides the table's own clause, but also the `INSERT OR IGNORE` of any trigger
  /// that the statement fires, at any depth. So if a rule refuses the statement, it may be the
  /// trigger's, and the statement is tried without `OR ABORT`.
  ///
  /// - Parameters:
  ///   - verb: `INSERT` or `UPDATE`.
  ///   - rest: The statement after the verb.
  func run<T>(
    _ verb: String, _ rest: String, _ arguments: [StoredValue], isKept: Bool = false,
    in db: Database, _ read: (QueryRow) throws -> T
  ) throws -> [T] {
    do {
      return try Query("\(verb) OR ABORT \(rest)", in: db, isKept: isKept).rows(arguments, read)
    } catch let error as DatabaseError where error.dependsOnConflictClause {
      guard try mayBeOfTrigger(in: db) else { throw error }
      try Query("SAVEPOINT plain", in: db).run()
      do {
        let (result, own) = OwnRows.observing(table, in: db) {
          try Query("\(verb) \(rest)", in: db, isKept: false).rows(arguments, read)
        }
        if own.isUnresolved, error.names(table) { throw error }
        let rows = try result.get()
        if own.isUnresolved { throw RowWrite.duplicate }
        try Query("RELEASE plain", in: db).run()
        return rows
      } catch {
        if db.isInsideTransaction {
          try Query("ROLLBACK TO plain", in: db).run()
          try Query("RELEASE plain", in: db).run()
        }
        throw error
      }
    }
  }

  /// True if the file has triggers, and the statement can be tried without `OR ABORT`: if it might
  /// then remove a row, SQLite must report that.
  private func mayBeOfTrigger(in db: Database) throws -> Bool {
    try Query("SELECT 1 FROM sqlite_schema WHERE type = 'trigger' LIMIT 1", in: db).hasRows()
      && (OwnRows.areReported || !declaresReplacing(in: db))
  }

  /// True if the table may resolve duplicates by `ON CONFLICT REPLACE` or `IGNORE`: its declaration
  /// has one of these words.
  private func declaresReplacing(in db: Database) throws -> Bool {
    try Query(
      """
      SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?
        AND (sql LIKE '%REPLACE%' OR sql LIKE '%IGNORE%')
      """, in: db
    ).hasRows([.text(table)])
  }

  /// The error of a duplicate without its columns, for which SQLite's own error is a trigger's.
  private static let duplicate = DatabaseError(resultCode: .SQLITE_CONSTRAINT_UNIQUE)
}

extension RowWrite {
  /// The value that a column will have: the given one, else the stored one, else its default.
  func value(
    of column: String, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws -> StoredValue {
    let name = FoldedName(column)
    if let cell = cells.first(where: { FoldedName($0.column) == name }) { return cell.value }
    if let row {
      return try Query(
        "SELECT \(Identifier(column)) FROM \(Identifier(table)) WHERE \(row.condition) LIMIT 1",
        in: db
      ).rows(row.values) { $0.value(0) }.first ?? .null
    }
    let declared = try pragmas.columns(of: table, in: db).first {
      FoldedName($0.name) == name
    }
    guard let text = declared?.defaultText else { return .null }
    return try Query("SELECT (\(text))", in: db, isKept: false).only { $0.value(0) }
  }
}

extension DatabaseError {
  /// True for a broken rule that a conflict clause, such as a trigger's `OR IGNORE`, could resolve.
  fileprivate var dependsOnConflictClause: Bool {
    switch extendedResultCode {
    case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID,
      .SQLITE_CONSTRAINT_NOTNULL, .SQLITE_CONSTRAINT_CHECK:
      true
    default: false
    }
  }

  /// True if the message names columns of a table, as in `UNIQUE constraint failed: people.name`.
  fileprivate func names(_ table: String) -> Bool {
    message?.contains(": \(table).") == true
  }
}
