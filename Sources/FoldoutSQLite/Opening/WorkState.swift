import Dispatch
import Foundation
import GRDB

/// The work under way on a connection, and its time limit.
struct WorkState {
  /// Work under way: when it began, and when it has to end.
  struct Work {
    var since: ContinuousClock.Instant
    var end: ContinuousClock.Instant?
    /// The start of the outermost work that contains it.
    var begun: ContinuousClock.Instant
    /// The table that it is about; `nil` for none.
    var subject: Subject?
    /// True once it has to stop for a waiting change.
    var mustYield = false
    /// True while it waits for a lock.
    var isWaiting = false
    /// True once it was interrupted: its result may be incomplete.
    var isInterrupted = false
    /// True once it was given up.
    var isGivenUp = false
  }

  /// The table that work is about.
  enum Subject: Hashable, Sendable {
    /// Its rows are read.
    case reading(String)
    /// It is examined for the schema.
    case examining(String)
  }

  /// A reason to interrupt work.
  enum Cause: Hashable, Sendable {
    /// Its time is up.
    case time
    /// A change waits for it.
    case change
    /// It hung and was given up.
    case givenUp
    /// The connection is to be closed.
    case closing
  }

  /// The time for which work may run before a change interrupts it.
  static let maxTimeBeforeYield = Duration.milliseconds(100)

  /// The work; `nil` at the beginning and the end of a transaction, and between transactions.
  private(set) var work: Work?
  /// True once the connection is to be closed.
  var isClosing = false

  /// The work within which other work began.
  struct Outer {
    fileprivate var work: Work?

    /// True if there is such work.
    var isAtWork: Bool { work != nil }
  }

  /// Begins work with a time limit, and returns the outer work.
  mutating func begin(
    _ now: ContinuousClock.Instant, _ limit: Duration?, _ subject: Subject? = nil
  ) -> Outer {
    let outer = work
    work = Work(
      since: now, end: limit.map { now + $0 }, begun: outer?.begun ?? now, subject: subject,
      mustYield: outer?.mustYield == true, isGivenUp: outer?.isGivenUp == true)
    return Outer(work: outer)
  }

  /// Ends the inner work and resumes the outer work, which has as much time left as before.
  mutating func end(_ now: ContinuousClock.Instant, _ outer: Outer) {
    let inner = work
    work = outer.work
    guard let inner else { return }
    let spent = now - inner.since
    work?.end = outer.work?.end.map { $0 + spent }
    work?.mustYield = inner.mustYield
    work?.isGivenUp = inner.isGivenUp
  }

  /// Returns the reason to stop the work under way; `nil` for none.
  func cause(at now: ContinuousClock.Instant) -> Cause? {
    guard let work else { return nil }
    if work.isGivenUp { return .givenUp }
    if isClosing { return .closing }
    if work.end.map({ now >= $0 }) == true { return .time }
    return work.mustYield ? .change : nil
  }

  /// Marks the work under way as interrupted; false if there is no reason to.
  mutating func interrupt(at now: ContinuousClock.Instant) -> Bool {
    guard cause(at: now) != nil else { return false }
    work?.isInterrupted = true
    return true
  }

  /// Begins a wait for a lock.
  mutating func beginWaiting() {
    work?.isWaiting = true
  }

  /// Ends a wait for a lock, which does not count as work.
  mutating func wait(_ time: Duration) {
    guard var work else { return }
    work.isWaiting = false
    work.since += time
    work.begun += time
    work.end = work.end.map { $0 + time }
    self.work = work
  }

  /// Marks the work under way to stop for a change if it has run for ``maxTimeBeforeYield``; false
  /// if no work is in its way.
  mutating func yield(at now: ContinuousClock.Instant) -> Bool {
    guard let work, !work.isWaiting else { return false }
    if now >= work.begun + WorkState.maxTimeBeforeYield { self.work?.mustYield = true }
    return true
  }

  /// Gives up work that has not returned some time after its limit; false for other work, and for
  /// work that was given up before.
  mutating func giveUp(at now: ContinuousClock.Instant, after grace: Duration) -> Bool {
    guard let work, let end = work.end, !work.isGivenUp, now >= end + grace else { return false }
    self.work?.isGivenUp = true
    return true
  }
}

/// Enforces the time limits of connections. Checks 20 times a second while there is work, and
/// interrupts what has run out of time. Work that hangs in one long step is given up a second
/// later.
///
/// A timer for each request would take longer than most requests.
///
/// `@unchecked Sendable`: `clock` never changes; all other state is accessed under `lock` only.
final class WorkWatch: @unchecked Sendable {
  /// The clock of all its limits.
  let clock: WorkClock
  private let lock = NSLock()
  /// A queue of its own has a thread even while all others are busy.
  private let queue = DispatchQueue(label: "Foldout.watch", qos: .userInitiated)
  private var times: [WorkTime] = []
  private var isAwake = false

  /// The time in which interrupted work returns, unless it is in one long step.
  private static let grace = Duration.seconds(1)
  private static let interval = DispatchTimeInterval.milliseconds(50)

  /// Makes a watch that measures by a clock.
  init(_ clock: WorkClock = WorkClock()) {
    self.clock = clock
  }

  /// Watches a connection's work from now on.
  func add(_ time: WorkTime) {
    lock.withLock { times.append(time) }
  }

  /// Stops watching a connection's work.
  func remove(_ time: WorkTime) {
    lock.withLock { times.removeAll { $0 === time } }
  }

  /// Notes that work begins.
  func begin() {
    let wasAwake = lock.withLock {
      defer { isAwake = true }
      return isAwake
    }
    if !wasAwake { lookLater() }
  }

  /// Returns the time limit of the connection at work; a new one without a watch if the connection
  /// is not watched.
  func time(of db: Database) -> WorkTime {
    lock.withLock { times }.first { $0.isAtWork(on: db) } ?? WorkTime()
  }

  /// True if the examination of a table for the schema hangs.
  func hangs(examining table: String) -> Bool {
    lock.withLock { times }.contains { $0.hanging == .examining(table) }
  }

  private func lookLater() {
    queue.asyncAfter(deadline: .now() + WorkWatch.interval) { [weak self] in self?.look() }
  }

  private func look() {
    let times = lock.withLock {
      // Work that begins from now on is checked the next time.
      isAwake = false
      return self.times
    }
    // Interrupt all that are due: `contains` would stop at the first one at work.
    if times.count(where: { $0.interruptIfDue() }) > 0 { begin() }
    for time in times { time.giveUpIfHanging(after: WorkWatch.grace) }
  }
}
