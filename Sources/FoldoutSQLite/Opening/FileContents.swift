import Foundation

/// Detects a changed file without reading it, by its stamp and by the presence of a write-ahead log
/// with changes.
struct FileContents: Hashable, Sendable {
  private let stamp: FileStamp?
  private let hasFilledLog: Bool

  /// Reads the present stamp and log of a file.
  init(of file: FileFacts) {
    stamp = FileStamp(at: file.resolvedPath)
    hasFilledLog = file.hasFilledLog
  }
}

/// A file's size and modification time. Writing to the file changes at least one of them.
struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Reads the present stamp of the file at a path; `nil` if there is none.
  init?(at path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    size = Int64(facts.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (facts.st_mtimespec.tv_sec, facts.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (facts.st_mtim.tv_sec, facts.st_mtim.tv_nsec)
    #endif
  }
}

/// The identity of a file regardless of its name: its device, and its inode number there.
///
/// While a file is open, as in a store, the system gives its number to no other file.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64

  /// The present state of a path at which a file was opened.
  enum PathState: Sendable {
    /// The file is there.
    case same
    /// The file is there, but empty.
    case emptied
    /// Another file is there.
    case other
    /// The file is there, but its write-ahead log was removed or replaced.
    case otherLog
    /// No file is there, or none that is accessible.
    case gone
  }

  /// Reads the identity of the file at a path, through all links; `nil` if there is none. Takes
  /// some 1 µs.
  ///
  /// Calls `stat` and does not open the file, because closing it again would drop the locks of this
  /// process's connections to it.
  init?(at path: String) {
    guard let (identity, _) = FileIdentity.look(at: path) else { return nil }
    self = identity
  }

  private init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  /// Returns the state of a path that led to this file.
  func state(at path: String) -> PathState {
    guard let (now, size) = FileIdentity.look(at: path) else { return .gone }
    guard now == self else { return .other }
    return size == 0 ? .emptied : .same
  }

  private static func look(at path: String) -> (FileIdentity, size: Int64)? {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    let identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: facts.st_dev),
      number: UInt64(truncatingIfNeeded: facts.st_ino))
    return (identity, Int64(facts.st_size))
  }
}
