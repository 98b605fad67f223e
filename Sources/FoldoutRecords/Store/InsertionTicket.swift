public import Foundation

/// A number that an add carries, so that the same add sent twice adds one record: the time at which
/// it was made, and 128 random bits.
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
