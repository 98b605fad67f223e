/// The smallest removals and insertions between two lists of identities that keep the order of the
/// rest.
///
/// Equal beginnings and ends are put aside first: an edit touches little of a long list. Of the
/// rest the longest part that is in both lists in the same order stays. (One row moved from the
/// front to the back is then one move; in two of the peers measured it makes 9,999 of 10,000:
/// `Benchmarks/README.md`.)
@usableFromInline
struct IdentityDifference {
  /// A part of both lists that stays, neighbour by neighbour.
  @usableFromInline
  struct Run {
    @usableFromInline let before: Int
    @usableFromInline let after: Int
    @usableFromInline var count: Int

    @inlinable
    init(before: Int, after: Int, count: Int) {
      self.before = before
      self.after = after
      self.count = count
    }
  }

  /// One step of the way through both lists.
  @usableFromInline
  enum Change {
    case removed(Range<Int>)
    case added(Range<Int>)
    case kept(Run)
  }

  @usableFromInline let before: Range<Int>
  @usableFromInline let after: Range<Int>

  /// All that stays, ascending in both lists.
  @usableFromInline let runs: [Run]

  /// Compares a part of one list with a part of another.
  ///
  /// - Parameters:
  ///   - matches: Where each identity of the list after stood in the list before.
  ///   - before: The part of the list before.
  ///   - after: The part of the list after.
  ///   - isUnseen: True of an entry after that nobody sees. It counts as gone and come, so that the
  ///     rest stay in order with what is seen, and not with it.
  /// - Complexity: O(*n*) for the parts' length, and O(*m* log *m*) for *m* identities between
  ///   their equal beginnings and ends.
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
    let rise = Rise.longest(count: middleAfter.count) { index in
      let offset = middleAfter.lowerBound + index
      let match = matches.before(offset)
      guard middleBefore.contains(match), !isUnseen(offset) else { return -1 }
      return Int32(truncatingIfNeeded: match)
    }
    var runs: [Run] = []
    if head > 0 {
      runs.append(Run(before: before.lowerBound, after: after.lowerBound, count: head))
    }
    for index in rise {
      let offset = middleAfter.lowerBound + index
      let match = matches.before(offset)
      if let last = runs.last, match == last.before + last.count, offset == last.after + last.count
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(before: match, after: offset, count: 1))
      }
    }
    if tail > 0 {
      runs.append(Run(before: middleBefore.upperBound, after: middleAfter.upperBound, count: tail))
    }
    self.runs = runs
  }

  /// The number of those that stay.
  @inlinable
  var keptCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// Goes through both lists at once, in the order of both.
  @inlinable
  func walk(_ visit: (Change) -> Void) {
    var (old, new) = (before.lowerBound, after.lowerBound)
    for run in runs {
      if old < run.before { visit(.removed(old..<run.before)) }
      if new < run.after { visit(.added(new..<run.after)) }
      visit(.kept(run))
      (old, new) = (run.before + run.count, run.after + run.count)
    }
    if old < before.upperBound { visit(.removed(old..<before.upperBound)) }
    if new < after.upperBound { visit(.added(new..<after.upperBound)) }
  }
}
