import Foundation
import FoldoutRecords

/// The operating system's facts about a path, before anything is opened as a database.
struct FileFacts: Sendable {
  /// The path as it was given, for messages.
  let path: String
  /// The file itself, absolute and behind all links: SQLite keeps its journal beside that one.
  /// An absolute path is never taken for one of SQLite's own spellings, `:memory:` or `file:…`.
  let resolvedPath: String
  /// The path as it was given, but absolute: a link in it may come to lead elsewhere.
  private let givenPath: String
  /// True where the file and its folder, where a journal has to be made, can be written.
  let isWritable: Bool
  /// True where files can be made beside it.
  let isFolderWritable: Bool
  /// True where a write-ahead log was there already, which is not ours to tidy away.
  let hasLog: Bool
  /// Which file it was.
  let identity: FileIdentity?
  /// Why the path cannot be a database, where that can be told without opening it.
  let refusal: StoreError?

  init(path: String) {
    let files = FileManager.default
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    self.path = path
    resolvedPath = url.path
    // Before it is opened: where another takes its place in between, that is seen afterwards.
    identity = FileIdentity(at: url.path)
    givenPath = URL(fileURLWithPath: path).path
    isFolderWritable = files.isWritableFile(atPath: url.deletingLastPathComponent().path)
    isWritable = isFolderWritable && files.isWritableFile(atPath: url.path)
    hasLog = files.fileExists(atPath: url.path + "-wal")
    refusal = FileFacts.refusal(path: path, resolvedPath: url.path, files: files)
  }

  /// The present state of the path.
  var pathState: FileIdentity.PathState { identity?.state(at: givenPath) ?? .gone }

  /// True where a write-ahead log with something in it stands beside the file now, and where that
  /// cannot be told: without the log the file is not as it was written last.
  var hasFilledLog: Bool {
    var facts = stat()
    guard stat(resolvedPath + "-wal", &facts) == 0 else {
      return errno != ENOENT && errno != ENOTDIR
    }
    return facts.st_size > 0
  }

  /// True where a write-ahead log stands beside the file now.
  var hasLogNow: Bool {
    FileManager.default.fileExists(atPath: resolvedPath + "-wal")
  }

  /// True where the index of a write-ahead log stands beside the file now.
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
    // A pipe or a device would be waited for, without end.
    default: return .notADatabase(path: path)
    }
    guard files.isReadableFile(atPath: resolvedPath) else { return .unreadable(path: path) }
    // SQLite takes a file of next to nothing for a database without tables. To a person it is one
    // that was cut off, or the wrong one. It is not opened here to look at its first bytes: closing
    // it again would drop the locks of this process's other connections to it.
    guard let size = (facts[.size] as? NSNumber)?.int64Value else {
      return .unreadable(path: path)
    }
    switch size {
    case 0: return .empty(path: path)
    case ..<FileFacts.smallestPage: return .notADatabase(path: path)
    default: return nil
    }
  }

  /// The size of the smallest database: of one page, and no page is smaller.
  private static let smallestPage: Int64 = 512
}
