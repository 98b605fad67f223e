import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

/// The data that are needed to restore a removal.
struct RestorableRemoval: Sendable {
  /// A row that triggers changed.
  struct TouchedRow: Sendable {
    /// The row before the removal.
    var before: RowSnapshot
    /// The columns that differ after the removal.
    var changed: [String] = []
    /// The trace of the row after the removal; `nil` if the row is gone.
    var trace: Int?
  }

  /// Identifies the opened file.
  let file: UUID
  /// The record's table.
  let table: String
  /// The record's key.
  let key: RecordKey
  /// The removed rows: the record first, and each before those removed with it. Rows removed by
  /// triggers come last.
  let rows: [RowSnapshot]
  /// The rows whose foreign keys were set to NULL or to their default.
  let set: [RemovalWalk.SetRow]
  /// The rows that triggers changed.
  let touched: [TouchedRow]
  /// The columns of the tables of all these rows.
  let columns: [String: [String]]

  /// An estimate of the bytes that it takes in memory.
  var bytes: Int {
    rows.reduce(0) { $0 + $1.bytes } + touched.reduce(0) { $0 + $1.before.bytes + 100 }
      + set.reduce(0) { sum, row in
        (row.row.key + row.before + row.after).reduce(sum + 100) { $0 + $1.keptBytes }
      }
  }
}

extension Catalog {
  /// Returns the key that identifies a row.
  func key(of row: RowSnapshot, _ shapes: Shapes) -> RecordKey {
    let names = self[row.name.table]?.schema.key.columns.map { FoldedName($0) } ?? []
    let declared = shapes[row.name.table]?.key.map { FoldedName($0) } ?? []
    let values = names.compactMap { name in
      declared.firstIndex(of: name).flatMap { row.key.indices.contains($0) ? row.key[$0] : nil }
    }
    guard !values.isEmpty, values.count == names.count else { return RecordKey(row.name.identity) }
    return self[row.name.table]?.marked(values) ?? RecordKey(values)
  }

  /// Returns the secret cells of some rows; none for a table that is not in the catalog.
  func secrets(of rows: [RowSnapshot], _ shapes: Shapes) -> Set<SecretTokens.Cell> {
    var cells: Set<SecretTokens.Cell> = []
    var schemas: [String: TableSchema] = [:]
    for row in rows {
      let schema = schemas[row.name.table] ?? self[row.name.table]?.schema
      guard let schema else { continue }
      schemas[row.name.table] = schema
      guard schema.columns.contains(where: \.isSecret) else { continue }
      cells.formUnion(schema.secrets(of: key(of: row, shapes)))
    }
    return cells
  }
}

extension RestorableRemoval {
  /// The result of a restore.
  struct Execution {
    var outcome: RestoreOutcome
    /// The secrets that were restored.
    var secrets: Set<SecretTokens.Cell> = []
    /// True if the transaction must be committed.
    var commits = false
  }

  /// Restores everything in one transaction with a time limit, or nothing.
  func execute(
    in db: Database, _ opened: Connections, secretTokens: SecretTokens
  ) throws -> RestoreOutcome {
    guard opened.id == file else { return .unknown }
    let seconds = opened.limits.reading
    var catalog: Catalog?
    var done = Execution(outcome: .unknown)
    do {
      try db.inTransaction(.immediate) {
        done = try opened.changeTime.limiting(db, to: .seconds(seconds)) {
          let dated = try opened.catalogs.catalog(in: db)
          catalog = dated.catalog
          let shapes = try dated.shapes(in: db)
          return try RestoreWork(kept: self, catalog: dated.catalog, shapes: shapes, db: db).run()
        }
        secretTokens.beginWriting(done.secrets)
        return done.commits ? .commit : .rollback
      }
      secretTokens.endWriting(done.secrets, isStored: done.commits)
    } catch let error as DatabaseError {
      secretTokens.endWriting(done.secrets, isStored: false)
      if error.resultCode == .SQLITE_INTERRUPT {
        throw StoreError.restoreTooSlow(table: table, seconds: seconds)
      }
      throw StoreError(refusing: error, table: table, in: catalog) ?? error
    }
    guard case .restored(let record, let table, let altered, let unrestored) = done.outcome else {
      return done.outcome
    }
    // Without the table's schema the record's secrets are unknown.
    guard let schema = catalog?[table]?.schema else { throw StoreError.unknownTable(table) }
    return .restored(
      record.redacted(as: schema, by: secretTokens.reader()), table: table, altered: altered,
      unrestored: unrestored)
  }
}
