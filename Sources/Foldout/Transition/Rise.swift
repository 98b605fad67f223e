/// The search for a longest part of a list that ascends.
///
/// Patience sorting: pile *n* shows the smallest number with which a rise of *n* + 1 can end so
/// far, and each number remembers the one before it on its rise. A number above all others
/// lengthens the longest rise and needs no search; in a list that is nearly in order, nearly all
/// do.
@usableFromInline
struct Rise {
  /// The number on each pile; they ascend.
  @usableFromInline let numbers: UnsafeMutablePointer<Int32>

  /// The index of the number on each pile.
  @usableFromInline let indices: UnsafeMutablePointer<Int32>

  /// The index of the number before, for each index.
  @usableFromInline let previous: UnsafeMutablePointer<Int32>

  /// The number of piles.
  @usableFromInline var length = 0

  /// The number of searches that are made side by side, once as many in a row were not above all
  /// others.
  @inlinable
  static var chunk: Int { 16 }

  /// A number on its way to a pile.
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

  /// Takes memory for three numbers of each index.
  @inlinable
  init(_ memory: UnsafeMutablePointer<Int32>, count: Int) {
    (numbers, indices, previous) = (memory, memory + count, memory + 2 * count)
  }

  /// Finds a longest part of different numbers that ascends, as indices into their list.
  ///
  /// - Parameters:
  ///   - count: How many numbers there are.
  ///   - number: The number at an index; where it is less than zero, there is none.
  /// - Complexity: O(*n* log *n*), and O(*n*) where the list ascends.
  @inlinable
  static func longest(count: Int, _ number: (Int) -> Int32) -> [Int] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 3 * count) { memory in
      guard let start = memory.baseAddress, count > 0 else { return [] }
      var rise = Rise(start, count: count)
      rise.add(count: count, number)
      return rise.whole
    }
  }

  /// Adds the numbers at all indices.
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

  /// The longest rise of the numbers that were added.
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
