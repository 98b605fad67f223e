public import Foundation

/// The records added with the latest tickets. A repeated add is recognised by its ticket.
package struct InsertionTickets: Sendable {
  /// A record that was added.
  package struct TicketedRecord: Hashable, Sendable {
    /// The record.
    package var record: FileRecord
    /// The hash of the values that were added.
    private let valuesHash: Int
    /// True if secrets may be among the values.
    private let hasSecrets: Bool
    /// True once a comparison has failed and secrets may be among the values: no later one
    /// succeeds.
    private var isSpent = false

    /// A record that an insertion added, in a table with or without secret columns.
    package init(_ record: FileRecord, by insertion: Insertion, hasSecrets: Bool = false) {
      self.record = record
      valuesHash = TicketedRecord.hash(insertion)
      self.hasSecrets = hasSecrets
    }

    /// True if an insertion is a retry: it has the same values for the same table.
    ///
    /// If secrets may be among the values, the first mismatch makes all later comparisons fail.
    /// Otherwise anyone with the page could guess a secret by trying again and again.
    fileprivate mutating func matches(_ insertion: Insertion) -> Bool {
      let isSame = record.table == insertion.table && valuesHash == TicketedRecord.hash(insertion)
      defer { if hasSecrets, !isSame { isSpent = true } }
      return isSame && !isSpent
    }

    /// A hash of the values. `Hasher` has another seed in each process, so it reveals no secret.
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
    case made(TicketedRecord)
    /// Nothing was added with it.
    case unused
    /// It may have been used, because a ticket of the same time or a later one has been forgotten.
    case forgotten
  }

  private let maxCount: Int
  private var made: [InsertionTicket: TicketedRecord] = [:]
  /// The tickets in the order in which they were used; the first are forgotten first.
  private var used: [InsertionTicket] = []
  /// The time of the youngest ticket that was forgotten.
  private var newestForgotten: Date?

  /// An empty list, for up to `maxCount` tickets.
  package init(maxCount: Int = 10_000) {
    self.maxCount = maxCount
  }

  /// The use of a ticket. An unknown ticket without a time counts as unused.
  package subscript(ticket: InsertionTicket) -> Use {
    if let made = made[ticket] { return .made(made) }
    guard let newestForgotten, let time = ticket.time else { return .unused }
    return time <= newestForgotten ? .forgotten : .unused
  }

  /// True if an insertion is a retry of the one that used the ticket: it has the same values.
  package mutating func isRetry(of ticket: InsertionTicket, by insertion: Insertion) -> Bool {
    made[ticket]?.matches(insertion) ?? false
  }

  /// Notes a record that was added with a ticket.
  ///
  /// A ticket may have a time in the future. Once forgotten, it counts as one of `now`, so that
  /// tickets made later do not count as forgotten, too.
  package mutating func note(
    _ record: TicketedRecord, for ticket: InsertionTicket, at now: Date = Date()
  ) {
    if made.updateValue(record, forKey: ticket) == nil { used.append(ticket) }
    guard used.count > maxCount else { return }
    // Drops a tenth at once, because removing the first elements of an array takes O(count).
    let dropped = used.prefix(max(1, maxCount / 10))
    for ticket in dropped {
      made[ticket] = nil
      guard let time = ticket.time else { continue }
      newestForgotten = max(newestForgotten ?? .distantPast, min(time, now))
    }
    used.removeFirst(dropped.count)
  }
}

/// A number that an add carries, so that the same add sent twice adds one record: the time at which
/// it was made, and 128 random bits.
///
/// ```swift
/// let ticket = InsertionTicket(wire: request.parameters["ticket"] ?? "")
/// ```
///
/// Until it exits, a process remembers the records that were added with the latest ten thousand
/// tickets. An unknown ticket that is at least as old as a forgotten one may have been used.
public struct InsertionTicket: Hashable, Sendable {
  /// The ticket's text, as a page contains it.
  public let text: String

  /// A ticket from the text that a page sent. Any text is accepted, but only tickets made by
  /// `random(at:)` have a time.
  public init(wire text: String) {
    self.text = text
  }

  /// A new ticket of 44 hexadecimal digits. The first 12 are the milliseconds since 1970, the rest
  /// is random.
  public static func random(at time: Date = Date()) -> InsertionTicket {
    let digits = String(UInt64(max(0, time.timeIntervalSince1970 * 1000)), radix: 16)
    let zeros = String(repeating: "0", count: max(0, timeDigits - digits.count))
    return InsertionTicket(wire: zeros + digits + RandomName.make())
  }

  /// The number of digits of the time, enough until the year 10889.
  private static let timeDigits = 12

  /// The time at which the ticket was made; `nil` for a text of another form.
  public var time: Date? {
    let digits = text.utf8
    guard digits.count == InsertionTicket.timeDigits + 32,
      digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let milliseconds = Int64(text.prefix(InsertionTicket.timeDigits), radix: 16)
    else { return nil }
    return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}

/// Makes names of 128 random bits.
enum RandomName {
  /// Returns 32 hexadecimal digits from the system's secure random number generator.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
