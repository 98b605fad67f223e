import Foldout
import FoldoutForms

extension RecordEditing {
  /// Ends the conversation: updates the rows and drawers for the record as it is now, and applies
  /// the tap.
  ///
  /// One step folds and unfolds drawers, and redraws the rows whose faces differ. After an accepted
  /// submission, the rows of the `sent` fields, by default all of the submission's, are redrawn in
  /// any case: the text in a control may differ from the stored value's.
  mutating func conclude(
    _ verdict: Conclusion.Verdict, pending: [FieldID: PendingEntry] = [:],
    altered: [FieldID] = [], notes: [String] = [], sent: [FieldID]? = nil
  ) -> Conclusion {
    record.search(for: submission)
    let first = record.form.fields.first { pending[$0.id]?.problem != nil }
    let reveal = verdict.isAccepted ? nil : first.flatMap { revealing($0, pending[$0.id]?.problem) }
    // A button folds the open drawer even if a rule refuses the press.
    let event =
      verdict.isAccepted ? submission.event : submission.pressed.map { .tap(.field($0)) }
    let outline = record.layout.outline(of: record.stored, cut: record.cut)
    let owners = record.layout.owners(of: record.stored, cut: record.cut)
    let isSame = outline == record.table.outline && owners == record.table.owners
    let replacement: ScreenEvent? = isSame ? nil : .replace(outline, owners: owners)
    let laterEvents = [event.flatMap { record.located($0, in: outline) }, reveal]
    var tableAfter = record.table
    _ = tableAfter.apply(all: ([replacement] + laterEvents).compactMap(\.self))
    record.restyle(for: submission, since: recordOnArrival, open: tableAfter.openDrawers)
    record.turn(for: submission, since: recordOnArrival, isAccepted: verdict.isAccepted)
    let redrawn = verdict.isAccepted ? sent ?? submission.fields : []
    let (old, new) = (before.rowFaces, record.rowFaces)
    let changed = record.changedRows(new, since: before, old).union(redrawn.map(RowID.field))
    let events: [ScreenEvent?] = [replacement, .changed(Array(changed))] + laterEvents
    let step = record.table.apply(all: events.compactMap(\.self))
    if !pending.isEmpty { record.pending = pending }
    let open = Set(record.openReferences.map(\.id))
    record.searches = record.searches.filter { open.contains($0.key) }
    stage = .idle
    return Conclusion(
      verdict: verdict, step: step, rows: (old, new), altered: altered,
      trimmed: verdict.isAccepted ? validated.trimmed : [:], notes: notes,
      first: verdict.isAccepted ? nil : first?.id)
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
}
