import FoldoutForms
import FoldoutRecords
import GRDB

/// The position of a row in an order: now, or when an address was written.
extension RowReader {
  /// Returns the cursor of a row. The values of an index are read separately, for the first and
  /// last rows of a window only.
  func cursor(of row: FoundRow, in order: DeclaredOrder) throws -> [StoredValue] {
    guard let cursor = try cursorIfPresent(of: row, in: order) else { throw table.lostRow }
    return cursor
  }

  /// Returns the cursor of a row that was read earlier; `nil` if the row no longer exists.
  func cursorIfPresent(of row: FoundRow, in order: DeclaredOrder) throws -> [StoredValue]? {
    guard !order.isOfKey else { return row.stored.key.values }
    let expressions = order.parts.map { part in
      part.column.map { "\(Identifier($0))" } ?? part.expression
    }.joined(separator: ", ")
    let (condition, values) = table.address(of: row)
    let sql = "SELECT \(expressions) FROM \(table.source) WHERE \(condition) LIMIT 1"
    var cursor = try Query(sql, in: db).rows(values) { $0.values(0..<order.parts.count) }.first
    if order.isOfMoments, let first = cursor?.first { cursor?[0] = first.moment }
    return cursor
  }

  /// Returns the cursor at which to continue, for a row in an address.
  ///
  /// The row's earlier position (`edge`) has precedence over the present one, because the row may
  /// be gone, or have another value by now. An address has only the beginning of a long value; the
  /// rest is taken from the row if it still begins like that. Returns `nil` if neither position is
  /// known.
  ///
  /// `isAfter` is true if the rows after it are requested, false for those before it.
  func cursor(
    of key: RecordKey, at edge: [StoredValue], in order: DeclaredOrder, isAfter: Bool
  ) throws -> [StoredValue]? {
    guard key.values.count == table.keyCount else {
      throw StoreError.malformedKey(
        table: table.schema.name, expected: table.keyCount, found: key.values.count)
    }
    guard !order.isOfKey else { return try start(at: key).values }
    let isKnown = edge.count == order.parts.count
    if isKnown, edge.allSatisfy(\.isWholeEdge) { return edge }
    let row = try row(key, Cells(columns: [], limits: nil))
    if let row {
      let cursor = try cursor(of: row, in: order)
      if !isKnown || cursor.map(\.edge) == edge { return cursor }
    }
    guard isKnown else { return nil }
    // The rest of a long value that is gone is unknown: rather repeat rows than skip some.
    return zip(edge, order.parts).map { value, part in
      value.isWholeEdge || part.isDescending != isAfter ? value : value.upperBoundOfPrefix
    }
  }

  /// Returns the key at which to continue, as its column would store it: "12" may mean 12 or '12'
  /// in a column that converts nothing. If no row decides that, numbers are more likely. In a
  /// column of numbers it must be the exact number, or rows would be repeated or skipped.
  private func start(at key: RecordKey) throws -> RecordKey {
    let conversions = table.key.map(\.conversion)
    let numbered = key.numbered(conversions)
    guard key.isAmbiguous(conversions) else { return numbered }
    return try row(key, Cells(columns: [], limits: nil))?.stored.key ?? numbered
  }
}
