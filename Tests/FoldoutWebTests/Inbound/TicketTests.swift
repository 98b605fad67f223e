import FoldoutRecords
import FoldoutScreens
import Foundation
import Testing

@testable import FoldoutWeb

/// Tickets of adds, when the clock is set.
@Suite struct TicketTests {
  private static let noon = Date(timeIntervalSince1970: 1_773_054_000)

  private func tickets(at time: Date) -> Tickets { TicketIssuer(start: "a", now: { time }) }

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
}
