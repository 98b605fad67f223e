import Foundation
import GRDB

/// The write-ahead log that the connections to one file have open, and the log's index.
///
/// SQLite finds both by name, and does not notice when another program removes or replaces them. It
/// would continue to commit into a log that no other program finds. Its next checkpoint, or closing
/// the last connection, would write that log over what other programs have stored since, and remove
/// their log by its name. `SQLITE_FCNTL_HAS_MOVED` tells this of a database only. So the identities
/// of both files are kept once a connection has read, and compared before each answer and each
/// commit.
///
/// `@unchecked Sendable`: `path` never changes; all other state is accessed under `lock` only.
final class OpenLog: @unchecked Sendable {
  /// The present state of the names of the open log and its index.
  enum Standing: Sendable {
    /// Both have their names, or none is open.
    case same
    /// The log was removed, and the file was not written since: it can take up the log's changes.
    case removed
    /// Another log has its name, or the file was written since. A checkpoint could overwrite what
    /// another program has stored.
    case overtaken
    /// The log has its name, but its index was removed or replaced. Another program would not
    /// notice what is committed.
    case withoutIndex
  }

  private struct Names: Hashable {
    var log: FileIdentity?
    var index: FileIdentity?
  }

  /// The database's path.
  private let path: String
  private let lock = NSLock()
  private var open: Names?
  /// The file, when the log was last seen to have its name.
  private var file: FileStamp?

  init(of file: FileFacts) {
    path = file.resolvedPath
  }

  /// The present state of the log's name. Takes some 3 µs.
  var standing: Standing {
    lock.withLock {
      guard let open else { return .same }
      // Before the log, so that a write after its removal is noticed.
      let file = FileStamp(at: path)
      let names = names
      guard names != open else {
        self.file = file
        return .same
      }
      if names.log == open.log { return .withoutIndex }
      return names.log == nil && file == self.file ? .removed : .overtaken
    }
  }

  /// Keeps the identity of the log that a connection has open after it has read.
  func note(_ db: Database) {
    guard lock.withLock({ open == nil }) else { return }
    let (file, names) = (FileStamp(at: path), names)
    // A log may lie beside a file that is not in WAL mode.
    guard names.log != nil,
      (try? Query("PRAGMA journal_mode", in: db).only { $0.string(0) }) == "wal"
    else { return }
    lock.withLock { if open == nil { (open, self.file) = (names, file) } }
  }

  private var names: Names {
    Names(log: FileIdentity(at: path + "-wal"), index: FileIdentity(at: path + "-shm"))
  }
}

/// Rolls back a commit into a log that has lost its name.
extension OpenLog: TransactionObserver {
  func databaseWillCommit() throws {
    guard standing == .same else { throw DatabaseError(resultCode: .SQLITE_READONLY_DBMOVED) }
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidCommit(_ db: Database) {}
  func databaseDidRollback(_ db: Database) {}
}
