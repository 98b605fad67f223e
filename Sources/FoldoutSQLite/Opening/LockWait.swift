import Foundation
import GRDB
import GRDBSQLite

/// Waits for locks on behalf of one connection, and asks those in its way to leave.
///
/// Once a change holds the file, only readers keep it from its commit: this process's own, which
/// leave within a moment, and other programs'.
///
/// `@unchecked Sendable`: `time`, `isWriter` and `clearTheWay` never change, all other state is
/// touched on the connection's queue only. The connection holds this for as long as SQLite asks it.
final class LockWait: @unchecked Sendable {
  private let time: WorkTime
  private let isWriter: Bool
  /// Has own readers leave; false where there are none.
  private let clearTheWay: @Sendable () -> Bool
  private var patience = LockPatience()
  private var handle: OpaquePointer?

  /// The waits of a connection. A change that waits for readers calls `clearTheWay` again and
  /// again.
  init(
    _ time: WorkTime, isWriter: Bool, clearTheWay: @escaping @Sendable () -> Bool
  ) {
    self.time = time
    self.isWriter = isWriter
    self.clearTheWay = clearTheWay
  }

  /// Waits for the connection's locks from now on.
  func install(on db: Database) {
    handle = db.sqliteConnection
    sqlite3_busy_handler(
      db.sqliteConnection,
      { wait, count in
        guard let wait else { return 0 }
        return Unmanaged<LockWait>.fromOpaque(wait).takeUnretainedValue().goesOn(count) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Begins anew, for a request that was asked then.
  func begin(asked: ContinuousClock.Instant) {
    patience.begin(afterWaiting: .now - asked)
  }

  private func goesOn(_ count: CInt) -> Bool {
    guard !time.isClosing else { return false }
    let holdsFile = isWriter && sqlite3_txn_state(handle, "main") == SQLITE_TXN_WRITE
    let isForOwn = holdsFile && clearTheWay()
    let sleep = LockWait.sleep(at: count)
    guard patience.goesOn(sleeping: sleep, holdsFile: holdsFile, isForOwn: isForOwn) else {
      return false
    }
    time.wait { usleep(UInt32(sleep / .microseconds(1))) }
    return true
  }

  /// The time to sleep before another try: a commit takes a few milliseconds.
  private static func sleep(at count: CInt) -> Duration { .milliseconds(count < 10 ? 1 : 5) }
}
