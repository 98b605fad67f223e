extension RandomAccessCollection where Index == Int {
  /// Returns the index from which a test is true; the collection must be partitioned by the test.
  ///
  /// The number of rounds depends only on the length, and each round multiplies instead of
  /// branching. A branch would be mispredicted in every other round, which also delays fetching the
  /// next element: among a million rows with a hundred drawers, finding a random item took 206 ns
  /// with branches and 112 to 170 ns without.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  func partitionPoint(where belongsAfter: (Element, Int) -> Bool) -> Int {
    var low = startIndex
    var length = count
    while length > 1 {
      let half = length / 2
      low += half * (belongsAfter(self[low + half - 1], low + half - 1) ? 0 : 1)
      length -= half
    }
    return length == 1 && !belongsAfter(self[low], low) ? low + 1 : low
  }

  /// Returns the index from which a test of the elements is true.
  @inlinable
  func partitionPoint(where belongsAfter: (Element) -> Bool) -> Int {
    partitionPoint { element, _ in belongsAfter(element) }
  }
}
