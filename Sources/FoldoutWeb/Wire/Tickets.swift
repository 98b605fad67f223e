import FoldoutRecords
import FoldoutScreens
import Foundation

/// The numbers that identify an add that is sent twice.
///
/// Each begins with its time and ends in the number of the process: a store only knows the adds of
/// its own process, and the latest of those.
struct Tickets: Sendable {
  /// The number of this process.
  var start = String(InsertionTicket.random().text.suffix(32))
  /// The time.
  var now: @Sendable () -> Date = { Date() }
  /// Makes a number of a time that nobody has had.
  var make: @Sendable (Date) -> InsertionTicket = { .random(at: $0) }

  /// The spelling of a new one, for a page.
  func next() -> String { encoded(make(now())) }

  /// The spelling of a ticket, for a page.
  func encoded(_ ticket: InsertionTicket) -> String { "\(ticket.text).\(start)" }

  /// A ticket as a page sent it. One from the future was handed out by nobody: once it was
  /// forgotten, all later ones would be older.
  func ticket(_ text: String?) -> Submission.Ticket {
    let parts =
      text?.split(separator: ".", omittingEmptySubsequences: false).map { String($0) } ?? []
    guard parts.count == 2, parts[1].wholeMatch(of: /[0-9a-f]{1,32}/) != nil else {
      return .missing
    }
    let ticket = InsertionTicket(wire: parts[0])
    guard let time = ticket.time, time <= now() else { return .missing }
    return parts[1] == start ? .own(ticket) : .earlier(ticket)
  }
}
