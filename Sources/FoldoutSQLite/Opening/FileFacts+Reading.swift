import Foundation
import FoldoutRecords

extension FileFacts {
  /// The mode in which the file can be read so that nothing is left beside it.
  ///
  /// Reading a file in WAL mode makes a log and its index, which only a connection that may write
  /// removes again. Where we may not, both have to be there already, or the file is read without
  /// them. A log that holds changes cannot be left out: without an index, and a folder to make it
  /// in, there is no way to read it. Throws `unreadableLog` then.
  var readingMode: Connection.Mode {
    get throws(StoreError) {
      guard !isWritable, Connection.isInWALMode(self) else { return .reading }
      if hasLogNow, hasIndexNow { return .reading }
      guard hasFilledLog else { return .readingUnlocked }
      guard isFolderWritable else { throw .unreadableLog(path: path) }
      return .reading
    }
  }

  /// The file as SQLite is told it.
  func name(for mode: Connection.Mode) -> String {
    switch mode {
    case .writing, .reading: resolvedPath
    case .readingUnlocked: URL(fileURLWithPath: resolvedPath).absoluteString + "?immutable=1"
    }
  }
}
