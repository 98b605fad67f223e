import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension RecordEditing {
  /// Continues once the changes are stored, or there were none: presses the button, or concludes.
  ///
  /// Rules with the timing `onSubmit` are checked when a button is pressed, and on Save of a form
  /// without changes. Changes sent with the press are stored by then, so a refusal comes with the
  /// note that they were saved. After Save with changes the next page checks these rules:
  /// ``ShownRecord/showingProblems()``.
  mutating func pressOrConclude(isStored: Bool, altered: [FieldID]) -> NextStep {
    if let id = submission.pressed { return press(id, isStored: isStored, altered: altered) }
    if submission.scope == .form, !isStored, isSave {
      let problems = record.problems(at: [.onSubmit])
      if !problems.isEmpty { return .show(conclude(.refused, pending: problems)) }
    }
    return .show(conclude(.accepted(isStored: isStored), altered: altered))
  }

  /// Checks all rules, and has the program told of the press if none refuses.
  private mutating func press(_ id: FieldID, isStored: Bool, altered: [FieldID]) -> NextStep {
    let problems = record.problems(at: .submitting)
    guard problems.isEmpty else {
      let alterations = record.withNotices(altered: altered, trimmed: validated.trimmed).pending
      let notes = isStored ? [record.words.messages.saved] : []
      return .show(
        conclude(
          .refused, pending: problems.merging(alterations) { problem, _ in problem }, notes: notes))
    }
    stage = .pressing(id, isStored: isStored, altered: altered)
    return .press(id, StoredRecord(key: record.target.key, record: record.stored))
  }
}
