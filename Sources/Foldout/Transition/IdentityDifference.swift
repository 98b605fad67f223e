public import OrderedCollections

/// What goes from one list of identities and what comes, so that the rest stays in its order.
///
/// Equal beginnings and ends are put aside first: an edit touches little of a long list. Of the rest,
/// what is in both lists is looked up, and the longest part of it that is in the same order stays.
/// (One row moved from the front to the back is then one move; in two of the peers measured it
/// makes 9,999 of 10,000: `Benchmarks/README.md`.)
@usableFromInline
struct IdentityDifference {
  /// One step of the way through both lists.
  @usableFromInline
  enum Change {
    case removed(Int)
    case added(Int)
    case kept(Int, Int)
  }

  @usableFromInline let before: Range<Int>
  @usableFromInline let after: Range<Int>

  /// What goes, ascending, within the range before.
  @usableFromInline let removed: [Int]

  /// What comes, ascending, within the range after.
  @usableFromInline let added: [Int]

  /// Compares a part of one list with a part of another.
  ///
  /// - Parameters:
  ///   - old: The list before, of which a part is compared.
  ///   - before: That part.
  ///   - new: The list after, of which a part is compared.
  ///   - after: That part.
  ///   - isUnseen: Whether nobody sees that an entry after stays. It counts as gone and come, lest
  ///     the rest stay in order with it instead of with what is seen.
  /// - Complexity: one comparison for each identity that the parts begin or end with alike; for *m*
  ///   others one look-up each and O(*m* log *m*).
  @inlinable
  init<ID: Hashable>(
    from old: OrderedSet<ID>, _ before: Range<Int>, to new: OrderedSet<ID>, _ after: Range<Int>,
    isUnseen: (Int) -> Bool = { _ in false }
  ) {
    self.before = before
    self.after = after
    var middleBefore = before
    var middleAfter = after
    while let first = middleBefore.first, let match = middleAfter.first, old[first] == new[match] {
      middleBefore = first + 1..<middleBefore.upperBound
      middleAfter = match + 1..<middleAfter.upperBound
    }
    while let last = middleBefore.last, let match = middleAfter.last, old[last] == new[match] {
      middleBefore = middleBefore.lowerBound..<last
      middleAfter = middleAfter.lowerBound..<match
    }

    var common: [(before: Int, after: Int)] = []
    for index in middleAfter where !isUnseen(index) {
      if let match = old.firstIndex(of: new[index]), middleBefore.contains(match) {
        common.append((match, index))
      }
    }
    let rise = Self.longestRise(in: common.map { $0.before })
    let keptBefore = SortedOffsets(ascending: rise.map { common[$0].before })
    let keptAfter = SortedOffsets(ascending: rise.map { common[$0].after })
    removed = keptBefore.others(in: middleBefore)
    added = keptAfter.others(in: middleAfter)
  }

  /// Goes through both lists at once, in the order of both.
  @inlinable
  func walk(_ visit: (Change) -> Void) {
    var (old, new) = (before.lowerBound, after.lowerBound)
    var (going, coming) = (removed[...], added[...])
    while true {
      while let index = going.first, index == old {
        visit(.removed(index))
        going.removeFirst()
        old += 1
      }
      while let index = coming.first, index == new {
        visit(.added(index))
        coming.removeFirst()
        new += 1
      }
      guard old < before.upperBound else { return }
      visit(.kept(old, new))
      old += 1
      new += 1
    }
  }

  /// Finds a longest part of a list of different numbers that ascends, as indices into the list.
  ///
  /// Patience sorting: `tails[n]` is the index of the smallest number with which a rise of n + 1 can
  /// end so far, and each number remembers the one before it on its rise.
  @inlinable
  static func longestRise(in numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = tails.partitionPoint { numbers[$0] > number }
      if length > 0 { previous[index] = tails[length - 1] }
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var rise: [Int] = []
    rise.reserveCapacity(tails.count)
    var index = tails.last ?? -1
    while index >= 0 {
      rise.append(index)
      index = previous[index]
    }
    return rise.reversed()
  }
}

extension SortedOffsets {
  /// The numbers of a range that are not among these, which all lie in it.
  @inlinable
  func others(in range: Range<Int>) -> [Int] {
    var others: [Int] = []
    others.reserveCapacity(range.count - offsets.count)
    var start = range.lowerBound
    for offset in offsets {
      others += start..<offset
      start = offset + 1
    }
    others += start..<range.upperBound
    return others
  }
}
