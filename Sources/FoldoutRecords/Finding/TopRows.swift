package import FoldoutForms

/// The first rows behind a cursor of a table that comes in any order, and the number of those that
/// are not behind it.
package struct TopRows<Row: Sendable>: Sendable {
  /// A row with the values by which it stands.
  package struct Ranked: Sendable {
    package var values: [StoredValue]
    package var row: Row
  }

  /// The most rows that are kept.
  package let limit: Int
  /// True where large values come first.
  package let isDescending: Bool
  /// The cursor that rows are asked for behind; `nil` for the beginning.
  package let cursor: [StoredValue]?
  /// The rows in their order.
  package private(set) var rows: [Ranked] = []
  /// The number of rows after the cursor, and of those before it.
  package private(set) var countBehind = 0
  package private(set) var countBefore = 0

  /// No rows yet.
  package init(limit: Int, isDescending: Bool, behind cursor: [StoredValue]?) {
    self.limit = limit
    self.isDescending = isDescending
    self.cursor = cursor
  }

  /// Counts a row, and keeps it where it is among the first.
  ///
  /// `comparing` tells how the row's first value compares with another, and is asked before the
  /// values and the row, which most rows are never asked for.
  package mutating func add(
    comparing: (StoredValue) throws -> Comparison, values: () throws -> [StoredValue],
    row: () throws -> Row
  ) rethrows {
    var known: [StoredValue]?
    func all() throws -> [StoredValue] {
      if let known { return known }
      let values = try values()
      known = values
      return values
    }
    if let cursor, let first = cursor.first {
      let isBehind =
        switch try comparing(first) {
        case .before: isDescending
        case .behind: !isDescending
        case .alike: precedes(cursor, try all())
        }
      guard isBehind else { return countBefore += 1 }
    }
    countBehind += 1
    if rows.count >= limit {
      guard let last = rows.last, let first = last.values.first else { return }
      switch try comparing(first) {
      case .before: if isDescending { return }
      case .behind: if !isDescending { return }
      case .alike: if !precedes(try all(), last.values) { return }
      }
    }
    let values = try all()
    let index = rows.firstIndex(behind: { precedes($0.values, values) })
    rows.insert(Ranked(values: values, row: try row()), at: index)
    if rows.count > limit { rows.removeLast() }
  }

  private func precedes(_ one: [StoredValue], _ other: [StoredValue]) -> Bool {
    isDescending
      ? RecordKey(other).precedes(RecordKey(one)) : RecordKey(one).precedes(RecordKey(other))
  }
}

/// The comparison of a value with another.
package enum Comparison: Sendable {
  /// It is smaller.
  case before
  /// Neither is smaller.
  case alike
  /// It is larger.
  case behind
}

extension StoredValue {
  /// Compares the value with another, in the order of rows.
  package func compared(with other: StoredValue) -> Comparison {
    if precedes(other) { return .before }
    return other.precedes(self) ? .behind : .alike
  }
}

extension Array {
  /// The first index whose element does not precede the new one; elements that do come first.
  fileprivate func firstIndex(behind isBefore: (Element) -> Bool) -> Int {
    var bounds = startIndex..<endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        isBefore(self[middle]) ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}
