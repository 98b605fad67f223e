import Foldout
import FoldoutForms
import FoldoutRecords
import HTTPTypes

extension RecordRoute {
  /// Stored, or nothing to store: on to what was tapped.
  func accepted(
    _ after: RecordScreen, before: RecordScreen, submission: Submission, _ ask: Ask
  ) -> Answer {
    var screen = after
    guard ask.wantsBatch else {
      if let event = submission.event { _ = screen.table.apply(event) }
      let anchor = submission.tapped ?? submission.fields.first { $0 == screen.table.openDrawers.first }
      return .seeOther(screen.address + (anchor.map { "#r-\($0.elementName)" } ?? ""))
    }
    return .batch(
      screen.batch(from: submission.from, before: before, applying: submission.event))
  }

  /// Refused: nothing was stored, and what was typed is shown again with the reasons.
  func refused(
    _ entries: [FieldID: RecordScreen.Entry], before: RecordScreen, submission: Submission,
    _ ask: Ask
  ) -> Answer {
    again(.unprocessableContent, entries, after: before, before: before, submission, ask)
  }

  /// Changed by somebody else meanwhile: nothing was stored, and both values are shown.
  func conflict(
    _ entries: [FieldID: RecordScreen.Entry], after: RecordScreen, before: RecordScreen,
    submission: Submission, _ ask: Ask
  ) -> Answer {
    again(.conflict, entries, after: after, before: before, submission, ask)
  }

  private func again(
    _ status: Answer.Status, _ entries: [FieldID: RecordScreen.Entry], after: RecordScreen,
    before: RecordScreen, _ submission: Submission, _ ask: Ask
  ) -> Answer {
    var screen = after
    guard ask.wantsBatch else {
      screen.entries = entries
      return .page(status: status, screen.page(site.shell))
    }
    var batch = screen.batch(from: submission.from, before: before, applying: nil)
    for field in screen.form.fields {
      guard let problem = entries[field.id]?.problem else { continue }
      batch.operations.append(
        .error(id: "r-\(field.id.elementName)", html: screen.errorLine(field, problem).text))
      batch.operations.append(.say(screen.sentence(problem, for: field)))
    }
    return .batch(status: status, batch)
  }
}

extension Submission {
  /// The event that the submission's tap or edit is to the engine.
  var event: Event<String, FieldID>? {
    if let tapped { return .tap(tapped) }
    if let edited { return .beginEditing(edited) }
    return nil
  }
}

extension RecordScreen {
  /// What was entered into a field, as the field shows it; `nil` for no value.
  func enteredText(_ reception: Reception, _ field: Field<DynamicRecord>) -> String? {
    var copy = stored
    for cell in reception.cells where cell.column == field.id.name {
      copy[cell.column] = cell.new
    }
    return field.text(of: field.read(copy), in: environment)
  }
}
