import Dispatch
import Foundation
import FoldoutRecords
import GRDB

/// The connections to one file: several that read, and one that writes, which the first change
/// opens.
///
/// So a file that is only read is opened for writing only to roll back another program's unfinished
/// change, or to remove the empty log that reading created. That matters because the last writable
/// connection to close checkpoints a write-ahead log into the file, even a log that another program
/// left behind.
///
/// `@unchecked Sendable`: `file`, `isWritable`, `catalogs`, `id`, `limits`, `changeTime` and
/// `readers` never change. `opened`, `isClosed`, `lostLog` and `known` are accessed under `lock`
/// only. Opening, which may take two seconds, happens on `opening` only.
final class Connections: @unchecked Sendable {
  /// The file's facts at opening.
  let file: FileFacts
  /// True if the file can be written through these connections.
  let isWritable: Bool
  /// The catalog cache of this file; another file may have the same schema version.
  let catalogs: CatalogCache
  /// Identifies this opening of the file within the process.
  let id = UUID()
  /// The connections for reading.
  let readers: Readers
  /// Time limits of the work for one request.
  let limits: WorkLimits
  /// The time limit of the writer's work.
  let changeTime: WorkTime
  private let lock = NSLock()
  private let opening = DispatchQueue(label: "Foldout.opening")
  private var opened: Connection?
  private var isClosed = false
  private var lostLog = false
  /// By reader: the writer's version of the contents, and the reader's own version at that time.
  private var known: [Int: (seen: Int, contents: LabelIndexCache.Contents)] = [:]

  init(
    to file: FileFacts, isWritable: Bool, limits: WorkLimits = .usual,
    secrets: SecretColumns = SecretColumns(), epochs: EpochColumns = EpochColumns()
  ) throws(StoreError) {
    self.file = file
    self.isWritable = isWritable
    // Before opening, so that later writes are noticed.
    let contents = FileContents(of: file)
    let mode = try file.readingMode
    self.limits = limits
    let watch = WorkWatch(limits.clock)
    changeTime = WorkTime(watch)
    let catalogs = CatalogCache(secrets: secrets, epochs: epochs, watch: watch, limits: limits)
    self.catalogs = catalogs
    let id = id
    func openReaders(_ mode: Connection.Mode) throws(StoreError) -> Readers {
      try Readers(
        of: file, for: mode, contents: contents, limits: limits, watch: watch, catalogs: catalogs
      ) {
        Task { await SharedLabelIndexes.shared.with { $0.drop(file: id) } }
      }
    }
    do {
      readers = try openReaders(mode)
    } catch .unfinished where isWritable {
      // Another program left a journal: opening a writer rolls its transaction back, and then all
      // can read.
      let writer = try Connection(to: file, for: .writing)
      defer { writer.close() }
      readers = try openReaders(.reading)
    }
  }

  deinit {
    close()
  }

  /// Returns the writer's version of the contents that was read while the reader's version was
  /// `seen`; `nil` if there is none.
  func contentsKnown(to reader: Int, at seen: Int) -> LabelIndexCache.Contents? {
    lock.withLock { known[reader].flatMap { $0.seen == seen ? $0.contents : nil } }
  }

  /// Stores the writer's version of the contents, read while the reader's version was `seen`.
  func keep(_ contents: LabelIndexCache.Contents, knownTo reader: Int, at seen: Int) {
    lock.withLock { known[reader] = (seen, contents) }
  }

  /// The writer, if a change has opened it.
  var openedWriter: Connection? { lock.withLock { opened } }

  /// The current state of the path.
  var pathState: FileIdentity.PathState { readers.pathState }

  /// Returns the writer, and opens it at the first call.
  func writer() async throws(StoreError) -> Connection {
    if let writer = lock.withLock({ opened }) { return writer }
    let result: Result<Connection, StoreError> = await withCheckedContinuation { continuation in
      opening.async { continuation.resume(returning: self.openWriter()) }
    }
    return try result.get()
  }

  /// True if the connections were closed without the changes of their write-ahead log, which
  /// another program had removed or replaced.
  var hasLostLog: Bool { lock.withLock { lostLog } }

  /// Interrupts reads, waits up to a second for a running change, and then interrupts it.
  ///
  /// Closes the writer last, so that SQLite removes the write-ahead log and the other files that
  /// this process created beside the database. But if the log was replaced, that would overwrite
  /// and remove what another program stored. Then the writer is closed before the readers: SQLite
  /// takes up and removes a log only with the last connection, and only if that may write.
  func close() {
    let (isFirst, writer) = lock.withLock {
      defer { isClosed = true }
      return (!isClosed, opened)
    }
    guard isFirst else { return }
    Task { [id] in await SharedLabelIndexes.shared.with { $0.drop(file: id) } }
    let standing = readers.log.standing
    switch standing {
    case .same:
      readers.close()
      if let writer { close(writer) } else { removeOwnLog() }
    case .removed:
      var isLost = readers.hasFilledOpenLog
      // First, so that no read keeps the log's last changes out of the file.
      readers.close()
      if let writer {
        if isLost, !writer.isAtWork { isLost = !writer.checkpoint() }
        close(writer)
      }
      lock.withLock { lostLog = isLost }
    case .overtaken, .withoutIndex:
      let isLost = standing == .overtaken && readers.hasFilledOpenLog
      if let writer { close(writer) }
      readers.close()
      lock.withLock { lostLog = isLost }
    }
  }

  private func close(_ writer: Connection) {
    guard !Connection.close([writer]).isEmpty else { return }
    // The change is interrupted and rolled back. One that still hangs is abandoned, and never
    // commits.
    changeTime.close()
    _ = Connection.close([writer])
  }

  private func removeOwnLog() {
    if !file.hasLog, file.isWritable, file.pathState == .same, file.hasLogNow {
      // Reading a file in WAL mode creates an empty log, which only a writable connection removes.
      try? Connection(to: file, for: .writing).close()
    }
  }

  private func openWriter() -> Result<Connection, StoreError> {
    let (writer, isClosed) = lock.withLock { (self.opened, self.isClosed) }
    if let writer { return .success(writer) }
    guard !isClosed else { return .failure(Connection.closed) }
    // SQLite would create a file if ours was removed, and replay our log into a file that replaced
    // it.
    switch pathState {
    case .same: break
    case .gone: return .failure(.removed(path: file.path))
    case .emptied: return .failure(.empty(path: file.path))
    case .other, .otherLog: return .failure(.busy(path: file.path))
    }
    do {
      let writer = try Connection(
        to: file, for: .writing, log: readers.log, time: changeTime
      ) { [readers] in
        readers.interruptOwnReaders()
      }
      changeTime.onHanging { [weak writer] _ in writer?.giveUp() }
      lock.withLock { opened = writer }
      return .success(writer)
    } catch {
      return .failure(error)
    }
  }
}
