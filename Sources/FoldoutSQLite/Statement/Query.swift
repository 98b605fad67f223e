import FoldoutForms
import GRDB
import GRDBSQLite

/// A prepared statement of a connection, bound and read with SQLite's own functions.
///
/// GRDB prepares and caches the statements, and runs the transactions. Values bypass GRDB, which
/// represents text as `String`: that would repair invalid UTF-8, and so change the text.
struct Query {
  private let statement: Statement
  private let db: Database

  /// Prepares a statement, or takes it from the connection's cache.
  ///
  /// GRDB never evicts cached statements. Pass false for `isKept` if the SQL depends on a request
  /// and not only on the schema: preparing takes some 20 µs, caching some 5 kB. SQL with characters
  /// beyond ASCII is never cached, because GRDB looks it up by `String`, which treats names as
  /// equal that differ only in how a letter is composed.
  init(_ sql: String, in db: Database, isKept: Bool = true) throws {
    statement =
      try isKept && sql.utf8.allSatisfy { $0 < 0x80 }
      ? db.cachedStatement(sql: sql) : db.makeStatement(sql: sql)
    self.db = db
  }

  /// Reads each row in order. The statement is reset before this returns or throws, so that no
  /// cursor stays open.
  func rows<T>(_ arguments: [StoredValue] = [], _ read: (QueryRow) throws -> T) throws -> [T] {
    var rows: [T] = []
    try visit(arguments) { row in
      rows.append(try read(row))
      return true
    }
    return rows
  }

  /// Visits each row in order, until a visit returns false.
  func visit(_ arguments: [StoredValue], _ shouldContinue: (QueryRow) throws -> Bool) throws {
    let handle = statement.sqliteStatement
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    for (index, value) in arguments.enumerated() {
      try check(bind(value, at: CInt(index + 1), of: handle))
    }
    while true {
      let code = sqlite3_step(handle)
      guard code == SQLITE_ROW else {
        guard code == SQLITE_DONE else { throw failure(code) }
        return
      }
      guard try shouldContinue(QueryRow(handle: handle)) else { return }
    }
  }

  /// Reads the row of a statement that always has one, such as a count or a pragma of the
  /// connection. Traps if there is none.
  func only<T>(_ arguments: [StoredValue] = [], _ read: (QueryRow) throws -> T) throws -> T {
    guard let row = try rows(arguments, read).first else {
      preconditionFailure("The statement always returns a row, but returned none: \(statement.sql)")
    }
    return row
  }

  /// True if there is any row.
  func hasRows(_ arguments: [StoredValue] = []) throws -> Bool {
    let rows: [Void] = try rows(arguments) { _ in }
    return !rows.isEmpty
  }

  /// Runs a statement for its effect.
  func run(_ arguments: [StoredValue] = []) throws {
    _ = try rows(arguments) { _ in }
  }

  private func bind(_ value: StoredValue, at index: CInt, of handle: OpaquePointer) -> CInt {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    // Redacted values are compared before any statement runs, and never bound.
    case .redacted: return SQLITE_MISMATCH
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(let bytes):
      return bytes.withUnsafeBytes { bytes in
        guard let start = bytes.bindMemory(to: CChar.self).baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, Query.copied)
        }
        let count = sqlite3_uint64(bytes.count)
        return sqlite3_bind_text64(handle, index, start, count, Query.copied, UInt8(SQLITE_UTF8))
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { bytes in
        // An empty blob: a null pointer would bind NULL.
        guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
        return sqlite3_bind_blob64(
          handle, index, start, sqlite3_uint64(bytes.count), Query.copied)
      }
    }
  }

  private func check(_ code: CInt) throws {
    if code != SQLITE_OK { throw failure(code) }
  }

  private func failure(_ code: CInt) -> DatabaseError {
    DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
  }

  /// SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the bound bytes.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// The current row of a statement, valid until the next step.
struct QueryRow {
  let handle: OpaquePointer

  /// Returns the value of a column, with its exact storage class and bytes.
  func value(_ index: Int) -> StoredValue {
    let index = CInt(index)
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      // As text, not as a blob, which would give UTF-16 in a file that stores text so.
      let start = sqlite3_column_text(handle, index)
      let count = Int(sqlite3_column_bytes(handle, index))
      return .text(bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(handle, index)
      let count = Int(sqlite3_column_bytes(handle, index))
      return .blob(Array(UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }

  /// Returns the text of a column, as ``StoredValue/string`` does; `nil` for any other value.
  func text(_ index: Int) -> String? {
    let index = CInt(index)
    guard sqlite3_column_type(handle, index) == SQLITE_TEXT else { return nil }
    let start = sqlite3_column_text(handle, index)
    let bytes = UnsafeBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(handle, index)))
    return bytes.position(of: 0, in: bytes.indices) == nil
      ? String(validating: bytes, as: UTF8.self) : nil
  }

  /// Returns the values of adjacent columns.
  func values(_ range: Range<Int>) -> [StoredValue] {
    range.map(value)
  }

  /// Returns text from SQLite's catalog; `nil` for NULL.
  func string(_ index: Int) -> String? {
    sqlite3_column_text(handle, CInt(index)).map(String.init(cString:))
  }

  /// Returns a text of SQLite's catalog that is never missing, such as a name. Throws
  /// `SQLITE_CORRUPT` for NULL, which only a damaged schema contains.
  func name(_ index: Int) throws -> String {
    guard let text = string(index) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a name in its schema is missing")
    }
    return text
  }

  /// Returns an integer from SQLite's catalog.
  func integer(_ index: Int) -> Int {
    Int(sqlite3_column_int64(handle, CInt(index)))
  }
}

extension Database {
  /// True if the file stores texts in UTF-8, not in UTF-16.
  var storesUTF8: Bool {
    get throws { try Query("PRAGMA encoding", in: self).only { $0.string(0) == "UTF-8" } }
  }
}

/// The name of a table, column or collation, quoted for SQL.
struct Identifier: CustomStringConvertible {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The name in double quotes, with quotes inside it doubled.
  var description: String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
