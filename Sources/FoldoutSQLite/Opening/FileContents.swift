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
