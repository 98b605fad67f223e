import FoldoutForms

extension MemoryTable {
  /// A requested order, with the rows in ascending or descending order of their keys. For an order
  /// by a column they are sorted elsewhere, because a memory store has no indexes.
  struct Ordered {
    let table: MemoryTable
    let order: RowOrder
    let rows: [StoredRecord]
  }

  /// Returns the rows for an order, or for the order of keys if the table does not offer it.
  /// Complexity: O(1); O(rows) for descending keys.
  func ordered(_ order: RowOrder) -> Ordered {
    let order = schema.declared(order)
    let isReversed = order.column == nil && order.isDescending
    return Ordered(table: self, order: order, rows: isReversed ? rows.reversed() : rows)
  }
}

extension MemoryTable.Ordered {
  /// Returns the sort values of a row: that of the order's column, if any, then those of its key.
  func edge(of row: StoredRecord) -> [StoredValue] {
    (order.column.map { [sortValue(row.record[$0])] } ?? []) + row.key.values
  }

  /// Returns the value that sorts a row, of a value of the order's column.
  func sortValue(_ value: StoredValue) -> StoredValue {
    order.isOfMoments ? value.moment : value
  }

  /// True if the table declares an index for the order.
  var isDeclared: Bool { table.schema.hasIndex(for: order) }

  /// Returns true if a row with the values `one` comes before a row with the values `other`.
  func precedes(_ one: [StoredValue], _ other: [StoredValue]) -> Bool {
    order.isDescending
      ? RecordKey(other).precedes(RecordKey(one)) : RecordKey(one).precedes(RecordKey(other))
  }

  /// Returns the number of rows before the row with a key, or up to and including it, in the order
  /// of keys. The row may have been removed in the meantime.
  func boundary(
    of key: RecordKey, at edge: [StoredValue], countingItself: Bool
  ) throws(StoreError) -> Int {
    guard let cursor = try cursor(of: key, at: edge, countingItself: countingItself) else {
      return 0
    }
    return boundary(at: cursor, countingItself: countingItself)
  }

  /// Returns the cursor at which a row was seen or, without a usable `edge`, its current one; `nil`
  /// if neither is known.
  func cursor(
    of key: RecordKey, at edge: [StoredValue], countingItself: Bool
  ) throws(StoreError) -> [StoredValue]? {
    let row = try table.index(of: key).map { table.rows[$0] }
    var cursor = row.map(self.edge) ?? table.numbered(key).values
    guard order.column != nil else { return cursor }
    guard edge.count == 1 + key.values.count else {
      // Without the values that were seen, the row's current ones are used.
      return row == nil ? nil : cursor
    }
    if row == nil || cursor.map(\.edge) != edge { cursor = edge }
    if let first = cursor.first, !first.isWholeEdge, cursor == edge {
      // The rest of a cut value that is gone is unknown: list some rows twice rather than skip any.
      cursor[0] = countingItself != order.isDescending ? first : first.upperBoundOfPrefix
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
