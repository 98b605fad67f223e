import FoldoutForms
import FoldoutRecords

extension RecordScreen {
  /// Takes in a value from before, to be stored over what the change to it made.
  ///
  /// It is asked for the rules like any other, because what it stood beside may have changed; of
  /// another kind than the field's, or missing, it may be where it was found so. Whether it may be
  /// taken back at all, the compare-and-set decides. Throws for what no page of ours sends.
  func take(
    _ back: Submission.Back, met: Token?, of field: Field<DynamicRecord>,
    into reception: inout Reception, taken: inout [FieldID: FieldValue]
  ) throws(WebRefusal) {
    guard let met else { throw .withoutToken(label: field.label) }
    let kind = editableKind(field)
    guard kind != .readOnly, kind != .secret, kind != .button else {
      reception.entries[field.id] = Entry(isBack: true, problem: .field(.readOnly))
      return
    }
    guard let value = earlier(back.wire, of: field) else {
      reception.entries[field.id] = Entry(isBack: true, problem: .forgotten)
      return
    }
    if !back.isRedo { reception.takenBack.insert(field.id) }
    guard !met.matches(value) else { return }
    reception.cells.append(Change.Cell(column: field.id.name, seen: met, new: value))
    if case .value(let value) = field.read(with(value, in: field)), !field.isMissing(value) {
      taken[field.id] = value
    }
  }
}
