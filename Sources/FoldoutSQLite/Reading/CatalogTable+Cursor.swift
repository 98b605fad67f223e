import FoldoutForms
import FoldoutRecords
import GRDB

/// Where a row stands in an order: now, or when an address was written.
extension CatalogTable {
  /// The values by which a row stands that this transaction has read. Those of an index are read
  /// beyond the row's own columns, for the outermost rows of a window only.
  func cursor(
    of row: FoundRow, in order: DeclaredOrder, _ db: Database
  ) throws -> [StoredValue] {
    guard let cursor = try cursor(ofEarlier: row, in: order, db) else { throw lostRow }
    return cursor
  }

  /// The same for a row that was read before; `nil` where it has gone meanwhile.
  func cursor(
    ofEarlier row: FoundRow, in order: DeclaredOrder, _ db: Database
  ) throws -> [StoredValue]? {
    guard !order.isOfKey else { return row.stored.key.values }
    let expressions = order.parts.map { part in
      part.column.map { "\(Identifier($0))" } ?? part.expression
    }.joined(separator: ", ")
    let (condition, values) = address(of: row)
    let sql = "SELECT \(expressions) FROM \(source) WHERE \(condition) LIMIT 1"
    return try Query(sql, in: db).rows(values) { $0.values(0..<order.parts.count) }.first
  }

  /// The error for a row that is not found again by its number, as in a virtual table whose module
  /// numbers its rows otherwise each time.
  var lostRow: StoreError {
    .unavailable(table: schema.name, detail: "it does not find a row again that it has just given")
  }

  /// The values to go on from, for a row that an address names.
  ///
  /// Where it stood goes before where it stands: a row may be gone, or have another value by now.
  /// Of a long value an address has the beginning only, and the rest is the row's own, if that
  /// still begins so. `nil` where neither says anything.
  ///
  /// `isBehind` says that what follows is asked for, rather than what goes before.
  func cursor(
    of key: RecordKey, at edge: [StoredValue], in order: DeclaredOrder, isBehind: Bool,
    _ db: Database
  ) throws -> [StoredValue]? {
    guard key.values.count == keyCount else {
      throw StoreError.malformedKey(
        table: schema.name, expected: keyCount, found: key.values.count)
    }
    guard !order.isOfKey else { return try start(at: key, in: db).values }
    let isKnown = edge.count == order.parts.count
    if isKnown, edge.allSatisfy(\.isWholeEdge) { return edge }
    let row = try row(key, Cells(columns: [], limits: nil), in: db)
    if let row {
      let cursor = try cursor(of: row, in: order, db)
      if !isKnown || cursor.map(\.edge) == edge { return cursor }
    }
    guard isKnown else { return nil }
    // Of a long value that is gone the rest is not known: rows are rather told twice.
    return zip(edge, order.parts).map { value, part in
      value.isWholeEdge || part.isDescending != isBehind ? value : value.afterAllAlike
    }
  }

  /// The key to go on from, as its column would hold it: "12" stands for 12 or '12' in a column
  /// that converts nothing. Where no row is left that would say which, numbers are more likely.
  /// In a column of numbers it is the very number: beside it, rows would come twice or never.
  private func start(at key: RecordKey, in db: Database) throws -> RecordKey {
    let conversions = self.key.map(\.conversion)
    let numbered = key.numbered(conversions)
    guard key.isAmbiguous(conversions) else { return numbered }
    return try row(key, Cells(columns: [], limits: nil), in: db)?.stored.key ?? numbered
  }
}
