import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

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
