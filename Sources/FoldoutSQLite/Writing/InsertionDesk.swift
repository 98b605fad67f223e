import FoldoutRecords
import Foundation

/// Lets one request with a ticket add its record, and others with the same wait for what it has made.
actor InsertionDesk {
  private var tickets = InsertionTickets()
  private var underWay: [InsertionTicket: [CheckedContinuation<Void, Never>]] = [:]

  /// The record that was added to a file with a ticket; `nil` for the first request, which has to
  /// report its outcome at the end. Another file knows no ticket of this one's.
  func begin(_ ticket: InsertionTicket, in file: UUID) async -> InsertionTickets.Made? {
    while true {
      if let made = tickets[ticket], made.record.file == file { return made }
      guard underWay[ticket] != nil else {
        underWay[ticket] = []
        return nil
      }
      await withCheckedContinuation { underWay[ticket]?.append($0) }
    }
  }

  /// Says that a record was added with a ticket; or, with `nil`, that none was.
  func end(_ ticket: InsertionTicket, with made: InsertionTickets.Made?) {
    if let made { tickets.note(made, for: ticket) }
    for waiting in underWay.removeValue(forKey: ticket) ?? [] { waiting.resume() }
  }
}
