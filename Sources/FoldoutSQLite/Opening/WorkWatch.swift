import Dispatch
import Foundation
import GRDB

/// Looks at the work of some connections, 20 times in a second while there is any, and interrupts
/// what has had its time. What does not come back from one long step is given up a second later.
///
/// A timer for each request would take longer than most requests do.
///
/// `@unchecked Sendable`: the state is touched under `lock` only.
final class WorkWatch: @unchecked Sendable {
  private let lock = NSLock()
  /// A queue of its own has a thread, also while all others are at work.
  private let queue = DispatchQueue(label: "Foldout.watch", qos: .userInitiated)
  private var times: [WorkTime] = []
  private var isAwake = false

  /// The time in which interrupted work comes back, unless it is within one long step.
  private static let grace = Duration.seconds(1)
  private static let interval = DispatchTimeInterval.milliseconds(50)

  /// Looks after a connection's work from now on.
  func add(_ time: WorkTime) {
    lock.withLock { times.append(time) }
  }

  /// Looks after it no longer.
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

  /// The time of the connection at work; one without a watch for a connection that nobody looks
  /// after.
  func time(of db: Database) -> WorkTime {
    lock.withLock { times }.first { $0.isAtWork(on: db) } ?? WorkTime()
  }

  /// True where a look at a table for the schema hangs.
  func hangs(lookingAt table: String) -> Bool {
    lock.withLock { times }.contains { $0.hanging == .looking(table) }
  }

  private func lookLater() {
    queue.asyncAfter(deadline: .now() + WorkWatch.interval) { [weak self] in self?.look() }
  }

  private func look() {
    let times = lock.withLock {
      // Whoever begins from now on is looked at the next time.
      isAwake = false
      return self.times
    }
    // All of them, not only the first that is at work.
    if times.count(where: { $0.interruptWhereUp() }) > 0 { begin() }
    for time in times { time.giveUpWhereHanging(after: WorkWatch.grace) }
  }
}
