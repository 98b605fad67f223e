import FoldoutForms
import FoldoutRecords

extension ValidatedSubmission {
  /// An entry into a field whose change is to be taken back; `nil` for none.
  ///
  /// A whole form comes with all that stands in it. What was typed there and is not stored would be
  /// gone, so nothing is taken back over it. A host that sends a field at a time has stored it
  /// before.
  func unsaved(
    _ input: FieldInput, _ scope: Submission.Scope, of field: Field<DynamicRecord>,
    over record: ShownRecord
  ) -> PendingEntry? {
    guard scope == .form else { return nil }
    var entered = input
    entered.deeds.removeAll { if case .restored = $0 { true } else { false } }
    entered.theirs = nil
    var reception = ValidatedSubmission()
    reception.take(entered, of: field, over: record)
    guard var entry = reception.pending[field.id] else { return nil }
    entry.problem = .unsaved(now: record.conflictText(field))
    return entry
  }

  /// Takes in a value from before, to be stored over what the change to it made.
  ///
  /// It is asked for the rules like any other, because what it stood beside may have changed; of
  /// another kind than the field's, or missing, it may be where it was found so. Whether it may be
  /// taken back at all, the compare-and-set decides.
  mutating func undo(
    _ restored: Restored, theirs: Token?, of field: Field<DynamicRecord>, over record: ShownRecord
  ) {
    guard let theirs else { return }
    guard record.kind(of: field).isRestorable else {
      pending[field.id] = PendingEntry(isUndo: true, problem: .field(.readOnly))
      return
    }
    let previous = PreviousValue(field: field, record: record)
    guard let value = previous.value(restored.wire) else {
      pending[field.id] = PendingEntry(isUndo: true, problem: .forgotten)
      return
    }
    if !restored.isRedo { undone.insert(field.id) }
    guard !theirs.matches(value) else { return }
    cells.append(Change.Cell(column: field.id.name, original: theirs, new: value))
    let reading = record.with(value, in: field.id.name).reading(field)
    if case .value(let value) = reading, previous.isTaken(value) { values[field.id] = value }
  }
}
