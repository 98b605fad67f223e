import FoldoutForms
import FoldoutRecords
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// A button was pressed, and what was entered with it is stored: every rule is asked, and where
  /// none refuses, the program is told.
  ///
  /// Where one refuses, the answer says also what became of what was entered: that it is stored,
  /// and what the store made of it where no rule has something to say of the same field.
  func pressed(
    _ id: FieldID, after: RecordScreen, isStored: Bool, altered: [FieldID], before: RecordScreen,
    _ submission: Submission, _ ask: Ask
  ) async -> Answer {
    let problems = after.problems(at: .submitting)
    guard problems.isEmpty else {
      var screen = after
      screen.tellAltered(altered)
      let entries = problems.merging(screen.entries) { problem, _ in problem }
      if isStored { screen.notes.append(screen.words.signs.saved) }
      return again(
        .unprocessableContent, entries, after: screen, before: before, submission, ask)
    }
    await site.pressed(id, StoredRecord(key: key, record: after.stored))
    var answer = accepted(
      after, isStored: isStored, altered: altered, done: id, before: before,
      submission: submission, ask)
    answer.headers[.cacheControl] = Answer.Caching.never.rawValue
    return answer
  }

  /// Answers what is wrong with texts that are being typed; nothing is stored.
  func checked(_ submission: Submission, on screen: RecordScreen) throws(WebRefusal) -> Answer {
    var operations: [Batch.Operation] = []
    for id in submission.fields {
      guard let entry = submission.entries[id], let check = entry.check else { continue }
      guard let field = screen.form.field(id) else {
        throw .unknownField(id.name, table: screen.form.title)
      }
      // Rules that wait for a refusal are only asked about by a page that had one.
      let isAgain = check == .again || !field.rules.contains { $0.timing == .onChange }
      let problem = screen.problem(typing: entry.text ?? "", into: field, again: isAgain)
      let line = problem.map { screen.errorLine(field, .field($0)).text } ?? ""
      operations.append(.error(id: "r-\(id.elementName)", html: line))
    }
    let shown = submission.from ?? screen.fingerprint
    return .batch(
      Batch(
        from: shown, to: shown, address: screen.addressWithoutUndo, title: screen.windowTitle,
        operations: operations))
  }
}
