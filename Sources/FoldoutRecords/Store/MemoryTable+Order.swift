import FoldoutForms

extension MemoryTable {
  /// All rows in an order. Complexity: O(rows) for the key's, O(rows log rows) for any other: a
  /// memory store keeps no index.
  struct Ordered {
    let table: MemoryTable
    let order: RowOrder
    let rows: [StoredRecord]
  }

  /// The rows in an order, or in that of their keys where they have no such one.
  func ordered(_ order: RowOrder) -> Ordered {
    let order = schema.declared(order)
    let ordered = Ordered(table: self, order: order, rows: [])
    var rows = rows
    if order.column != nil {
      rows.sort { ordered.precedes(ordered.edge(of: $0), ordered.edge(of: $1)) }
    } else if order.isDescending {
      rows.reverse()
    }
    return Ordered(table: self, order: order, rows: rows)
  }
}

extension MemoryTable.Ordered {
  /// The values by which a row stands: its column's and, to break ties, its key's.
  func edge(of row: StoredRecord) -> [StoredValue] {
    (order.column.map { [row.record[$0]] } ?? []) + row.key.values
  }

  /// What is told of an order that the table declares no index for.
  var scan: Window.Scan? {
    table.schema.hasIndex(for: order)
      ? nil : Window.Scan(looked: table.rows.count, isSorted: true)
  }

  /// Whether a row stands before another, by their values.
  func precedes(_ mine: [StoredValue], _ other: [StoredValue]) -> Bool {
    order.isDescending
      ? RecordKey(other).precedes(RecordKey(mine)) : RecordKey(mine).precedes(RecordKey(other))
  }

  /// Where the outermost rows of a window stand.
  func edges(of range: Range<Int>) -> Window.Edges? {
    guard order.column != nil, let first = rows[range].first, let last = rows[range].last else {
      return nil
    }
    return Window.Edges(
      first: edge(of: first).map(\.edge), last: edge(of: last).map(\.edge))
  }

  /// The number of rows before a row, or up to it: it may have been removed meanwhile, or moved.
  func boundary(
    of key: RecordKey, at edge: [StoredValue], countingItself: Bool
  ) throws(StoreError) -> Int {
    let index = try table.index(of: key)
    let row = index.map { table.rows[$0] }
    let spelled = try table.readings(of: key).last ?? key
    var place = row.map(self.edge) ?? spelled.values
    if order.column != nil {
      guard edge.count == 1 + key.values.count else {
        // Nothing says where it stood: where it stands now, or at the beginning.
        guard row != nil else { return 0 }
        return boundary(at: place, countingItself: countingItself)
      }
      if row == nil || place.map(\.edge) != edge { place = edge }
      if let first = place.first, !first.isWholeEdge, place == edge {
        // Of a long value that is gone the rest is not known: rows are rather told twice.
        place[0] = countingItself != order.isDescending ? first : first.afterAllAlike
      }
    }
    return boundary(at: place, countingItself: countingItself)
  }

  private func boundary(at place: [StoredValue], countingItself: Bool) -> Int {
    var bounds = rows.startIndex..<rows.endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      let edge = edge(of: rows[middle])
      let isBefore = countingItself ? !precedes(place, edge) : precedes(edge, place)
      bounds =
        isBefore ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}
