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
      let found = try table.reader(in: db).row(
        rowid: table.rowid == nil ? nil : now.identity.first,
        orKey: catalog.key(of: root, shapes), Cells(columns: table.columns, limits: nil))
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

/// The steps after the rows are back: restoring references to them, and finding out what triggers
/// did.
extension RestoreWork {
  /// Restores a reference if the row is as the removal left it. Returns the row if it is not, and
  /// differs from before the removal, too.
  func restoreReference(_ row: RemovalWalk.SetRow) throws -> UnrestoredRow? {
    guard let shape = shapes[row.name.table], let columns = kept.columns[row.name.table] else {
      return nil
    }
    let names = row.columnIndices.map { columns[$0] }
    let address =
      row.trace == nil
      ? shape.lastingAddress(of: row.row)
      : (condition: shape.condition(), values: row.row.name.identity)
    let start = shape.identity.count + shape.key.count
    let found = try Query(
      """
      SELECT \(shape.naming(and: names)) FROM \(shape.source) WHERE \(address.condition) LIMIT 1
      """, in: db
    ).rows(address.values) { (row: shape.name($0), values: $0.values(start..<start + names.count)) }
    // If the row is gone there is nothing to restore.
    guard let now = found.first else { return nil }
    let isAsLeft = zip(now.values, row.after).allSatisfy { $0.isIdentical(to: $1) }
    guard try isAsLeft && isItself(row, address, columns, shape) else {
      let isAsBefore = zip(now.values, row.before).allSatisfy { $0.isIdentical(to: $1) }
      return isAsBefore
        ? nil
        : UnrestoredRow(table: shape.name, key: catalog.key(of: now.row, shapes), columns: names)
    }
    try write(Array(zip(names, row.before)), into: now.row.name, shape)
    return nil
  }

  /// True if the row at an address is the one that the removal changed, and not another that has
  /// got its rowid since. The whole row must be as the removal left it, unless its key lasts.
  private func isItself(
    _ row: RemovalWalk.SetRow, _ address: (condition: String, values: [StoredValue]),
    _ columns: [String], _ shape: TableShape
  ) throws -> Bool {
    guard let trace = row.trace else { return true }
    return try shape.trace(columns, at: address, in: db) == trace
  }

  /// Throws if a row would refer to a missing record.
  func refuseBrokenReferences() throws {
    do {
      try Change.refuseBrokenDeferredForeignKeys(db)
    } catch let error as DatabaseError {
      for row in kept.rows {
        if let refusal = try ReferenceCheck(shapes: shapes, db: db).refusal(of: row.name) {
          throw refusal
        }
      }
      throw error
    }
  }

  /// True if a row is unchanged since the removal.
  func isAsLeft(_ row: RestorableRemoval.TouchedRow) throws -> Bool {
    guard let shape = shapes[row.before.name.table] else { return false }
    let address = (condition: shape.condition(), values: row.before.name.identity)
    return try shape.trace(columns(of: row.before.name), at: address, in: db) == row.trace
  }

  /// Returns the columns of a row that differ from before the removal; `nil` if none do.
  func altered(_ row: RowSnapshot) throws -> AlteredRow? {
    guard let shape = shapes[row.name.table], let columns = kept.columns[row.name.table] else {
      return nil
    }
    let key = catalog.key(of: row, shapes)
    guard let now = try shape.row(at: address(of: row, shape), in: db) else {
      return AlteredRow(table: shape.name, key: key, columns: [])
    }
    let changed = zip(columns, row.values).enumerated().filter { index, cell in
      shape.columnIndex(of: cell.0, formerly: index).map { !now.values[$0].isIdentical(to: cell.1) }
        == true
    }.map(\.element)
    return changed.isEmpty
      ? nil : AlteredRow(table: shape.name, key: key, columns: changed.map(\.0))
  }
}

/// Putting rows back.
extension RestoreWork {
  /// Returns the condition that finds the current row with a kept row's key: its declared key, or
  /// else its rowid.
  func address(
    of row: RowSnapshot, _ shape: TableShape
  ) -> (condition: String, values: [StoredValue]) {
    let key = shape.key.map { value($0, of: row) }
    guard !key.isEmpty, !key.contains(.null) else {
      return (shape.condition(), row.name.identity)
    }
    return (shape.key.map { "\(Identifier($0)) IS ?" }.joined(separator: " AND "), key)
  }

  /// True if another row has the key now. A row that was removed with the record, and has no key
  /// but its rowid, gets another rowid instead.
  func isKeyTaken(_ row: RowSnapshot) throws -> Bool {
    let isRecord = row.name == kept.rows.first?.name
    guard isRecord || shapes[row.name.table]?.key.isEmpty == false else { return false }
    return try existing(row) != nil
  }

  /// True if a row, removed with the record, has no key but its rowid, and another row has that
  /// now.
  func isRowidTaken(_ row: RowSnapshot) throws -> Bool {
    guard row.name != kept.rows.first?.name, let shape = shapes[row.name.table] else {
      return false
    }
    return try shape.key.isEmpty && existing(row) != nil
  }

  /// Returns the name of the current row with a kept row's key; `nil` if there is none.
  func existing(_ row: RowSnapshot) throws -> RowIdentity? {
    guard let shape = shapes[row.name.table] else { return nil }
    return try shape.identity(at: address(of: row, shape), in: db)
  }

  /// Inserts a row with its old rowid. If another row has that rowid now, and it is not a declared
  /// key, the row gets a new one.
  func put(_ row: RowSnapshot) throws {
    guard let shape = shapes[row.name.table] else {
      throw StoreError.unknownTable(row.name.table)
    }
    var cells = values(of: row, shape)
    let isNumbered = shape.rowid != nil && shape.rowidColumn == nil
    if isNumbered, let rowid = shape.rowid, let number = row.name.identity.first,
      try !shape.has(row.name.identity, in: db)
    {
      cells.append((rowid, number))
    }
    let write = RowWrite(cells: cells.map { ($0.0, $0.1) }, table: shape.name)
    let names = cells.map { $0.0 == shape.rowid && isNumbered ? $0.0 : "\(Identifier($0.0))" }
    let marks = cells.map { _ in "?" }.joined(separator: ", ")
    do {
      let rest = "INTO \(shape.source) (\(names.joined(separator: ", "))) VALUES (\(marks))"
      _ = try write.run("INSERT", rest, cells.map(\.1), isKept: true, in: db) { _ in }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      if error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY {
        let broken = ReferenceCheck(shapes: shapes, db: db)
        throw try broken.refusal(of: write) ?? error
      }
      // A trigger of a row that was put back earlier has added one with the same key, unless a
      // trigger rolled everything back.
      guard db.isInsideTransaction, shapes.hasTriggers, let made = try existing(row) else {
        throw error
      }
      try self.write(values(of: row, shape), into: made, shape)
    }
  }

  func write(_ cells: [(String, StoredValue)], into name: RowIdentity, _ shape: TableShape) throws {
    let assignments = cells.map { "\(Identifier($0.0)) = ?" }.joined(separator: ", ")
    let row = (condition: shape.condition(), values: name.identity)
    let write = RowWrite(cells: cells.map { ($0.0, $0.1) }, table: shape.name, row: row)
    let rest = "\(shape.source) SET \(assignments) WHERE \(row.condition)"
    _ = try write.run("UPDATE", rest, cells.map(\.1) + row.values, isKept: true, in: db) { _ in }
  }
}
