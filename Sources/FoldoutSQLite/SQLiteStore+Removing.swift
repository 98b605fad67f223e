import FoldoutForms
public import FoldoutRecords
import Foundation
import GRDB

extension SQLiteStore {
  /// Returns the facts that a person needs before a record is removed; `nil` if no row has the key.
  ///
  /// Complexity: O(length of the record + referring records, up to 1,000 of each table). Tables
  /// without a suitable index, and records that are removed indirectly, are searched for 40 ms in
  /// all.
  public func removal(
    of key: RecordKey, in table: String
  ) async throws(StoreError) -> RemovalPreview? {
    guard isWritable else { throw .readOnly(table: table) }
    return try await file.read(of: table) { [secretTokens, scanning] db, opened in
      let tokenMaker = secretTokens.reader()
      return try opened.catalogs.answer(about: table, in: db) { found, _ in
        let shapes = try opened.catalogs.catalog(in: db).shapes(in: db)
        guard found.schema.isWritable, let shape = shapes[found.schema.name] else {
          throw StoreError.readOnly(table: table)
        }
        try found.refuseRemovalThatRevealsSecrets()
        guard let (row, digest) = try found.reader(in: db).digested(key, by: tokenMaker),
          let (root, _) = try shape.named(at: found.address(of: row), in: db)
        else { return nil }
        return try DependentsReader(shapes: shapes, db: db, timeLimit: scanning)
          .preview(of: root, digest)
      }
    }
  }

  /// Removes one record, and the rows that its foreign keys remove with it, if it is unchanged
  /// since the person saw it.
  ///
  /// Once begun, the removal is completed even if the calling task is cancelled. One that takes
  /// longer than five seconds is rolled back and throws `removalTooSlow`.
  public func remove(_ removal: Removal) async throws(StoreError) -> RemovalOutcome {
    await file.adoptLabels()
    let (done, written) = try await file.writeCounted(
      orRefuse: .readOnly(table: removal.table),
      orGiveUp: .removalTooSlow(table: removal.table, seconds: limits.reading, found: 0)
    ) { [secretTokens] db, opened in
      try removal.execute(in: db, opened, secretTokens: secretTokens)
    }
    guard !removal.isTrial, case .removed(let receipt) = done.outcome else { return done.outcome }
    if let record = done.record { await written.updateLabelIndexes(of: record, in: removal.table) }
    if let kept = done.kept, let id = receipt.id { await removals.keep(kept, as: id) }
    return done.outcome
  }

  /// Restores a removal: the record, the rows that were removed with it, and the references to
  /// them.
  ///
  /// A restore that takes longer than five seconds is rolled back, and can be requested again.
  public func restore(_ id: RemovalID) async throws(StoreError) -> RestoreOutcome {
    guard let entry = await removals.begin(id) else { return .unknown }
    do throws(StoreError) {
      let (outcome, file) = try await restore(entry.content)
      var restored: SharedRemovals.Archive.Restored?
      if case .restored(let record, let table, let altered, let unrestored) = outcome {
        let located = FileRecord(file: file, table: table, key: record.key)
        restored = .init(located, altered: altered, unrestored: unrestored)
      }
      await removals.end(id, entry, with: restored)
      return outcome
    } catch {
      await removals.end(id, entry, with: nil)
      throw error
    }
  }

  private func restore(
    _ content: SharedRemovals.Archive.Content
  ) async throws(StoreError) -> (RestoreOutcome, file: UUID) {
    switch content {
    case .restored(let restored):
      let located = restored.record
      guard try await file.current().id == located.file,
        let record = try await record(located.key, in: located.table)
      else { return (.unknown, located.file) }
      return (
        .restored(
          record, table: located.table, altered: restored.altered, unrestored: restored.unrestored),
        located.file
      )
    case .kept(let kept):
      await file.adoptLabels()
      let (outcome, written) = try await file.writeCounted(
        orRefuse: .readOnly(table: kept.table),
        orGiveUp: .restoreTooSlow(table: kept.table, seconds: limits.reading)
      ) { [secretTokens] db, opened in
        try kept.execute(in: db, opened, secretTokens: secretTokens)
      }
      if case .restored(let record, let table, _, _) = outcome {
        await written.updateLabelIndexes(of: record.record, in: table)
      }
      return (outcome, kept.file)
    }
  }
}

extension SQLiteStore {
  /// Adds one record.
  ///
  /// A value that the column's type converted still counts as stored unaltered. Once begun, the
  /// insertion is completed even if the calling task is cancelled. One that takes longer than ten
  /// seconds is rolled back and throws `changeTooSlow`.
  public func insert(_ insertion: Insertion) async throws(StoreError) -> InsertionOutcome {
    guard let ticket = insertion.ticket, !insertion.isTrial else {
      return try await add(insertion).outcome
    }
    let id = try await file.current().id
    switch await deduplicator.begin(ticket, in: id) {
    case .made(let made):
      let isSame = await deduplicator.isRetry(of: ticket, by: insertion)
      return try await repeated(made, insertion, isSame: isSame)
    case .forgotten: return .forgotten
    case .unused: break
    }
    do throws(StoreError) {
      let added = try await add(insertion)
      await deduplicator.end(ticket, with: added.made)
      return added.outcome
    } catch {
      await deduplicator.end(ticket, with: nil)
      throw error
    }
  }

  private typealias Added = (outcome: InsertionOutcome, made: InsertionTickets.TicketedRecord)

  private func add(_ insertion: Insertion) async throws(StoreError) -> Added {
    await file.adoptLabels()
    let (done, written) = try await file.writeCounted(
      orRefuse: .readOnly(table: insertion.table),
      orGiveUp: .changeTooSlow(table: insertion.table, seconds: limits.changing)
    ) { [secretTokens] db, opened in
      try insertion.execute(in: db, opened, secretTokens: secretTokens)
    }
    if !insertion.isTrial {
      await written.updateLabelIndexes(of: done.record.record, in: insertion.table)
    }
    let located = FileRecord(
      file: written.file, table: insertion.table, key: done.record.key)
    let made = InsertionTickets.TicketedRecord(
      located, by: insertion, hasSecrets: !done.secrets.isEmpty)
    return (done.outcome, made)
  }

  /// Returns the current state of the record that an earlier request with the same ticket added.
  private func repeated(
    _ made: InsertionTickets.TicketedRecord, _ insertion: Insertion, isSame: Bool
  ) async throws(StoreError) -> InsertionOutcome {
    let located = made.record
    let record = try await record(located.key, in: located.table, limits: insertion.limits)
    guard let record else { return .gone }
    guard isSame else {
      return .addedOtherValues(table: located.table, key: located.key)
    }
    return .stored(record, altered: [], isRepeated: true)
  }
}
