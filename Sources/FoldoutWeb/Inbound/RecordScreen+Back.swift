import FoldoutForms
import FoldoutRecords

extension RecordScreen {
  /// Takes in a value from before, to be stored over what the change to it made.
  ///
  /// It was stored once, so it is asked for no rule; whether it may still be taken back, the
  /// compare-and-set decides. Throws for what no page of ours sends.
  func take(
    _ back: Submission.Back, met: Token?, of field: Field<DynamicRecord>,
    into reception: inout Reception
  ) throws(WebRefusal) {
    guard let met else { throw .withoutToken(label: field.label) }
    let kind = editableKind(field)
    guard kind != .readOnly, kind != .secret, kind != .button else {
      reception.entries[field.id] = Entry(isBack: true, problem: .field(.readOnly))
      return
    }
    guard let value = StoredValue(wire: back.wire) else {
      throw .unknownParameter("~undo.\(field.id.name)=\(back.wire)")
    }
    if !back.isRedo { reception.takenBack.insert(field.id) }
    guard !met.matches(value) else { return }
    reception.cells.append(Change.Cell(column: field.id.name, seen: met, new: value))
  }
}
