import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// Rows with long values, cell by cell.
extension CatalogTable {
  /// The rows of a query, of whose long values only the beginnings are read.
  ///
  /// SQLite's functions on texts read all of one. Its handles for bytes do not, but need a rowid and
  /// know nothing of encodings; where there is none, or another than UTF-8, at least no more is
  /// handed out.
  func partialRows(
    _ columns: [String], _ limits: ValueLimits, _ clauses: String, _ values: [StoredValue],
    in db: Database
  ) throws -> [FoundRow] {
    let isPlain = try Query("PRAGMA encoding", in: db).rows { $0.string(0) } == ["UTF-8"]
    let cells = columns.map { name in
      let column = schema.column(name) ?? ColumnSchema(name: name)
      let most = limits.most(of: column)
      return LongCell(
        name: Identifier(name), most: most,
        handle: isPlain && rowid != nil && !column.isGenerated
          ? CellHandle(table: schema.name, column: name, db) : nil)
    }
    let expressions = cells.flatMap(\.expressions)
    let start = 1 + key.count
    let sql = "SELECT \(selection(of: expressions)) FROM \(source)\(clauses)"
    return try Query(sql, in: db).rows(values) { row in
      var cut: [String: Int] = [:]
      let values = try cells.enumerated().map { index, cell in
        let found = try cell.read(row, at: start + 3 * index)
        cut[columns[index]] = found.cut
        return found.value
      }
      var found = found(row, DynamicRecord(columns: columns, values: values))
      found.stored.cut = cut
      return found
    }
  }
}

/// One column of such rows.
private struct LongCell {
  let name: Identifier
  let most: ColumnLimits
  let handle: CellHandle?

  /// The value or its beginning, its class, and the number of its bytes.
  var expressions: [String] {
    let type = "typeof(\(name))"
    guard handle == nil else {
      return [
        "CASE WHEN \(type) IN ('text', 'blob') THEN NULL ELSE \(name) END", type, "NULL",
      ]
    }
    let bytes = "CAST(\(name) AS BLOB)"
    // An even number, for characters of two bytes.
    let text = "substr(\(bytes), 1, \(LongCell.literal(most.text) / 2 * 2 + 2))"
    return [
      """
      CASE \(type) WHEN 'text' THEN CAST(\(text) AS TEXT)
      WHEN 'blob' THEN substr(\(name), 1, \(LongCell.literal(max(most.blob, most.picture)))) ELSE \(name) END
      """,
      type, "CASE WHEN \(type) IN ('text', 'blob') THEN length(\(bytes)) END",
    ]
  }

  /// SQLite counts no further than 32 bits, and has no longer values.
  private static func literal(_ most: Int) -> Int {
    min(most, 1_000_000_000)
  }

  func read(_ row: QueryRow, at index: Int) throws -> (value: StoredValue, cut: Int?) {
    let type = row.string(index + 1)
    guard type == "text" || type == "blob" else { return (row.value(index), nil) }
    if type == "text" { return try readText(row, at: index) }
    guard let handle else {
      let count = row.integer(index + 2)
      guard case .blob(let bytes) = row.value(index),
        most.hold(bytes: count, beginning: bytes)
      else { return (.blob([]), count) }
      return (.blob(bytes), nil)
    }
    let count = try handle.open(row: row.value(0))
    // The first bytes are asked only where they decide.
    let head = count <= most.picture ? min(count, PictureFormat.headLength) : 0
    let isRead = try most.hold(bytes: count, beginning: handle.read(head))
    return isRead ? (.blob(try handle.read(count)), nil) : (.blob([]), count)
  }

  private func readText(_ row: QueryRow, at index: Int) throws -> (value: StoredValue, cut: Int?) {
    guard let handle else {
      let count = row.integer(index + 2)
      guard count > most.text, case .text(let bytes) = row.value(index) else {
        return (row.value(index), nil)
      }
      return (StoredValue.beginning(of: bytes.prefix(most.text)), count)
    }
    let count = try handle.open(row: row.value(0))
    guard count > most.text else { return (.text(bytes: try handle.read(count)), nil) }
    return (StoredValue.beginning(of: try handle.read(most.text)[...]), count)
  }
}

/// SQLite's handle for the bytes of one cell, which reads no more of them than is asked for.
///
/// It is closed with the last mention of it, before the transaction ends.
private final class CellHandle {
  private let table: String
  private let column: String
  private let db: Database
  private var handle: OpaquePointer?

  init(table: String, column: String, _ db: Database) {
    self.table = table
    self.column = column
    self.db = db
  }

  deinit {
    sqlite3_blob_close(handle)
  }

  /// Goes to the cell of a row, and tells its number of bytes.
  func open(row: StoredValue) throws -> Int {
    guard case .integer(let rowid) = row else { return 0 }
    let code =
      handle == nil
      ? sqlite3_blob_open(db.sqliteConnection, "main", table, column, rowid, 0, &handle)
      : sqlite3_blob_reopen(handle, rowid)
    try check(code)
    return Int(sqlite3_blob_bytes(handle))
  }

  /// The first bytes of the cell.
  func read(_ count: Int) throws -> [UInt8] {
    guard count > 0 else { return [] }
    var code = SQLITE_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      code = sqlite3_blob_read(handle, buffer.baseAddress, CInt(clamping: count), 0)
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
