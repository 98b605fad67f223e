/// A search for a longest increasing subsequence, by patience sorting.
///
/// Pile *n* shows the smallest number that can end an increasing subsequence of length *n* + 1 so
/// far, and each number stores its predecessor. A number greater than all others extends the
/// longest subsequence without a search; in a list that is nearly in order, this applies to nearly
/// all numbers.
@usableFromInline
struct IncreasingSubsequence {
  /// The number on each pile, in ascending order.
  @usableFromInline let numbers: UnsafeMutablePointer<Int32>

  /// The list index of the number on each pile.
  @usableFromInline let indices: UnsafeMutablePointer<Int32>

  /// The list index of each number's predecessor, by list index.
  @usableFromInline let previous: UnsafeMutablePointer<Int32>

  /// The number of piles.
  @usableFromInline var length = 0

  /// The number of searches that run in parallel, after as many numbers in a row have needed one.
  @inlinable
  static var chunk: Int { 16 }

  /// A number with its list index and the pile found so far.
  @usableFromInline
  struct Card {
    @usableFromInline let number: Int32
    @usableFromInline let index: Int32
    @usableFromInline var pile: Int32 = 0

    @inlinable
    init(_ number: Int32, at index: Int) {
      self.number = number
      self.index = Int32(truncatingIfNeeded: index)
    }
  }

  /// Uses memory for three numbers for each list index.
  @inlinable
  init(_ memory: UnsafeMutablePointer<Int32>, count: Int) {
    (numbers, indices, previous) = (memory, memory + count, memory + 2 * count)
  }

  /// Finds a longest increasing subsequence of distinct numbers, as indices into their list.
  ///
  /// - Parameters:
  ///   - count: The length of the list.
  ///   - number: Returns the number at an index; entries with a negative number are skipped.
  /// - Complexity: O(*n* log *n*), and O(*n*) if the list ascends.
  @inlinable
  static func longest(count: Int, _ number: (Int) -> Int32) -> [Int] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * count) { memory in
      guard let start = memory.baseAddress, count > 0 else { return [] }
      var rise = IncreasingSubsequence(start, count: count)
      rise.add(count: count, number)
      return rise.whole
    }
  }

  /// Adds the numbers at all list indices.
  @inlinable
  mutating func add(count: Int, _ number: (Int) -> Int32) {
    withUnsafeTemporaryAllocation(of: Card.self, capacity: Self.chunk) { chunk in
      var unordered = 0
      var index = 0
      while index < count {
        let next = number(index)
        if next < 0 {
          index += 1
        } else if length == 0 || numbers[length - 1] < next {
          put(Card(next, at: index), on: length)
          unordered = 0
          index += 1
        } else {
          unordered += 1
          let wanted = unordered < Self.chunk ? 1 : Self.chunk
          var taken = 0
          while taken < wanted, index < count {
            let next = number(index)
            if next >= 0 {
              chunk.initializeElement(at: taken, to: Card(next, at: index))
              taken += 1
            }
            index += 1
          }
          put(chunk[..<taken])
        }
      }
    }
  }

  /// The longest increasing subsequence of the added numbers, as list indices.
  @inlinable
  var whole: [Int] {
    Array(unsafeUninitializedCapacity: length) { rise, count in
      count = length
      guard length > 0 else { return }
      var index = indices[length - 1]
      for position in (0..<length).reversed() {
        rise.initializeElement(at: position, to: Int(index))
        index = previous[Int(index)]
      }
    }
  }
}
