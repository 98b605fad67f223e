import FoldoutRecords
import Foundation
import GRDB
import GRDBSQLite

/// The time limit of a connection's work. Without it, a view or a trigger that never ends would
/// block the connection, the file and the end of the program forever.
///
/// SQLite asks every 10,000 of its own steps, some 0.2 ms, whether to continue. If the steps are
/// long, such as counting a table, the watch interrupts it. The beginning and the end of a
/// transaction are not limited: a change is interrupted before its commit, or stored.
///
/// `@unchecked Sendable`: `watch` and `clock` never change; `lock` guards all other state.
/// The connection keeps this object for as long as SQLite calls it.
final class WorkTime: @unchecked Sendable {
  private let lock = NSLock()
  let watch: WorkWatch?
  /// The clock of the watch.
  let clock: WorkClock
  private var state = WorkState()
  private var handle: OpaquePointer?
  private var lastCause: WorkState.Cause?
  private var onGiveUp: (@Sendable (WorkState.Subject?) -> Void)?

  /// Makes the time limit of one connection, enforced by a watch.
  init(_ watch: WorkWatch? = nil) {
    self.watch = watch
    clock = watch?.clock ?? WorkClock()
    watch?.add(self)
  }

  /// True if the connection is about to be closed.
  var isClosing: Bool { lock.withLock { state.isClosing } }

  /// Interrupts the work under way and all later work.
  func close() {
    lock.withLock { state.isClosing = true }
    _ = interruptIfDue()
  }

  /// Removes this from the watch.
  func end() {
    watch?.remove(self)
  }

  /// Sets a closure that is called as soon as interrupted work turns out to hang.
  ///
  /// It is called under the lock, so that the work cannot end meanwhile. It must not call this
  /// object.
  func onHanging(_ onGiveUp: @escaping @Sendable (WorkState.Subject?) -> Void) {
    lock.withLock { self.onGiveUp = onGiveUp }
  }

  /// Gives up work that has not returned some time after it was interrupted.
  func giveUpIfHanging(after grace: Duration) {
    lock.withLock {
      guard state.giveUp(at: clock.now(), after: grace) else { return }
      onGiveUp?(state.work?.subject)
    }
  }

  /// The subject of the work that was given up and has not returned; `nil` if there is none.
  var hanging: WorkState.Subject? {
    lock.withLock { state.work.flatMap { $0.isGivenUp ? $0.subject : nil } }
  }

  /// The reason for the last interrupt.
  var causeOfStop: WorkState.Cause { lock.withLock { lastCause ?? .time } }

  /// Interrupts work that has had its 100 ms, so that a waiting change can commit; false if no work
  /// is in its way.
  func yield() -> Bool {
    let isWorking = lock.withLock { state.yield(at: clock.now()) }
    if isWorking { _ = interruptIfDue() }
    return isWorking
  }

  /// Waits for a lock for some time, which does not count as work.
  func wait(for time: Duration) {
    let begun = lock.withLock {
      state.beginWaiting()
      return clock.now()
    }
    clock.sleep(time)
    lock.withLock { state.wait(clock.now() - begun) }
  }

  /// Runs work that SQLite interrupts with `SQLITE_INTERRUPT` after a time limit; `nil` for none.
  ///
  /// Nested work has its own limit, and does not use up that of the outer work.
  func limiting<T>(
    _ db: Database, to limit: Duration?, about subject: WorkState.Subject? = nil,
    _ body: () throws -> T
  ) throws -> T {
    let outer = lock.withLock {
      handle = db.sqliteConnection
      return state.begin(clock.now(), limit, subject)
    }
    watch?.begin()
    sqlite3_progress_handler(
      db.sqliteConnection, 10_000,
      { time in
        guard let time else { return 0 }
        return Unmanaged<WorkTime>.fromOpaque(time).takeUnretainedValue().isTimeUp ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    let result = Result { try body() }
    let isStopped = lock.withLock {
      let now = clock.now()
      lastCause = state.cause(at: now)
      defer { state.end(now, outer) }
      if !outer.isAtWork { handle = nil }
      return state.work?.isInterrupted == true || lastCause == .givenUp
    }
    // What follows, such as the end of the transaction, is not interrupted.
    if !outer.isAtWork { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
    // Nothing may be committed: either the caller already got an error, or one part of the work was
    // interrupted and another continued without it.
    let value = try result.get()
    if isStopped { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
    return value
  }

  /// Interrupts work whose time is up; false if no work is under way. Holds the lock, so that it
  /// cannot interrupt the connection's next work by mistake.
  func interruptIfDue() -> Bool {
    lock.withLock {
      guard let handle else { return false }
      if state.interrupt(at: clock.now()) { sqlite3_interrupt(handle) }
      return true
    }
  }

  /// True while work is under way on a connection.
  func isAtWork(on db: Database) -> Bool {
    lock.withLock { handle != nil && handle == db.sqliteConnection }
  }

  private var isTimeUp: Bool { lock.withLock { state.interrupt(at: clock.now()) } }
}

extension WorkTime {
  /// Returns the error for a change that was interrupted; `nil` for any other error.
  func refusal(_ error: DatabaseError, to table: String, after seconds: Int) -> StoreError? {
    guard error.resultCode == .SQLITE_INTERRUPT else { return nil }
    return isClosing ? Connection.closed : .changeTooSlow(table: table, seconds: seconds)
  }
}

/// The outcome of work on a connection.
enum WorkOutcome<Value: Sendable>: Sendable {
  /// It was done.
  case done(Value)
  /// The store could not do it.
  case failed(StoreError)
  /// It was interrupted after some time.
  case stopped(WorkState.Cause, after: Duration)
  /// It was not begun: it now belongs on another connection, or nowhere.
  case passedOver
  /// The connection hangs in it, and was given up after some time.
  case hung(after: Duration)
  /// The connection hangs in earlier work.
  case blocked
}

/// The clock of a store's work. Tests use one on which time passes when they say so.
struct WorkClock: Sendable {
  /// Returns the time.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }
  /// Blocks the thread for some time.
  var sleep: @Sendable (Duration) -> Void = { usleep(UInt32($0 / .microseconds(1))) }
}

/// Time limits of a store's work for one request. Tests use other limits than the program.
struct WorkLimits: Sendable {
  /// Limit in seconds for reading a table, and for a removal or a restore. Listing 3 million rows
  /// by an index takes 5 ms. A read that takes longer is refused, and other tables can be read
  /// meanwhile.
  var reading = 5
  /// Limit for the first attempt at a read, after which it is started again on a connection for
  /// slow reads.
  var firstLook = Duration.milliseconds(100)
  /// Limit in seconds for a change or an addition, which locks the file for all programs.
  var changing = 10

  /// Limit for examining one table while the schema is read.
  var examiningTable = Duration.seconds(2)
  /// Limit for the total time that examinations waste by timing out while the schema is read. Once
  /// it is used up, each further table gets 20 ms.
  var failedExaminations = Duration.seconds(6)

  /// Limit for reading the schema again after changes have interrupted it.
  var readingTheSchemaAgain = Duration.seconds(15)

  /// The clock of the limits, and of waits for locks.
  var clock = WorkClock()

  /// The program's limits.
  static let usual = WorkLimits()
}
