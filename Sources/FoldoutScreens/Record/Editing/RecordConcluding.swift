import Foldout
import FoldoutForms

/// The end of a conversation: brings the rows and drawers up to date, then asks for the marks and
/// searches of those that are open.
struct RecordConcluding: Sendable {
  /// The record as it was shown when the person sent something.
  private let before: ShownRecord
  /// The record as it was when the submission arrived, before any of it took effect. It differs
  /// from `before` if somebody else changed it meanwhile.
  let recordOnArrival: ShownRecord
  private let submission: Submission
  private var awaited: Awaited?

  private enum Awaited: Sendable {
    case marks([MarkRequest], RecordConclusion)
    case searches([ReferenceSearchRequest], RecordConclusion)
  }

  init(_ submission: Submission, on before: ShownRecord, arrivedAt record: ShownRecord) {
    self.submission = submission
    self.before = before
    recordOnArrival = record
  }

  /// Updates the rows and drawers for the record as it is now, and applies the tap.
  ///
  /// One step folds and unfolds drawers, and redraws the rows whose faces differ. After an accepted
  /// submission, the rows of the `sent` fields, by default all of the submission's, are redrawn in
  /// any case: the text in a control may differ from the stored value's.
  func conclude(
    _ outcome: RecordConclusion.Outcome, _ record: inout ShownRecord,
    pending: [FieldID: PendingEntry], sent: [FieldID]?
  ) -> RecordConclusion {
    record.searches = ReferenceSearch.started(by: submission, in: record)
    let first = record.shown(of: record.layout.fields(pending.keys))
      .first { pending[$0.id]?.problem != nil }
    let reveal = outcome.isAccepted ? nil : first.flatMap { revealing($0, pending[$0.id]?.problem) }
    // A button folds the open drawer even if a rule refuses the press.
    let event =
      outcome.isAccepted ? submission.event : submission.pressed.map { .tap(.field($0)) }
    let rows = record.rows
    let isSame = rows.outline == record.table.outline && rows.owners == record.table.owners
    let replacement: ScreenEvent? = isSame ? nil : .replace(rows.outline, owners: rows.owners)
    let laterEvents = [event.flatMap { record.located($0, in: rows.outline) }, reveal]
    var tableAfter = record.table
    _ = tableAfter.apply(all: ([replacement] + laterEvents).compactMap(\.self))
    record.styles = DrawerStyle.kept(
      after: submission, in: record, since: recordOnArrival, open: tableAfter.openDrawers)
    record.viewedDays = ShownCalendar.viewedDays(
      after: submission, in: record, since: recordOnArrival, isAccepted: outcome.isAccepted)
    let redrawn = outcome.isAccepted ? sent ?? submission.fields : []
    let faces = FaceComparison(from: before, to: record)
    let changed = faces.changedRows.union(redrawn.map(RowID.field))
    let events: [ScreenEvent?] = [replacement, .changed(Array(changed))] + laterEvents
    let step = record.table.apply(all: events.compactMap(\.self))
    if !pending.isEmpty { record.pending = pending }
    let open = Set(record.openReferences.map(\.id))
    record.searches = record.searches.filter { open.contains($0.key) }
    return RecordConclusion(
      outcome: outcome, step: step, faces: faces,
      first: outcome.isAccepted ? nil : first?.id)
  }

  /// The event that brings the first refused field into view: its drawer opens.
  ///
  /// A date in conflict is folded instead, because its editor would show a third date beside the
  /// two to choose from. A tap on the row opens it again.
  private func revealing(_ field: Field<DynamicRecord>, _ problem: Problem?) -> ScreenEvent? {
    let row = RowID.field(field.id)
    guard problem?.isConflict == true, field.wheelParts != nil else { return .open(row) }
    return submission.tapped == row ? .tap(row) : .close(row)
  }

  /// Asks for the marks and the searches of drawers that are now open before the record is shown.
  mutating func finish(_ conclusion: RecordConclusion, _ record: ShownRecord) -> NextStep {
    let marks = record.pendingMarkRequests
    guard marks.isEmpty else {
      awaited = .marks(marks, conclusion)
      return .ask(.mark(marks))
    }
    let searches = record.pendingSearches
    guard searches.isEmpty else {
      awaited = .searches(searches, conclusion)
      return .ask(.find(searches))
    }
    return .show(marked(conclusion, record))
  }

  /// The conclusion with the faces of open calendars, now that their marks are known.
  private func marked(_ conclusion: RecordConclusion, _ record: ShownRecord) -> RecordConclusion {
    var conclusion = conclusion
    conclusion.faces.mark(record)
    return conclusion
  }

  /// Continues with marks; `nil` if none were asked for.
  mutating func marked(_ marks: [ShownMarks], _ record: inout ShownRecord) -> NextStep? {
    guard case .marks(let requests, let conclusion) = awaited.take() else { return nil }
    record.take(marks, to: requests)
    return finish(conclusion, record)
  }

  /// Continues with the results of searches; `nil` if none were asked for.
  mutating func found(
    _ results: [ReferenceSearch.Result], _ record: inout ShownRecord
  ) -> NextStep? {
    guard case .searches(let requests, let conclusion) = awaited.take() else { return nil }
    for (request, result) in zip(requests, results) { record.take(result, to: request) }
    return .show(marked(conclusion, record))
  }
}
