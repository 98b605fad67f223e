import Dispatch
import GRDBSQLite

extension Connection {
  /// True if a file's header says that it is in WAL mode.
  ///
  /// The header is read through SQLite's own descriptor, because closing another one would drop the
  /// locks of this process's connections to the file. A file that cannot be opened this way,
  /// perhaps because another program is writing to it, counts as not in WAL mode; opening it
  /// normally then reports the error.
  static func isInWALMode(_ file: FileFacts) -> Bool {
    guard let connection = try? Connection(to: file, for: .readingUnlocked) else { return false }
    defer { connection.close() }
    return connection.readVersion == 2
  }

  /// The read version in the file's header, which is 2 in WAL mode (sqlite.org/fileformat.html,
  /// section 1.3.3).
  private var readVersion: UInt8? {
    unsafeHandle { handle in
      var file: UnsafeMutablePointer<sqlite3_file>?
      guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) == SQLITE_OK,
        let read = file?.pointee.pMethods?.pointee.xRead
      else { return nil }
      var version: UInt8 = 0
      return read(file, &version, 1, 19) == SQLITE_OK ? version : nil
    }
  }
}

extension Connection {
  /// True if the open write-ahead log has changes, or if that is unknown.
  var hasFilledOpenLog: Bool {
    unsafeHandle { handle in
      var log: UnsafeMutablePointer<sqlite3_file>?
      guard sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) == SQLITE_OK,
        let readSize = log?.pointee.pMethods?.pointee.xFileSize
      else { return true }
      var size: sqlite3_int64 = 0
      return readSize(log, &size) != SQLITE_OK || size > 0
    }
  }

  /// Writes all changes of the open write-ahead log into the file; false if some remain.
  func checkpoint() -> Bool {
    unsafeHandle { handle in
      var (count, done): (CInt, CInt) = (0, 0)
      let code = sqlite3_wal_checkpoint_v2(
        handle, "main", SQLITE_CHECKPOINT_FULL, &count, &done)
      return code == SQLITE_OK && count == done
    }
  }
}

extension Connection {
  /// The time after which a connection that has not closed counts as hanging.
  private static let closeTimeout = DispatchTimeInterval.seconds(1)

  /// Closes connections in parallel, and returns those that are still at work after a second. These
  /// close when their work ends.
  static func close(_ connections: [Connection]) -> [Connection] {
    let closing = DispatchGroup()
    for connection in connections {
      guard connection.isAtWork else {
        connection.close()
        continue
      }
      // On a queue for each, because closing one may take long.
      DispatchQueue(label: "Foldout.closing").async(group: closing) { connection.close() }
    }
    let isDone = closing.wait(timeout: .now() + closeTimeout) == .success
    return isDone ? [] : connections.filter(\.isAtWork)
  }
}
