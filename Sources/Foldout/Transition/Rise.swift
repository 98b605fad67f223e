/// The search for a longest part of a list that ascends.
@usableFromInline
enum Rise {
  /// Finds a longest part of different numbers that ascends, as indices into their list.
  ///
  /// Patience sorting: at *n* stands the smallest number with which a rise of *n* + 1 can end so far, and
  /// each number remembers the one before it on its rise. A number above all others lengthens the longest
  /// rise and needs no search; in a list that is nearly in order, nearly all do.
  ///
  /// - Complexity: O(*n* log *n*), and O(*n*) where the list ascends.
  @inlinable
  static func longest(count: Int, _ number: (Int) -> Int) -> [Int] {
    guard count > 0 else { return [] }
    var numbers: [Int] = []
    var indices: [Int] = []
    let previous = [Int](unsafeUninitializedCapacity: count) { previous, filled in
      for index in 0..<count {
        let next = number(index)
        var length = numbers.count
        if length > 0, numbers[length - 1] > next {
          length = numbers.withUnsafeBufferPointer { $0.partitionPoint { $0 > next } }
        }
        previous[index] = length > 0 ? indices[length - 1] : -1
        if length == numbers.count {
          numbers.append(next)
          indices.append(index)
        } else {
          numbers[length] = next
          indices[length] = index
        }
      }
      filled = count
    }
    var index = indices[indices.count - 1]
    for place in indices.indices.reversed() {
      indices[place] = index
      index = previous[index]
    }
    return indices
  }
}
