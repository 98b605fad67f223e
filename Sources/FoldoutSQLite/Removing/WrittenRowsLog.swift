import FoldoutForms
import GRDB
import GRDBSQLite

/// The rows that a statement has written, including its triggers and foreign keys, as far as SQLite
/// reports them: those of tables with rowids.
struct WrittenRowsLog {
  /// The rows that were removed.
  var removed: Set<RowIdentity> = []
  /// The rows that were added or changed, and not removed again.
  var written: Set<RowIdentity> = []
  /// The number of changes that SQLite has counted but not reported.
  private(set) var unreportedCount = 0

  /// Runs `write` and records the rows that it writes.
  static func recording(_ db: Database, _ shapes: Shapes, _ write: () throws -> Void) throws -> Self
  {
    let events = Events()
    let before = db.totalChangesCount
    sqlite3_update_hook(
      db.sqliteConnection,
      { events, action, _, table, rowid in
        guard let events, let table else { return }
        Unmanaged<Events>.fromOpaque(events).takeUnretainedValue()
          .add(action, String(cString: table), rowid)
      }, Unmanaged.passUnretained(events).toOpaque())
    defer { sqlite3_update_hook(db.sqliteConnection, nil, nil) }
    try withExtendedLifetime(events) { try write() }
    var log = WrittenRowsLog()
    log.unreportedCount = db.totalChangesCount - before - events.all.count
    for event in events.all {
      // Shadow tables of virtual tables are not among the shapes: their rows follow from others.
      guard let table = shapes[event.table], table.isIdentifiedByRowid else { continue }
      let name = RowIdentity(table: table.name, identity: [.integer(event.rowid)])
      if event.isRemoval {
        log.removed.insert(name)
        log.written.remove(name)
      } else {
        log.removed.remove(name)
        log.written.insert(name)
      }
    }
    return log
  }

  /// True if nothing was written.
  var isEmpty: Bool { removed.isEmpty && written.isEmpty }

  /// The events that SQLite has reported, in order.
  private final class Events {
    private(set) var all: [(isRemoval: Bool, table: String, rowid: Int64)] = []

    func add(_ action: CInt, _ table: String, _ rowid: Int64) {
      all.append((action == SQLITE_DELETE, table, rowid))
    }
  }
}
