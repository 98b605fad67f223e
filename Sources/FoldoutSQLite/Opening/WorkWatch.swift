import Dispatch
import Foundation
import GRDB

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
