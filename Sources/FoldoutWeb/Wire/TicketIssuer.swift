import FoldoutRecords
import FoldoutScreens
import Foundation

/// Creates and checks tickets, the numbers that identify an add even if it is sent twice.
///
/// A ticket begins with its time and ends with the number of the process. A store remembers only
/// the adds of its own process, and only the latest.
struct TicketIssuer: Sendable {
  /// A random number that identifies this process.
  var processID = String(InsertionTicket.random().text.suffix(32))
  /// Returns the current time.
  var now: @Sendable () -> Date = { Date() }
  /// Creates a ticket for a time that nobody has had.
  var makeTicket: @Sendable (Date) -> InsertionTicket = { .random(at: $0) }

  /// Returns a new ticket, encoded for a page.
  func issue() -> String { encoded(makeTicket(now())) }

  /// Encodes a ticket for a page.
  func encoded(_ ticket: InsertionTicket) -> String { "\(ticket.text).\(processID)" }

  /// Parses a ticket that a page sent. A ticket from the future counts as missing, because the
  /// clock was set back after the page was made.
  func ticket(_ text: String?) -> Submission.Ticket {
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
