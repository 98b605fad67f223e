import FoldoutRecords
import FoldoutScreens

/// The numbers that identify an add that is sent twice.
///
/// Each has the number of the process before it: a store only knows the adds of its own process.
struct Tickets: Sendable {
  /// The number of this process.
  var start = InsertionTicket.random().text
  /// Makes a number that nobody has had.
  var make: @Sendable () -> InsertionTicket = { .random() }

  /// The spelling of a new one, for a page.
  func next() -> String { spelled(make()) }

  /// The spelling of a ticket, for a page.
  func spelled(_ ticket: InsertionTicket) -> String { "\(start).\(ticket.text)" }

  /// A ticket as a page sent it.
  func ticket(_ text: String?) -> Submission.Ticket {
    let parts =
      text?.split(separator: ".", omittingEmptySubsequences: false).map { String($0) } ?? []
    guard parts.count == 2, parts.allSatisfy({ $0.wholeMatch(of: /[0-9a-f]{1,32}/) != nil }) else {
      return .missing
    }
    return parts[0] == start ? .own(InsertionTicket(wire: parts[1])) : .earlier
  }
}
