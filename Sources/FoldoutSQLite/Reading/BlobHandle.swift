import FoldoutForms
import GRDB
import GRDBSQLite

/// A handle of SQLite's incremental blob I/O, which reads only the requested bytes of one cell.
///
/// The last reference to it has to end before the transaction.
final class BlobHandle {
  private let table: String
  private let column: String
  private let clauses: String
  private let db: Database
  private var handle: OpaquePointer?

  /// Makes a handle for the cells of a column; `clauses` select a row by a rowid that is bound as
  /// their only value.
  init(table: String, column: String, clauses: String, _ db: Database) {
    self.table = table
    self.column = column
    self.clauses = clauses
    self.db = db
  }

  deinit {
    sqlite3_blob_close(handle)
  }

  /// Opens the cell of a row, and returns its number of bytes; `nil` if nothing is stored there, as
  /// in rows that were written before the column was added.
  func open(row: StoredValue) throws -> Int? {
    guard case .integer(let rowid) = row else { return nil }
    let code =
      handle == nil
      ? sqlite3_blob_open(db.sqliteConnection, "main", table, column, rowid, 0, &handle)
      : sqlite3_blob_reopen(handle, rowid)
    guard code != SQLITE_ERROR else {
      // After that error the handle cannot be moved to another row.
      sqlite3_blob_close(handle)
      handle = nil
      return nil
    }
    try check(code)
    return Int(sqlite3_blob_bytes(handle))
  }

  /// Reads some expressions of a row whose cell cannot be opened.
  func values<T>(
    _ expressions: [String], ofRow row: StoredValue, _ read: (QueryRow) throws -> T
  ) throws -> T? {
    let sql = "SELECT \(expressions.joined(separator: ", "))\(clauses)"
    return try Query(sql, in: db, isKept: false).rows([row], read).first
  }

  /// Reads some bytes of the cell, by default from its start.
  func read(_ count: Int, from start: Int = 0) throws -> [UInt8] {
    guard count > 0 else { return [] }
    var code = SQLITE_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      code = sqlite3_blob_read(
        handle, buffer.baseAddress, CInt(clamping: count), CInt(clamping: start))
      filled = code == SQLITE_OK ? count : 0
    }
    try check(code)
    return bytes
  }

  private func check(_ code: CInt) throws {
    guard code == SQLITE_OK else {
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
    }
  }
}
