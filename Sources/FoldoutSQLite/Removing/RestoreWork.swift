import FoldoutForms
import FoldoutRecords
import GRDB

/// The execution of one restore, within a transaction that has locked the file.
struct RestoreWork {
  let kept: RestorableRemoval
  let catalog: Catalog
  let shapes: Shapes
  let db: Database

  /// Puts the rows back, then the references to them, and reads the result.
  ///
  /// Foreign keys are checked at the end, because rows may refer to each other in a circle.
  func run() throws -> RestorableRemoval.Execution {
    try checkColumns()
    let table = try catalog.table(kept.table)
    guard table.schema.isWritable else { throw StoreError.readOnly(table: kept.table) }
    if let taken = try kept.rows.first(where: isKeyTaken) {
      return RestorableRemoval.Execution(
        outcome: .taken(table: taken.name.table, key: catalog.key(of: taken, shapes)))
    }
    let renumbered = Set(try kept.rows.filter(isRowidTaken).map(\.name))
    let touched = try kept.touched.filter(isAsLeft).map(\.before)
    if kept.rows.count > 1 {
      // This pragma takes effect when it is compiled, so a cached statement would do nothing.
      try Query("PRAGMA defer_foreign_keys = ON", in: db, isKept: false).run()
    }
    for row in kept.rows { try put(row) }
    let unrestored = try kept.set.compactMap(restoreReference)
    try refuseBrokenReferences()
    guard let root = kept.rows.first, let now = try existing(root),
      let found = try table.row(
        rowid: table.rowid == nil ? nil : now.identity.first,
        orKey: catalog.key(of: root, shapes), Cells(columns: table.columns, limits: nil), in: db)
    else { throw StoreError.lostByTrigger(table: kept.table) }
    let known = kept.rows.filter { !renumbered.contains($0.name) }
    let altered = try shapes.hasTriggers ? (known + touched).compactMap(altered) : []
    return RestorableRemoval.Execution(
      outcome: .restored(found.stored, table: kept.table, altered: altered, unrestored: unrestored),
      secrets: catalog.secrets(of: kept.rows + kept.touched.map(\.before), shapes), commits: true)
  }

  /// Throws if a table or a column no longer exists.
  private func checkColumns() throws(StoreError) {
    for (name, columns) in kept.columns.sorted(by: { $0.key < $1.key }) {
      guard let shape = shapes[name] else { throw .unknownTable(name) }
      for (columnIndex, column) in columns.enumerated()
      where shape.columnIndex(of: column, formerly: columnIndex) == nil {
        throw .unknownColumn(column, table: name)
      }
    }
  }

  /// Returns the values of a kept row that can be written, with their columns.
  func values(of row: RowSnapshot, _ shape: TableShape) -> [(String, StoredValue)] {
    zip(columns(of: row.name), row.values).enumerated().filter { columnIndex, cell in
      shape.columnIndex(of: cell.0, formerly: columnIndex).map { !shape.generated.contains($0) }
        == true
    }.map(\.element)
  }

  /// Returns the columns that a row's table had when the row was removed.
  func columns(of row: RowIdentity) -> [String] {
    guard let columns = kept.columns[row.table] else {
      preconditionFailure("The removal kept rows of “\(row.table)” without the table’s columns.")
    }
    return columns
  }

  /// Returns the value that a row had in a column; NULL for a column added since the removal.
  func value(_ column: String, of row: RowSnapshot) -> StoredValue {
    let cells = zip(columns(of: row.name), row.values)
    return cells.first { $0.0.utf8.elementsEqual(column.utf8) }?.1 ?? .null
  }
}
