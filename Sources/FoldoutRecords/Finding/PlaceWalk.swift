/// Looks at rows that are numbered from 0 for those that match, some at a time, so that it holds no
/// thread.
package struct PlaceWalk: Sendable {
  /// Where a window of the rows lies.
  package enum Start: Hashable, Sendable {
    /// From this row on.
    case from(Int)
    /// Up to this row, which is not part of it.
    case upTo(Int)
  }

  /// The rows of a window.
  package struct Found: Hashable, Sendable {
    package var places: [Int]
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
  private struct Stretch {
    var places: [Int] = []
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
    case .from(let place): await behind(place, size)
    case .upTo(let place): await before(place, size)
    }
  }

  private mutating func stretch(_ places: some Collection<Int>, most: Int) async -> Stretch {
    var stretch = Stretch()
    for place in places {
      if stretch.looked > 0, stretch.looked % PlaceWalk.rowsOfAStep == 0 {
        if Task.isCancelled || ContinuousClock.now >= end {
          stretch.rest = place
          return stretch
        }
        await Task.yield()
      }
      stretch.looked += 1
      if matches(place, &matcher) { stretch.places.append(place) }
      if stretch.places.count >= most { return stretch }
    }
    return stretch
  }

  private mutating func behind(_ start: Int, _ size: Int) async -> Found {
    let ahead = await stretch(start..<count, most: size + 1)
    let places = Array(ahead.places.prefix(size))
    let first = places.first ?? (ahead.rest == nil ? count : start)
    let before = await stretch((0..<first).reversed(), most: WindowRequest.mostCounted + 1)
    return Found(
      places: places, hasPrevious: !before.places.isEmpty || before.rest != nil,
      hasNext: ahead.places.count > size,
      countBefore: before.rest == nil ? before.places.count : nil, looked: ahead.looked,
      rest: ahead.rest.map { .from($0) })
  }

  private mutating func before(_ end: Int, _ size: Int) async -> Found {
    let back = await stretch((0..<end).reversed(), most: size + 1)
    let places = Array(back.places.prefix(size).reversed())
    let first = places.first ?? 0
    let isOver = back.rest == nil
    let before =
      isOver
      ? await stretch((0..<first).reversed(), most: WindowRequest.mostCounted + 1) : Stretch()
    let last = places.last ?? (isOver ? -1 : end - 1)
    let ahead = await stretch((last + 1)..<count, most: 1)
    return Found(
      places: places, hasPrevious: back.places.count > size,
      hasNext: !ahead.places.isEmpty || ahead.rest != nil,
      countBefore: isOver && before.rest == nil ? before.places.count : nil, looked: back.looked,
      rest: back.rest.map { .upTo($0 + 1) })
  }
}
