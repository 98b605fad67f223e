import GRDBSQLite

/// A minimal wrapper of SQLite's C functions, the baseline for a query's cost.
final class Database {
  private let handle: OpaquePointer

  /// Opens a file, and creates it if there is none.
  init(_ path: String) throws {
    var opened: OpaquePointer?
    guard sqlite3_open(path, &opened) == SQLITE_OK, let opened else { throw BenchmarkError(path) }
    handle = opened
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements without results.
  func run(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw fault }
  }

  /// Prepares a statement.
  func prepare(_ sql: String) throws -> Statement {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let prepared else {
      throw fault
    }
    return Statement(prepared)
  }

  /// Returns the first value of the first row as text; empty if there are no rows.
  func text(_ sql: String) throws -> String {
    let statement = try prepare(sql)
    return statement.step() ? statement.text(0) : ""
  }

  private var fault: BenchmarkError { BenchmarkError(String(cString: sqlite3_errmsg(handle))) }

  /// An operation that SQLite refused.
  struct BenchmarkError: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }
}

/// A prepared statement that can be bound and stepped repeatedly.
final class Statement {
  private let handle: OpaquePointer

  fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// Binds a whole number to a parameter, counted from one.
  func bind(_ number: Int, at index: Int32) {
    sqlite3_bind_int64(handle, index, Int64(number))
  }

  /// Binds a text; SQLite keeps a copy of it.
  func bind(_ text: String, at index: Int32) {
    sqlite3_bind_text(handle, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
  }

  /// Runs the statement, which has no results, and resets it.
  func run() throws {
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else {
      let reason = String(cString: sqlite3_errmsg(sqlite3_db_handle(handle)))
      throw Database.BenchmarkError(reason)
    }
  }

  /// Steps to the next row; returns false if there is none.
  func step() -> Bool { sqlite3_step(handle) == SQLITE_ROW }

  /// Resets the statement, so that it can run again.
  func reset() { sqlite3_reset(handle) }

  /// Returns a column's value as text.
  func text(_ column: Int32) -> String {
    sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
  }

  /// Runs the statement, reads every value of every row as text, and returns the number of bytes.
  func readAll() -> Int {
    defer { reset() }
    let columns = sqlite3_column_count(handle)
    var count = 0
    while step() {
      for column in 0..<columns { count += text(column).utf8.count }
    }
    return count
  }
}
