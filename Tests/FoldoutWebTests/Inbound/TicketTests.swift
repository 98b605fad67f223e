import FoldoutRecords
import FoldoutScreens
import Foundation
import Testing

@testable import FoldoutWeb

/// Tickets of adds, when the clock is set.
@Suite struct TicketTests {
  private static let noon = Date(timeIntervalSince1970: 1_773_054_000)

  private func tickets(at time: Date) -> Tickets { Tickets(start: "a", now: { time }) }

  @Test("A ticket of a later time is told from a malformed one")
  func laterOnes() {
    let text = tickets(at: Self.noon).next()
    #expect(tickets(at: Self.noon).ticket(text) != .missing())
    #expect(
      tickets(at: Self.noon.addingTimeInterval(-1)).ticket(text) == .missing(isFromFuture: true))
    for malformed in [nil, "", "1", "x.y", "a.1"] {
      #expect(tickets(at: Self.noon).ticket(malformed) == .missing())
    }
  }

  /// The form is complete, and whether it was stored already cannot be known.
  @Test("An add after the clock was set back says so, and the next Save adds the record")
  func addingAfterTheClockWasSetBack() async throws {
    let store = Company.store()
    var visitor = Visitor(store)
    visitor.site.tickets = tickets(at: Self.noon)
    let page = await visitor.get("/t/people?add&open=hired")
    visitor.site.tickets = tickets(at: Self.noon.addingTimeInterval(-3600))
    let asked = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      try $0.type("2020-01-02", into: "hired")
    }
    #expect(asked.code == 422 && asked.text.contains("clock was set back"))
    #expect(!asked.text.contains("incomplete"))
    #expect(try FilledForm(asked).value("name") == "Bo")
    #expect(try await store.window(WindowRequest(table: "people")).records.count == 3)
    #expect(try await visitor.send(asked, pressing: "~add", "save").code == 303)
    #expect(try await store.window(WindowRequest(table: "people")).records.count == 4)
  }
}
