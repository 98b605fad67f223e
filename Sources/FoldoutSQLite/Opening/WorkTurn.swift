/// One piece of a connection's work, and when it is up.
struct WorkTurn {
  /// The work that is under way: since when, and until when it may go on.
  struct Work {
    var since: ContinuousClock.Instant
    var end: ContinuousClock.Instant?
    /// The beginning of the work that it is within.
    var begun: ContinuousClock.Instant
    /// The table that it is about, if it is about one.
    var subject: Subject?
    /// True once it is to leave the file to a change.
    var isInTheWay = false
    /// True while it waits for a lock, and has none.
    var isWaiting = false
    /// True once it was interrupted: what it answers may lack something.
    var isInterrupted = false
    /// True once nobody waits for it any more.
    var isGivenUp = false
  }

  /// The table that work is about.
  enum Subject: Hashable, Sendable {
    /// Its rows are read.
    case reading(String)
    /// It is looked at for the schema.
    case looking(String)
  }

  /// A reason to interrupt work.
  enum Cause: Hashable, Sendable {
    /// Its time is up.
    case time
    /// A change waits for it.
    case change
    /// It has not come back after its time, and nobody waits for it any more.
    case givenUp
    /// The connection is to be closed.
    case closing
  }

  /// The time for which work may keep a change waiting.
  static let maxInTheWay = Duration.milliseconds(100)

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
  mutating func begin(
    _ now: ContinuousClock.Instant, _ limit: Duration?, _ subject: Subject? = nil
  ) -> Outer {
    let outer = work
    work = Work(
      since: now, end: limit.map { now + $0 }, begun: outer?.begun ?? now, subject: subject,
      isInTheWay: outer?.isInTheWay == true, isGivenUp: outer?.isGivenUp == true)
    return Outer(work: outer)
  }

  /// Goes on with the outer work, which has as much time left as before.
  mutating func end(_ now: ContinuousClock.Instant, _ outer: Outer) {
    let inner = work
    work = outer.work
    guard let inner else { return }
    let spent = now - inner.since
    work?.end = outer.work?.end.map { $0 + spent }
    work?.isInTheWay = inner.isInTheWay
    work?.isGivenUp = inner.isGivenUp
  }

  /// The reason to stop the work under way; `nil` for none.
  func cause(at now: ContinuousClock.Instant) -> Cause? {
    guard let work else { return nil }
    if work.isGivenUp { return .givenUp }
    if isClosing { return .closing }
    if work.end.map({ now >= $0 }) == true { return .time }
    return work.isInTheWay ? .change : nil
  }

  /// Notes that the work under way is interrupted; false where there is no reason to.
  mutating func interrupt(at now: ContinuousClock.Instant) -> Bool {
    guard cause(at: now) != nil else { return false }
    work?.isInterrupted = true
    return true
  }

  /// Begins to wait for a lock.
  mutating func beginWaiting() {
    work?.isWaiting = true
  }

  /// Goes on after a wait for a lock, which does not count as work.
  mutating func wait(_ time: Duration) {
    guard var work else { return }
    work.isWaiting = false
    work.since += time
    work.begun += time
    work.end = work.end.map { $0 + time }
    self.work = work
  }

  /// Has the work under way leave the file to a change, if it has had its moment; false where none
  /// is in its way.
  mutating func yield(at now: ContinuousClock.Instant) -> Bool {
    guard let work, !work.isWaiting else { return false }
    if now >= work.begun + WorkTurn.maxInTheWay { self.work?.isInTheWay = true }
    return true
  }

  /// Gives up work that has not come back some time after it was interrupted; false for any other,
  /// and for what was given up before.
  mutating func giveUp(at now: ContinuousClock.Instant, after grace: Duration) -> Bool {
    guard let work, let end = work.end, !work.isGivenUp, now >= end + grace else { return false }
    self.work?.isGivenUp = true
    return true
  }
}
