import Dispatch
import Foundation
import FoldoutRecords
import GRDB

/// The connections of one store: two that read, one that looks through whole tables, opened by the first
/// search, and one that writes, opened by the first change.
///
/// A file that is only read is thereby never opened for writing. It must not be: the last
/// connection that may write empties a write-ahead log into the file when it closes, also one that
/// another program left behind.
///
/// `@unchecked Sendable`: `file`, `isWritable`, `catalogs`, `number`, `limits`, `changeTime`, `watch`, `readers` and `unlocked` never
/// change.
/// `opened`, `scanning`, `next`, `isClosed` and `known` are touched under `lock` only, and opening, which may take two
/// seconds, on
/// `opening` only.
final class Connections: @unchecked Sendable {
  /// The file, as it was when it was opened.
  let file: FileFacts
  /// Whether it was opened for writing, too.
  let isWritable: Bool
  /// What this file says of its tables: another one may count its changes to the same number.
  let catalogs: CatalogCache
  /// The file's name among all that this process has opened.
  let number = UUID()
  private let readers: [Connection]
  /// The contents that a file had which is read without locks; `nil` for any other.
  private let unlocked: FileContents?
  private let lock = NSLock()
  private let opening = DispatchQueue(label: "Foldout.opening")
  private var opened: Connection?
  private var scanning: Connection?
  private let mode: Connection.Mode
  /// The longest times of its work for one request.
  let limits: WorkLimits
  /// The time of the connection that writes.
  let changeTime: WorkTime
  private let watch = WorkWatch()
  private var next = 0
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
    self.mode = mode
    self.limits = limits
    changeTime = WorkTime(watch)
    catalogs = CatalogCache(secrets: secrets, watch: watch, limits: limits)
    unlocked = mode == .readingUnlocked ? contents : nil
    do {
      readers = try Connections.openReaders(of: file, limits, watch, for: mode)
    } catch .unfinished where isWritable {
      // A journal was left behind: one who may write takes the half change back, then all read.
      opened = try Connection(to: file, for: .writing, time: changeTime)
      readers = try Connections.openReaders(of: file, limits, watch)
    }
  }

  deinit {
    close()
  }

  /// The first connection that reads.
  var first: Connection { readers[0] }

  /// The reader that has the least to do, with its place.
  var leastBusyReader: (index: Int, reader: Connection) {
    let least = readers.indices.min { readers[$0].time.load < readers[$1].time.load } ?? 0
    return (least, readers[least])
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

  /// Reads in one transaction, on the connections in turn, but on none that has more to do than
  /// another: a view may keep one for seconds.
  func read<T: Sendable>(
    of table: String?, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StoreError) -> T {
    let reader = lock.withLock {
      next = (next + 1) % readers.count
      let inTurn = readers[next...] + readers[..<next]
      let reader = inTurn.min { $0.time.load < $1.time.load } ?? readers[next]
      // At once, so that whoever asks next sees it.
      reader.time.enter()
      return reader
    }
    defer { reader.time.leave() }
    return try await reader.read(of: table, body)
  }

  /// Reads in one transaction on the connection for scans, in whose way nothing else is. Scans take
  /// turns there: each reads some milliseconds at a time.
  func scan<T: Sendable>(
    of table: String, _ body: @escaping @Sendable (Database) throws -> T
  ) async throws(StoreError) -> T {
    try await scanner().read(of: table, body)
  }

  private func scanner() async throws(StoreError) -> Connection {
    if let scanner = lock.withLock({ scanning }) { return scanner }
    let result: Result<Connection, StoreError> = await withCheckedContinuation { continuation in
      opening.async { continuation.resume(returning: self.openScanner()) }
    }
    return try result.get()
  }

  private func openScanner() -> Result<Connection, StoreError> {
    let (scanner, isClosed) = lock.withLock { (self.scanning, self.isClosed) }
    if let scanner { return .success(scanner) }
    guard !isClosed else { return .failure(Connection.closed) }
    // The path may lead to another file by now.
    guard standing == .same else { return .failure(.busy(path: file.path)) }
    do {
      let scanner = try Connection(
        to: file, for: mode, limits: limits, time: WorkTime(watch))
      let isLate = lock.withLock {
        if !self.isClosed { scanning = scanner }
        return self.isClosed
      }
      guard !isLate else {
        scanner.close()
        return .failure(Connection.closed)
      }
      return .success(scanner)
    } catch {
      return .failure(error)
    }
  }

  /// The standing of the path now. A file that is read without locks is another one as soon as a
  /// program has written to it.
  var standing: FileIdentity.Standing {
    let standing = file.standing
    guard standing == .same, let unlocked else { return standing }
    return FileContents(of: file) == unlocked ? .same : .other
  }

  /// True where what was read just now is of one moment, as locks ensure where there are some.
  var isUndisturbed: Bool { unlocked == nil || standing == .same }

  /// Whether the file is written through a write-ahead log.
  var hasLog: Bool { readers.contains(where: \.hasLog) }

  /// The connection to write to.
  func writer() async throws(StoreError) -> Connection {
    if let writer = lock.withLock({ opened }) { return writer }
    let result: Result<Connection, StoreError> = await withCheckedContinuation { continuation in
      opening.async { continuation.resume(returning: self.openWriter()) }
    }
    return try result.get()
  }

  /// Stops what is read, and waits for what is changed. Closes the writer last, which then tidies
  /// away the log that it filled, and what we alone brought beside the file.
  func close() {
    let left: (writer: Connection?, scanner: Connection?)? = lock.withLock {
      guard !isClosed else { return nil }
      isClosed = true
      return (opened, scanning)
    }
    guard let (writer, scanner) = left else { return }
    Task { [number] in await LabelRoom.shared.with { $0.drop(file: number) } }
    for reader in readers + (scanner.map { [$0] } ?? []) { reader.close() }
    if let writer {
      writer.close()
    } else if !file.hasLog, file.isWritable, file.standing == .same, file.hasLogNow {
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
    switch standing {
    case .same: break
    case .gone: return .failure(.removed(path: file.path))
    case .emptied: return .failure(.empty(path: file.path))
    case .other: return .failure(.busy(path: file.path))
    }
    do {
      let writer = try Connection(to: file, for: .writing, time: changeTime)
      lock.withLock { opened = writer }
      return .success(writer)
    } catch {
      return .failure(error)
    }
  }

  private static func openReaders(
    of file: FileFacts, _ limits: WorkLimits, _ watch: WorkWatch,
    for mode: Connection.Mode = .reading
  ) throws(StoreError) -> [Connection] {
    [
      try Connection(to: file, for: mode, limits: limits, time: WorkTime(watch)),
      try Connection(to: file, for: mode, limits: limits, time: WorkTime(watch)),
    ]
  }
}
