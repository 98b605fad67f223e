/// The keys that were made for tickets: which record an add that is sent again has made.
package struct InsertionTickets: Sendable {
  /// A record that was added.
  package struct Made: Hashable, Sendable {
    /// The record.
    package var record: PlacedRecord
    /// The hash of the values that were asked for.
    private let asked: Int

    /// A record that an insertion has made.
    package init(_ record: PlacedRecord, by insertion: Insertion) {
      self.record = record
      asked = Made.hash(insertion)
    }

    /// True for an insertion of the same values into the same table, which is the same one sent again.
    package func isMade(by insertion: Insertion) -> Bool {
      record.table == insertion.table && asked == Made.hash(insertion)
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

  private let most: Int
  private var made: [InsertionTicket: Made] = [:]
  /// The tickets in the order in which they were used; the first are forgotten first.
  private var used: [InsertionTicket] = []

  /// Remembers so many tickets.
  package init(most: Int = 10_000) {
    self.most = most
  }

  /// The record that was added with a ticket; `nil` where none is known.
  package subscript(ticket: InsertionTicket) -> Made? { made[ticket] }

  /// Notes a record that was added with a ticket.
  package mutating func note(_ record: Made, for ticket: InsertionTicket) {
    if made.updateValue(record, forKey: ticket) == nil { used.append(ticket) }
    guard used.count > most else { return }
    // A tenth at once: to drop the first of an array takes as long as the array is.
    let dropped = used.prefix(max(1, most / 10))
    for ticket in dropped { made[ticket] = nil }
    used.removeFirst(dropped.count)
  }
}
