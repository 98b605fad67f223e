import FoldoutForms
public import FoldoutRecords
import GRDB

extension SQLiteStore {
  /// Reads a piece of one text or blob through SQLite's incremental blob I/O, so that only the
  /// piece is in memory. Returns `nil` for a secret or missing column, a missing row, a value that
  /// is neither text nor blob, and one that changed since the mark.
  ///
  /// Incremental I/O works neither for views, virtual tables, tables without a rowid or with
  /// generated columns, nor in UTF-16 files: there the whole value is in memory while a piece is
  /// read.
  ///
  /// Complexity: O(log rows + pages of the value up to the piece's end).
  public func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece? {
    try await file.scan(of: table) { db, opened in
      let version = try Query("PRAGMA data_version", in: db).only { $0.integer(0) }
      let state = "\(opened.id) \(version)"
      return try opened.catalogs.answer(about: table, in: db) { table, _ in
        guard let declared = table.schema.column(column), !declared.isSecret else { return nil }
        return try table.reading {
          var piece = try table.reader(in: db).piece(of: column, of: key, after: mark, in: state)
          piece?.mark.state = state
          return piece
        }
      }
    }
  }
}

extension RowReader {
  /// Reads the piece after a mark. `state` identifies the opened file and the version of its
  /// contents.
  fileprivate func piece(
    of column: String, of key: RecordKey, after mark: ValueMark?, in state: String
  ) throws -> ValuePiece? {
    let isPlain = try db.storesUTF8
    guard isPlain, table.supportsBlobIO, table.rowid != nil else {
      return try whole(column, of: key, after: mark)
    }
    guard let row = try row(key, Cells(columns: [], limits: nil)) else { return nil }
    let found = table.address(of: row)
    let sql = "SELECT typeof(\(Identifier(column))) FROM \(table.source) WHERE \(found.condition)"
    let type = try Query(sql, in: db).rows(found.values) { $0.string(0) }.first ?? nil
    guard type == "text" || type == "blob" else { return nil }
    let handle = BlobHandle(table: table.schema.name, column: column, clauses: "", db)
    guard let number = row.rowid, let length = try handle.open(row: number) else {
      return try whole(column, of: key, after: mark)
    }
    let start = mark ?? ValueMark(length: length)
    guard start.length == length else { return nil }
    // The file was written since the mark was made: check that this value is unchanged up to the
    // mark.
    if start.state != state, start.offset > 0 {
      guard try start.matchesPrefix({ try handle.read($1, from: $0) }) else { return nil }
    }
    let bytes = try handle.read(start.nextCount, from: start.offset)
    return ValuePiece(bytes: bytes, isText: type == "text", mark: start.advanced(by: bytes))
  }

  private func whole(
    _ column: String, of key: RecordKey, after mark: ValueMark?
  ) throws -> ValuePiece? {
    try row(key, Cells(columns: [column], limits: nil)).flatMap { row in
      ValuePiece(of: row.stored.record[column], after: mark)
    }
  }
}
