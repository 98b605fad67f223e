import Dispatch
import GRDBSQLite

extension Connection {
  /// Tells by its header if a file is in WAL mode.
  ///
  /// The header is read through SQLite's own descriptor: closing another one would drop the locks
  /// of this process's connections to the file. A file that cannot be opened so, perhaps because
  /// another program is writing to it, counts as not in WAL mode; opening it as usual tells what is
  /// wrong.
  static func isInWALMode(_ file: FileFacts) -> Bool {
    guard let connection = try? Connection(to: file, for: .readingUnlocked) else { return false }
    defer { connection.close() }
    return connection.readVersion == 2
  }

  /// The byte of the header that says it (sqlite.org/fileformat.html, section 1.3.3).
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
  /// The time in which connections end that do not hang.
  private static let farewell = DispatchTimeInterval.seconds(1)

  /// Closes connections at once, and gives back those that do not end within a moment: they are
  /// closed when they come back.
  static func close(_ connections: [Connection]) -> [Connection] {
    let closing = DispatchGroup()
    for connection in connections {
      guard connection.isAtWork else {
        connection.close()
        continue
      }
      // Each on a queue of its own, for one may wait for long.
      DispatchQueue(label: "Foldout.closing").async(group: closing) { connection.close() }
    }
    let isDone = closing.wait(timeout: .now() + farewell) == .success
    return isDone ? [] : connections.filter(\.isAtWork)
  }
}
