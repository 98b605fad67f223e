extension RandomAccessCollection where Index == Int {
  /// Finds where a collection that is ordered by a test passes from false to true.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func partitionPoint(where belongsAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      // No overflow: both are indices of something that lies in memory.
      let middle = (low + high) / 2
      if belongsAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
