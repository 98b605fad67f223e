import FoldoutForms
import FoldoutRecords

extension ValidatedSubmission {
  /// The unstored entry of a field whose last change is to be undone; `nil` if there is none.
  ///
  /// A form that is sent whole may contain texts that are not stored yet. An Undo would discard
  /// such a text, so it is refused. A host that sends one field at a time has stored the text by
  /// then.
  func unsaved(
    _ input: FieldInput, _ scope: Submission.Scope, of field: Field<DynamicRecord>,
    in record: ShownRecord
  ) -> PendingEntry? {
    guard scope == .form else { return nil }
    var entered = input
    entered.actions.removeAll { if case .restored = $0 { true } else { false } }
    entered.theirs = nil
    var validated = ValidatedSubmission()
    validated.take(entered, of: field, in: record)
    guard var entry = validated.pending[field.id] else { return nil }
    entry.problem = .unsaved(current: record.conflictText(field))
    return entry
  }

  /// Adds the cell that restores an earlier value over the value that the undone change stored.
  ///
  /// The rules are checked as for any other value, because other fields may have changed since.
  /// They are not checked for a value that is mismatched, missing or unlisted: the field had it
  /// before, so it may be restored. The store's compare-and-set decides if the Undo still applies.
  mutating func undo(
    _ restored: Restored, theirs: Token?, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    guard let theirs else { return }
    guard record.kind(of: field).isRestorable else {
      pending[field.id] = PendingEntry(isProblemOnly: true, problem: .field(.readOnly))
      return
    }
    let previous = PreviousValue(field: field, record: record)
    guard let value = previous.value(restored.wire) else {
      pending[field.id] = PendingEntry(isProblemOnly: true, problem: .forgotten)
      return
    }
    if !restored.isRedo { undoneFields.insert(field.id) }
    guard !theirs.matches(value) else { return }
    cells.append(Change.Cell(column: field.id.name, original: theirs, new: value))
    let reading = record.with(value, in: field.id.name).reading(field)
    if case .value(let value) = reading, previous.accepts(value) { values[field.id] = value }
  }
}
