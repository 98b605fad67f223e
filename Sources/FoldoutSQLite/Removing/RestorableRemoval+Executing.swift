import FoldoutForms
import FoldoutRecords
import GRDB

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
