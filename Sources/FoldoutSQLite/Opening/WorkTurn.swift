/// One piece of a connection's work, and when it is up.
struct WorkTurn {
  /// The work that is under way: since when, and until when it may go on.
  struct Work {
    var since: ContinuousClock.Instant
    var end: ContinuousClock.Instant?
  }

  /// The work; `nil` where a transaction begins or ends, and between two of them.
  private(set) var work: Work?
  /// True once the connection is to be closed.
  var isClosing = false

  /// The work that other work was begun within.
  struct Outer {
    fileprivate var work: Work?

    /// True for work within other work.
    var isAtWork: Bool { work != nil }
  }

  /// Begins work that may take so long, and gives back what it was begun within.
  mutating func begin(_ now: ContinuousClock.Instant, _ limit: Duration?) -> Outer {
    defer { work = Work(since: now, end: limit.map { now + $0 }) }
    return Outer(work: work)
  }

  /// Goes on with the outer work, which has as much time left as before.
  mutating func end(_ now: ContinuousClock.Instant, _ outer: Outer) {
    let spent = work.map { now - $0.since } ?? .zero
    work = outer.work.map { Work(since: $0.since, end: $0.end.map { $0 + spent }) }
  }

  /// True where work is under way that is to be stopped.
  func isUp(at now: ContinuousClock.Instant) -> Bool {
    guard let work else { return false }
    return isClosing || work.end.map { now >= $0 } == true
  }
}
