import FoldoutRecords
import FoldoutScreens
import Foundation
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Tickets of adds after the clock was set back.
@Suite struct TicketTests {
  private static let noon = Date(timeIntervalSince1970: 1_773_054_000)

  private func issuer(at time: Date) -> TicketIssuer { TicketIssuer(processID: "a", now: { time }) }

  @Test("A ticket from the future is distinguished from a malformed one")
  func laterOnes() {
    let text = issuer(at: Self.noon).issue()
    #expect(issuer(at: Self.noon).ticket(text) != .missing())
    #expect(
      issuer(at: Self.noon.addingTimeInterval(-1)).ticket(text) == .missing(isFromFuture: true))
    for malformed in [nil, "", "1", "x.y", "a.1"] {
      #expect(issuer(at: Self.noon).ticket(malformed) == .missing())
    }
  }
}
