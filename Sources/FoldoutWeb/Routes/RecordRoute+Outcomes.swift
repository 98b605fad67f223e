import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Stored, or nothing to store: on to what was tapped.
  ///
  /// Of a value that the store altered the next page has to tell, so its address says which.
  func accepted(
    _ after: RecordScreen, isStored: Bool, altered: [FieldID] = [], done: FieldID? = nil,
    before: RecordScreen,
    submission: Submission, _ ask: Ask
  ) -> Answer {
    var screen = after
    guard ask.wantsBatch else {
      if let event = submission.event { _ = screen.table.apply(event) }
      let anchor =
        submission.tapped ?? submission.fields.first { $0 == screen.table.openDrawers.first }
      var notes = altered.map { Parameters.Pair(name: "altered", value: $0.name) }
      if let done { notes.append(Parameters.Pair(name: "done", value: done.name)) }
      if isStored, done == nil, submission.tapped == nil {
        notes.append(Parameters.Pair(name: "saved", value: "1"))
      }
      let address = screen.address(with: screen.undo.parameters(spelling: screen.spelled) + notes)
      var answer = Answer.seeOther(address + (anchor.map { "#r-\($0.elementName)" } ?? ""))
      // Chromium keeps pages for Back, also those that it is told not to, until a cookie changes.
      // This one says of the zone what holds without it: nobody has chosen one, nor found it.
      if Surroundings.cookies(ask.headers[.cookie])["zone"].map({ $0 == "~" }) ?? true {
        let cookie = "zone=~; Path=/; SameSite=Lax; Max-Age=86400"
        answer.headers[.setCookie] = cookie
      }
      return answer
    }
    var batch = screen.batch(
      from: submission.from, before: before, sent: submission.fields, applying: submission.event)
    screen.tellAltered(altered)
    batch.operations += screen.errors
    if let field = done.flatMap({ screen.form.field($0) }) {
      batch.operations.append(.say(screen.words.signs.done(["field": field.label])))
    }
    return .batch(batch)
  }

  /// Refused: nothing was stored, and what was typed is shown again with the reasons.
  func refused(
    _ entries: [FieldID: RecordScreen.Entry], after: RecordScreen, before: RecordScreen,
    submission: Submission, _ ask: Ask
  ) -> Answer {
    again(.unprocessableContent, entries, after: after, before: before, submission, ask)
  }

  /// Changed by somebody else meanwhile: nothing was stored, and both values are shown.
  func conflict(
    _ entries: [FieldID: RecordScreen.Entry], after: RecordScreen, before: RecordScreen,
    submission: Submission, _ ask: Ask
  ) -> Answer {
    again(.conflict, entries, after: after, before: before, submission, ask)
  }

  /// The page, or the batch, that says what is wrong, with the first of it in view: its drawer opened.
  func again(
    _ status: Answer.Status, _ entries: [FieldID: RecordScreen.Entry], after: RecordScreen,
    before: RecordScreen, _ submission: Submission, _ ask: Ask
  ) -> Answer {
    var screen = after
    let first = screen.form.fields.first { entries[$0.id]?.problem != nil }
    let reveal = first.map { field -> Event<String, FieldID> in
      // The editor of a date in conflict folds: of three dates it would show a third. It opens again
      // where its row is tapped.
      guard case .conflict = entries[field.id]?.problem, field.kind.dateMode != nil else {
        return .open(field.id)
      }
      return submission.tapped == field.id ? .tap(field.id) : .close(field.id)
    }
    guard ask.wantsBatch else {
      if let reveal { _ = screen.table.apply(reveal) }
      screen.entries = entries
      return .page(status: status, screen.page(site.shell))
    }
    var batch = screen.batch(from: submission.from, before: before, applying: reveal)
    screen.entries = entries
    // What cannot be taken back is offered no more.
    let isBack = submission.entries.values.contains { $0.back != nil }
    if isBack, !batch.operations.contains(where: \.isUndoBar) {
      batch.operations.append(screen.undoOperation)
    }
    batch.operations += screen.errors
    if let first, submission.pressed != nil {
      let id = "r-\(first.id.elementName)"
      batch.operations += [.fit(id: id), .focus(id: id)]
    }
    return .batch(status: status, batch)
  }
}

extension Submission {
  /// Whether the form was saved as a whole, by no row's button.
  var isSave: Bool {
    tapped == nil && edited == nil && pressed == nil
      && !entries.values.contains {
        $0.set != nil || $0.setsNow || $0.clears || $0.keeps || $0.back != nil
      }
  }

  /// The event that the submission's tap or edit is to the engine.
  var event: Event<String, FieldID>? {
    if let tapped { return .tap(tapped) }
    if let edited { return .beginEditing(edited) }
    return nil
  }
}

extension RecordScreen {
  /// Says what rules that wait for the whole form have against what was stored.
  mutating func tellSubmitted() {
    let problems = problems(at: [.onSubmit])
    guard let first = form.fields.first(where: { problems[$0.id] != nil }) else { return }
    _ = table.apply(.open(first.id))
    entries = problems
  }

  /// Notes that the store made something else of what was entered into these fields.
  mutating func tellAltered(_ fields: [FieldID]) {
    for field in fields.compactMap({ form.field($0) }) {
      entries[field.id, default: Entry()].problem = .altered(now: told(field, in: stored))
    }
  }

  /// The lines under the rows, for a page that is shown already.
  var errors: [Batch.Operation] {
    form.fields.flatMap { field -> [Batch.Operation] in
      guard let problem = entries[field.id]?.problem else { return [] }
      return [
        .error(id: "r-\(field.id.elementName)", html: errorLine(field, problem).text),
        .say(sentence(problem, for: field)),
      ]
    }
  }

  /// The record with what was entered into a field.
  func entered(_ reception: Reception, _ field: Field<DynamicRecord>) -> DynamicRecord {
    var copy = stored
    for cell in reception.cells where cell.column == field.id.name {
      copy[cell.column] = cell.new
    }
    return copy
  }
}
