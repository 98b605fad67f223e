import FoldoutForms

extension MemoryTable {
  /// The rows with the order in which they are asked for: sorted by their keys, forwards or
  /// backwards, and not by a column, since a memory store keeps no index.
  struct Ordered {
    let table: MemoryTable
    let order: RowOrder
    let rows: [StoredRecord]
  }

  /// The rows for an order, or for that of their keys where they have no such one. Complexity:
  /// O(1), and O(rows) backwards.
  func ordered(_ order: RowOrder) -> Ordered {
    let order = schema.declared(order)
    let isReversed = order.column == nil && order.isDescending
    return Ordered(table: self, order: order, rows: isReversed ? rows.reversed() : rows)
  }
}

extension MemoryTable.Ordered {
  /// The values by which a row stands: its column's and, to break ties, its key's.
  func edge(of row: StoredRecord) -> [StoredValue] {
    (order.column.map { [row.record[$0]] } ?? []) + row.key.values
  }

  /// True where the table declares an index for the order.
  var isDeclared: Bool { table.schema.hasIndex(for: order) }

  /// True where a row stands before another, by their values.
  func precedes(_ mine: [StoredValue], _ other: [StoredValue]) -> Bool {
    order.isDescending
      ? RecordKey(other).precedes(RecordKey(mine)) : RecordKey(mine).precedes(RecordKey(other))
  }

  /// The number of rows before a row, or up to it, in the order of keys: it may have been removed
  /// meanwhile.
  func boundary(
    of key: RecordKey, at edge: [StoredValue], countingItself: Bool
  ) throws(StoreError) -> Int {
    guard let cursor = try cursor(of: key, at: edge, countingItself: countingItself) else {
      return 0
    }
    return boundary(at: cursor, countingItself: countingItself)
  }

  /// The values by which a row stands, or stood when it was seen; `nil` where nothing says them.
  func cursor(
    of key: RecordKey, at edge: [StoredValue], countingItself: Bool
  ) throws(StoreError) -> [StoredValue]? {
    let row = try table.index(of: key).map { table.rows[$0] }
    var cursor = row.map(self.edge) ?? table.numbered(key).values
    guard order.column != nil else { return cursor }
    guard edge.count == 1 + key.values.count else {
      // Where it stands now.
      return row == nil ? nil : cursor
    }
    if row == nil || cursor.map(\.edge) != edge { cursor = edge }
    if let first = cursor.first, !first.isWholeEdge, cursor == edge {
      // Of a long value that is gone the rest is not known: rows are rather told twice.
      cursor[0] = countingItself != order.isDescending ? first : first.afterAllAlike
    }
    return cursor
  }

  private func boundary(at cursor: [StoredValue], countingItself: Bool) -> Int {
    var bounds = rows.startIndex..<rows.endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      let edge = edge(of: rows[middle])
      let isBefore = countingItself ? !precedes(cursor, edge) : precedes(edge, cursor)
      bounds =
        isBefore ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}
