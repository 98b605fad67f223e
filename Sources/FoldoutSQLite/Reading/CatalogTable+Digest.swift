import FoldoutForms
import FoldoutRecords
import GRDB

/// The digest of a whole row, which is never in memory at once: long values are read in pieces.
extension CatalogTable {
  /// The longest values that are read at once.
  private static let mostAtOnce = 65_536

  /// The row that a key names, with the beginnings of its long values, and the digest of all of it.
  func digested(
    _ key: RecordKey, by sealing: Sealing, in db: Database
  ) throws -> (row: FoundRow, digest: RowDigest)? {
    let most = CatalogTable.mostAtOnce
    let cells = Cells(columns: columns, limits: ValueLimits(text: most, blob: most))
    guard let row = try row(key, cells, in: db) else { return nil }
    let sealed = row.stored.sealed(as: schema, by: sealing).record
    let tokens = try sealed.columns.map { column in
      let value = sealed[column]
      let token =
        row.stored.cut[column] == nil ? Token(value) : try token(of: column, like: value, row, db)
      return (column: column, token: token)
    }
    return (row, RowDigest(of: tokens))
  }

  /// The token of a value that is too long to be read at once. Where SQLite has no handle for it,
  /// it is read whole, alone.
  private func token(
    of column: String, like value: StoredValue, _ row: FoundRow, _ db: Database
  ) throws -> Token {
    let (condition, values) = address(of: row)
    if hasHandles, let rowid, let number = row.rowid,
      try Query("PRAGMA encoding", in: db).rows([], { $0.string(0) }) == ["UTF-8"]
    {
      let handle = CellHandle(
        table: schema.name, column: column, clauses: " FROM \(source) WHERE \(rowid) = ?", db)
      if let count = try handle.open(row: number) {
        var digest = DoubleDigest()
        for start in stride(from: 0, to: count, by: CatalogTable.mostAtOnce) {
          digest.combine(
            try handle.read(min(CatalogTable.mostAtOnce, count - start), from: start))
        }
        return Token(ofText: value.isText, digest, of: count)
      }
    }
    return try Query(
      "SELECT \(Identifier(column)) FROM \(source) WHERE \(condition) LIMIT 1", in: db
    ).rows(values) { Token($0.value(0)) }.first ?? Token(.null)
  }
}

extension StoredValue {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
