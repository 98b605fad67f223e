import Dispatch
import FoldoutRecords
import Foundation
import GRDB

/// The file at a path, reopened when another file replaces it.
///
/// Some programs save by writing a new file and renaming it over the old one. SQLite would continue
/// with the old file, which has no name any more, and whose changes would be lost when the process
/// ends. So the path is checked before each answer, and again before a change is reported as
/// stored.
///
/// ```
///         ┌── another file ──→ shut ──┐
///       open ←── opened, no old log ──┘      gone or emptied: an error, until a file is back
/// ```
///
/// If the write-ahead log was removed or replaced, the same file is opened again: see `OpenLog`.
///
/// `@unchecked Sendable`: `path`, `readOnly`, `limits`, `secrets` and `epochs` never change.
/// `state` and `untold` are accessed under `lock` only; files are reopened on `queue` only.
final class ReopeningFile: @unchecked Sendable {
  private enum State {
    case open(Connections)
    /// The open file was replaced, and none is open; it may have had a write-ahead log.
    case shut(hadLog: Bool)
    case closed
  }

  let path: String
  private let readOnly: Bool
  private let limits: WorkLimits
  private let secrets: SecretColumns
  private let epochs: EpochColumns
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "Foldout.reopening")
  private var state: State
  /// The work that has yet to report a lost log.
  private var untold: Set<Work> = []

  private enum Work: CaseIterable {
    case reading, writing
  }

  /// Limit for the files, each replacing the previous one, that are tried for one request.
  private static let maxFiles = 4

  /// Opens the file at the path.
  init(
    path: String, readOnly: Bool, limits: WorkLimits = .usual,
    secrets: SecretColumns = SecretColumns(), epochs: EpochColumns = EpochColumns()
  ) throws(StoreError) {
    self.secrets = secrets
    self.epochs = epochs
    self.path = path
    self.limits = limits
    self.readOnly = readOnly
    state = .open(try ReopeningFile.open(path, readOnly: readOnly, limits, secrets, epochs))
  }

  deinit {
    close()
  }

  /// True if the open file can be written.
  var isWritable: Bool {
    guard case .open(let connections) = lock.withLock({ state }) else { return !readOnly }
    return connections.isWritable
  }

  /// The open file; `nil` if none is open.
  var opened: FileFacts? {
    guard case .open(let connections) = lock.withLock({ state }) else { return nil }
    return connections.file
  }

  /// Reads in one transaction of the current file, whose connections are passed to `body`.
  ///
  /// If the file is writable, a transaction that a killed program left behind is rolled back first.
  /// A read of one table is interrupted when it takes too long.
  func read<T: Sendable>(
    of table: String? = nil,
    _ body: @escaping @Sendable (Database, Connections) throws -> T
  ) async throws(StoreError) -> T {
    try await reading { connections throws(StoreError) in
      try await connections.readers.read(of: table) { try body($0, connections) }
    }
  }

  /// Reads some of a table's rows in one transaction, on the connection for scans.
  func scan<T: Sendable>(
    of table: String, _ body: @escaping @Sendable (Database, Connections) throws -> T
  ) async throws(StoreError) -> T {
    try await reading { connections throws(StoreError) in
      try await connections.readers.read(of: table, isScan: true) { try body($0, connections) }
    }
  }

  private func reading<T: Sendable>(
    _ body: (Connections) async throws(StoreError) -> T
  ) async throws(StoreError) -> T {
    var rest = ReopeningFile.maxFiles
    while true {
      let connections = try await current()
      try reportLostLog(to: .reading)
      rest -= 1
      do throws(StoreError) {
        do throws(StoreError) {
          let value = try await body(connections)
          if connections.readers.isUndisturbed { return value }
          throw StoreError.busy(path: path)
        } catch .unfinished where connections.isWritable && rest > 0 {
          try await connections.writer().rollBack()
        }
      } catch {
        // Another file may have replaced it, so that it was closed during the read.
        switch connections.pathState {
        case .other, .otherLog: guard rest > 0 else { throw error }
        case .same, .emptied, .gone: throw error
        }
      }
    }
  }

  /// Runs work on the connection that writes, and again if another file has replaced the one that
  /// was written to. Repeating a change is safe: made twice it has the effect of once.
  ///
  /// Throws `refusal` for a file that is only read, without opening it for writing. Throws `late`
  /// for work that hangs, which is never committed.
  func write<T: Sendable>(
    orRefuse refusal: StoreError, orGiveUp late: StoreError,
    _ body: @escaping @Sendable (Database, Connections) throws -> T
  ) async throws(StoreError) -> T {
    var mayBeStored = false
    for _ in 0..<ReopeningFile.maxFiles {
      let connections: Connections
      do {
        connections = try await current()
        try reportLostLog(to: .writing)
      } catch {
        // The change may have been stored in a file that was then replaced, so do not report it as
        // not made.
        throw mayBeStored ? .displaced(path: path) : error
      }
      guard connections.isWritable else { throw refusal }
      let result: Result<T, StoreError>
      do {
        result = .success(
          try await connections.writer().perform(orGiveUp: late) { try body($0, connections) })
      } catch {
        result = .failure(error)
      }
      let pathState = connections.pathState
      if pathState == .same { return try result.get() }
      guard case .success(let value) = result else { continue }
      if pathState == .otherLog {
        // The log lost its name after the last check before the commit.
        _ = try? await current()
        guard connections.hasLostLog else { return value }
        try reportLostLog(to: .writing)
        throw .lostLog(path: path)
      }
      mayBeStored = true
    }
    throw mayBeStored ? .displaced(path: path) : .busy(path: path)
  }

  /// Throws `lostLog` if some log was lost since this kind of work was last told so. A change that
  /// is refused for it tells the readers, too.
  private func reportLostLog(to work: Work) throws(StoreError) {
    let isTold = lock.withLock {
      guard untold.remove(work) != nil else { return true }
      if work == .writing { untold = [] }
      return false
    }
    if !isTold { throw .lostLog(path: path) }
  }

  /// Waits briefly for a change, interrupts reads, and closes the file for good.
  func close() {
    let last = lock.withLock {
      defer { state = .closed }
      return state
    }
    if case .open(let connections) = last { connections.close() }
  }

  /// Interrupts changes and reads, and closes the file for good.
  func stop() {
    if case .open(let connections) = lock.withLock({ state }) { connections.changeTime.close() }
    close()
  }

  /// Returns the connections to the file that is at the path now.
  func current() async throws(StoreError) -> Connections {
    if case .open(let connections) = lock.withLock({ state }), connections.pathState == .same {
      return connections
    }
    let result: Result<Connections, StoreError> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.renewed()) }
    }
    return try result.get()
  }

  /// Returns the connections to the current file, and opens it if needed. Call on `queue` only.
  private func renewed() -> Result<Connections, StoreError> {
    var hadLog = false
    switch lock.withLock({ state }) {
    case .closed: return .failure(Connection.closed)
    case .shut(let log): hadLog = log
    case .open(let old):
      switch old.pathState {
      case .same: return .success(old)
      case .gone: return .failure(.removed(path: path))
      case .emptied: return .failure(.empty(path: path))
      case .otherLog:
        old.close()
        if old.hasLostLog { lock.withLock { untold = Set(Work.allCases) } }
        guard enter(.shut(hadLog: false)) else { return renewed() }
      case .other:
        hadLog = old.readers.hasLog
        // Before the new file is opened: both would share one index of the log, which is found by
        // name.
        old.close()
        guard enter(.shut(hadLog: hadLog)) else { return renewed() }
      }
    }
    // SQLite would replay the old file's log into the new one, and damage it.
    if hadLog, FileFacts(path: path).hasFilledLog { return .failure(.replaced(path: path)) }
    do {
      let connections = try ReopeningFile.open(path, readOnly: readOnly, limits, secrets, epochs)
      guard enter(.open(connections)) else {
        connections.close()
        return renewed()
      }
      return .success(connections)
    } catch {
      if case .missing = error { return .failure(.removed(path: path)) }
      return .failure(error)
    }
  }

  /// Sets the state; false if the file was closed for good.
  private func enter(_ next: State) -> Bool {
    lock.withLock {
      if case .closed = state { return false }
      state = next
      return true
    }
  }

  private static func open(
    _ path: String, readOnly: Bool, _ limits: WorkLimits, _ secrets: SecretColumns,
    _ epochs: EpochColumns
  ) throws(StoreError) -> Connections {
    let file = FileFacts(path: path)
    if let refusal = file.refusal { throw refusal }
    return try Connections(
      to: file, isWritable: file.isWritable && !readOnly, limits: limits, secrets: secrets,
      epochs: epochs)
  }
}

extension ReopeningFile {
  /// True for the open file, for the one at the path now, and for the files that SQLite keeps
  /// beside either.
  func owns(_ path: String) -> Bool {
    guard let identity = FileIdentity(at: path) else { return false }
    return opened?.includes(identity) == true || FileFacts(path: self.path).includes(identity)
  }
}

extension FileFacts {
  /// The suffixes of the files that SQLite keeps beside a database (sqlite.org/tempfiles.html).
  private static let companions = ["-journal", "-wal", "-shm"]

  /// True for this file, and for those that SQLite keeps beside it now.
  fileprivate func includes(_ other: FileIdentity) -> Bool {
    identity == other
      || FileFacts.companions.contains { FileIdentity(at: resolvedPath + $0) == other }
  }
}
