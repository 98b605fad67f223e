import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

/// Handles the requests of one record: its page, its drawers and its changes. This is the shell: it
/// decodes, passes the asks of ``RecordEditing`` to the program, and encodes.
struct RecordRoute: Sendable {
  let site: Site
  let destination: RecordDestination
  var sources: Sources { site.app.sources }

  /// Returns the page, a picture or a text of the record or, for the script, the batch for a tap or
  /// for editing.
  func get(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    if destination.hasSwitches, let address = EnvironmentSwitches.address(request, site.resolver) {
      return .seeOther(address)
    }
    if let name = request.query[.download] { return try await download(name, request) }
    if let name = request.query[.picture] {
      return try await site.pictureLimit.run { () async throws(WebRequestError) in
        try picture(name, of: try await open(request).record, request)
      }
    }
    let opened = try await open(request)
    guard request.wantsBatch else {
      var opened = opened
      if request.query[.remove] != nil { try await askBeforeRemoving(&opened) }
      return await page(of: opened, request)
    }
    let submission = try Submission(request.query.without(PageParameter.ofAddress), .field)
    var editing = RecordEditing(opened.record)
    let step = await end(of: editing.submit(withoutStoring: submission), &editing, opened)
    guard case .show(let conclusion) = step else { throw gone(opened.record.environment) }
    return await answer(conclusion, of: editing, opened, submission, request)
  }

  /// Handles a change, and the tap that came with it.
  func post(_ request: RoutedRequest) async throws(WebRequestError) -> SiteResponse {
    let form = try request.form()
    try site.refuseOtherFile(request)
    if let value = form[.removing], destination.addition == nil {
      return try await remove(ConfirmablePress(value), request)
    }
    if let value = form[.undoAdd], destination.addition == nil {
      return try await answerUndoingAdd(ConfirmablePress(value), request)
    }
    var submission = try request.submission()
    if destination.addition != nil { submission.adding = adding(form) }
    var opened = try await open(request, submission, sent: form)
    if let value = form[.undoAdd], submission.adding == nil {
      try await undoPreviousAdd(ConfirmablePress(value), &opened, request)
    }
    guard opened.isWritable || submission.inputs.isEmpty else {
      throw .store(.readOnly(table: destination.title))
    }
    if submission.onlyNotifies { return try await reportEvents(submission, opened, request) }
    if submission.checks { return try checkTyping(submission, opened, request) }
    try refuseTooLong(submission, opened)
    var editing = RecordEditing(
      opened.record, limits: opened.limits,
      restorable: RecordRoute.restorableFields(for: submission.scope))
    let first = try begin(&editing, submission)
    switch await end(of: first, &editing, opened, form[.ticket]) {
    case .show(let conclusion):
      var answer =
        if destination.addition != nil {
          try await answerAdding(conclusion, of: editing, opened, submission, request)
        } else {
          await answer(
            conclusion, of: editing, opened, submission, request,
            then: await renewedRemovalQuestion(opened, of: editing.record, request))
        }
      answer.followsChange = editing.isDone
      return answer
    case .redirect(let row):
      return redirect(to: row, of: destination.list, opened, request)
    case .gone, .ask: throw gone(opened.record.environment)
    case .fail(let error): throw .store(error)
    }
  }

  /// Runs a conversation to its last step.
  private func end(
    of first: NextStep, _ editing: inout RecordEditing, _ opened: OpenedPage,
    _ ticket: String? = nil
  ) async -> NextStep {
    lazy var context = context(of: opened)
    var step = first
    while case .ask(let ask) = step {
      step = editing.answered(
        await site.app.answer(ask, editing.record, in: context, ticket: ticket))
    }
    return step
  }

  /// Returns the context of asks about an opened record.
  func context(of opened: OpenedPage) -> RecordContext {
    RecordContext(
      opened.source, key: destination.key, isNew: destination.addition != nil,
      limits: opened.limits, variants: opened.record.referenceVariants(),
      list: destination.canDuplicate ? destination.list : nil)
  }

  /// Returns the old values that an answer carries: for a page, those that fit into its address;
  /// for the script, all.
  private static func restorableFields(
    for scope: Submission.Scope
  ) -> RecordEditing.RestorableFields {
    switch scope {
    case .field: { change, _ in change.fieldsWithOld }
    case .form: { change, record in change.fieldsInAddress(encoding: { $0.wire(in: record) }) }
    }
  }

  private func begin(
    _ editing: inout RecordEditing, _ submission: Submission
  ) throws(WebRequestError) -> NextStep {
    do {
      return try editing.submit(submission)
    } catch {
      throw WebRequestError(error)
    }
  }

  /// Refuses a change of a value that is too long for a page. It may have grown since the page was
  /// made; the page of the refusal shows what was entered.
  private func refuseTooLong(
    _ submission: Submission, _ opened: OpenedPage
  ) throws(WebRequestError) {
    let record = opened.record
    for field in record.form.fields where submission[field.id]?.actions.isEmpty == false {
      if !field.kind.isReadOnly, submission[field.id]?.keeps != true, record.isOnlyShown(field) {
        throw .tooLongToEdit(label: field.label)
      }
    }
  }

  /// Returns the refusal of a request about a record that is missing. A change from the record's
  /// page has its fingerprint; nothing else proves that there was a record.
  func missing(_ request: RoutedRequest, isChange: Bool) -> WebRequestError {
    isChange && request.pageFingerprint != nil
      ? gone(request.environment)
      : .unknownRecord(table: destination.title, key: destination.key.shown)
  }

  /// Returns the refusal of a change to a record that is gone.
  func gone(_ environment: FormEnvironment) -> WebRequestError {
    .recordGone(table: destination.title, key: destination.key.shown(in: environment))
  }
}
