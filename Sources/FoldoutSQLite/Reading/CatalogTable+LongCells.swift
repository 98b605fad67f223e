import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// Rows with long values, cell by cell.
extension CatalogTable {
  /// The rows of a query, of whose long values only the beginnings are read.
  ///
  /// SQLite's functions on texts read all of one. Its handles for bytes do not, but are for stored
  /// cells of ordinary tables only, and know nothing of encodings: elsewhere at least no more is
  /// handed out.
  func partialRows(
    _ columns: [String], _ limits: ValueLimits, _ clauses: String, _ values: [StoredValue],
    in db: Database
  ) throws -> [FoundRow] {
    let isPlain = try Query("PRAGMA encoding", in: db).rows { $0.string(0) } == ["UTF-8"]
    let rowid = isPlain && hasHandles ? rowid : nil
    let cells = columns.map { name in
      let column = schema.column(name) ?? ColumnSchema(name: name)
      return LongCell(
        name: Identifier(name), limits: limits.limits(of: column),
        handle: rowid.map { rowid in
          CellHandle(
            table: schema.name, column: name, clauses: " FROM \(source) WHERE \(rowid) = ?", db)
        })
    }
    let expressions = cells.flatMap(\.expressions)
    let start = 1 + key.count
    let sql = "SELECT \(selection(of: expressions)) FROM \(source)\(clauses)"
    // With the limits in it, of whatever columns somebody wants to see all of.
    return try Query(sql, in: db, isKept: false).rows(values) { row in
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
  let limits: ColumnLimits
  let handle: CellHandle?

  /// The value or its beginning, its class, and the number of its bytes.
  var expressions: [String] {
    handle == nil
      ? directExpressions : ["CASE WHEN \(isLong) THEN NULL ELSE \(name) END", type, "NULL"]
  }

  /// The same without a handle.
  private var directExpressions: [String] {
    let bytes = "CAST(\(name) AS BLOB)"
    // An even number, for characters of two bytes.
    let text = "substr(\(bytes), 1, \(LongCell.literal(limits.text) / 2 * 2 + 2))"
    let blob = "substr(\(name), 1, \(LongCell.literal(max(limits.blob, limits.picture))))"
    // Of nothing at all `substr` makes no value.
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

  /// SQLite counts no further than 32 bits, and has no longer values.
  private static func literal(_ maxCount: Int) -> Int {
    min(maxCount, 1_000_000_000)
  }

  /// Returns the kept part of the value in a row, and the number of all its bytes where that is not
  /// all.
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
    // The first bytes are asked only where they decide.
    let head = count <= limits.picture ? min(count, PictureFormat.headLength) : 0
    let isRead = try limits.hold(bytes: count, beginning: handle.read(head))
    return isRead ? (.blob(try handle.read(count)), nil) : (.blob([]), count)
  }

  /// The same of a row in which the value or its beginning is spelled.
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
