import Dispatch
import FoldoutRecords
import Foundation
import GRDB

/// The file that stands at a path, opened anew where another has taken its place.
///
/// Programs that save a whole file write a new one and give it the old one's name. SQLite goes on
/// with the old one, which has no name any more: what it stored would be gone with the process.
/// So the path is looked at before each answer, and again before a change is called stored.
///
/// ```
///         ┌── another file ──→ shut ──┐
///       open ←── opened, no old log ──┘      gone and emptied are answered, and waited out
/// ```
///
/// `@unchecked Sendable`: `path`, `readOnly`, `limits` and `secrets` never change. `state` is
/// written on `queue` only, which also opens and closes, and touched under `lock` only.
final class ReopeningFile: @unchecked Sendable {
  private enum State {
    case open(Connections)
    /// The file that was open has been replaced, and none is open; it may have had a log.
    case shut(hadLog: Bool)
    case closed
  }

  let path: String
  private let readOnly: Bool
  private let limits: WorkLimits
  private let secrets: SecretColumns
  private let lock = NSLock()
  private let queue = DispatchQueue(label: "Foldout.standing")
  private var state: State

  /// The number of files in turn that are tried for one question.
  private static let maxFiles = 4

  /// Opens what is there, to work for so long at most.
  init(
    path: String, readOnly: Bool, limits: WorkLimits = .usual,
    secrets: SecretColumns = SecretColumns()
  ) throws(StoreError) {
    self.secrets = secrets
    self.path = path
    self.limits = limits
    self.readOnly = readOnly
    state = .open(try ReopeningFile.open(path, readOnly: readOnly, limits, secrets))
  }

  deinit {
    close()
  }

  /// True where the file that is open can be written.
  var isWritable: Bool {
    guard case .open(let connections) = lock.withLock({ state }) else { return !readOnly }
    return connections.isWritable
  }

  /// The file that is open; `nil` where none is.
  var opened: FileFacts? {
    guard case .open(let connections) = lock.withLock({ state }) else { return nil }
    return connections.file
  }

  /// Reads in one transaction, of the file that is handed on.
  ///
  /// What another program was killed in the middle of is taken back first, where we may write.
  /// What is read of one table is given up when it takes too long.
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
        // It may have been closed under us, because another one stands there.
        guard connections.pathState == .other, rest > 0 else { throw error }
      }
    }
  }

  /// Does work on the connection that writes, anew where another file has taken the place of the
  /// one that was written to: a change that is made twice is made once.
  ///
  /// A file that may only be read refuses, and is not opened for writing. Work that does not come
  /// back is given up: it is never committed.
  func write<T: Sendable>(
    orRefuse refusal: StoreError, orGiveUp late: StoreError,
    _ body: @escaping @Sendable (Database, Connections) throws -> T
  ) async throws(StoreError) -> T {
    var mayBeStored = false
    for _ in 0..<ReopeningFile.maxFiles {
      let connections: Connections
      do {
        connections = try await current()
      } catch {
        // What was done in a file that then lost its name cannot be called undone.
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
      if connections.pathState == .same { return try result.get() }
      if case .success = result { mayBeStored = true }
    }
    throw mayBeStored ? .displaced(path: path) : .busy(path: path)
  }

  /// Waits for what is being changed, stops what is being read, and closes the file for good.
  func close() {
    let last = lock.withLock {
      defer { state = .closed }
      return state
    }
    if case .open(let connections) = last { connections.close() }
  }

  /// Interrupts what is being changed and read, and closes the file for good.
  func stop() {
    if case .open(let connections) = lock.withLock({ state }) { connections.changeTime.close() }
    close()
  }

  /// The connections to the file that is there now.
  func current() async throws(StoreError) -> Connections {
    if case .open(let connections) = lock.withLock({ state }), connections.pathState == .same {
      return connections
    }
    let result: Result<Connections, StoreError> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.renewed()) }
    }
    return try result.get()
  }

  /// The same, opened where that is due. On the queue only.
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
      case .other:
        hadLog = old.readers.hasLog
        // Before the new one is opened: both have one index of the log beside them, by its name.
        old.close()
        guard enter(.shut(hadLog: hadLog)) else { return renewed() }
      }
    }
    // SQLite would play the old file's log into the new one, and leave neither whole.
    if hadLog, FileFacts(path: path).hasFilledLog { return .failure(.replaced(path: path)) }
    do {
      let connections = try ReopeningFile.open(path, readOnly: readOnly, limits, secrets)
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

  /// Enters a state; false where it has been closed for good.
  private func enter(_ next: State) -> Bool {
    lock.withLock {
      if case .closed = state { return false }
      state = next
      return true
    }
  }

  private static func open(
    _ path: String, readOnly: Bool, _ limits: WorkLimits, _ secrets: SecretColumns
  ) throws(StoreError) -> Connections {
    let file = FileFacts(path: path)
    if let refusal = file.refusal { throw refusal }
    return try Connections(
      to: file, isWritable: file.isWritable && !readOnly, limits: limits, secrets: secrets)
  }
}

extension ReopeningFile {
  /// Says yes of the file that is open, of the one that stands in its place now, and of what SQLite
  /// keeps beside either.
  func owns(_ path: String) -> Bool {
    guard let identity = FileIdentity(at: path) else { return false }
    return opened?.includes(identity) == true || FileFacts(path: self.path).includes(identity)
  }
}

extension FileFacts {
  /// The ends of the names of what SQLite keeps beside a database (sqlite.org/tempfiles.html).
  private static let companions = ["-journal", "-wal", "-shm"]

  /// Says yes of this file, and of those that SQLite keeps beside it now.
  fileprivate func includes(_ other: FileIdentity) -> Bool {
    identity == other
      || FileFacts.companions.contains { FileIdentity(at: resolvedPath + $0) == other }
  }
}
