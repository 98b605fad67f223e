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
    return .ask(.press(id, StoredRecord(key: record.target.key, record: record.stored)))
  }

  /// Continues after the program's response to a button.
  mutating func pressed(_ answer: PressAnswer) -> NextStep {
    let reading: RecordReading?
    switch answer {
    case .added(let row): return .redirect(row)
    case .done(let read, _), .refused(let read, _): reading = read
    }
    if let reading { record.show(reading) }
    let rereadFailure = reading == nil ? record.words.rows.unread : nil
    guard case .pressing(let id, let isStored, let altered) = stage else {
      return .show(conclude(.accepted(isStored: false)))
    }
    switch answer {
    case .refused(_, let refusal):
      let sentences = [refusal, rereadFailure].compactMap(\.self).joined(separator: " ")
      let entry = PendingEntry(problem: .field(.custom(sentences)))
      return .show(conclude(.refused, pending: [id: entry], altered: altered))
    case .done(_, let message):
      var conclusion = conclude(.pressed(id, isStored: isStored), altered: altered)
      conclusion.message = message
      conclusion.rereadFailure = rereadFailure
      return .show(conclusion)
    case .added(let row): return .redirect(row)
    }
  }
}
