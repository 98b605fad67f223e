import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

extension Removal {
  /// The result of a removal.
  struct Execution {
    var outcome: RemovalOutcome
    /// True if the transaction must be committed.
    var commits = false
    /// The data for a restore; `nil` if it cannot be restored.
    var kept: RestorableRemoval?
    /// The record, for the label indexes.
    var record: DynamicRecord?
    /// The secrets that were removed, and those that triggers may have changed.
    var secrets: Set<SecretTokens.Cell> = []
  }

  /// Executes the removal in one immediate transaction, which locks the file from its start. If
  /// this returns `removed`, everything is removed, unless it is a trial; otherwise nothing is.
  func execute(
    in db: Database, _ opened: Connections, secretTokens: SecretTokens
  ) throws -> Execution {
    let seconds = opened.limits.reading
    var catalog: Catalog?
    var done = Execution(outcome: .gone)
    do {
      try db.inTransaction(.immediate) {
        done = try opened.changeTime.limiting(db, to: .seconds(seconds)) {
          try opened.catalogs.answer(about: table, in: db) { found, current in
            catalog = current.catalog
            return try RemovalWork(
              removal: self, table: found, catalog: current.catalog,
              shapes: current.shapes(in: db), file: opened.id,
              tokenMaker: secretTokens.reader(),
              seconds: seconds, db: db
            ).run()
          }
        }
        // Before the commit, after which another record may get the same key.
        secretTokens.beginWriting(done.secrets)
        return done.commits && !isTrial ? .commit : .rollback
      }
      secretTokens.endWriting(done.secrets, isStored: done.commits && !isTrial)
    } catch let error as DatabaseError {
      secretTokens.endWriting(done.secrets, isStored: false)
      throw refusal(error, in: catalog, after: seconds)
    }
    return done
  }

  /// Translates an error of the removal.
  private func refusal(
    _ error: DatabaseError, in catalog: Catalog?, after seconds: Int
  ) -> any Error {
    switch error.extendedResultCode {
    // Reading the record itself has taken all the time.
    case .SQLITE_INTERRUPT: StoreError.removalTooSlow(table: table, seconds: seconds, found: 0)
    case .SQLITE_CONSTRAINT_FOREIGNKEY: StoreError.referredTo(table: table, by: nil)
    default: StoreError(refusing: error, table: table, in: catalog) ?? error
    }
  }
}

/// The execution of one removal, within a transaction that has locked the file.
struct RemovalWork {
  let removal: Removal
  let table: CatalogTable
  let catalog: Catalog
  let shapes: Shapes
  let file: UUID
  let tokenMaker: SecretTokenMaker
  let seconds: Int
  let db: Database

  /// Reads the record, compares it with the one that the person saw, and removes it.
  func run() throws -> Removal.Execution {
    guard table.schema.isWritable, let shape = shapes[table.schema.name] else {
      throw StoreError.readOnly(table: table.schema.name)
    }
    try table.refuseRemovalThatRevealsSecrets()
    guard let (row, digest) = try table.reader(in: db).digested(removal.key, by: tokenMaker),
      let (root, bytes) = try shape.row(
        at: table.address(of: row), ofAtMost: SharedRemovals.maxBytes, in: db)
    else { return Removal.Execution(outcome: .gone) }
    guard digest == removal.original else { return try conflict(root, digest) }
    var sweep = RemovalSweep(
      root: root, shapes: shapes, maxBytes: SharedRemovals.maxBytes, db: db)
    do {
      try sweep.remove(of: bytes, onlyIfUnreferenced: removal.onlyIfUnreferenced)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
      throw StoreError.removalTooSlow(
        table: table.schema.name, seconds: seconds, found: sweep.walk.found)
    }
    return try conclude(sweep, row)
  }

  /// Returns the current record, which differs from the one that the person saw.
  private func conflict(_ root: RowSnapshot, _ digest: RowDigest) throws -> Removal.Execution {
    let cells = Cells(columns: table.columns, limits: removal.limits)
    guard let row = try table.reader(in: db).row(removal.key, cells) else {
      return Removal.Execution(outcome: .gone)
    }
    let preview = try DependentsReader(shapes: shapes, db: db).preview(of: root, digest)
    return Removal.Execution(
      outcome: .conflict(row.stored.redacted(as: table.schema, by: tokenMaker), preview))
  }

  /// Decides if the removed rows can be restored later, or if the person has consented to losing
  /// them.
  private func conclude(_ sweep: RemovalSweep, _ row: FoundRow) throws -> Removal.Execution {
    let kept = RestorableRemoval(
      file: file, table: table.schema.name, key: row.stored.key, rows: sweep.walk.removed,
      set: sweep.walk.set, touched: sweep.touched, columns: sweep.columns)
    let bytes = max(sweep.bytes, kept.bytes)
    var reason: RemovalSize.Reason? =
      !sweep.isKnown ? .triggers : bytes > SharedRemovals.maxBytes ? .bytes : nil
    if reason == nil, !removal.isTrial, try !isRestorable(kept) { reason = .rules }
    if let reason, !removal.isPermanent {
      let size = RemovalSize(rows: sweep.walk.removed.count, bytes: bytes, reason: reason)
      return Removal.Execution(outcome: .needsConsent(size))
    }
    let isKept = reason == nil && !removal.isTrial
    return Removal.Execution(
      outcome: .removed(sweep.receipt(isKept ? .random() : nil)), commits: true,
      kept: isKept ? kept : nil, record: row.stored.record,
      secrets: catalog.secrets(of: sweep.walk.removed + sweep.touched.map(\.before), shapes))
  }
}

extension RemovalWork {
  /// False if the removed rows could not be put back: a row may have a broken reference, violate a
  /// rule that is newer than the row, or be rejected by a trigger; or a trigger needs a function of
  /// the program that made the file. A restore is executed and rolled
  /// back.
  private func isRestorable(_ kept: RestorableRemoval) throws -> Bool {
    try Query("SAVEPOINT rehearsal", in: db).run()
    let isRestorable = try rehearse(kept)
    // If this fails, the removal must fail, too: otherwise the restored rows would stay.
    try Query("ROLLBACK TO rehearsal", in: db).run()
    try Query("RELEASE rehearsal", in: db).run()
    return isRestorable
  }

  private func rehearse(_ kept: RestorableRemoval) throws -> Bool {
    do {
      let done = try RestoreWork(kept: kept, catalog: catalog, shapes: shapes, db: db).run()
      guard case .restored(_, _, let altered, _) = done.outcome else { return false }
      // An altered row without columns is missing.
      return !altered.contains { $0.columns.isEmpty }
    } catch let error as DatabaseError where error.rejectsRestoredRow {
      // A trigger that rolls back the whole transaction also undoes the removal.
      guard db.isInsideTransaction else { throw error }
      return false
    } catch let error as StoreError where error.rejectsRestoredRow {
      return false
    }
  }
}

extension DatabaseError {
  /// True if a rule rejects a restored row, or needs a function that this program lacks.
  fileprivate var rejectsRestoredRow: Bool {
    resultCode == .SQLITE_CONSTRAINT || resultCode == .SQLITE_ERROR
  }
}

extension StoreError {
  /// True if the error means that a table rejects a restored row, not that the store is failing.
  fileprivate var rejectsRestoredRow: Bool {
    switch self {
    case .refused, .lostByTrigger, .readOnly, .unknownTable, .unknownColumn: true
    default: false
    }
  }
}
