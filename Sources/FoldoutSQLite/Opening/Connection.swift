import Dispatch
import FoldoutRecords
import Foundation
import GRDB
import GRDBSQLite

/// One connection to the file, with the serial queue that does all its work.
///
/// Work is dispatched asynchronously to GRDB's queue. So waiting for another program's lock, up to
/// two seconds, blocks a thread of that queue and none of the few that all other tasks of the
/// process share. Dispatching synchronously took 30 µs a record instead of 83 for a single client
/// on two cores, and was no faster for 16 (52,000 to 61,000 records a second). GRDB's own `async`
/// functions abort a transaction when the calling task is cancelled, which must not happen to a
/// change.
final class Connection: Sendable {
  /// The access mode of a connection.
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
  /// The time limit of its work.
  let time: WorkTime
  private let wait: LockWait
  private let pending: PendingWork
  private let log: OpenLog?

  /// Opens the file. A change that waits for readers calls `interruptOwnReaders`. Nothing is
  /// committed once `log` has lost its name.
  init(
    to file: FileFacts, for mode: Mode, log: OpenLog? = nil, time: WorkTime = WorkTime(),
    interruptOwnReaders: @escaping @Sendable () -> Bool = { false }
  ) throws(StoreError) {
    let isWriter = mode == .writing
    var configuration = Configuration()
    configuration.label = isWriter ? "Foldout.writer" : "Foldout.reader"
    configuration.readonly = !isWriter
    let wait = LockWait(time, isWriter: isWriter, interruptOwnReaders: interruptOwnReaders)
    configuration.busyMode = .callback { wait.shouldRetry(CInt($0)) }
    // Older programs wrote "abc" for a text in their views and triggers, which must keep working.
    configuration.acceptsDoubleQuotedStringLiterals = true
    configuration.prepareDatabase { db in
      try db.distrustSchema(isReader: !isWriter)
      // Acknowledged changes must survive a power failure. FULL, SQLite's default, does not sync
      // the removal of a rollback journal, and a journal that comes back takes the change back. On
      // Apple's systems only `fullfsync` makes the disk write what it was given.
      if isWriter { try db.execute(sql: "PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON") }
      // In KiB: an eighth of SQLite's default for each of six readers, because the system caches
      // the file's pages, too. This saves 4 MB and is no slower.
      if !isWriter { try db.execute(sql: "PRAGMA cache_size = -250") }
    }
    path = file.path
    self.isWriter = isWriter
    self.time = time
    pending = PendingWork(time.clock)
    self.wait = wait
    self.log = log
    errno = 0
    do {
      queue = try DatabaseQueue(path: file.name(for: mode), configuration: configuration)
    } catch {
      throw StoreError(error, path: file.path, systemError: errno)
    }
    queue.unsafeRead { db in
      wait.install(on: db)
      // GRDB has read the schema.
      log?.note(db)
    }
    if isWriter, let log { queue.add(transactionObserver: log, extent: .databaseLifetime) }
  }

  /// Reads in one transaction, and measures the time.
  func read<T: Sendable>(
    _ attempt: ReadAttempt, _ body: @escaping @Sendable (Database) throws -> T
  ) async -> WorkOutcome<(value: T, took: Duration)> {
    await work(asked: attempt.asked) { [time] db in
      guard !time.isClosing else { return .stopped(.closing, after: .zero) }
      guard attempt.shouldBegin() else { return .passedOver }
      let begun = time.clock.now()
      // With cached statements: GRDB's `read` compiles BEGIN and COMMIT each time.
      try Query("BEGIN", in: db).run()
      do {
        let value = try time.limiting(db, to: attempt.limit, about: attempt.subject) {
          try body(db)
        }
        try Query("COMMIT", in: db).run()
        return .done((value, time.clock.now() - begun))
      } catch {
        // This fails only if SQLite has already rolled back.
        try? Query("ROLLBACK", in: db).run()
        let spent = time.clock.now() - begun
        // Also if it was waiting for a lock.
        if time.isClosing { return .stopped(.closing, after: spent) }
        guard (error as? DatabaseError)?.resultCode == .SQLITE_INTERRUPT else { throw error }
        return .stopped(time.causeOfStop, after: spent)
      }
    }
  }

  /// The error of a closed connection.
  static let closed = StoreError.closed

  /// Rolls back the transaction that another program left in a journal when it was killed. Any read
  /// on a writable connection does so.
  func rollBack() async throws(StoreError) {
    try await perform { db in
      _ = try Query("SELECT count(*) FROM sqlite_schema", in: db).rows { $0.integer(0) }
    }
  }

  /// True if the file is in WAL mode, as far as this connection knows, or if it cannot tell: an
  /// overlooked log would be applied to another file.
  var hasLog: Bool {
    queue.unsafeRead { db in
      do {
        return try Query("PRAGMA journal_mode", in: db).only { $0.string(0) } == "wal"
      } catch {
        return true
      }
    }
  }

  /// Passes SQLite's handle to `body`, after all earlier work.
  func unsafeHandle<T>(_ body: (OpaquePointer?) -> T) -> T {
    queue.unsafeRead { body($0.sqliteConnection) }
  }

  /// Closes the connection: a writer after all earlier changes, a reader after interrupting its
  /// reads.
  func close() {
    if !isWriter { time.close() }
    // Waits for the work under way. This fails only if a statement was not reset, and each query
    // resets its own.
    try? queue.close()
    time.end()
  }

  /// True while work runs on the connection.
  var isAtWork: Bool { pending.isAtWork }

  /// Fails the work that hangs, and all work queued behind it.
  func giveUp() {
    pending.giveUp()
  }

  /// Runs work on the connection, after all earlier work. Throws `late` if the work hangs, and
  /// `busy` if it is queued behind work that hangs.
  func perform<T: Sendable>(
    orGiveUp late: StoreError? = nil, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StoreError) -> T {
    switch await work(asked: time.clock.now(), { .done(try body($0)) }) {
    case .done(let value): return value
    case .failed(let error): throw error
    case .stopped, .passedOver: throw Connection.closed
    case .hung: throw late ?? .busy(path: path)
    case .blocked: throw .busy(path: path)
    }
  }

  /// Runs work for a request that was made at the time `asked`, and returns its outcome.
  func work<T: Sendable>(
    asked: ContinuousClock.Instant,
    _ body: @escaping @Sendable (Database) throws -> WorkOutcome<T>
  ) async -> WorkOutcome<T> {
    let (path, wait, pending, log) = (path, wait, pending, log)
    return await withCheckedContinuation { continuation in
      let work = pending.enter { hungFor in
        continuation.resume(returning: hungFor.map { .hung(after: $0) } ?? .blocked)
      }
      guard let work else { return continuation.resume(returning: .blocked) }
      queue.asyncWriteWithoutTransaction { db in
        guard pending.begin(work) else { return }
        var outcome = WorkOutcome<T>.stopped(.closing, after: .zero)
        if db.sqliteConnection != nil {
          wait.begin(asked: asked)
          errno = 0
          do {
            outcome = try body(db)
          } catch {
            outcome = .failed(StoreError(error, path: path, systemError: errno))
          }
          log?.note(db)
        }
        if pending.end(work) { continuation.resume(returning: outcome) }
      }
    }
  }
}

extension Connection {
  /// True if a file's header says that it is in WAL mode.
  ///
  /// The header is read through SQLite's own descriptor, because closing another one would drop the
  /// locks of this process's connections to the file. A file that cannot be opened this way,
  /// perhaps because another program is writing to it, counts as not in WAL mode; opening it
  /// normally then reports the error.
  static func isInWALMode(_ file: FileFacts) -> Bool {
    guard let connection = try? Connection(to: file, for: .readingUnlocked) else { return false }
    defer { connection.close() }
    return connection.readVersion == 2
  }

  /// The read version in the file's header, which is 2 in WAL mode (sqlite.org/fileformat.html,
  /// section 1.3.3).
  private var readVersion: UInt8? {
    unsafeHandle { handle in
      var file: UnsafeMutablePointer<sqlite3_file>?
      guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
        let read = file?.pointee.pMethods?.pointee.xRead
      else { return nil }
      var version: UInt8 = 0
      return read(file, &version, 1, 19) == SQLITE_OK ? version : nil
    }
  }
}

extension Connection {
  /// True if the open write-ahead log has changes, or if that is unknown.
  var hasFilledOpenLog: Bool {
    unsafeHandle { handle in
      var log: UnsafeMutablePointer<sqlite3_file>?
      guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK,
        let readSize = log?.pointee.pMethods?.pointee.xFileSize
      else { return true }
      var size: sqlite3_int64 = 0
      return readSize(log, &size) != SQLITE_OK || size > 0
    }
  }

  /// Writes all changes of the open write-ahead log into the file; false if some remain.
  func checkpoint() -> Bool {
    unsafeHandle { handle in
      var (count, done): (CInt, CInt) = (0, 0)
      let code = sqlite3_wal_checkpoint_v2(
        handle, "main", SQLITE_CHECKPOINT_FULL, &count, &done)
      return code == SQLITE_OK && count == done
    }
  }
}

extension Connection {
  /// The time after which a connection that has not closed counts as hanging.
  private static let closeTimeout = DispatchTimeInterval.seconds(1)

  /// Closes connections in parallel, and returns those that are still at work after a second. These
  /// close when their work ends.
  static func close(_ connections: [Connection]) -> [Connection] {
    let closing = DispatchGroup()
    for connection in connections {
      guard connection.isAtWork else {
        connection.close()
        continue
      }
      // On a queue for each, because closing one may take long.
      DispatchQueue(label: "Foldout.closing").async(group: closing) { connection.close() }
    }
    let isDone = closing.wait(timeout: .now() + closeTimeout) == .success
    return isDone ? [] : connections.filter(\.isAtWork)
  }
}
