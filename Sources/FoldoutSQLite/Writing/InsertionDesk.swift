import FoldoutRecords
import Foundation

/// Lets one request with a ticket add its record, and others with the same wait for what it has
/// made.
actor InsertionDesk {
  private var tickets: InsertionTickets
  private var underWay: [InsertionTicket: [CheckedContinuation<Void, Never>]] = [:]

  /// A desk that remembers so many tickets.
  init(_ tickets: InsertionTickets = InsertionTickets()) {
    self.tickets = tickets
  }

  /// Returns the use of a ticket in a file. The first request with an unused one has to report its
  /// outcome at the end. Another file knows no ticket of this one's.
  func begin(_ ticket: InsertionTicket, in file: UUID) async -> InsertionTickets.Use {
    while true {
      switch tickets[ticket] {
      case .made(let made) where made.record.file == file: return .made(made)
      case .forgotten: return .forgotten
      case .made, .unused: break
      }
      guard underWay[ticket] != nil else {
        underWay[ticket] = []
        return .unused
      }
      await withCheckedContinuation { underWay[ticket]?.append($0) }
    }
  }

  /// True where an insertion is the one that was made with its ticket, sent again.
  func isMade(_ ticket: InsertionTicket, by insertion: Insertion) -> Bool {
    tickets.isMade(ticket, by: insertion)
  }

  /// Says that a record was added with a ticket; or, with `nil`, that none was.
  func end(_ ticket: InsertionTicket, with made: InsertionTickets.Made?) {
    if let made { tickets.note(made, for: ticket) }
    for waiting in underWay.removeValue(forKey: ticket) ?? [] { waiting.resume() }
  }
}
