import FoldoutForms
import FoldoutRecords
import GRDB

/// Digests of whole rows. Long values are read in pieces, so that no row is in memory as a whole.
extension RowReader {
  /// Limit in bytes for a value that is read at once.
  private static let maxAtOnce = 65_536

  /// Returns the row with a key, with only the beginnings of long values, and the digest of the
  /// whole row.
  func digested(
    _ key: RecordKey, by tokenMaker: SecretTokenMaker
  ) throws -> (row: FoundRow, digest: RowDigest)? {
    let maxBytes = RowReader.maxAtOnce
    let cells = Cells(columns: table.columns, limits: ValueLimits(text: maxBytes, blob: maxBytes))
    guard let row = try row(key, cells) else { return nil }
    let redacted = row.stored.redacted(as: table.schema, by: tokenMaker).record
    let tokens = try redacted.columns.map { column in
      let value = redacted[column]
      let token =
        row.stored.cut[column] == nil ? Token(value) : try token(of: column, like: value, row)
      return (column: column, token: token)
    }
    return (row, RowDigest(of: tokens))
  }

  /// Returns the token of a value that is too long to be read at once. If incremental blob I/O
  /// cannot open it, it is read whole, by itself.
  private func token(of column: String, like value: StoredValue, _ row: FoundRow) throws -> Token {
    let (condition, values) = table.address(of: row)
    if table.supportsBlobIO, let rowid = table.rowid, let number = row.rowid,
      try db.storesUTF8
    {
      let handle = BlobHandle(
        table: table.schema.name, column: column,
        clauses: " FROM \(table.source) WHERE \(rowid) = ?", db)
      if let count = try handle.open(row: number) {
        var digest = DoubleDigest()
        for start in stride(from: 0, to: count, by: RowReader.maxAtOnce) {
          digest.combine(
            try handle.read(min(RowReader.maxAtOnce, count - start), from: start))
        }
        let isText = if case .text = value { true } else { false }
        return Token(ofText: isText, digest, of: count)
      }
    }
    let found = try Query(
      "SELECT \(Identifier(column)) FROM \(table.source) WHERE \(condition) LIMIT 1", in: db
    ).rows(values) { Token($0.value(0)) }.first
    guard let found else { throw table.lostRow }
    return found
  }
}
