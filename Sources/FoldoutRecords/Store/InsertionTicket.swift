/// A random number that an add carries, so that the same add sent twice adds one record.
///
/// A process maps it to the key that it made: the latest ten thousand, for as long as it lives.
public struct InsertionTicket: Hashable, Sendable {
  /// The ticket as a page holds it.
  public let text: String

  /// A ticket as it came back from a page; any text is one.
  public init(wire text: String) {
    self.text = text
  }

  /// A ticket that nobody has had: 128 random bits.
  public static func random() -> InsertionTicket {
    InsertionTicket(wire: RandomName.make())
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
