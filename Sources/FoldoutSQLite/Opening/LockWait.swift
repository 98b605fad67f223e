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
