import FoldoutForms
public import FoldoutRecords
import GRDB

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
