public import Foundation

/// A number that an add carries, so that the same add sent twice adds one record: the time at which
/// it was made, and 128 random bits.
///
/// A process maps it to the key that it made: the latest ten thousand, for as long as it lives. An
/// unknown one that is older than one of those that were forgotten may have been used.
public struct InsertionTicket: Hashable, Sendable {
  /// The ticket as a page holds it.
  public let text: String

  /// A ticket as it came back from a page; any text is one, but only the texts of `random(at:)`
  /// have a time.
  public init(wire text: String) {
    self.text = text
  }

  /// A ticket that nobody has had, in 44 hexadecimal digits. The first 12 are the milliseconds
  /// since 1970.
  public static func random(at time: Date = Date()) -> InsertionTicket {
    let digits = String(UInt64(max(0, time.timeIntervalSince1970 * 1000)), radix: 16)
    let zeros = String(repeating: "0", count: max(0, timeDigits - digits.count))
    return InsertionTicket(wire: zeros + digits + RandomName.make())
  }

  /// The digits of the time, which end in the year 10889.
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

/// Names of 128 random bits.
enum RandomName {
  /// A name in 32 hexadecimal digits, out of the system's secure generator.
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
