import Foundation
import FoldoutRecords
import GRDB

/// The columns of a table with what its first rows tell of them, kept for as long as the table is
/// declared as it was: however often another table is altered, its rows are looked at once.
///
/// `@unchecked Sendable`: `found` is the only state, touched under `lock` only.
final class KeptLook: @unchecked Sendable {
  private let lock = NSLock()
  private var found: (schema: TableSchema, hadRows: Bool)?

  /// The table as it was found, and if there were any rows.
  var latest: (schema: TableSchema, hadRows: Bool)? { lock.withLock { found } }

  /// Keeps what was found.
  func keep(_ schema: TableSchema, hadRows: Bool) {
    lock.withLock { found = (schema, hadRows) }
  }
}

extension CatalogTable {
  /// Returns the table with inferences from its first rows; an empty table has none until
  /// it is filled.
  func lookedAt(in db: Database) throws -> TableSchema {
    guard schema.kind == .table, schema.fault == nil else { return schema }
    let known = look.latest
    if let known, known.hadRows { return known.schema }
    let hasRows =
      try CatalogTable.readable {
        try Query("SELECT 1 FROM \(source) LIMIT 1", in: db, isKept: false).hasRows()
      } ?? false
    if let known, !hasRows { return known.schema }
    let found = try withSwitches(in: db, over: withShapes(in: db, over: withDates(in: db)))
    look.keep(found, hadRows: hasRows)
    return found
  }
}
