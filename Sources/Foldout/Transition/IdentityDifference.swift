/// The smallest set of removals and insertions that turns one list of identities into another.
///
/// Equal prefixes and suffixes are skipped first, because most edits affect little of a long list.
/// From the rest, the longest common subsequence is kept. (Moving one row from the front to the
/// back is then one move; two of the measured alternatives make 9,999 moves among 10,000 rows:
/// `Benchmarks/README.md`.)
@usableFromInline
struct IdentityDifference {
  /// A run of consecutive entries that are kept, in both lists.
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

  /// One step of a walk through both lists.
  @usableFromInline
  enum Change {
    case removed(Range<Int>)
    case added(Range<Int>)
    case kept(Run)
  }

  @usableFromInline let before: Range<Int>
  @usableFromInline let after: Range<Int>

  /// All kept entries, ascending in both lists.
  @usableFromInline let runs: [Run]

  /// Compares a range of the old list with a range of the new one.
  ///
  /// - Parameters:
  ///   - matches: The offset in the old list of each identity in the new one.
  ///   - before: The range in the old list.
  ///   - after: The range in the new list.
  ///   - isHidden: True for a hidden entry of the new list. It is treated as removed and inserted,
  ///     so that it does not constrain the order of shown entries.
  /// - Complexity: O(*n*) for the length of the ranges, plus O(*m* log *m*) for *m* identities
  ///   between equal prefix and suffix.
  @inlinable
  init(
    _ matches: IdentityMatches, _ before: Range<Int>, _ after: Range<Int>,
    isHidden: (Int) -> Bool = { _ in false }
  ) {
    self.before = before
    self.after = after
    let shorter = min(before.count, after.count)
    var head = 0
    // Both lists are equal up to `matches.head`, so these entries need no comparison.
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
    let rise = IncreasingSubsequence.longest(count: middleAfter.count) { index in
      let offset = middleAfter.lowerBound + index
      let match = matches.before(offset)
      guard middleBefore.contains(match), !isHidden(offset) else { return -1 }
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

  /// The number of kept entries.
  @inlinable
  var keptCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// Visits all changes in the order of both lists.
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
