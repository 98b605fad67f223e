/// The value that a person saw, in a form that a page can carry and a store can compare.
///
/// It holds the storage class and the exact bytes, never a typed or formatted value, so that text
/// that looks alike, or that a column's collation calls equal, is still told apart.
///
/// ```
/// n                     no value
/// i:-12                 an integer
/// r:3ff0000000000000    the bits of a floating point number
/// t:2002-08-14          text of up to 64 bytes; bytes other than letters, digits and -._ as %XX
/// T:2210:9f…:07…        longer text: its length and two digests
/// b:%00%FF  B:…         bytes, likewise
/// s:1f00c2d34a5b6978    the secret token of a value that its store keeps to itself
/// ```
public struct Token: Hashable, Sendable {
  /// The token as it stands in a page.
  public let text: String

  /// The token of a stored value. Complexity: O(length of the value).
  public init(_ value: StoredValue) {
    switch value {
    case .null: text = "n"
    case .integer(let number): text = "i:\(number)"
    case .real(let number): text = "r:" + String(number.bitPattern, radix: 16)
    case .text(let bytes): text = Token.encoded(bytes, short: "t:", long: "T:")
    case .blob(let bytes): text = Token.encoded(bytes, short: "b:", long: "B:")
    case .redacted(let seal): text = "s:" + String(seal, radix: 16)
    }
  }

  /// A token as it came back from a page; any text is one, and most are the token of nothing.
  public init(wire text: String) {
    self.text = text
  }

  /// The token of a value with all of it spelled out, however long a text is: what a record that is
  /// not stored anywhere is carried by. Of long bytes it is the usual one.
  public init(encoding value: StoredValue) {
    if case .text(let bytes) = value {
      self.init(wire: "t:" + PercentCoding.encode(bytes))
    } else {
      self.init(value)
    }
  }

  /// True where the value is the one that was seen.
  ///
  /// Long values of another length are told by that alone.
  public func matches(_ value: StoredValue) -> Bool {
    switch value {
    case .text(let bytes) where bytes.count > Token.longestEncoded:
      if text.hasPrefix("t:") { return Token(encoding: value) == self }
      guard text.hasPrefix("T:\(bytes.count):") else { return false }
    case .blob(let bytes) where bytes.count > Token.longestEncoded:
      guard text.hasPrefix("B:\(bytes.count):") else { return false }
    default: break
    }
    return Token(value) == self
  }

  private static let longestEncoded = 64

  private static func encoded(_ bytes: [UInt8], short: String, long: String) -> String {
    guard bytes.count > longestEncoded else { return short + PercentCoding.encode(bytes) }
    var digest = DoubleDigest()
    digest.combine(bytes)
    return encoded(digest, of: bytes.count, long)
  }

  private static func encoded(_ digest: DoubleDigest, of count: Int, _ long: String) -> String {
    long + "\(count):\(digest.first.text):\(digest.second.text)"
  }

  /// The token of a long text, or of long bytes, that were read in pieces.
  package init(ofText isText: Bool, _ digest: DoubleDigest, of count: Int) {
    text = Token.encoded(digest, of: count, isText ? "T:" : "B:")
  }
}
