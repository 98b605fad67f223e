import CPreupdate
import GRDB
import GRDBSQLite

/// The rows that a statement itself writes to its table, without those of triggers and foreign
/// keys, as SQLite reports them.
///
/// SQLite reports them to the pre-update hook alone: the usual hook does not see rows that are
/// removed by `REPLACE`.
struct OwnRows {
  /// True if the statement has added or changed a row.
  private(set) var isWritten = false
  /// True if a row had to make room.
  private(set) var isOtherRemoved = false

  /// True if the statement has resolved a conflict by removing another row, or by writing nothing.
  var isUnresolved: Bool { isOtherRemoved || !isWritten }

  /// True if this SQLite has the hook.
  static var areReported: Bool { preupdate_is_available() != 0 }

  /// Runs an `INSERT` or `UPDATE` of a table, and observes its own rows even if it fails.
  static func observing<T>(
    _ table: String, in db: Database, _ write: () throws -> T
  ) -> (Result<T, any Error>, OwnRows) {
    guard areReported else { return (Result { try write() }, OwnRows(isWritten: true)) }
    let observer = Observer(table)
    preupdate_set(
      db.sqliteConnection,
      { observer, db, action, _, table, _, _ in
        // Virtual tables write to their own tables at this depth, too.
        guard let observer, let table, preupdate_depth(db) == 0 else { return }
        Unmanaged<Observer>.fromOpaque(observer).takeUnretainedValue()
          .add(action, String(cString: table))
      }, Unmanaged.passUnretained(observer).toOpaque())
    defer { preupdate_set(db.sqliteConnection, nil, nil) }
    let result = withExtendedLifetime(observer) { Result { try write() } }
    return (result, observer.rows)
  }

  private final class Observer {
    private let table: String
    private(set) var rows = OwnRows()

    init(_ table: String) { self.table = table }

    func add(_ action: CInt, _ table: String) {
      guard table == self.table else { return }
      if action == SQLITE_DELETE { rows.isOtherRemoved = true } else { rows.isWritten = true }
    }
  }
}
