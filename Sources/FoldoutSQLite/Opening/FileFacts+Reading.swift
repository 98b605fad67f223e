import Foundation
import FoldoutRecords

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
