import FoldoutForms
import GRDB
import GRDBSQLite

/// SQLite's handle for the bytes of one cell, which reads no more of them than is asked for.
///
/// It is closed with the last mention of it, before the transaction ends.
final class CellHandle {
  private let table: String
  private let column: String
  private let clauses: String
  private let db: Database
  private var handle: OpaquePointer?

  /// A handle for the cells of a column; `clauses` find a row by the number that it is bound to.
  init(table: String, column: String, clauses: String, _ db: Database) {
    self.table = table
    self.column = column
    self.clauses = clauses
    self.db = db
  }

  deinit {
    sqlite3_blob_close(handle)
  }

  /// Goes to the cell of a row, and tells its number of bytes; `nil` where nothing is stored there:
  /// a column that was added has its default in the rows that were written before.
  func open(row: StoredValue) throws -> Int? {
    guard case .integer(let rowid) = row else { return nil }
    let code =
      handle == nil
      ? sqlite3_blob_open(db.sqliteConnection, "main", table, column, rowid, 0, &handle)
      : sqlite3_blob_reopen(handle, rowid)
    guard code != SQLITE_ERROR else {
      // It goes to no other row after that.
      sqlite3_blob_close(handle)
      handle = nil
      return nil
    }
    try check(code)
    return Int(sqlite3_blob_bytes(handle))
  }

  /// Some expressions of the same row, for a cell that cannot be opened.
  func values<T>(
    _ expressions: [String], ofRow row: StoredValue, _ read: (QueryRow) throws -> T
  ) throws -> T? {
    let sql = "SELECT \(expressions.joined(separator: ", "))\(clauses)"
    return try Query(sql, in: db, isKept: false).rows([row], read).first
  }

  /// Some bytes of the cell: the first, unless an offset is named.
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
