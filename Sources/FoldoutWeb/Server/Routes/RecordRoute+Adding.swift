import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Opens the page of a new record, with its initial values and those that were sent.
  func openNew(
    _ addition: RecordDestination.Addition, _ request: RoutedRequest, _ submission: Submission?,
    sent form: Parameters
  ) async throws(WebRequestError) -> OpenedPage {
    let environment = request.environment
    let found: OpenedRecord
    let previous: PreviousAdd?
    do throws(AdditionError) {
      found = try await site.app.openNew(
        destination, addition,
        RecordQuery(request.query, at: destination.address.path, sent: form), submission,
        environment)
    } catch {
      throw refusal(error, environment)
    }
    do throws(StoreError) {
      previous = try await self.previous(request, addition, found.source, environment)
    } catch {
      throw refusal(.store(error), environment)
    }
    let kept = RecordAddress.keptNames.union(RecordAddress.addingNames)
    let shared = KeptEnvironment(of: request.query.pairs)
    return OpenedPage(
      record: found.record,
      address: RecordAddress(
        path: destination.address.path,
        kept: request.query.pairs.filter { kept.contains($0.name) },
        pictures: addition.copied.map { addition.records.address(of: $0).path },
        fileDigest: sources.fileDigest),
      parent: destination.parent.map { BackLink($0) }?.keeping(shared), isWritable: true,
      source: found.source, limits: nil,
      notes: site.resolver.notes(on: request, environment) + found.notes,
      adding: AddingMarkup(
        ticket: site.app.undo.tickets.renewed(form[.ticket]),
        list: shared.added(to: destination.address.path),
        previous: previous, words: environment.words))
  }

  private func refusal(_ error: AdditionError, _ environment: FormEnvironment) -> WebRequestError {
    switch error {
    case .unknownCopy(let key):
      .unknownRecord(table: destination.title, key: key.shown(in: environment))
    case .unaddable(let notes): .unaddable(reason: notes.joined(separator: " "))
    case .unfillable(let column): .unfillable(label: ColumnLabel.text(for: column))
    case .store(let error):
      WebRequestError(error.labelled(destination.title, for: destination.table))
    }
  }

  /// Returns the press of a button that adds the record; `nil` if the form is only being filled in.
  func adding(_ form: Parameters) -> Submission.Adding? {
    guard let button = form[.adding] else { return nil }
    return Submission.Adding(
      ticket: site.app.undo.tickets.ticket(form[.ticket]), isFollowed: button == "another",
      isConfirmed: button == "sure")
  }

  /// Returns the answer to a submission: the way to the added record, or the page as filled in so
  /// far.
  func answerAdding(
    _ conclusion: RecordConclusion, of editing: RecordEditing, _ opened: OpenedPage,
    _ submission: Submission, _ request: RoutedRequest
  ) async throws(WebRequestError) -> SiteResponse {
    guard let addition = destination.addition else {
      return await answer(conclusion, of: editing, opened, submission, request)
    }
    if case .added(let isRepeated) = conclusion.outcome {
      return added(
        conclusion, isRepeated: isRepeated, editing.record, opened, submission, request, addition
      )
    }
    var asked = opened
    asked.adding?.reason = conclusion.reason
    if let question = conclusion.question {
      asked.adding?.question = question
      asked.adding?.ticket = site.app.undo.tickets.issue()
      do {
        asked.adding?.questionLink = try await link(for: question, editing, opened, addition)
      } catch {
        throw WebRequestError(error.labelled(destination.title, for: destination.table))
      }
    }
    guard request.wantsBatch else {
      let page = asked.page(of: editing.record, notes: conclusion.notes)
      let status: SiteResponse.Status =
        conclusion.outcome.isAccepted ? .ok : .unprocessableContent
      return .page(status: status, page.html(site.shell), caching: .never)
    }
    var operations: [Batch.Operation] = []
    if submission.adding != nil, let foot = asked.adding {
      operations.append(.replace(id: PageElement.add.id, html: foot.html.text))
    }
    return await answer(
      conclusion, of: editing, opened, submission, request,
      then: operations + (asked.adding?.previous?.answer ?? []))
  }

  /// Returns an answer that leads to the added record, or to the page of another new one.
  private func added(
    _ conclusion: RecordConclusion, isRepeated: Bool, _ record: ShownRecord, _ opened: OpenedPage,
    _ submission: Submission, _ request: RoutedRequest, _ addition: RecordDestination.Addition
  ) -> SiteResponse {
    let key = record.target.key
    let kept = opened.address.kept.filter { !RecordAddress.addingNames.contains($0.name) }
    let path: String
    var query = kept
    if submission.adding?.isFollowed == true {
      path = destination.address.path
      query += [.init(.add, ""), .init(.added, key.address)]
      if let addID = conclusion.addID { query.append(.init(.undoable, addID)) }
    } else {
      path = addition.records.address(of: key).path
      let note = isRepeated ? AddedRow.alreadyAdded : conclusion.addID
      if let note { query.append(.init(.added, note)) }
      query += conclusion.notices
    }
    let address = query.address(path)
    guard request.wantsBatch else { return .seeOther(address) }
    return .batch(opened.batch(from: request.pageFingerprint, [.go(address: address)]))
  }

  /// Returns a link to the record that the question is about; `nil` without one.
  private func link(
    for question: AddQuestion, _ editing: RecordEditing, _ opened: OpenedPage,
    _ addition: RecordDestination.Addition
  ) async throws(StoreError) -> BackLink? {
    let found = try await sources.record(
      about: question, adding: editing.requestedCells, in: opened.source)
    guard let found else { return nil }
    return BackLink(
      path: addition.records.address(of: found.key).path,
      title: await sources.title(of: found, opened.source, editing.record.environment)
    ).keeping(KeptEnvironment(of: opened.address.kept))
  }
}

extension RecordRoute {
  /// Returns the notice about the record that was added before this one.
  func previous(
    _ request: RoutedRequest, _ addition: RecordDestination.Addition, _ source: RecordSource,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> PreviousAdd? {
    guard let key = request.query[.added].flatMap({ RecordKey(address: $0) }) else { return nil }
    let added = try await site.app.previousAdd(
      of: key, undoing: request.query[.undoable], source, environment)
    guard let added else { return nil }
    let words = environment.words
    return PreviousAdd(
      link: BackLink(
        path: addition.records.address(of: added.key).path,
        title: words.adding.addedBefore(["title": added.title])
      ).keeping(KeptEnvironment(of: request.query.pairs)),
      undoing: added.addID.map { ConfirmablePress($0, isConfirmed: false) }, words: words)
  }

  /// Undoes the previous add. The form keeps its entries.
  func undoPreviousAdd(
    _ undoing: ConfirmablePress, _ opened: inout OpenedPage, _ request: RoutedRequest
  ) async throws(WebRequestError) {
    let words = opened.record.words
    var notice = opened.adding?.previous ?? PreviousAdd(words: words)
    notice.isAnswer = true
    switch try await undoAdd(undoing, request) {
    case .removed(let removed):
      notice.link = BackLink(path: removed.address, title: removed.sentence)
        .keeping(KeptEnvironment(of: request.query.pairs))
      notice.undoing = nil
    case .gone: (notice.reason, notice.link, notice.undoing) = (words.adding.removedSince, nil, nil)
    case .stays(let reason, let obstacle):
      notice.reason = reason
      switch obstacle {
      case .tooLate: notice.undoing = nil
      case .inUse, .refused: notice.undoing = ConfirmablePress(undoing.target, isConfirmed: false)
      case .needsConsent:
        notice.undoing = ConfirmablePress(undoing.target, isConfirmed: true)
      }
    }
    opened.adding?.previous = notice
    if notice.undoing == nil {
      opened.address.kept.removeAll {
        $0.name == PageParameter.added.rawValue || $0.name == PageParameter.undoable.rawValue
      }
    }
  }
}
