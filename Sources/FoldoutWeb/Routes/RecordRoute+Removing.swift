import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
  /// Returns the actions on the record as a whole; `nil` if it is not in a list, or is read-only.
  func recordActions(
    of stored: StoredRecord, at address: RecordAddress, _ source: RecordSource,
    _ environment: FormEnvironment
  ) -> RecordActions? {
    guard destination.isOfList, let list = destination.parent?.path, source.isWritable else {
      return nil
    }
    let offered = site.actions(of: source.table, at: list, in: environment.locale).actions
    return RecordActions(
      address: address,
      duplicate: source.table.canAdd && source.unfillableColumn == nil
        ? destination.duplicate : nil,
      canRemove: source.table.key != .rowNumber && source.table.canRemove
        && !source.table.isTargetOfSecrets
        && site.home == nil && offered.contains { $0.id == .remove && $0.isOffered(stored.record) },
      words: environment.words)
  }

  /// Adds the question before a removal to the page, with notes about the records that refer to
  /// this one.
  func askBeforeRemoving(_ opened: inout OpenedRecord) async throws(WebRequestError) {
    guard opened.recordActions?.canRemove == true else {
      opened.notes.append(
        opened.record.words.rows.notOffered(["title": opened.record.name.excerpt]))
      return
    }
    let preview = try await preview(opened)
    let notes = await site.notes(on: preview, opened.record.environment)
    opened.recordActions?.removal = RecordActions.Removal(
      notes: notes, original: preview.digest.text)
    if !opened.source.table.canRestore, !preview.isForbidden {
      opened.recordActions?.removal?.notes.append(
        RemovalNote(opened.record.words.rows.unrestorable))
      opened.recordActions?.removal?.isPermanent = true
    }
    guard preview.isForbidden else { return }
    opened.recordActions?.isForbidden = true
    opened.recordActions?.obstacles = notes
  }

  /// Renews the removal question on a page with script, because the old one is about the record
  /// before the change. If that fails, a message replaces the question, because the change is
  /// already stored.
  func renewedRemovalQuestion(
    _ opened: OpenedRecord, of record: ShownRecord, _ request: RoutedRequest
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

  private func preview(_ opened: OpenedRecord) async throws(WebRequestError) -> RemovalPreview {
    do {
      if let preview = try await sources.store.removal(
        of: opened.record.target.key, in: destination.table)
      {
        return preview
      }
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    throw gone(opened.record.environment)
  }

  /// Removes the record, and redirects to its list, which offers Undo.
  func remove(_ removing: RecordRemovalPress, _ request: RoutedRequest)
    async throws(WebRequestError)
    -> SiteResponse
  {
    var opened = try await open(request, Submission(.form))
    let environment = opened.record.environment
    let words = environment.words.rows
    guard opened.recordActions?.canRemove == true else {
      return refused(
        words.notOffered(["title": opened.record.name]), .unprocessableContent, opened)
    }
    let removal = Removal(
      table: destination.table, key: opened.record.target.key,
      original: RowDigest(wire: removing.original),
      isPermanent: removing.isConfirmed, limits: opened.limits)
    let outcome: RemovalOutcome
    do {
      outcome = try await sources.store.remove(removal)
    } catch {
      let error = error.labelled(destination.title, for: destination.table)
      guard error.refusesRemoval else { throw WebRequestError(error) }
      try await askBeforeRemoving(&opened)
      return refused(
        error.sentence(in: environment.words), .unprocessableContent, opened)
    }
    switch outcome {
    case .removed(let receipt):
      await site.app.program.onRecord(.removed(opened.record.target.key, table: destination.table))
      let record = opened.record
      let kept = await keepRemoval(
        receipt, of: record.target.key, record.name.excerpt, environment)
      return .seeOther(KeptEnvironment(of: request.query.pairs).added(to: kept.address))
    case .gone: throw gone(environment)
    case .conflict:
      try await askBeforeRemoving(&opened)
      return refused(words.changed(["title": opened.record.name]), .conflict, opened)
    case .needsConsent(let size):
      try await askBeforeRemoving(&opened)
      opened.recordActions?.removal?.isPermanent = true
      return refused(size.sentence(in: environment), .unprocessableContent, opened)
    }
  }

  /// Returns the record's page, with the reason why it was not removed.
  private func refused(_ sentence: String, _ status: SiteResponse.Status, _ opened: OpenedRecord)
    -> SiteResponse
  {
    var opened = opened
    let isAsked = opened.recordActions?.removal != nil
    opened.recordActions?.removal?.problem = sentence
    let page = opened.page(notes: isAsked ? [] : [sentence])
    var answer = SiteResponse.page(status: status, page.html(site.shell))
    answer.headers[.cacheControl] = SiteResponse.Caching.never.rawValue
    return answer
  }

  /// Keeps the removal for the record's list, and returns the notice about it.
  func keepRemoval(
    _ receipt: RemovalReceipt, of key: RecordKey, _ title: String, _ environment: FormEnvironment
  ) async -> RemovalNotice {
    let sentence = RemovalSentences.removed(
      title, with: receipt.others(of: destination.table), changed: receipt.changed,
      in: environment)
    guard let list = destination.parent?.path else {
      return RemovalNotice(sentence: sentence, address: site.startLink.path)
    }
    let undo = ListUndo(
      key: key,
      sentence: receipt.id == nil
        ? sentence.followed(by: environment.words.messages.forGood) : sentence,
      restore: receipt.id?.text)
    let name = await site.app.undo.keep(undo, at: list)
    let pair = Parameters.Pair(undo.restore == nil ? .notice : .removed, name)
    return RemovalNotice(sentence: undo.sentence, address: "\(list)?\(pair.encoded)")
  }
}
