import FoldoutForms
import FoldoutRecords
import GRDB

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
