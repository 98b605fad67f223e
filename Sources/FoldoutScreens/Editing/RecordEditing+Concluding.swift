import Foldout
import FoldoutForms

extension RecordEditing {
  /// Ends the conversation: brings the table to what the record is now, and to what was tapped.
  ///
  /// One step folds and unfolds, and draws again the rows whose faces differ. Fields that were
  /// `sent` are drawn anew in any case: what was typed may stand for a value that is written
  /// otherwise.
  mutating func conclude(
    _ verdict: Conclusion.Verdict, pending: [FieldID: PendingEntry] = [:],
    altered: [FieldID] = [], notes: [String] = [], sent: [FieldID]? = nil
  ) -> Conclusion {
    record.search(for: submission)
    let first = record.form.fields.first { pending[$0.id]?.problem != nil }
    let reveal = verdict.isAccepted ? nil : first.flatMap { revealing($0, pending[$0.id]?.problem) }
    // A button folds what is open, also where a rule refuses what it is to do.
    let event =
      verdict.isAccepted ? submission.event : submission.pressed.map { .tap(.field($0)) }
    let outline = record.layout.outline(of: record.stored, cut: record.cut)
    let owners = record.layout.owners(of: record.stored, cut: record.cut)
    let isSame = outline == record.table.outline && owners == record.table.owners
    let replacing: ScreenEvent? = isSame ? nil : .replace(outline, owners: owners)
    let moving = [event.flatMap { record.located($0, in: outline) }, reveal]
    var ahead = record.table
    _ = ahead.apply(all: ([replacing] + moving).compactMap(\.self))
    record.restyle(for: submission, since: found, open: ahead.openDrawers)
    record.turn(for: submission, since: found, isAccepted: verdict.isAccepted)
    let drawn = verdict.isAccepted ? sent ?? submission.fields : []
    let (old, new) = (before.rowFaces, record.rowFaces)
    let changed = record.changedRows(new, since: before, old).union(drawn.map(RowID.field))
    let events: [ScreenEvent?] = [replacing, .changed(Array(changed))] + moving
    let step = record.table.apply(all: events.compactMap(\.self))
    if !pending.isEmpty { record.pending = pending }
    let open = Set(record.openReferences.map(\.id))
    record.searches = record.searches.filter { open.contains($0.key) }
    stage = .idle
    return Conclusion(
      verdict: verdict, step: step, rows: (old, new), altered: altered, notes: notes,
      first: verdict.isAccepted ? nil : first?.id)
  }

  /// Brings the first field that was refused into view: its drawer opens.
  ///
  /// The editor of a date in conflict folds: of three dates it would show a third. It opens again
  /// where its row is tapped.
  private func revealing(_ field: Field<DynamicRecord>, _ problem: Problem?) -> ScreenEvent? {
    let row = RowID.field(field.id)
    guard problem?.isConflict == true, field.turned != nil else { return .open(row) }
    return submission.tapped == row ? .tap(row) : .close(row)
  }
}
