/// A few numbers out of many, in ascending order: the exceptions to a rule.
///
/// The engine counts by exceptions, not by rows: how many are hidden before this one, which is the
/// seventh that is not deleted. Both are one binary search.
@usableFromInline
struct SortedOffsets: Equatable, Sendable {
  @usableFromInline var offsets: [Int]

  /// Takes numbers that already ascend.
  @inlinable
  init(ascending offsets: [Int] = []) { self.offsets = offsets }

  @inlinable
  func contains(_ offset: Int) -> Bool {
    let index = offsets.partitionPoint { $0 >= offset }
    return index < offsets.count && offsets[index] == offset
  }

  /// Counts the numbers that are smaller than one that may or may not be among them.
  @inlinable
  func count(below offset: Int) -> Int { offsets.partitionPoint { $0 >= offset } }

  /// Finds the number that stands at an ordinal when these are left out.
  ///
  ///     these            1     3
  ///     left out      0     2     4  5
  ///     ordinal       0     1     2  3
  @inlinable
  func absent(at ordinal: Int) -> Int {
    // The exception at index i has offsets[i] - i others before it; those that have no more than
    // `ordinal` of them stand before the answer.
    ordinal + offsets.partitionPoint { offset, index in offset - index > ordinal }
  }

  /// Adds numbers that ascend and are not yet among these.
  @inlinable
  mutating func insert(ascending added: [Int]) {
    var merged: [Int] = []
    merged.reserveCapacity(offsets.count + added.count)
    var next = offsets[...]
    for offset in added {
      let point = next.partitionPoint { $0 > offset }
      merged += next[..<point]
      merged.append(offset)
      next = next[point...]
    }
    offsets = merged + next
  }

  /// Takes numbers away that ascend and are among these.
  @inlinable
  mutating func remove(ascending removed: [Int]) {
    var gone = removed[...]
    offsets.removeAll { offset in
      guard offset == gone.first else { return false }
      gone.removeFirst()
      return true
    }
  }
}
