import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Opens the page of a new record, with its initial values and those that were sent.
  func openNew(
    _ destination: AdditionDestination, _ request: RoutedRequest, _ submission: Submission?,
    sent form: Parameters
  ) async throws(WebRequestError) -> OpenedRecord {
    let environment = request.environment
    do {
      let source = try await sources.additionSource(
        of: self.destination.table, self.destination.form, in: environment.locale)
      guard source.isWritable else { throw StoreError.readOnly(table: self.destination.table) }
      if !source.table.canAdd {
        let notes = source.table.notes(in: environment)
        throw WebRequestError.unaddable(reason: notes.joined(separator: " "))
      }
      if let column = source.unfillableColumn {
        throw WebRequestError.unfillable(label: ColumnLabel.text(for: column))
      }
      guard
        let begun = try await sources.prepareAddition(
          copying: destination.copied, blank: destination.blank, source, environment)
      else {
        throw WebRequestError.unknownRecord(
          table: self.destination.title, key: destination.copied?.shown(in: environment) ?? "")
      }
      let (values, lost) = begun.addition.record(carrying: form.drafts, in: source.form)
      var record = ShownRecord(
        RecordReading(StoredRecord(key: self.destination.key, record: values)), form: source.form,
        layout: source.layout,
        target: RecordTarget(
          table: self.destination.table, key: self.destination.key, title: self.destination.title,
          fallbackTitle: environment.words.adding.title, scope: self.destination.path,
          uniqueColumns: source.uniqueColumns, naming: source.naming, addition: begun.addition),
        open: request.query.all(.open).map { .field(FieldID($0)) }, environment: environment)
      for field in lost {
        record.pending[field] = PendingEntry(isProblemOnly: true, problem: .forgotten)
      }
      await complete(&record, submission, source, request)
      let kept = RecordAddress.keptNames.union(Self.addingParameters)
      let shared = KeptEnvironment(of: request.query.pairs)
      return OpenedRecord(
        record: record,
        address: RecordAddress(
          path: self.destination.path, kept: request.query.pairs.filter { kept.contains($0.name) },
          pictures: destination.copied.map { destination.path(to: $0) },
          fileDigest: sources.fileDigest),
        parent: self.destination.parent?.keeping(shared), isWritable: true, source: source,
        limits: nil,
        notes: site.resolver.notes(on: request, environment) + begun.notes,
        adding: AddingMarkup(
          ticket: ticket(form), list: shared.added(to: self.destination.path),
          previous: try await previous(request, destination, source, environment),
          words: environment.words))
    } catch let error as StoreError {
      throw WebRequestError(error.labelled(self.destination.title, for: self.destination.table))
    } catch let refusal as WebRequestError {
      throw refusal
    } catch {
      throw .fault
    }
  }

  /// Returns the press of a button that adds the record; `nil` if the form is only being filled in.
  func adding(_ form: Parameters) -> Submission.Adding? {
    guard let button = form[.adding] else { return nil }
    return Submission.Adding(
      ticket: site.app.undo.tickets.ticket(form[.ticket]), isFollowed: button == "another",
      isConfirmed: button == "sure")
  }

  /// Returns the ticket of the add: the page's, or a new one.
  private func ticket(_ form: Parameters) -> String {
    switch site.app.undo.tickets.ticket(form[.ticket]) {
    case .own(let ticket): site.app.undo.tickets.encoded(ticket)
    // Keep the ticket of an earlier process, so that the page asks before it adds again.
    case .earlier: form[.ticket] ?? site.app.undo.tickets.issue()
    case .missing: site.app.undo.tickets.issue()
    }
  }

  /// Returns the answer to a submission: the way to the added record, or the page as filled in so
  /// far.
  func answerAdding(
    _ conclusion: Conclusion, of editing: RecordEditing, _ opened: OpenedRecord,
    _ submission: Submission, _ request: RoutedRequest
  ) async throws(WebRequestError) -> SiteResponse {
    guard let destination = destination.addition else {
      return answer(conclusion, of: editing, opened, submission, request)
    }
    if case .added(let isRepeated) = conclusion.verdict {
      return added(
        conclusion, isRepeated: isRepeated, editing.record, opened, submission, request, destination
      )
    }
    var asked = opened
    asked.adding?.reason = conclusion.reason
    if let question = conclusion.question {
      asked.adding?.question = question
      asked.adding?.ticket = site.app.undo.tickets.issue()
      do {
        asked.adding?.questionLink = try await link(for: question, editing, opened, destination)
      } catch {
        throw WebRequestError(error.labelled(self.destination.title, for: self.destination.table))
      }
    }
    guard request.wantsBatch else {
      let page = asked.page(of: editing.record, notes: conclusion.notes)
      let status: SiteResponse.Status =
        conclusion.verdict.isAccepted ? .ok : .unprocessableContent
      var answer = SiteResponse.page(status: status, page.html(site.shell))
      answer.headers[.cacheControl] = SiteResponse.Caching.never.rawValue
      return answer
    }
    var operations: [Batch.Operation] = []
    if submission.adding != nil, let foot = asked.adding {
      operations.append(.replace(id: PageElement.add.id, html: foot.html.text))
    }
    return answer(
      conclusion, of: editing, opened, submission, request,
      then: operations + (asked.adding?.previous?.answer ?? []))
  }

  /// Returns an answer that leads to the added record, or to the page of another new one.
  private func added(
    _ conclusion: Conclusion, isRepeated: Bool, _ record: ShownRecord, _ opened: OpenedRecord,
    _ submission: Submission, _ request: RoutedRequest, _ destination: AdditionDestination
  ) -> SiteResponse {
    let key = record.target.key
    let kept = opened.address.kept.filter { !Self.addingParameters.contains($0.name) }
    let note =
      isRepeated
      ? nil
      : conclusion.digest.map { digest in
        site.app.undo.remember(AddedRecord(table: self.destination.table, key: key, digest: digest))
      }
    let path: String
    var query = kept
    if submission.adding?.isFollowed == true {
      path = self.destination.path
      query += [.init(.add, ""), .init(.added, key.address)]
      if let note { query.append(.init(.undoable, note)) }
    } else {
      path = destination.path(to: key)
      if let note = isRepeated ? AddedRow.alreadyAdded : note { query.append(.init(.added, note)) }
      query += conclusion.notices
    }
    let address =
      query.isEmpty ? path : "\(path)?" + query.map(\.encoded).joined(separator: "&")
    guard request.wantsBatch else { return .seeOther(address) }
    let page = opened.page()
    return .batch(
      Batch(
        from: request.pageFingerprint ?? page.fingerprint, to: page.fingerprint,
        address: opened.address.text(of: opened.record), title: page.title,
        operations: [.go(address: address)]))
  }

  /// Returns a link to the record that the question is about: the added one, one that has a value
  /// that must be unique, or one with the same values.
  private func link(
    for question: AddQuestion, _ editing: RecordEditing, _ opened: OpenedRecord,
    _ destination: AdditionDestination
  ) async throws(StoreError) -> BackLink? {
    let found: StoredRecord?
    switch question {
    case .maybeAdded:
      let holder = try await sources.recordWithUniqueValue(
        of: editing.requestedCells, in: opened.source)
      if let holder {
        found = holder
      } else {
        found = try await sources.similarRecord(to: editing.requestedCells, in: opened.source)
      }
    case .addedWithOtherValues(let key?):
      found = try await sources.store.record(key, in: self.destination.table)
    case .addedWithOtherValues(nil), .removed, .withoutTicket: found = nil
    }
    guard let found else { return nil }
    return BackLink(
      path: destination.path(to: found.key),
      title: await sources.title(of: found, opened.source, editing.record.environment)
    ).keeping(KeptEnvironment(of: opened.address.kept))
  }
}
