import FoldoutForms
import FoldoutRecords
import GRDB

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

  func write(
    _ cells: [(String, StoredValue)], into name: RowIdentity, _ shape: TableShape
  ) throws {
    let assignments = cells.map { "\(Identifier($0.0)) = ?" }.joined(separator: ", ")
    let row = (condition: shape.condition(), values: name.identity)
    let write = RowWrite(cells: cells.map { ($0.0, $0.1) }, table: shape.name, row: row)
    let rest = "\(shape.source) SET \(assignments) WHERE \(row.condition)"
    _ = try write.run("UPDATE", rest, cells.map(\.1) + row.values, isKept: true, in: db) { _ in }
  }
}
