/// A linear search through rows numbered from 0, in steps after which it yields its thread.
package struct NumberedRowWalk: Sendable {
  /// The position of a window in the rows.
  package enum Start: Hashable, Sendable {
    /// From this row on.
    case from(Int)
    /// Up to this row, without the row itself.
    case upTo(Int)
  }

  /// The rows of a window.
  package struct Found: Hashable, Sendable {
    package var indices: [Int]
    package var hasPrevious: Bool
    package var hasNext: Bool
    /// The number of rows that match before the window; `nil` if they were not counted.
    package var countBefore: Int?
    /// The number of rows that match after the window; `nil` if they were not counted.
    package var countAfter: Int?
    /// The number of rows that were read for the window itself.
    package var rowsRead: Int
    /// The position from which a later search continues; `nil` if every row that may belong to the
    /// window was read.
    package var rest: Start?
    /// The tables whose left-out titles may contain words that a row lacks.
    package var unsearchedTables: [String]
  }

  /// The matches of one pass, and the first row that it did not reach.
  private struct Pass {
    var indices: [Int] = []
    var rowsRead = 0
    var rest: Int?
  }

  private let count: Int
  private let deadline: ContinuousClock.Instant
  private let countingTime: Duration
  private var matcher: RowMatcher
  private let matches: @Sendable (Int, inout RowMatcher) -> Bool

  /// The number of rows in a step; the clock is read between steps.
  package static let rowsPerStep = 256

  /// A walk through `count` rows, which stops after the step in which the deadline passes. The rows
  /// after a window are counted for some milliseconds more.
  package init(
    count: Int, until deadline: ContinuousClock.Instant, countingFor countingTime: Duration? = nil,
    _ matcher: RowMatcher,
    matches: @escaping @Sendable (Int, inout RowMatcher) -> Bool
  ) {
    self.count = count
    self.deadline = deadline
    self.countingTime = countingTime ?? RowSearch.defaultCountingTime
    self.matcher = matcher
    self.matches = matches
  }

  /// Returns a window of up to `size` rows. The search ends early if its task is cancelled.
  package mutating func window(_ start: Start, size: Int) async -> Found {
    switch start {
    case .from(let index): await window(from: index, size: size)
    case .upTo(let index): await window(upTo: index, size: size)
    }
  }

  private mutating func scan(
    _ indices: some Collection<Int>, maxCount: Int, until end: ContinuousClock.Instant? = nil
  ) async -> Pass {
    let deadline = end ?? deadline
    var pass = Pass()
    for index in indices {
      if pass.rowsRead > 0, pass.rowsRead % NumberedRowWalk.rowsPerStep == 0 {
        if Task.isCancelled || ContinuousClock.now >= deadline {
          pass.rest = index
          return pass
        }
        await Task.yield()
      }
      pass.rowsRead += 1
      if matches(index, &matcher) { pass.indices.append(index) }
      if pass.indices.count >= maxCount { return pass }
    }
    return pass
  }

  private mutating func window(from start: Int, size: Int) async -> Found {
    let ahead = await scan(start..<count, maxCount: size + 1)
    let indices = Array(ahead.indices.prefix(size))
    let first = indices.first ?? (ahead.rest == nil ? count : start)
    let before = await scan((0..<first).reversed(), maxCount: WindowRequest.maxCounted + 1)
    var countAfter: Int? = ahead.rest == nil ? 0 : nil
    if ahead.indices.count > size, let next = ahead.indices.last {
      let end = ContinuousClock.now + countingTime
      let after = await scan(next..<count, maxCount: .max, until: end)
      countAfter = after.rest == nil ? after.indices.count : nil
    }
    return Found(
      indices: indices, hasPrevious: !before.indices.isEmpty || before.rest != nil,
      hasNext: ahead.indices.count > size,
      countBefore: before.rest == nil ? before.indices.count : nil, countAfter: countAfter,
      rowsRead: ahead.rowsRead,
      rest: ahead.rest.map { .from($0) }, unsearchedTables: matcher.unsearchedTables)
  }

  private mutating func window(upTo end: Int, size: Int) async -> Found {
    let back = await scan((0..<end).reversed(), maxCount: size + 1)
    let indices = Array(back.indices.prefix(size).reversed())
    let first = indices.first ?? 0
    let isComplete = back.rest == nil
    let before =
      isComplete
      ? await scan((0..<first).reversed(), maxCount: WindowRequest.maxCounted + 1) : Pass()
    let last = indices.last ?? (isComplete ? -1 : end - 1)
    let ahead = await scan((last + 1)..<count, maxCount: 1)
    return Found(
      indices: indices, hasPrevious: back.indices.count > size,
      hasNext: !ahead.indices.isEmpty || ahead.rest != nil,
      countBefore: isComplete && before.rest == nil ? before.indices.count : nil,
      countAfter: ahead.indices.isEmpty && ahead.rest == nil ? 0 : nil,
      rowsRead: back.rowsRead, rest: back.rest.map { .upTo($0 + 1) },
      unsearchedTables: matcher.unsearchedTables)
  }
}
