/// What goes from one list of identities and what comes, so that the rest stays in its order.
///
/// Equal beginnings and ends are put aside first: an edit touches little of a long list. Of the rest the
/// longest part that is in both lists in the same order stays. (One row moved from the front to the back
/// is then one move; in two of the peers measured it makes 9,999 of 10,000: `Benchmarks/README.md`.)
@usableFromInline
struct IdentityDifference {
  /// One step of the way through both lists.
  @usableFromInline
  enum Change {
    case removed(Int)
    case added(Int)
    /// So many stay, one behind the other.
    case kept(before: Int, after: Int, count: Int)
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
  ///   - matches: Where each identity of the list after stood in the list before.
  ///   - before: The part of the list before.
  ///   - after: The part of the list after.
  ///   - isUnseen: True of an entry after that nobody sees. It counts as gone and come, so that the
  ///     rest stay in order with what is seen, and not with it.
  /// - Complexity: O(*n*) for the parts' length, and O(*m* log *m*) for *m* identities between their
  ///   equal beginnings and ends.
  @inlinable
  init(
    _ matches: IdentityMatches, _ before: Range<Int>, _ after: Range<Int>,
    isUnseen: (Int) -> Bool = { _ in false }
  ) {
    self.before = before
    self.after = after
    let shorter = min(before.count, after.count)
    var head = 0
    // Both lists begin alike up to `matches.head`; there is nothing to ask of it one by one.
    if before.lowerBound == after.lowerBound {
      head = min(shorter, max(0, matches.head - after.lowerBound))
    }
    while head < shorter, matches.before(after.lowerBound + head) == before.lowerBound + head {
      head += 1
    }
    var tail = 0
    if before.upperBound == after.upperBound + matches.shift {
      tail = min(shorter - head, max(0, after.upperBound - matches.tail))
    }
    while tail < shorter - head,
      matches.before(after.upperBound - 1 - tail) == before.upperBound - 1 - tail
    { tail += 1 }

    let middleBefore = before.lowerBound + head..<before.upperBound - tail
    let middleAfter = after.lowerBound + head..<after.upperBound - tail
    var common: [(before: Int, after: Int)] = []
    common.reserveCapacity(min(middleBefore.count, middleAfter.count))
    for offset in middleAfter where !isUnseen(offset) {
      let match = matches.before(offset)
      if middleBefore.contains(match) { common.append((match, offset)) }
    }
    let rise = Rise.longest(count: common.count) { common[$0].before }
    removed = middleBefore.leavingOut(rise) { common[$0].before }
    added = middleAfter.leavingOut(rise) { common[$0].after }
  }

  /// Goes through both lists at once, in the order of both.
  @inlinable
  func walk(_ visit: (Change) -> Void) {
    var (old, new) = (before.lowerBound, after.lowerBound)
    var (going, coming) = (0, 0)
    while true {
      while going < removed.count, removed[going] == old {
        visit(.removed(old))
        going += 1
        old += 1
      }
      while coming < added.count, added[coming] == new {
        visit(.added(new))
        coming += 1
        new += 1
      }
      guard old < before.upperBound else { return }
      let count = min(
        (going < removed.count ? removed[going] : before.upperBound) - old,
        (coming < added.count ? added[coming] : after.upperBound) - new)
      visit(.kept(before: old, after: new, count: count))
      old += count
      new += count
    }
  }
}

extension Range<Int> {
  /// The numbers of the range that are not among some of them, which ascend.
  @inlinable
  func leavingOut(_ indices: [Int], _ number: (Int) -> Int) -> [Int] {
    var others: [Int] = []
    others.reserveCapacity(count - indices.count)
    var start = lowerBound
    for index in indices {
      let next = number(index)
      if start < next { others += start..<next }
      start = next + 1
    }
    others += start..<upperBound
    return others
  }
}
