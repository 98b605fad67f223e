import FoldoutForms
import FoldoutRecords

extension Reception {
  /// An entry into a field whose change is to be taken back; `nil` for none.
  ///
  /// A whole form comes with all that stands in it. What was typed there and is not stored would be gone,
  /// so nothing is taken back over it. A host that sends a field at a time has stored it before.
  func unsaved(
    _ input: FieldInput, _ scope: Submission.Scope, of field: Field<DynamicRecord>,
    over record: ShownRecord
  ) -> PendingEntry? {
    guard scope == .form else { return nil }
    var entered = input
    entered.deeds.removeAll { if case .restored = $0 { true } else { false } }
    entered.met = nil
    var reception = Reception()
    reception.take(entered, of: field, over: record)
    guard var entry = reception.pending[field.id] else { return nil }
    entry.problem = .unsaved(now: record.told(field))
    return entry
  }

  /// Takes in a value from before, to be stored over what the change to it made.
  ///
  /// It is asked for the rules like any other, because what it stood beside may have changed; of
  /// another kind than the field's, or missing, it may be where it was found so. Whether it may be
  /// taken back at all, the compare-and-set decides.
  mutating func takeBack(
    _ restored: Restored, met: Token?, of field: Field<DynamicRecord>, over record: ShownRecord
  ) {
    guard let met else { return }
    guard record.kind(of: field).isRestorable else {
      pending[field.id] = PendingEntry(isBack: true, problem: .field(.readOnly))
      return
    }
    let earlier = EarlierValue(field: field, record: record)
    guard let value = earlier.value(restored.wire) else {
      pending[field.id] = PendingEntry(isBack: true, problem: .forgotten)
      return
    }
    if !restored.isRedo { takenBack.insert(field.id) }
    guard !met.matches(value) else { return }
    cells.append(Change.Cell(column: field.id.name, seen: met, new: value))
    let reading = record.with(value, in: field.id.name).reading(field)
    if case .value(let value) = reading, earlier.isTaken(value) { values[field.id] = value }
  }
}
