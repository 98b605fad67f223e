package import FoldoutRecords
package import FoldoutScreens
package import Foundation

/// Creates and checks tickets, the numbers that identify an add even if it is sent twice.
///
/// A ticket begins with its time and ends with the number of the process. A store remembers only
/// the adds of its own process, and only the latest.
package struct TicketIssuer: Sendable {
  /// A random number that identifies this process.
  let processID: String
  /// Returns the current time.
  let now: @Sendable () -> Date
  /// Creates a ticket for a time that nobody has had.
  let makeTicket: @Sendable (Date) -> InsertionTicket

  package init(
    processID: String = String(InsertionTicket.random().text.suffix(32)),
    now: @escaping @Sendable () -> Date = { Date() },
    makeTicket: @escaping @Sendable (Date) -> InsertionTicket = { .random(at: $0) }
  ) {
    self.processID = processID
    self.now = now
    self.makeTicket = makeTicket
  }

  /// Returns a new ticket, encoded for a page.
  package func issue() -> String { encoded(makeTicket(now())) }

  /// Returns the ticket for a page that sent one and is shown again: the same, or a new one if it
  /// sent none.
  package func renewed(_ text: String?) -> String {
    switch ticket(text) {
    case .own(let ticket): encoded(ticket)
    // Keep the ticket of an earlier process, so that the page asks before it adds again.
    case .earlier: text ?? issue()
    case .missing: issue()
    }
  }

  /// Encodes a ticket for a page.
  private func encoded(_ ticket: InsertionTicket) -> String { "\(ticket.text).\(processID)" }

  /// Parses a ticket that a page sent. A ticket from the future counts as missing, because the
  /// clock was set back after the page was made.
  package func ticket(_ text: String?) -> Submission.Ticket {
    let parts =
      text?.split(separator: ".", omittingEmptySubsequences: false).map { String($0) } ?? []
    guard parts.count == 2, parts[1].wholeMatch(of: /[0-9a-f]{1,32}/) != nil else {
      return .missing()
    }
    let ticket = InsertionTicket(wire: parts[0])
    guard let time = ticket.time else { return .missing() }
    guard time <= now() else { return .missing(isFromFuture: true) }
    return parts[1] == processID ? .own(ticket) : .earlier(ticket)
  }
}
