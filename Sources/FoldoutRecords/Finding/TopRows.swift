package import FoldoutForms

/// Collects the first rows after a cursor from rows in any order, and counts those before and after
/// it.
package struct TopRows<Row: Sendable>: Sendable {
  /// A row with its sort values.
  package struct Ranked: Sendable {
    package var values: [StoredValue]
    package var row: Row
  }

  /// The maximum number of rows that are kept.
  package let limit: Int
  /// True if large values come first.
  package let isDescending: Bool
  /// The cursor after which rows are collected; `nil` for the beginning.
  package let cursor: [StoredValue]?
  /// The collected rows, sorted.
  package private(set) var rows: [Ranked] = []
  /// The number of rows after the cursor, and of those before it.
  package private(set) var countAfter = 0
  package private(set) var countBefore = 0

  /// No rows yet.
  package init(limit: Int, isDescending: Bool, after cursor: [StoredValue]?) {
    self.limit = limit
    self.isDescending = isDescending
    self.cursor = cursor
  }

  /// Counts a row, and keeps it if it is among the first.
  ///
  /// `comparing` compares the row's first value with another. It is called before `values` and
  /// `row`, which are not needed for most rows.
  package mutating func add(
    comparing: (StoredValue) throws -> Comparison, values: () throws -> [StoredValue],
    row: () throws -> Row
  ) rethrows {
    var cached: [StoredValue]?
    func allValues() throws -> [StoredValue] {
      if let cached { return cached }
      let values = try values()
      cached = values
      return values
    }
    if let cursor, let first = cursor.first {
      let isAfter =
        switch try comparing(first) {
        case .before: isDescending
        case .after: !isDescending
        case .equal: precedes(cursor, try allValues())
        }
      guard isAfter else { return countBefore += 1 }
    }
    countAfter += 1
    if rows.count >= limit {
      guard let last = rows.last, let first = last.values.first else { return }
      switch try comparing(first) {
      case .before: if isDescending { return }
      case .after: if !isDescending { return }
      case .equal: if !precedes(try allValues(), last.values) { return }
      }
    }
    let values = try allValues()
    let index = rows.insertionIndex(after: { precedes($0.values, values) })
    rows.insert(Ranked(values: values, row: try row()), at: index)
    if rows.count > limit { rows.removeLast() }
  }

  private func precedes(_ one: [StoredValue], _ other: [StoredValue]) -> Bool {
    isDescending
      ? RecordKey(other).precedes(RecordKey(one)) : RecordKey(one).precedes(RecordKey(other))
  }
}

/// The result of comparing a value with another.
package enum Comparison: Sendable {
  /// It is smaller.
  case before
  /// Neither is smaller.
  case equal
  /// It is larger.
  case after
}

extension Array {
  /// Returns the first index whose element does not precede the new one, by binary search.
  fileprivate func insertionIndex(after isBefore: (Element) -> Bool) -> Int {
    var bounds = startIndex..<endIndex
    while !bounds.isEmpty {
      let middle = bounds.lowerBound + bounds.count / 2
      bounds =
        isBefore(self[middle]) ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
    }
    return bounds.lowerBound
  }
}
