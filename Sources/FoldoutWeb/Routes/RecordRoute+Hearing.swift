import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

extension RecordRoute {
  /// Tells the program that a text is edited; nothing is stored by it. The answer has the
  /// fingerprint of the record as it is then, so that the page can ask for what the program has set
  /// meanwhile.
  func heard(
    _ submission: Submission, _ opened: Opened, _ ask: Ask
  ) async throws(WebRefusal) -> Answer {
    let events: [FieldEvent]
    do {
      events = try submission.events(over: opened.record)
    } catch {
      throw WebRefusal(error)
    }
    for event in events { await site.program.heard(event, place.table, opened.record.target.key) }
    var record = opened.record
    if place.addition == nil {
      guard let reading = try await read(opened) else { throw gone(record.environment) }
      record.show(reading)
    }
    let page = opened.page(of: record)
    // Of a record that is still to be added the page has what was entered.
    let shown = ask.shown ?? page.fingerprint
    return .batch(
      Batch(
        from: shown, to: place.addition == nil ? page.fingerprint : shown,
        address: opened.address.text(of: record), title: page.title, operations: []))
  }
}
