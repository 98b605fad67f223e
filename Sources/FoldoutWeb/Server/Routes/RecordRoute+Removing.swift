import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Returns the actions on the record as a whole; `nil` if it is not in a list, or is read-only.
  func recordActions(
    of record: ShownRecord, at address: RecordAddress, _ source: RecordSource
  ) -> RecordActions? {
    guard let list = destination.list, source.isWritable else { return nil }
    return RecordActions(
      address: address,
      duplicate: destination.canDuplicate && source.table.canAdd && source.unfillableColumn == nil
        ? list.duplicate(of: destination.key) : nil,
      canRemove: site.app.offersRemoval(
        of: record.stored, source, in: list, record.environment.locale),
      words: record.words)
  }

  /// Adds the question before a removal to the page, with notes about the records that refer to
  /// this one.
  func askBeforeRemoving(_ opened: inout OpenedPage) async throws(WebRequestError) {
    guard opened.recordActions?.canRemove == true else {
      opened.notes.append(
        opened.record.words.rows.notOffered(["title": opened.record.name.excerpt]))
      return
    }
    let question: RemovalQuestion?
    do {
      question = try await site.app.question(
        removing: opened.record.target.key, opened.source, opened.record.environment)
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    guard let question else { throw gone(opened.record.environment) }
    opened.recordActions?.ask(question)
  }

  /// Renews the removal question on a page with script, because the old one is about the record
  /// before the change. If that fails, a message replaces the question, because the change is
  /// already stored.
  func renewedRemovalQuestion(
    _ opened: OpenedPage, of record: ShownRecord, _ request: RoutedRequest
  ) async -> [Batch.Operation] {
    guard request.wantsBatch, request.query[.remove] != nil else { return [] }
    var opened = opened
    do {
      try await askBeforeRemoving(&opened)
    } catch {
      opened.recordActions?.removal = RecordActions.Removal(notes: [], original: "")
      opened.recordActions?.obstacles = [RemovalNote(record.words.rows.unread)]
    }
    guard let recordActions = opened.recordActions, recordActions.removal != nil else { return [] }
    return [
      .replace(id: PageElement.remove.id, html: recordActions.html(of: record.name.excerpt).text)
    ]
  }

  /// Removes the record, and redirects to its list, which offers Undo.
  func remove(
    _ removing: ConfirmablePress, _ request: RoutedRequest
  ) async throws(WebRequestError) -> SiteResponse {
    var opened = try await open(request, Submission(.form))
    let environment = opened.record.environment
    let words = environment.words.rows
    guard opened.recordActions?.canRemove == true else {
      return refused(
        words.notOffered(["title": opened.record.name]), .unprocessableContent, opened)
    }
    let removal = Removal(
      table: destination.table, key: opened.record.target.key,
      original: RowDigest(wire: removing.target),
      isPermanent: removing.isConfirmed, limits: opened.limits)
    let outcome: ListRemoval
    do {
      outcome = try await site.app.remove(removal, titled: destination.title)
    } catch {
      throw WebRequestError(error)
    }
    switch outcome {
    case .removed(let id, let others, let changed):
      let record = opened.record
      let kept = await site.app.keepRemoval(
        id, of: record.target.key, called: record.name.excerpt, with: others, changed: changed,
        from: destination, environment)
      return .seeOther(KeptEnvironment(of: request.query.pairs).added(to: kept.address))
    case .gone: throw gone(environment)
    case .conflict:
      try await askBeforeRemoving(&opened)
      return refused(words.changed(["title": opened.record.name]), .conflict, opened)
    case .needsConsent(let size):
      try await askBeforeRemoving(&opened)
      opened.recordActions?.removal?.isPermanent = true
      return refused(size.sentence(in: environment), .unprocessableContent, opened)
    case .refused(let error):
      try await askBeforeRemoving(&opened)
      return refused(error.sentence(in: environment.words), .unprocessableContent, opened)
    }
  }

  /// Returns the record's page, with the reason why it was not removed.
  private func refused(_ sentence: String, _ status: SiteResponse.Status, _ opened: OpenedPage)
    -> SiteResponse
  {
    var opened = opened
    let isAsked = opened.recordActions?.removal != nil
    opened.recordActions?.removal?.problem = sentence
    let page = opened.page(notes: isAsked ? [] : [sentence])
    return .page(status: status, page.html(site.shell), caching: .never)
  }

  /// Undoes an add, from the page of its record or from that of the next new one.
  func undoAdd(
    _ undoing: ConfirmablePress, _ request: RoutedRequest
  ) async throws(WebRequestError) -> UndoneAdd {
    do {
      return try await site.app.undoAdd(
        undoing.target, isConfirmed: undoing.isConfirmed, from: destination,
        key: request.query[.added].flatMap { RecordKey(address: $0) }, request.environment)
    } catch {
      throw WebRequestError(error)
    }
  }

  /// Undoes the add from the record's page: leads to the list, or says why the record stays.
  func answerUndoingAdd(
    _ undoing: ConfirmablePress, _ request: RoutedRequest
  ) async throws(WebRequestError) -> SiteResponse {
    switch try await undoAdd(undoing, request) {
    case .removed(let removed):
      return .seeOther(KeptEnvironment(of: request.query.pairs).added(to: removed.address))
    case .gone: throw gone(request.environment)
    case .stays(let reason, let obstacle):
      var request = request
      request.set(.added, undoing.target)
      var opened = try await open(request, Submission(.form))
      if obstacle == .needsConsent {
        opened.recordActions?.removal = RecordActions.Removal(of: undoing.target, because: reason)
      }
      let isAsked = opened.recordActions?.removal != nil
      return .page(
        status: obstacle.status, opened.page(notes: isAsked ? [] : [reason]).html(site.shell),
        caching: .never)
    }
  }
}

extension UndoneAdd.Obstacle {
  /// The HTTP status of the answer.
  fileprivate var status: SiteResponse.Status {
    switch self {
    case .tooLate: .gone
    case .inUse: .conflict
    case .refused, .needsConsent: .unprocessableContent
    }
  }
}
