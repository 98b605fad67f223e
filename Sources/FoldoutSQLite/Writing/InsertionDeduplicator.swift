import FoldoutRecords
import Foundation

/// Serializes requests with the same ticket: the first adds the record, the others wait for its
/// outcome.
actor InsertionDeduplicator {
  private var tickets: InsertionTickets
  /// The requests that wait for each ticket under way.
  private var waiters: [InsertionTicket: [CheckedContinuation<Void, Never>]] = [:]

  /// A deduplicator that keeps the outcomes in `tickets`.
  init(_ tickets: InsertionTickets = InsertionTickets()) {
    self.tickets = tickets
  }

  /// Returns the use of a ticket in a file, after any request under way with it has ended.
  ///
  /// A caller that gets `.unused` must call ``end(_:with:)``. A ticket that was used in another
  /// file counts as unused.
  func begin(_ ticket: InsertionTicket, in file: UUID) async -> InsertionTickets.Use {
    while true {
      switch tickets[ticket] {
      case .made(let made) where made.record.file == file: return .made(made)
      case .forgotten: return .forgotten
      case .made, .unused: break
      }
      guard waiters[ticket] != nil else {
        waiters[ticket] = []
        return .unused
      }
      await withCheckedContinuation { waiters[ticket]?.append($0) }
    }
  }

  /// True if an insertion is a retry of the one that used the ticket: it has the same values.
  func isRetry(of ticket: InsertionTicket, by insertion: Insertion) -> Bool {
    tickets.isRetry(of: ticket, by: insertion)
  }

  /// Records the outcome of a ticket, `nil` if nothing was added, and resumes those that wait for
  /// it.
  func end(_ ticket: InsertionTicket, with made: InsertionTickets.TicketedRecord?) {
    if let made { tickets.note(made, for: ticket) }
    for waiter in waiters.removeValue(forKey: ticket) ?? [] { waiter.resume() }
  }
}
