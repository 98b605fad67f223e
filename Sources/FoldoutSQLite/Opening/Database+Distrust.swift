import GRDB
import GRDBSQLite

extension Database {
  /// Restricts a file's views, triggers and computed columns to mere computation.
  ///
  /// They cannot call functions that reach beyond the database (`load_extension`, an app's own),
  /// and the sizes of their values and statements are limited. Decision 0034 has the reasons for
  /// each limit.
  func distrustSchema(isReader: Bool) throws {
    if try knowsHarmlessFunctions { try execute(sql: "PRAGMA trusted_schema = OFF") }
    lower(SQLITE_LIMIT_VDBE_OP, to: Database.maxSteps)
    lower(SQLITE_LIMIT_EXPR_DEPTH, to: Database.maxDepth)
    lower(SQLITE_LIMIT_TRIGGER_DEPTH, to: Database.maxTriggers)
    if isReader { lower(SQLITE_LIMIT_LENGTH, to: Database.maxBytesRead) }
  }

  /// False if this SQLite treats its own JSON functions as harmful, as 3.40 does: then a table with
  /// a column computed by one of them would make the whole file unreadable.
  private var knowsHarmlessFunctions: Bool {
    get throws {
      let sql = "SELECT 1 FROM pragma_function_list WHERE name = 'json_extract' AND NOT flags & ?"
      return try Row.fetchOne(self, sql: sql, arguments: [SQLITE_INNOCUOUS]) == nil
    }
  }

  /// Limit for the instructions of one statement, some 24 MB. Listing a table of 2,000 columns
  /// takes 10,000.
  private static let maxSteps: CInt = 1_000_000
  /// Limit for the depth of an expression: SQLite's default, which a build may remove.
  private static let maxDepth: CInt = 1000
  /// Limit for nested triggers.
  private static let maxTriggers: CInt = 100
  /// Limit in bytes for a value that is read or computed. A writer keeps SQLite's own limit of 1
  /// GB, because changing one field of a row writes all of it.
  private static let maxBytesRead: CInt = 268_435_456

  private func lower(_ limit: CInt, to value: CInt) {
    let now = sqlite3_limit(sqliteConnection, limit, -1)
    if now > value { sqlite3_limit(sqliteConnection, limit, value) }
  }
}
