package import Foundation

/// The keys that were made for tickets: which record an add that is sent again has made.
package struct InsertionTickets: Sendable {
  /// A record that was added.
  package struct Made: Hashable, Sendable {
    /// The record.
    package var record: FileRecord
    /// The hash of the values that were asked for.
    private let asked: Int
    /// True where secrets may be among them.
    private let hasSecrets: Bool
    /// True once it was compared with other values, and secrets may be among them.
    private var isSpent = false

    /// A record that an insertion has made, in a table with or without secret columns.
    package init(_ record: FileRecord, by insertion: Insertion, hasSecrets: Bool = false) {
      self.record = record
      asked = Made.hash(insertion)
      self.hasSecrets = hasSecrets
    }

    /// True for an insertion of the same values into the same table, which is the same one sent
    /// again.
    ///
    /// One that differs is the last that is compared where secrets may be among them: whoever has
    /// the page could try one guess after the other.
    fileprivate mutating func isMade(by insertion: Insertion) -> Bool {
      let isSame = record.table == insertion.table && asked == Made.hash(insertion)
      defer { if hasSecrets, !isSame { isSpent = true } }
      return isSame && !isSpent
    }

    /// Swift seeds its hasher in each process anew, so that nothing can be told of a secret by it.
    private static func hash(_ insertion: Insertion) -> Int {
      var hasher = Hasher()
      for cell in insertion.cells.sorted(by: { $0.column < $1.column }) {
        hasher.combine(cell.column)
        hasher.combine(cell.new)
      }
      return hasher.finalize()
    }
  }

  /// The use of a ticket so far.
  package enum Use: Hashable, Sendable {
    /// It added this record.
    case made(Made)
    /// Nothing was added with it.
    case unused
    /// It may have been used: tickets that are as young are forgotten.
    case forgotten
  }

  private let maxCount: Int
  private var made: [InsertionTicket: Made] = [:]
  /// The tickets in the order in which they were used; the first are forgotten first.
  private var used: [InsertionTicket] = []
  /// The time of the youngest ticket that was forgotten.
  private var forgotten: Date?

  /// Remembers so many tickets.
  package init(maxCount: Int = 10_000) {
    self.maxCount = maxCount
  }

  /// The use of a ticket. One without a time counts as unused where it is not remembered.
  package subscript(ticket: InsertionTicket) -> Use {
    if let made = made[ticket] { return .made(made) }
    guard let forgotten, let time = ticket.time else { return .unused }
    return time <= forgotten ? .forgotten : .unused
  }

  /// True where an insertion is the one that was made with its ticket, sent again.
  package mutating func isMade(_ ticket: InsertionTicket, by insertion: Insertion) -> Bool {
    made[ticket]?.isMade(by: insertion) ?? false
  }

  /// Notes a record that was added with a ticket.
  ///
  /// A ticket from the future is remembered as any other. Once it is forgotten it counts as one of
  /// `now`, so that it makes no later ticket an old one.
  package mutating func note(
    _ record: Made, for ticket: InsertionTicket, at now: Date = Date()
  ) {
    if made.updateValue(record, forKey: ticket) == nil { used.append(ticket) }
    guard used.count > maxCount else { return }
    // A tenth at once: to drop the first of an array takes as long as the array is.
    let dropped = used.prefix(max(1, maxCount / 10))
    for ticket in dropped {
      made[ticket] = nil
      guard let time = ticket.time else { continue }
      forgotten = max(forgotten ?? .distantPast, min(time, now))
    }
    used.removeFirst(dropped.count)
  }
}
