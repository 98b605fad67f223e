import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

/// One record: its page, its drawers, and changes to it. This is the shell: it reads, stores and
/// tells, and ``RecordEditing`` decides.
struct RecordRoute: Sendable {
  let site: Site
  let place: RecordPlace

  /// The page, or for the script the batch of what was tapped or edited; or one of its pictures.
  func get(_ ask: Ask) async throws(WebRefusal) -> Answer {
    if place.hasSwitches, let address = EnvironmentSwitches.address(ask, site.surroundings) {
      return .seeOther(address)
    }
    if let name = ask.query[.download] { return try await download(name, ask) }
    if let name = ask.query[.picture] {
      return try await site.pictureTurns.take { () async throws(WebRefusal) in
        try picture(name, of: try await open(ask).record, ask)
      }
    }
    let opened = try await open(ask)
    guard ask.wantsBatch else {
      var opened = opened
      if ask.query[.remove] != nil { try await askBeforeRemoving(&opened) }
      return await page(of: opened, ask)
    }
    var ask = ask
    ask.shown = ask.query[.from]
    let submission = try Submission(ask.query.without(PageParameter.ofAddress), .field)
    var editing = RecordEditing(opened.record)
    var conclusion = editing.follow(submission)
    await site.answerQuestions(of: &editing.record)
    conclusion.rows.after = editing.record.marking(conclusion.rows.after)
    return answer(conclusion, of: editing, opened, submission, ask)
  }

  /// A change, and with it whatever was tapped.
  func post(_ ask: Ask) async throws(WebRefusal) -> Answer {
    let form = try ask.form()
    var ask = ask
    ask.shown = form[.from]
    try site.refuseOtherFile(ask)
    if let value = form[.removing], place.addition == nil {
      return try await remove(RecordRemoving(value), ask)
    }
    if let value = form[.unadd], place.addition == nil {
      return try await answerTakingBack(AddUndoing(value), ask)
    }
    var submission = try Submission(form, ask.wantsBatch ? .field : .form)
    if place.addition != nil { submission.adding = adding(form) }
    var opened = try await open(ask, submission, sent: form)
    if let value = form[.unadd], submission.adding == nil {
      try await takeBackPrevious(AddUndoing(value), &opened, ask)
    }
    guard opened.isWritable || submission.inputs.isEmpty else {
      throw .store(.readOnly(table: place.title))
    }
    if submission.isHeard { return try await heard(submission, opened, ask) }
    if submission.checks { return try checked(submission, opened, ask) }
    try refuseTooLong(submission, opened)
    var editing = RecordEditing(
      opened.record, limits: opened.limits, carried: RecordRoute.carried(by: submission.scope))
    var action = try started(&editing, submission)
    while true {
      switch action {
      case .store(let change):
        let said = await site.answer(to: change, in: opened.source, over: editing.record)
        await site.renewMarks(of: &editing.record)
        action = editing.storeAnswered(said)
      case .insert(let insertion):
        action = editing.inserted(
          await site.answer(to: insertion, in: opened.source, over: editing.record))
      case .report(let stored, let reports):
        await site.program.stored(
          place.addition == nil
            ? .changed(stored, table: place.table, reports)
            : .added(stored, table: place.table, reports))
        action = editing.reported()
      case .press(let id, let stored):
        let environment = opened.record.environment
        let said = await site.program.pressed(id, place.table, stored, environment)
        await site.renewMarks(of: &editing.record)
        switch said {
        case .adds(let values, let field):
          let list = site.list(of: place, in: environment)
          switch await site.add(values, editing: field, to: list, form[.ticket], environment) {
          case .added(let row): return lead(to: row, of: list, opened, ask)
          case .refused(let sentence):
            action = editing.pressed(try await readAfterPress(opened), refusing: sentence)
          }
        case .refused(let sentence):
          action = editing.pressed(try await readAfterPress(opened), refusing: sentence)
        case .said(let word):
          action = editing.pressed(try await readAfterPress(opened), saying: word)
        case .done: action = editing.pressed(try await readAfterPress(opened))
        }
      case .show(var conclusion):
        await site.answerQuestions(of: &editing.record)
        conclusion.rows.after = editing.record.marking(conclusion.rows.after)
        if place.addition != nil {
          return await answerAdding(conclusion, of: editing, opened, submission, ask)
        }
        return answer(
          conclusion, of: editing, opened, submission, ask,
          then: await askedAnew(opened, of: editing.record, ask))
      case .gone: throw gone(opened.record.environment)
      case .fail(let error): throw .store(error)
      }
    }
  }

  /// The old values that an answer carries: a page in its address, and what the script has, all.
  private static func carried(by scope: Submission.Scope) -> RecordEditing.Carried {
    switch scope {
    case .field: { change, _ in change.fieldsWithOld }
    case .form: { change, record in change.fieldsInAddress(spelling: record.spelled) }
    }
  }

  private func started(
    _ editing: inout RecordEditing, _ submission: Submission
  ) throws(WebRefusal) -> NextStep {
    do {
      return try editing.submit(submission)
    } catch {
      throw WebRefusal(error)
    }
  }

  /// Refuses a text over one that is too long for a page, as it may have become since the page was
  /// made: what was entered stands on the page that says so.
  private func refuseTooLong(
    _ submission: Submission, _ opened: Opened
  ) throws(WebRefusal) {
    let record = opened.record
    for field in record.form.fields where submission[field.id]?.deeds.isEmpty == false {
      if !field.kind.isReadOnly, submission[field.id]?.keeps != true, record.isOnlyShown(field) {
        throw .tooLongToEdit(label: field.label)
      }
    }
  }

  /// The refusal of a change to a record that is not there any more.
  func gone(_ environment: FormEnvironment) -> WebRefusal {
    .recordGone(table: place.title, key: place.key.shown(in: environment))
  }
}

extension WebRefusal {
  /// A submission's error as a refusal of the request.
  init(_ error: SubmissionError) {
    switch error {
    case .unknownField(let id, let form): self = .unknownField(id.name, table: form)
    case .withoutToken(let label): self = .withoutToken(label: label)
    }
  }
}
