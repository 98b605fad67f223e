import Foldout
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

extension RecordRoute {
  /// Returns a redirection to the next page. Its address carries the notices to show once: the
  /// values that differ from what was entered, and that something was stored or done. It leads to
  /// the row that was tapped, or else to the first of those values, whose notice is in its row
  /// only.
  func redirectToNextPage(
    _ conclusion: RecordConclusion, of record: ShownRecord, _ opened: OpenedPage,
    _ submission: Submission, _ request: RoutedRequest
  ) async -> SiteResponse {
    var notes = conclusion.notices
    switch conclusion.outcome {
    case .pressed(let id, _):
      notes.append(.init(.done, id.name))
      // The message is kept here, because anybody can write an address.
      if let message = conclusion.messages.values.first {
        let kept = ListUndo(key: record.target.key, sentence: message, restore: nil)
        notes.append(.init(.notice, await site.app.undo.keep(kept, at: destination.address)))
      }
    case .accepted(let isStored) where isStored && submission.tapped == nil:
      // A search does not end editing, so rules that wait for the end are not checked.
      let isSearched = opened.record.openReferences.contains { field in
        record.search(of: field.id).query != opened.record.search(of: field.id).query
      }
      notes.append(.init(.saved, isSearched ? "find" : "1"))
    case .accepted, .refused, .conflict, .added: break
    }
    let open = record.table.openDrawers.first
    let anchor =
      submission.tapped ?? conclusion.messages.keys.first.map { .field($0) }
      ?? conclusion.altered.first.map { .field($0) }
      ?? submission.fields.first { conclusion.trimmed[$0] != nil }.map { .field($0) }
      ?? submission.fields.map { .field($0) }.first { $0 == open }
    let address = opened.address.textWithUndo(of: record, with: notes)
    var answer = SiteResponse.seeOther(address + (anchor.map { "#\($0.rowElement)" } ?? ""))
    // Chromium keeps pages for Back, even uncacheable ones, until a cookie changes. This cookie
    // means the same as none: no zone was chosen or found.
    let zone = EnvironmentResolver.cookies(request.headers[.cookie])[PageParameter.zone.rawValue]
    if zone == nil || zone == "~" {
      answer.headers[.setCookie] = "zone=~; Path=/; SameSite=Lax; Max-Age=86400"
    }
    return answer
  }

  /// Returns the problems of texts that are being typed; stores nothing.
  func checkTyping(
    _ submission: Submission, _ opened: OpenedPage, _ request: RoutedRequest
  ) throws(WebRequestError) -> SiteResponse {
    let record = opened.record
    var operations: [Batch.Operation] = []
    for id in submission.fields {
      guard let input = submission[id], let check = input.check else { continue }
      guard let field = record.form.field(id) else {
        throw .unknownField(id.name, table: record.form.title)
      }
      let problem = record.problem(typing: input.text ?? "", into: field, check)
      let line = problem.map { problem in
        ProblemMarkup.line(ProblemFace(typing: problem, of: field, in: record)).text
      }
      operations.append(.error(id: RowID.field(id).rowElement, html: line ?? ""))
    }
    var batch = opened.batch(from: request.pageFingerprint, operations)
    batch.to = batch.from
    return .batch(batch)
  }
}

extension RecordRoute {
  /// Tells the program that a text is being edited; stores nothing. The answer has the record's
  /// current fingerprint, so that the page can request values that the program has set meanwhile.
  func reportEvents(
    _ submission: Submission, _ opened: OpenedPage, _ request: RoutedRequest
  ) async throws(WebRequestError) -> SiteResponse {
    let events: [FieldEvent]
    do {
      events = try submission.events(in: opened.record)
    } catch {
      throw WebRequestError(error)
    }
    await site.app.report(events, of: opened.record.target.key, in: destination.table)
    var record = opened.record
    if destination.addition == nil {
      let reading: RecordReading?
      do {
        reading = try await sources.read(context(of: opened))
      } catch {
        throw WebRequestError(error.labelled(destination.title, for: destination.table))
      }
      guard let reading else { throw gone(record.environment) }
      record.show(reading)
    }
    var batch = opened.batch(from: request.pageFingerprint, of: record, [])
    // A new record exists only on its page, so the page's fingerprint stays.
    if destination.addition != nil { batch.to = batch.from }
    return .batch(batch)
  }
}
