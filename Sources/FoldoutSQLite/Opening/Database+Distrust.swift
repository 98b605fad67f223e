import GRDB
import GRDBSQLite

extension Database {
  /// Keeps what a file's views, triggers and computed columns say from doing more than computing.
  ///
  /// They may not call functions that reach beyond the database (`load_extension`, an app's own),
  /// and their values and statements stay within bounds; Decision 0039 has the reasons for each.
  func distrustSchema(isReader: Bool) throws {
    if try knowsHarmlessFunctions { try execute(sql: "PRAGMA trusted_schema = OFF") }
    lower(SQLITE_LIMIT_VDBE_OP, to: Database.maxSteps)
    lower(SQLITE_LIMIT_EXPR_DEPTH, to: Database.maxDepth)
    lower(SQLITE_LIMIT_TRIGGER_DEPTH, to: Database.maxTriggers)
    if isReader { lower(SQLITE_LIMIT_LENGTH, to: Database.maxBytesRead) }
  }

  /// False for an SQLite that takes its own functions of JSON for harmful ones, as 3.40 does: a
  /// table with a column computed by one of them would make the whole file unreadable.
  private var knowsHarmlessFunctions: Bool {
    get throws {
      let sql = "SELECT 1 FROM pragma_function_list WHERE name = 'json_extract' AND NOT flags & ?"
      return try Row.fetchOne(self, sql: sql, arguments: [SQLITE_INNOCUOUS]) == nil
    }
  }

  /// The most instructions of one statement: some 24 MB. Listing a table of 2,000 columns takes
  /// 10,000.
  private static let maxSteps: CInt = 1_000_000
  /// The deepest expression: SQLite's default, which a build may leave out.
  private static let maxDepth: CInt = 1000
  /// The most triggers within triggers.
  private static let maxTriggers: CInt = 100
  /// The longest value that is read or computed. A writer has SQLite's own limit of 1 GB: to change
  /// one field of a row it writes all of it.
  private static let maxBytesRead: CInt = 268_435_456

  private func lower(_ limit: CInt, to value: CInt) {
    let now = sqlite3_limit(sqliteConnection, limit, -1)
    if now > value { sqlite3_limit(sqliteConnection, limit, value) }
  }
}
