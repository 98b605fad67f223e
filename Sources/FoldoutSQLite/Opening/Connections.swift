import Dispatch
import Foundation
import FoldoutRecords
import GRDB

/// The connections of one store: those that read, and one that writes, opened by the first change.
///
/// A file that is only read is thereby never opened for writing. It must not be: the last
/// connection that may write empties a write-ahead log into the file when it closes, also one that
/// another program left behind.
///
/// `@unchecked Sendable`: `file`, `isWritable`, `catalogs`, `number`, `limits`, `changeTime` and
/// `readers` never change. `opened`, `isClosed` and `known` are touched under `lock` only, and
/// opening, which may take two seconds, on `opening` only.
final class Connections: @unchecked Sendable {
  /// The file, as it was when it was opened.
  let file: FileFacts
  /// True where it was opened for writing, too.
  let isWritable: Bool
  /// The catalogs of this file: another one may count its changes to the same number.
  let catalogs: CatalogCache
  /// The file's name among all that this process has opened.
  let number = UUID()
  /// The connections that read.
  let readers: Readers
  /// The longest times of its work for one request.
  let limits: WorkLimits
  /// The time of the connection that writes.
  let changeTime: WorkTime
  private let lock = NSLock()
  private let opening = DispatchQueue(label: "Foldout.opening")
  private var opened: Connection?
  private var isClosed = false
  /// The contents of the file by the connection that writes, as each reader counts them.
  private var known: [Int: (seen: Int, contents: LabelShelf.Contents)] = [:]

  init(
    to file: FileFacts, isWritable: Bool, limits: WorkLimits = .usual,
    secrets: SecretColumns = SecretColumns()
  ) throws(StoreError) {
    self.file = file
    self.isWritable = isWritable
    // Before it is opened: what is written after that is seen.
    let contents = FileContents(of: file)
    let mode = try file.readingMode
    self.limits = limits
    let watch = WorkWatch()
    changeTime = WorkTime(watch)
    let catalogs = CatalogCache(secrets: secrets, watch: watch, limits: limits)
    self.catalogs = catalogs
    let number = number
    func openReaders(_ mode: Connection.Mode) throws(StoreError) -> Readers {
      try Readers(
        of: file, for: mode, contents: contents, limits: limits, watch: watch, catalogs: catalogs
      ) {
        Task { await LabelRoom.shared.with { $0.drop(file: number) } }
      }
    }
    do {
      readers = try openReaders(mode)
    } catch .unfinished where isWritable {
      // A journal was left behind: one who may write takes the half change back, then all read.
      let writer = try Connection(to: file, for: .writing)
      defer { writer.close() }
      readers = try openReaders(.reading)
    }
  }

  deinit {
    close()
  }

  /// The contents of the file by the connection that writes, if they were asked for when a reader
  /// counted the same number.
  func contentsKnown(to reader: Int, at seen: Int) -> LabelShelf.Contents? {
    lock.withLock { known[reader].flatMap { $0.seen == seen ? $0.contents : nil } }
  }

  /// Keeps what the connection that writes says of the file, by a reader's number.
  func keep(_ contents: LabelShelf.Contents, knownTo reader: Int, at seen: Int) {
    lock.withLock { known[reader] = (seen, contents) }
  }

  /// The connection that writes, if a change has opened it.
  var openedWriter: Connection? { lock.withLock { opened } }

  /// The standing of the path now.
  var pathState: FileIdentity.PathState { readers.pathState }

  /// The connection to write to.
  func writer() async throws(StoreError) -> Connection {
    if let writer = lock.withLock({ opened }) { return writer }
    let result: Result<Connection, StoreError> = await withCheckedContinuation { continuation in
      opening.async { continuation.resume(returning: self.openWriter()) }
    }
    return try result.get()
  }

  /// Stops what is read, and waits for what is changed, for a moment. Closes the writer last, which
  /// then tidies away the log that it filled, and what we alone brought beside the file.
  func close() {
    let (isFirst, writer) = lock.withLock {
      defer { isClosed = true }
      return (!isClosed, opened)
    }
    guard isFirst else { return }
    Task { [number] in await LabelRoom.shared.with { $0.drop(file: number) } }
    readers.close()
    if let writer {
      if !Connection.close([writer]).isEmpty {
        // What takes so long is taken back; what hangs even then is left to itself, and never
        // committed.
        changeTime.close()
        _ = Connection.close([writer])
      }
    } else if !file.hasLog, file.isWritable, file.pathState == .same, file.hasLogNow {
      // Reading a file with a write-ahead log makes an empty one, which only a connection that may
      // write removes.
      try? Connection(to: file, for: .writing).close()
    }
  }

  private func openWriter() -> Result<Connection, StoreError> {
    let (writer, isClosed) = lock.withLock { (self.opened, self.isClosed) }
    if let writer { return .success(writer) }
    guard !isClosed else { return .failure(Connection.closed) }
    // SQLite would make a file where the one we read has been removed, and play the log of the one
    // we read into another.
    switch pathState {
    case .same: break
    case .gone: return .failure(.removed(path: file.path))
    case .emptied: return .failure(.empty(path: file.path))
    case .other: return .failure(.busy(path: file.path))
    }
    do {
      let writer = try Connection(to: file, for: .writing, time: changeTime) { [readers] in
        readers.clearTheWay()
      }
      changeTime.onHanging { [weak writer] _ in writer?.giveUp() }
      lock.withLock { opened = writer }
      return .success(writer)
    } catch {
      return .failure(error)
    }
  }
}
