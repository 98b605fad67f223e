/// Looks at rows that are numbered from 0 for those that match, some at a time, so that it holds no
/// thread.
package struct NumberedRowWalk: Sendable {
  /// Where a window of the rows lies.
  package enum Start: Hashable, Sendable {
    /// From this row on.
    case from(Int)
    /// Up to this row, which is not part of it.
    case upTo(Int)
  }

  /// The rows of a window.
  package struct Found: Hashable, Sendable {
    package var indices: [Int]
    package var hasPrevious: Bool
    package var hasNext: Bool
    /// The number of rows that match before the window; `nil` where they were not counted.
    package var countBefore: Int?
    /// The number of rows that were read for the window itself.
    package var looked: Int
    /// Where a later search goes on; `nil` where all rows were looked at that may belong to the
    /// window.
    package var rest: Start?
  }

  /// Rows that match, and the first one that was not looked at.
  private struct Scan {
    var indices: [Int] = []
    var looked = 0
    var rest: Int?
  }

  private let count: Int
  private let end: ContinuousClock.Instant
  private var matcher: RowMatcher
  private let matches: @Sendable (Int, inout RowMatcher) -> Bool

  /// The rows between two looks at the clock.
  package static let rowsOfAStep = 256

  /// A walk through `count` rows, which stops at `end` behind the step that it is in.
  package init(
    count: Int, until end: ContinuousClock.Instant, _ matcher: RowMatcher,
    matches: @escaping @Sendable (Int, inout RowMatcher) -> Bool
  ) {
    self.count = count
    self.end = end
    self.matcher = matcher
    self.matches = matches
  }

  /// The window of up to `size` rows. It ends early once its task is cancelled.
  package mutating func window(_ start: Start, size: Int) async -> Found {
    switch start {
    case .from(let index): await behind(index, size)
    case .upTo(let index): await before(index, size)
    }
  }

  private mutating func scan(_ indices: some Collection<Int>, maxCount: Int) async -> Scan {
    var scan = Scan()
    for index in indices {
      if scan.looked > 0, scan.looked % NumberedRowWalk.rowsOfAStep == 0 {
        if Task.isCancelled || ContinuousClock.now >= end {
          scan.rest = index
          return scan
        }
        await Task.yield()
      }
      scan.looked += 1
      if matches(index, &matcher) { scan.indices.append(index) }
      if scan.indices.count >= maxCount { return scan }
    }
    return scan
  }

  private mutating func behind(_ start: Int, _ size: Int) async -> Found {
    let ahead = await scan(start..<count, maxCount: size + 1)
    let indices = Array(ahead.indices.prefix(size))
    let first = indices.first ?? (ahead.rest == nil ? count : start)
    let before = await scan((0..<first).reversed(), maxCount: WindowRequest.maxCounted + 1)
    return Found(
      indices: indices, hasPrevious: !before.indices.isEmpty || before.rest != nil,
      hasNext: ahead.indices.count > size,
      countBefore: before.rest == nil ? before.indices.count : nil, looked: ahead.looked,
      rest: ahead.rest.map { .from($0) })
  }

  private mutating func before(_ end: Int, _ size: Int) async -> Found {
    let back = await scan((0..<end).reversed(), maxCount: size + 1)
    let indices = Array(back.indices.prefix(size).reversed())
    let first = indices.first ?? 0
    let isOver = back.rest == nil
    let before =
      isOver
      ? await scan((0..<first).reversed(), maxCount: WindowRequest.maxCounted + 1) : Scan()
    let last = indices.last ?? (isOver ? -1 : end - 1)
    let ahead = await scan((last + 1)..<count, maxCount: 1)
    return Found(
      indices: indices, hasPrevious: back.indices.count > size,
      hasNext: !ahead.indices.isEmpty || ahead.rest != nil,
      countBefore: isOver && before.rest == nil ? before.indices.count : nil, looked: back.looked,
      rest: back.rest.map { .upTo($0 + 1) })
  }
}
