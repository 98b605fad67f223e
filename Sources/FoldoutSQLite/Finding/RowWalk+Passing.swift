import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

extension RowWalk {
  /// Sets the walk's cursor to the last row that was passed.
  ///
  /// Reads values of any length, because an index may contain long values that are not searched.
  /// Throws if the row is not found again.
  mutating func advance(
    past passed: PassedRow, in table: CatalogTable, _ order: DeclaredOrder, _ db: Database
  ) throws {
    guard passed.isPassed else { return }
    let row = try table.row(
      rowid: passed.rowid, orKey: RecordKey(passed.key), Cells(columns: [], limits: nil), in: db)
    guard let row else { throw table.lostRow }
    last = row
    cursor = try table.cursor(of: row, in: order, db)
  }
}

/// The last row that a walk passed, identified by its rowid, or by its key if it has no rowid.
struct PassedRow {
  private(set) var rowid: StoredValue?
  private(set) var key: [StoredValue] = []
  private(set) var isPassed = false

  mutating func pass(_ row: QueryRow, in table: CatalogTable) {
    isPassed = true
    if table.rowid != nil {
      rowid = .integer(sqlite3_column_int64(row.handle, 0))
    } else {
      key = row.values(1..<1 + table.key.count)
    }
  }
}
