import FoldoutForms
public import FoldoutRecords
import GRDB

extension SQLiteStore {
  /// A piece of one text or of bytes, read by SQLite's handle for bytes, so that no more than the
  /// piece is in memory.
  ///
  /// Views, virtual tables, tables without a rowid and files in UTF-16 have no use of handles:
  /// there the whole value is in memory while a piece of it is read.
  ///
  /// Complexity: O(log rows), and the number of pages of the value up to the piece's end.
  public func piece(
    of column: String, of key: RecordKey, in table: String, after mark: ValueMark?
  ) async throws(StoreError) -> ValuePiece? {
    try await file.scan(of: table) { db, opened in
      let version = try Query("PRAGMA data_version", in: db).only { $0.integer(0) }
      let state = "\(opened.number) \(version)"
      return try opened.catalogs.answer(about: table, in: db) { table, _ in
        guard let declared = table.schema.column(column), !declared.isSecret else { return nil }
        return try table.reading {
          var piece = try table.piece(of: column, of: key, after: mark, in: state, db)
          piece?.mark.state = state
          return piece
        }
      }
    }
  }
}

extension CatalogTable {
  /// The piece behind a mark, in a state of the file.
  fileprivate func piece(
    of column: String, of key: RecordKey, after mark: ValueMark?, in state: String, _ db: Database
  ) throws -> ValuePiece? {
    let isPlain = try Query("PRAGMA encoding", in: db).rows { $0.string(0) } == ["UTF-8"]
    guard isPlain, hasHandles, rowid != nil else {
      return try whole(column, of: key, after: mark, in: db)
    }
    guard let row = try row(key, Cells(columns: [], limits: nil), in: db) else { return nil }
    let found = address(of: row)
    let sql = "SELECT typeof(\(Identifier(column))) FROM \(source) WHERE \(found.condition)"
    let type = try Query(sql, in: db).rows(found.values) { $0.string(0) }.first ?? nil
    guard type == "text" || type == "blob" else { return nil }
    let handle = CellHandle(table: schema.name, column: column, clauses: "", db)
    guard let number = row.rowid, let length = try handle.open(row: number) else {
      return try whole(column, of: key, after: mark, in: db)
    }
    let start = mark ?? ValueMark(length: length)
    guard start.length == length else { return nil }
    // Something was written since: it may have been this value.
    if start.state != state, start.offset > 0 {
      guard try start.isBehind({ try handle.read($1, from: $0) }) else { return nil }
    }
    let bytes = try handle.read(start.nextCount, from: start.offset)
    return ValuePiece(bytes: bytes, isText: type == "text", mark: start.moved(past: bytes))
  }

  private func whole(
    _ column: String, of key: RecordKey, after mark: ValueMark?, in db: Database
  ) throws -> ValuePiece? {
    try row(key, Cells(columns: [column], limits: nil), in: db).flatMap { row in
      ValuePiece(of: row.stored.record[column], after: mark)
    }
  }
}
