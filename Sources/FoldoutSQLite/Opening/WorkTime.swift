import FoldoutRecords
import Foundation
import GRDB
import GRDBSQLite

/// The time that a connection has for its work: a view or a trigger may never end, and would hold
/// the connection, the file and the end of the program for ever.
///
/// SQLite asks every 10,000 of its own steps, some 0.2 ms, whether to go on; where the steps are
/// long, as counting a table is one, the watch interrupts it. The beginning and the end of a
/// transaction are not limited: a change is given up before its commit, or stored.
///
/// `@unchecked Sendable`: `watch` never changes, all other state is touched under `lock` only. The
/// connection holds this, so that it is there for as long as SQLite asks it.
final class WorkTime: @unchecked Sendable {
  private let lock = NSLock()
  let watch: WorkWatch?
  private var turn = WorkTurn()
  private var handle: OpaquePointer?
  private var lastCause: WorkTurn.Cause?
  private var inStead: (@Sendable (WorkTurn.Subject?) -> Void)?

  /// The time of one connection, looked after by a watch.
  init(_ watch: WorkWatch? = nil) {
    self.watch = watch
    watch?.add(self)
  }

  /// True where the connection is about to be closed.
  var isClosing: Bool { lock.withLock { turn.isClosing } }

  /// Stops what is done, and all that would be done later.
  func close() {
    lock.withLock { turn.isClosing = true }
    _ = interruptWhereUp()
  }

  /// Is looked after no longer.
  func end() {
    watch?.remove(self)
  }

  /// Has something done, at once, where work does not come back after it was interrupted.
  ///
  /// It is done under the lock, so that the work cannot end meanwhile: it must not ask this time
  /// anything.
  func onHanging(_ inStead: @escaping @Sendable (WorkTurn.Subject?) -> Void) {
    lock.withLock { self.inStead = inStead }
  }

  /// Gives up work that has not come back some time after it was interrupted.
  func giveUpWhereHanging(after grace: Duration) {
    lock.withLock {
      guard turn.giveUp(at: .now, after: grace) else { return }
      inStead?(turn.work?.subject)
    }
  }

  /// The work that was given up and has not come back; `nil` where none was.
  var hanging: WorkTurn.Subject? {
    lock.withLock { turn.work.flatMap { $0.isGivenUp ? $0.subject : nil } }
  }

  /// The reason for which work was interrupted last.
  var causeOfStop: WorkTurn.Cause { lock.withLock { lastCause ?? .time } }

  /// Has work under way leave the file to a change, once it has had its moment; false where none is
  /// in its way.
  func yield() -> Bool {
    let isInTheWay = lock.withLock { turn.yield(at: .now) }
    if isInTheWay { _ = interruptWhereUp() }
    return isInTheWay
  }

  /// Waits for a lock, which does not count as work.
  func wait(_ body: () -> Void) {
    let begun = lock.withLock {
      turn.beginWaiting()
      return ContinuousClock.now
    }
    body()
    lock.withLock { turn.wait(.now - begun) }
  }

  /// Does some work, which SQLite gives up with `SQLITE_INTERRUPT` after a time; `nil` for none.
  ///
  /// Work within other work has a time of its own, which does not count for the other.
  func limiting<T>(
    _ db: Database, to limit: Duration?, about subject: WorkTurn.Subject? = nil,
    _ body: () throws -> T
  ) throws -> T {
    let outer = lock.withLock {
      handle = db.sqliteConnection
      return turn.begin(.now, limit, subject)
    }
    watch?.begin()
    sqlite3_progress_handler(
      db.sqliteConnection, 10_000,
      { time in
        guard let time else { return 0 }
        return Unmanaged<WorkTime>.fromOpaque(time).takeUnretainedValue().isUp ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    let result = Result { try body() }
    let isStopped = lock.withLock {
      let now = ContinuousClock.now
      lastCause = turn.cause(at: now)
      defer { turn.end(now, outer) }
      if !outer.isAtWork { handle = nil }
      return turn.work?.isInterrupted == true || lastCause == .givenUp
    }
    // What comes after, as the end of the transaction, is not stopped any more.
    if !outer.isAtWork { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
    // Somebody was told that nothing came of it, so nothing is to be committed; or a part of it has
    // gone on without what another part was interrupted in.
    let value = try result.get()
    if isStopped { throw DatabaseError(resultCode: .SQLITE_INTERRUPT) }
    return value
  }

  /// Interrupts work whose time is up; false where none is under way. Under the lock, so that the
  /// next work of the connection is not interrupted in its stead.
  func interruptWhereUp() -> Bool {
    lock.withLock {
      guard let handle else { return false }
      if turn.interrupt(at: .now) { sqlite3_interrupt(handle) }
      return true
    }
  }

  /// Says yes while work is under way on a connection.
  func isAtWork(on db: Database) -> Bool {
    lock.withLock { handle != nil && handle == db.sqliteConnection }
  }

  private var isUp: Bool { lock.withLock { turn.interrupt(at: .now) } }
}

extension WorkTime {
  /// The refusal of a change whose time was up; `nil` for any other error.
  func refusal(_ error: DatabaseError, to table: String, after seconds: Int) -> StoreError? {
    guard error.resultCode == .SQLITE_INTERRUPT else { return nil }
    return isClosing ? Connection.closed : .changeTooSlow(table: table, seconds: seconds)
  }
}

/// The end of some work on a connection.
enum WorkOutcome<Value: Sendable>: Sendable {
  /// It was done.
  case done(Value)
  /// The store could not do it.
  case failed(StoreError)
  /// It was interrupted, after so long.
  case stopped(WorkTurn.Cause, after: Duration)
  /// It was not begun: it is to be read elsewhere by now, or not at all.
  case passedOver
  /// The connection does not come back from it, or from work before it.
  case hung(isOwn: Bool)
}
