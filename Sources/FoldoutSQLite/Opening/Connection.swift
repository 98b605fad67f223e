import Dispatch
import FoldoutRecords
import GRDB
import GRDBSQLite

/// One connection to the file, with the queue that all its work is done on.
///
/// Work is handed to GRDB's dispatch queue and awaited: a wait for another program's lock, up to
/// two seconds, then holds a thread of that queue, and none of the few that all other tasks of the
/// process share. Waiting for the queue in place took 30 µs a record instead of 83 for a single
/// client on two cores, and was no faster for 16 (52,000 to 61,000 records a second). GRDB's own
/// `async` functions end a transaction when the asking task is cancelled, which a change must not.
final class Connection: Sendable {
  /// The access that a connection asks for.
  enum Mode: Sendable {
    /// For writing.
    case writing
    /// For reading, beside other programs.
    case reading
    /// For reading without locks and without a write-ahead log (`immutable=1`), as if nobody wrote.
    case readingUnlocked
  }

  private let queue: DatabaseQueue
  private let isWriter: Bool
  private let path: String
  /// The time that its work may take.
  let time: WorkTime
  private let wait: LockWait
  private let pending = PendingWork()

  /// Opens the file. A change that waits for readers has `clearTheWay` called.
  init(
    to file: FileFacts, for mode: Mode, time: WorkTime = WorkTime(),
    clearTheWay: @escaping @Sendable () -> Bool = { false }
  ) throws(StoreError) {
    let isWriter = mode == .writing
    var configuration = Configuration()
    configuration.label = isWriter ? "Foldout.writer" : "Foldout.reader"
    configuration.readonly = !isWriter
    configuration.busyMode = .timeout(2)
    // Older programs wrote "abc" for a text in their views and triggers; those have to go on.
    configuration.acceptsDoubleQuotedStringLiterals = true
    configuration.prepareDatabase { db in
      try db.distrustSchema(isReader: !isWriter)
      // Never less than what the file's builder chose: FULL is SQLite's default, but not in each
      // build, and what was acknowledged has to survive.
      if isWriter { try db.execute(sql: "PRAGMA synchronous = FULL") }
      // An eighth of SQLite's default for each of six readers, in KiB: the system keeps the file's
      // pages, too. It is 4 MB less for the process, and no slower.
      if !isWriter { try db.execute(sql: "PRAGMA cache_size = -250") }
    }
    path = file.path
    self.isWriter = isWriter
    self.time = time
    wait = LockWait(time, isWriter: isWriter, clearTheWay: clearTheWay)
    do {
      queue = try DatabaseQueue(path: file.name(for: mode), configuration: configuration)
    } catch {
      throw StoreError(error, path: file.path)
    }
    queue.unsafeRead { wait.install(on: $0) }
  }

  /// Reads in one transaction, so that all that is read is of one moment, and says how long it
  /// took.
  func read<T: Sendable>(
    _ attempt: ReadAttempt, _ body: @escaping @Sendable (Database) throws -> T
  ) async -> WorkOutcome<(value: T, took: Duration)> {
    await work(asked: attempt.asked) { [time] db in
      guard !time.isClosing else { return .stopped(.closing, after: .zero) }
      guard attempt.isToBegin() else { return .passedOver }
      let begun = ContinuousClock.now
      // By kept statements: GRDB's `read` compiles BEGIN and COMMIT each time.
      try Query("BEGIN", in: db).run()
      do {
        let value = try time.limiting(db, to: attempt.limit, about: attempt.subject) {
          try body(db)
        }
        try Query("COMMIT", in: db).run()
        return .done((value, .now - begun))
      } catch {
        // It fails only where SQLite has rolled back already.
        try? Query("ROLLBACK", in: db).run()
        let spent = ContinuousClock.now - begun
        // Also where it waited for a lock.
        if time.isClosing { return .stopped(.closing, after: spent) }
        guard (error as? DatabaseError)?.resultCode == .SQLITE_INTERRUPT else { throw error }
        return .stopped(time.causeOfStop, after: spent)
      }
    }
  }

  /// The answer of a closed connection.
  static let closed = StoreError.closed

  /// Takes back what another program was killed in the middle of, where it left that in a journal:
  /// whoever may write and reads does it by that.
  func rollBack() async throws(StoreError) {
    try await perform { db in
      _ = try Query("SELECT count(*) FROM sqlite_schema", in: db).rows { $0.integer(0) }
    }
  }

  /// True where the file is written through a write-ahead log, as far as this connection knows, and
  /// where it does not: a log that is left out would be played into another file.
  var hasLog: Bool {
    queue.unsafeRead { db in
      do {
        return try Query("PRAGMA journal_mode", in: db).only { $0.string(0) } == "wal"
      } catch {
        return true
      }
    }
  }

  /// Asks the connection itself something, once what was asked before is done.
  func unsafeHandle<T>(_ body: (OpaquePointer?) -> T) -> T {
    queue.unsafeRead { body($0.sqliteConnection) }
  }

  /// Closes the connection, once what was asked before is changed, or no longer read.
  func close() {
    if !isWriter { time.close() }
    // Waits for the work under way. It can fail only for a statement that is not reset, and each
    // is by the end of its query.
    try? queue.close()
    time.end()
  }

  /// True while work is done on it.
  var isAtWork: Bool { pending.isAtWork }

  /// Answers in the stead of work that does not come back, and of all that waits behind it.
  func giveUp() {
    pending.giveUp()
  }

  /// Does work on the connection, once what was asked before is done. Throws the error for work
  /// that does not come back, and `busy` where it stands behind such work.
  func perform<T: Sendable>(
    orGiveUp late: StoreError? = nil, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StoreError) -> T {
    switch await work(asked: .now, { .done(try body($0)) }) {
    case .done(let value): return value
    case .failed(let error): throw error
    case .stopped, .passedOver: throw Connection.closed
    case .hung(let isOwn): throw (isOwn ? late : nil) ?? .busy(path: path)
    }
  }

  /// The same for a request that was asked then, with all that can become of it.
  func work<T: Sendable>(
    asked: ContinuousClock.Instant,
    _ body: @escaping @Sendable (Database) throws -> WorkOutcome<T>
  ) async -> WorkOutcome<T> {
    let (path, wait, pending) = (path, wait, pending)
    return await withCheckedContinuation { continuation in
      guard let work = pending.enter(inStead: { continuation.resume(returning: .hung(isOwn: $0)) })
      else { return continuation.resume(returning: .hung(isOwn: false)) }
      queue.asyncWriteWithoutTransaction { db in
        guard pending.begin(work) else { return }
        var outcome = WorkOutcome<T>.stopped(.closing, after: .zero)
        if db.sqliteConnection != nil {
          wait.begin(asked: asked)
          do { outcome = try body(db) } catch { outcome = .failed(StoreError(error, path: path)) }
        }
        if pending.end(work) { continuation.resume(returning: outcome) }
      }
    }
  }
}
