import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Returns a picture of the record. A large one from a column is read again piece by piece while
  /// it is sent, so that a slow client keeps only one piece in memory.
  func picture(
    _ name: String, of record: ShownRecord, _ request: RoutedRequest
  ) throws(WebRequestError) -> SiteResponse {
    guard let picture = record.pictures[name] else { throw .unknownAddress(request.path) }
    // A cache must not keep these bytes under the address of another version.
    let isSame = request.query[.version] == picture.digest
    let caching: SiteResponse.Caching = isSame ? .picture : .never
    guard destination.addition == nil, picture.bytes.count > SiteResponse.maxPartSize,
      record.stored[name] == .blob(picture.bytes)
    else {
      return SiteResponse(type: picture.format.mediaType, caching: caching, body: picture.bytes)
    }
    var answer = SiteResponse(type: picture.format.mediaType, caching: caching, body: [])
    answer.pieces = SiteResponse.Pieces(
      of: name, destination.key, in: destination.table, sources, beginning: picture.bytes)
    return answer
  }

  /// Returns an answer that leads to the page of a record that the program added.
  func redirect(
    to row: AddedRow, of list: ListDestination?, _ opened: OpenedPage, _ request: RoutedRequest
  ) -> SiteResponse {
    let kept = request.query.pairs.filter { RecordAddress.environmentNames.contains($0.name) }
    let address = list?.address(of: row, kept: kept) ?? opened.address.path
    guard request.wantsBatch else { return .seeOther(address) }
    return .batch(opened.batch(from: request.pageFingerprint, [.go(address: address)]))
  }

  /// Returns the page with the notices that its address carries once.
  func page(of opened: OpenedPage, _ request: RoutedRequest) async -> SiteResponse {
    var record = opened.record
    var notes: [String] = []
    var messages: [FieldID: String] = [:]
    // Ignore fields that are not buttons.
    if let id = request.query[.done], let field = record.form.field(FieldID(id)),
      field.editor.isButton
    {
      let kept = await site.app.undo.entries(request.query.all(.notice), at: destination.address)
      messages[record.shownField(at: field.id)] = kept.first?.sentence
      if kept.isEmpty { notes.append(record.words.messages.done(["field": field.label])) }
    } else if let saved = request.query[.saved] {
      notes.append(record.words.messages.saved)
      if saved != "find" { record = await site.app.showingProblems(of: record) }
    }
    if request.query[.added] == AddedRow.alreadyAdded, !opened.record.target.isNew {
      notes.append(record.words.adding.alreadyAdded)
    }
    let altered = request.query.all(.altered).map { FieldID($0) }
    let trimmed = request.query.all(.trimmed).map { (FieldID($0), String?.none) }
    let annotated = record.withNotices(
      altered: altered, trimmed: Dictionary(trimmed) { first, _ in first }, messages: messages)
    var page = opened.page(of: annotated, notes: notes)
    page.edited = request.query[.edit].map { FieldID($0) }
    // After Back, the script reloads the page. Without script only the browser can, so it must not
    // keep the page.
    let isScripted =
      EnvironmentResolver.browserZone(EnvironmentResolver.cookies(request.headers[.cookie])) != nil
    return .page(page.html(site.shell), caching: isScripted ? .page : .never)
  }

  /// Returns the answer to a submission: a batch for the script, a redirection if everything was
  /// accepted, or the page again with the reasons.
  func answer(
    _ conclusion: RecordConclusion, of editing: RecordEditing, _ opened: OpenedPage,
    _ submission: Submission, _ request: RoutedRequest, then operations: [Batch.Operation] = []
  ) async -> SiteResponse {
    let status = conclusion.outcome.status
    switch (request.wantsBatch, conclusion.outcome.isAccepted) {
    case (true, _):
      return .batch(
        status: status,
        Batch(
          from: request.pageFingerprint, conclusion, of: editing, opened, submission,
          then: operations))
    case (false, true):
      return await redirectToNextPage(conclusion, of: editing.record, opened, submission, request)
    case (false, false):
      let page = opened.page(of: editing.record, notes: conclusion.notes)
      return .page(status: status, page.html(site.shell))
    }
  }
}

extension RecordConclusion.Outcome {
  /// The HTTP status of the answer.
  fileprivate var status: SiteResponse.Status {
    switch self {
    case .accepted, .pressed, .added: .ok
    case .refused: .unprocessableContent
    case .conflict: .conflict
    }
  }
}
