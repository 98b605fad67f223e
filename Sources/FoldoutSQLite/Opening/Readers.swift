import Dispatch
import FoldoutRecords
import Foundation
import GRDB

/// The connections that read a file: two for short reads, one for scans, and three for slow reads.
/// All but the first two are opened when needed.
///
/// `@unchecked Sendable`: `file`, `mode`, `log`, `unlocked`, `limits`, `watch`, `catalogs`
/// and `onReplacing` never change. `pool`, `connections` and `isClosed` are accessed under `lock`
/// only. Opening, which may take two seconds, happens on `opening` only.
final class Readers: @unchecked Sendable {
  let file: FileFacts
  let limits: WorkLimits
  /// The write-ahead log that all connections to the file have open.
  let log: OpenLog
  private let mode: Connection.Mode
  /// The contents at opening of a file that is read without locks; `nil` for any other file.
  private let unlocked: FileContents?
  private let watch: WorkWatch
  private let catalogs: CatalogCache
  /// Called when a connection is replaced: the new one counts the file's changes from the start.
  private let onReplacing: @Sendable () -> Void
  private let lock = NSLock()
  private let opening = DispatchQueue(label: "Foldout.opening.readers")
  private var pool = ReaderPool()
  private var connections: [Connection?] = Array(repeating: nil, count: ReaderPool.slots)
  private var isClosed = false

  /// Opens the two connections for short reads. Writes after `contents` was taken are noticed.
  init(
    of file: FileFacts, for mode: Connection.Mode, contents: FileContents, limits: WorkLimits,
    watch: WorkWatch, catalogs: CatalogCache, onReplacing: @escaping @Sendable () -> Void
  ) throws(StoreError) {
    self.onReplacing = onReplacing
    self.file = file
    log = OpenLog(of: file)
    self.mode = mode
    self.limits = limits
    self.watch = watch
    self.catalogs = catalogs
    unlocked = mode == .readingUnlocked ? contents : nil
    for slot in ReaderPool.Group.quick.slots { connections[slot] = try makeReader(at: slot) }
  }

  /// The current state of the path. A file that is read without locks counts as another one once a
  /// program has written to it.
  var pathState: FileIdentity.PathState {
    let pathState = file.pathState
    guard pathState == .same else { return pathState }
    if let unlocked { return FileContents(of: file) == unlocked ? .same : .other }
    return log.standing == .same ? .same : .otherLog
  }

  /// True if the last read was consistent. Locks ensure that; without locks the file has to be
  /// unchanged.
  var isUndisturbed: Bool { unlocked == nil || pathState == .same }

  /// True if the file is in WAL mode, or if no connection is idle to find out.
  var hasLog: Bool { idle.isEmpty || idle.contains(where: \.hasLog) }

  /// True if the open write-ahead log has changes, or if no connection is idle to find out.
  var hasFilledOpenLog: Bool { idle.first?.hasFilledOpenLog ?? true }

  private var idle: [Connection] {
    let quick = lock.withLock { connections[ReaderPool.Group.quick.slots].compactMap(\.self) }
    return quick.filter { !$0.isAtWork }
  }

  /// Interrupts reads that have had their 100 ms, so that a waiting change can commit; false if no
  /// read is under way.
  func interruptOwnReaders() -> Bool {
    let all = lock.withLock { connections.compactMap(\.self) }
    return all.count { $0.time.yield() } > 0
  }

  /// Interrupts all reads and closes the connections. One that hangs is given up.
  func close() {
    let all = lock.withLock {
      defer { connections = connections.map { _ in nil } }
      isClosed = true
      return connections.compactMap(\.self)
    }
    for connection in Connection.close(all) { connection.giveUp() }
  }
}

extension Readers {
  /// Queues a read; `nil` if it is refused. The connection is `nil` if it has yet to be opened.
  func enter(_ table: String?, isScan: Bool) -> (ReaderPool.Lease, Connection?)? {
    lock.withLock {
      let lease = pool.enter(
        table, isScan: isScan, computes: table.map { catalogs.computes($0) } == true)
      guard let lease else { return nil }
      return (lease, connections[lease.slot])
    }
  }

  /// Removes a read from its queue, and notes how quick its table was.
  func leave(_ lease: ReaderPool.Lease, _ table: String?, _ speed: ReaderPool.Speed? = nil) {
    lock.withLock { pool.leave(lease, table, speed) }
  }

  /// The number of connections that hang.
  var countHanging: Int { lock.withLock { pool.countHanging } }

  /// False if a queued read should not begin any more.
  func shouldBegin(_ table: String, at lease: ReaderPool.Lease) -> Bool {
    lock.withLock { pool.shouldBegin(table, at: lease) }
  }

  /// The number of reads queued in a group.
  func load(in group: ReaderPool.Group) -> Int {
    lock.withLock { group.slots.reduce(0) { $0 + pool.load(at: $1) } }
  }

  /// True while a connection of a group is at work.
  func isAtWork(in group: ReaderPool.Group) -> Bool {
    lock.withLock { connections[group.slots].compactMap(\.self) }.contains(where: \.isAtWork)
  }

  /// Returns the least busy connection for short reads, and its number.
  func leastBusy() async throws(StoreError) -> (number: Int, Connection) {
    let (slot, number) = lock.withLock {
      let quick = ReaderPool.Group.quick.slots
      let slot = quick.min { pool.load(at: $0) < pool.load(at: $1) } ?? 0
      return (slot, pool.number(at: slot))
    }
    return (number, try await connection(at: slot))
  }

  /// Returns the connection at a slot, and opens it if there is none.
  func connection(at slot: Int) async throws(StoreError) -> Connection {
    if let connection = lock.withLock({ connections[slot] }) { return connection }
    let result: Result<Connection, StoreError> = await withCheckedContinuation { continuation in
      opening.async { continuation.resume(returning: self.open(at: slot)) }
    }
    return try result.get()
  }

  private func open(at slot: Int) -> Result<Connection, StoreError> {
    let (opened, isClosed) = lock.withLock { (connections[slot], self.isClosed) }
    if let opened { return .success(opened) }
    guard !isClosed else { return .failure(Connection.closed) }
    // The path may lead to another file by now.
    guard pathState == .same else { return .failure(.busy(path: file.path)) }
    do {
      let connection = try makeReader(at: slot)
      let isLate = lock.withLock {
        if !self.isClosed { connections[slot] = connection }
        return self.isClosed
      }
      guard isLate else { return .success(connection) }
      connection.close()
      return .failure(Connection.closed)
    } catch {
      return .failure(error)
    }
  }

  private func makeReader(at slot: Int) throws(StoreError) -> Connection {
    let time = WorkTime(watch)
    let reader: Connection
    do throws(StoreError) {
      reader = try Connection(
        to: file, for: mode, log: unlocked == nil ? log : nil, time: time)
    } catch {
      time.end()
      throw error
    }
    time.onHanging { [weak self, weak reader] subject in
      if let reader { self?.giveUp(reader, at: slot, subject) }
    }
    return reader
  }

  /// Replaces a connection that hangs, and closes it when it returns.
  private func giveUp(_ reader: Connection, at slot: Int, _ subject: WorkState.Subject?) {
    let table = lock.withLock {
      connections[slot] = nil
      return pool.giveUp(slot, subject)
    }
    reader.giveUp()
    onReplacing()
    // On a queue of its own, whose thread is blocked for as long as the connection hangs.
    DispatchQueue(label: "Foldout.hanging").async { [weak self] in
      reader.close()
      self?.lock.withLock { self?.pool.noteReturn(of: table) }
    }
  }
}

extension Readers {
  /// Reads in one transaction. A read that takes longer than a first look is started again on a
  /// connection for slow reads. One that is interrupted for a change is started again after it,
  /// with the rest of its time.
  ///
  /// The time in the queue does not count. `body` may be called more than once. Throws
  /// `unavailable` for a table that takes too long, and `busy` for the schema.
  func read<T: Sendable>(
    of table: String?, isScan: Bool = false, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StoreError) -> T {
    var rest = table == nil ? limits.readingTheSchemaAgain : .seconds(limits.reading)
    repeat {
      guard let (lease, opened) = enter(table, isScan: isScan) else { throw refusal(of: table) }
      let connection: Connection
      do throws(StoreError) {
        connection = if let opened { opened } else { try await self.connection(at: lease.slot) }
      } catch {
        leave(lease, table)
        throw error
      }
      let outcome = await connection.read(attempt(at: lease, of: table, rest), body)
      leave(lease, table, speed(outcome, at: lease))
      switch outcome {
      case .done((let value, _)): return value
      case .failed(let error): throw error
      case .stopped(.closing, _): throw Connection.closed
      case .stopped(.time, _), .passedOver: if lease.group == .slow { throw late(table) }
      case .stopped(.change, let spent): rest -= spent
      case .stopped(.givenUp, _), .blocked: break
      case .hung(let spent): rest -= spent
      }
    } while rest > .zero
    throw late(table)
  }

  private func attempt(
    at lease: ReaderPool.Lease, of table: String?, _ rest: Duration
  ) -> ReadAttempt {
    let asked = limits.clock.now()
    guard let table else { return ReadAttempt(asked: asked) }
    let limit = lease.group == .slow ? rest : min(limits.firstLook, rest)
    return ReadAttempt(asked: asked, limit: limit, subject: .reading(table)) {
      self.shouldBegin(table, at: lease)
    }
  }

  private func speed<T>(
    _ outcome: WorkOutcome<(value: T, took: Duration)>, at lease: ReaderPool.Lease
  ) -> ReaderPool.Speed? {
    switch outcome {
    case .done((_, let took)) where lease.group == .slow: took > limits.firstLook ? .slow : .quick
    case .stopped(.time, _): lease.group == .slow ? .givenUp : .slow
    case .done, .failed, .passedOver, .hung, .blocked: nil
    case .stopped(.closing, _), .stopped(.change, _), .stopped(.givenUp, _): nil
    }
  }

  private func refusal(of table: String?) -> StoreError {
    guard let table else { return .busy(path: file.path) }
    return .unavailable(table: table, detail: "an earlier request for it has not ended")
  }

  private func late(_ table: String?) -> StoreError {
    guard let table else { return .busy(path: file.path) }
    return .unavailable(table: table, detail: "it took longer than \(limits.reading) s")
  }
}

/// One attempt at a read, on one connection.
struct ReadAttempt: Sendable {
  /// The time from which its wait for locks counts.
  var asked: ContinuousClock.Instant
  /// Its time limit from its start; `nil` for none.
  var limit: Duration?
  /// The table that is read; `nil` for the schema.
  var subject: WorkState.Subject?
  /// Called when its turn comes; false if the read should not begin any more.
  var shouldBegin: @Sendable () -> Bool = { true }
}
