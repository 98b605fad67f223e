import GRDB
import GRDBSQLite

/// The busy handler of one connection. It waits for locks, and interrupts this process's readers
/// that keep a change from committing.
///
/// Once a change has locked the file, only readers keep it from committing: this process's own,
/// which stop within a moment, and other programs'.
///
/// While a connection is being opened, it waits for locks as long as for one request.
///
/// `@unchecked Sendable`: `time`, `isWriter` and `interruptOwnReaders` never change; all other
/// state is accessed on the connection's queue only. The connection keeps this object for as long
/// as SQLite calls it.
final class LockWait: @unchecked Sendable {
  private let time: WorkTime
  private let isWriter: Bool
  /// Interrupts this process's readers; false if there are none.
  private let interruptOwnReaders: @Sendable () -> Bool
  private var patience = LockPatience()
  private var handle: OpaquePointer?

  /// Makes the busy handler of a connection. A change that waits for readers calls
  /// `interruptOwnReaders` again and again.
  init(
    _ time: WorkTime, isWriter: Bool, interruptOwnReaders: @escaping @Sendable () -> Bool
  ) {
    self.time = time
    self.isWriter = isWriter
    self.interruptOwnReaders = interruptOwnReaders
  }

  /// Makes this the connection's busy handler.
  func install(on db: Database) {
    handle = db.sqliteConnection
    sqlite3_busy_handler(
      db.sqliteConnection,
      { wait, count in
        guard let wait else { return 0 }
        return Unmanaged<LockWait>.fromOpaque(wait).takeUnretainedValue().shouldRetry(count) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Begins the wait of a request that was made at the time `asked`.
  func begin(asked: ContinuousClock.Instant) {
    patience.begin(afterWaiting: time.clock.now() - asked)
  }

  /// Waits before another try, or returns false if it is not to be made. `count` is the number of
  /// earlier ones.
  func shouldRetry(_ count: CInt) -> Bool {
    guard !time.isClosing else { return false }
    let holdsFile =
      isWriter && handle.map { sqlite3_txn_state($0, "main") == SQLITE_TXN_WRITE } == true
    let isForOwn = holdsFile && interruptOwnReaders()
    let sleep = LockWait.sleep(at: count)
    guard patience.shouldRetry(sleeping: sleep, holdsFile: holdsFile, isForOwn: isForOwn) else {
      return false
    }
    time.wait(for: sleep)
    return true
  }

  /// Returns the time to sleep before another try. A commit takes a few milliseconds.
  private static func sleep(at count: CInt) -> Duration { .milliseconds(count < 10 ? 1 : 5) }
}

/// Limits how long the requests of one connection wait for locks on the file.
///
/// A request waits for other programs for up to two seconds, including its time in the queue. One
/// that was queued for most of that time still waits 250 ms, because other work of this process may
/// hold the lock, but only 10 ms after a request that timed out. So many requests for a locked file
/// are answered together, not one after the other.
///
/// Only the time slept is counted, so that a request gets as many tries on a busy machine.
struct LockPatience {
  /// The longest wait, including the time in the queue.
  static let maximum = Duration.seconds(2)
  /// The least wait of a request that was queued for long.
  static let minWhenQueued = Duration.milliseconds(250)
  /// The least wait after a request that timed out.
  static let minAfterTimeout = Duration.milliseconds(10)

  private var remaining = LockPatience.maximum
  private var minimum = LockPatience.minWhenQueued
  private var holdsFile = false
  private var hasTimedOut = false

  /// Begins the wait of a request that was queued for `time`.
  mutating func begin(afterWaiting time: Duration) {
    minimum = hasTimedOut ? LockPatience.minAfterTimeout : LockPatience.minWhenQueued
    remaining = max(LockPatience.maximum - time, minimum)
    holdsFile = false
    hasTimedOut = false
  }

  /// True if the request should sleep for `time` and try again. A change that has just locked the
  /// file waits only for readers, and gets at least the minimum wait again. If those include this
  /// process's own readers (`isForOwn`), which are being interrupted, it gets 250 ms, and running
  /// out of time does not count as a timeout.
  mutating func shouldRetry(
    sleeping time: Duration, holdsFile: Bool, isForOwn: Bool = false
  ) -> Bool {
    if holdsFile, !self.holdsFile {
      remaining = max(remaining, isForOwn ? LockPatience.minWhenQueued : minimum)
    }
    self.holdsFile = holdsFile
    remaining -= time
    hasTimedOut = remaining < .zero && !isForOwn
    return remaining >= .zero
  }
}
