import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// Reading rows with long values, cell by cell.
extension RowReader {
  /// Returns the rows of a query, with only the beginnings of long values.
  ///
  /// SQLite's text functions read a whole text. Incremental blob I/O does not, but works only for
  /// stored cells of ordinary tables, and ignores the encoding. Elsewhere whole values are read,
  /// and cut.
  func partialRows(
    _ columns: [String], _ limits: ValueLimits, _ clauses: String, _ values: [StoredValue]
  ) throws -> [FoundRow] {
    let isPlain = try db.storesUTF8
    let rowid = isPlain && table.supportsBlobIO ? table.rowid : nil
    let cells = columns.map { name in
      let column = table.schema.column(name) ?? ColumnSchema(name: name)
      return LongCell(
        name: Identifier(name), limits: limits.limits(of: column),
        handle: rowid.map { rowid in
          BlobHandle(
            table: table.schema.name, column: name,
            clauses: " FROM \(table.source) WHERE \(rowid) = ?", db)
        })
    }
    let expressions = cells.flatMap(\.expressions)
    let start = 1 + table.key.count
    let sql = "SELECT \(table.selection(of: expressions)) FROM \(table.source)\(clauses)"
    // Not cached, because the SQL contains the limits, which depend on the columns that are shown
    // whole.
    return try Query(sql, in: db, isKept: false).rows(values) { row in
      var cut: [String: Int] = [:]
      let values = try cells.enumerated().map { index, cell in
        let found = try cell.read(row, at: start + 3 * index)
        cut[columns[index]] = found.cut
        return found.value
      }
      var found = table.found(row, DynamicRecord(columns: columns, values: values))
      found.stored.cut = cut
      return found
    }
  }
}

/// One column of rows with long values.
private struct LongCell {
  let name: Identifier
  let limits: ColumnLimits
  let handle: BlobHandle?

  /// The value or its beginning, its class, and the number of its bytes, as SQL.
  var expressions: [String] {
    handle == nil
      ? directExpressions : ["CASE WHEN \(isLong) THEN NULL ELSE \(name) END", type, "NULL"]
  }

  /// The same expressions without a handle.
  private var directExpressions: [String] {
    let bytes = "CAST(\(name) AS BLOB)"
    // An even number, for UTF-16.
    let text = "substr(\(bytes), 1, \(LongCell.literal(limits.text) / 2 * 2 + 2))"
    let blob = "substr(\(name), 1, \(LongCell.literal(max(limits.blob, limits.picture))))"
    // For an empty value `substr` returns NULL.
    return [
      """
      CASE \(type) WHEN 'text' THEN coalesce(CAST(\(text) AS TEXT), '')
        WHEN 'blob' THEN coalesce(\(blob), x'') ELSE \(name) END
      """,
      type, "CASE WHEN \(isLong) THEN length(\(bytes)) END",
    ]
  }

  private var type: String { "typeof(\(name))" }
  private var isLong: String { "\(type) IN ('text', 'blob')" }

  /// Limits a count to 32 bits for SQLite, which has no longer values.
  private static func literal(_ maxCount: Int) -> Int {
    min(maxCount, 1_000_000_000)
  }

  /// Returns the value of a row within the limits, and the number of all its bytes if it was cut.
  func read(_ row: QueryRow, at index: Int) throws -> (value: StoredValue, cut: Int?) {
    let type = row.string(index + 1)
    guard type == "text" || type == "blob" else { return (row.value(index), nil) }
    guard let handle else { return kept(of: row, at: index) }
    guard let count = try handle.open(row: row.value(0)) else {
      return try handle.values(directExpressions, ofRow: row.value(0)) { kept(of: $0, at: 0) } ?? (
        .null, nil
      )
    }
    if type == "text" {
      guard count > limits.text else { return (.text(bytes: try handle.read(count)), nil) }
      return (StoredValue.beginning(of: try handle.read(limits.text)[...]), count)
    }
    // The first bytes are read only if they decide.
    let head = count <= limits.picture ? min(count, PictureFormat.headLength) : 0
    let isRead = try limits.hold(bytes: count, beginning: handle.read(head))
    return isRead ? (.blob(try handle.read(count)), nil) : (.blob([]), count)
  }

  /// Returns the same from the columns of ``directExpressions``.
  private func kept(of row: QueryRow, at index: Int) -> (value: StoredValue, cut: Int?) {
    let count = row.integer(index + 2)
    switch row.value(index) {
    case .text(let bytes) where count > limits.text:
      return (StoredValue.beginning(of: bytes.prefix(limits.text)), count)
    case .blob(let bytes) where !limits.hold(bytes: count, beginning: bytes):
      return (.blob([]), count)
    case let value: return (value, nil)
    }
  }
}
