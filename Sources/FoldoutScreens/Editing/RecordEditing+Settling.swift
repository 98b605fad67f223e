import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension RecordEditing {
  /// Goes on to what was asked beside the change: all is stored, or there was nothing to store.
  ///
  /// Rules that wait are asked when a button is pressed, and when a whole form is saved in which
  /// nothing was changed. What they refuse is stored all the same: then the screen says both.
  /// (After a change the next page asks them: ``RecordEditing/complain()``.)
  mutating func settle(isStored: Bool, altered: [FieldID]) -> NextStep {
    if let id = submission.pressed { return press(id, isStored: isStored, altered: altered) }
    if submission.scope == .form, !isStored, isSave {
      let problems = record.problems(at: [.onSubmit])
      if !problems.isEmpty { return .show(conclude(.refused, pending: problems)) }
    }
    return .show(conclude(.accepted(isStored: isStored), altered: altered))
  }

  /// Asks every rule, and has the program told where none refuses.
  private mutating func press(_ id: FieldID, isStored: Bool, altered: [FieldID]) -> NextStep {
    let problems = record.problems(at: .submitting)
    guard problems.isEmpty else {
      let told = record.telling(altered: altered).pending
      let notes = isStored ? [record.words.signs.saved] : []
      return .show(
        conclude(
          .refused, pending: problems.merging(told) { problem, _ in problem }, notes: notes))
    }
    stage = .pressing(id, isStored: isStored, altered: altered)
    return .press(id, StoredRecord(key: record.target.key, record: record.stored))
  }
}
