import Foundation
import GRDB
import GRDBSQLite

/// How long a connection may read before it is stopped: a view can be one that never ends, and
/// would hold its connection, and the end of the program, for ever.
///
/// SQLite asks every 10,000 of its own steps, some 0.2 ms, whether to go on. Of changes only
/// removals and their Undo are stopped, which end as if they had not begun.
///
/// `@unchecked Sendable`: the state is touched under `lock` only. Whoever reads holds this, so that
/// it is there for as long as SQLite asks it.
final class ReadingTime: @unchecked Sendable {
  private let lock = NSLock()
  private var end: ContinuousClock.Instant?
  private var isOver = false
  private var count = 0

  /// The number of reads that were asked for and have no answer yet.
  var load: Int { lock.withLock { count } }

  /// Whether the connection is about to be closed.
  var isClosing: Bool { lock.withLock { isOver } }

  /// Notes a read that is asked for.
  func enter() {
    lock.withLock { count += 1 }
  }

  /// Notes that it has its answer.
  func leave() {
    lock.withLock { count -= 1 }
  }

  /// Stops what is read, and whatever would be read later.
  func close() {
    lock.withLock { isOver = true }
  }

  /// Does some reading, which SQLite gives up with `SQLITE_INTERRUPT` after so many seconds.
  func limiting<T>(_ db: Database, to seconds: Int?, _ body: () throws -> T) throws -> T {
    lock.withLock { end = seconds.map { ContinuousClock.now + .seconds($0) } }
    sqlite3_progress_handler(
      db.sqliteConnection, 10_000,
      { time in
        guard let time else { return 0 }
        return Unmanaged<ReadingTime>.fromOpaque(time).takeUnretainedValue().isUp ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    // What comes after, as the end of the transaction, is not stopped any more.
    defer { sqlite3_progress_handler(db.sqliteConnection, 0, nil, nil) }
    return try body()
  }

  private var isUp: Bool {
    lock.withLock { isOver || end.map { ContinuousClock.now >= $0 } == true }
  }
}
