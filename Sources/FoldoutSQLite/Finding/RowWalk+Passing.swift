import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

extension RowWalk {
  /// Moves the walk behind the last row that was passed. Values of any length are read, since an
  /// index may have a long one that is not searched.
  mutating func goOn(
    behind passed: PassedRow, in table: CatalogTable, _ order: DeclaredOrder, _ db: Database
  ) throws {
    guard passed.isPassed else { return }
    let row = try table.row(
      rowid: passed.rowid, orKey: RecordKey(passed.key), Cells(columns: [], limits: nil), in: db)
    guard let row else { throw table.lostRow }
    last = row
    from = try table.cursor(of: row, in: order, db)
  }
}

/// The last row that was passed, by its number or else its key.
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
