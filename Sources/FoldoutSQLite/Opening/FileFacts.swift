import FoldoutRecords
import Foundation

/// The operating system's facts about a path, before anything is opened as a database.
struct FileFacts: Sendable {
  /// The path as it was given, for messages.
  let path: String
  /// The absolute path of the file itself, behind all links: SQLite keeps the journal beside it.
  /// SQLite never takes an absolute path for one of its special names, `:memory:` or `file:…`.
  let resolvedPath: String
  /// The given path, made absolute but with its links, which may come to lead elsewhere.
  private let givenPath: String
  /// True if the file can be written, and its folder, where a journal has to be created.
  let isWritable: Bool
  /// True if files can be created beside it.
  let isFolderWritable: Bool
  /// True if a write-ahead log existed at opening, which is not ours to remove.
  let hasLog: Bool
  /// The identity of the file at opening.
  let identity: FileIdentity?
  /// The reason why the path cannot be a database, as far as that is known without opening it.
  let refusal: StoreError?

  init(path: String) {
    let files = FileManager.default
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = path
    resolvedPath = url.path
    // Before opening, so that a file that replaces it in between is noticed.
    identity = FileIdentity(at: url.path)
    givenPath = URL(fileURLWithPath: path).path
    isFolderWritable = files.isWritableFile(atPath: url.deletingLastPathComponent().path)
    isWritable = isFolderWritable && files.isWritableFile(atPath: url.path)
    hasLog = files.fileExists(atPath: url.path + "-wal")
    refusal = FileFacts.refusal(path: path, resolvedPath: url.path, files: files)
  }

  /// The present state of the path.
  var pathState: FileIdentity.PathState { identity?.state(at: givenPath) ?? .gone }

  /// True if a write-ahead log that is not empty exists beside the file now, or if that is unknown:
  /// without the log the file lacks its latest changes.
  var hasFilledLog: Bool {
    var facts = stat()
    guard stat(resolvedPath + "-wal", &facts) == 0 else {
      return errno != ENOENT && errno != ENOTDIR
    }
    return facts.st_size > 0
  }

  /// True if a write-ahead log exists beside the file now.
  var hasLogNow: Bool {
    FileManager.default.fileExists(atPath: resolvedPath + "-wal")
  }

  /// True if the index of a write-ahead log exists beside the file now.
  var hasIndexNow: Bool {
    FileManager.default.fileExists(atPath: resolvedPath + "-shm")
  }

  private static func refusal(
    path: String, resolvedPath: String, files: FileManager
  ) -> StoreError? {
    guard let facts = try? files.attributesOfItem(atPath: resolvedPath) else {
      return files.fileExists(atPath: resolvedPath)
        ? .unreadable(path: path) : .missing(path: path)
    }
    switch facts[.type] as? FileAttributeType {
    case .typeDirectory: return .folder(path: path)
    case .typeRegular: break
    // Opening a pipe or a device could block forever.
    default: return .notADatabase(path: path)
    }
    guard files.isReadableFile(atPath: resolvedPath) else { return .unreadable(path: path) }
    // SQLite treats a nearly empty file as a database without tables, but it is more likely
    // truncated or the wrong file. Its first bytes are not read here, because closing the file
    // would drop the locks of this process's other connections to it.
    guard let size = (facts[.size] as? NSNumber)?.int64Value else {
      return .unreadable(path: path)
    }
    switch size {
    case 0: return .empty(path: path)
    case ..<FileFacts.smallestPage: return .notADatabase(path: path)
    default: return nil
    }
  }

  /// The size in bytes of the smallest database: one page of the smallest size.
  private static let smallestPage: Int64 = 512
}

extension FileFacts {
  /// The mode in which the file can be read without leaving anything beside it.
  ///
  /// Reading a file in WAL mode creates a log and its index, which only a writable connection
  /// removes. If the file is not writable, both must already exist, or the file is read without
  /// them. A log with changes cannot be left out, so an index has to be created in the folder.
  /// Throws `unreadableLog` if the folder is not writable.
  var readingMode: Connection.Mode {
    get throws(StoreError) {
      guard !isWritable, Connection.isInWALMode(self) else { return .reading }
      if hasLogNow, hasIndexNow { return .reading }
      guard hasFilledLog else { return .readingUnlocked }
      guard isFolderWritable else { throw .unreadableLog(path: path) }
      return .reading
    }
  }

  /// Returns the path or URI under which SQLite opens the file.
  func name(for mode: Connection.Mode) -> String {
    switch mode {
    case .writing, .reading: resolvedPath
    case .readingUnlocked: URL(fileURLWithPath: resolvedPath).absoluteString + "?immutable=1"
    }
  }
}
