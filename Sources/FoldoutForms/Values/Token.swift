/// The value of a field as a person saw it, which a page can carry and a store can compare.
///
/// ```swift
/// let shown = Token(.text("17:00"))
/// let sent = Token(wire: request.parameters["end"] ?? "")
/// let unsaved = Token(encoding: .text(note))
/// ```
///
/// A token contains the storage class and the exact bytes, never a formatted value. So texts that
/// look alike, or that a column's collation treats as equal, have different tokens.
///
/// ```
/// n                     no value
/// i:-12                 an integer
/// r:3ff0000000000000    the bits of a floating point number
/// t:2002-08-14          text of up to 64 bytes; bytes other than letters, digits and -._ as %XX
/// T:2210:9f…:07…        longer text: its length and two digests
/// b:%00%FF  B:…         bytes, likewise
/// s:1f00c2d34a5b6978    a secret's token
/// ```
public struct Token: Hashable, Sendable {
  /// The token as a page carries it.
  public let text: String

  /// Creates the token of a stored value. Complexity: O(length of the value).
  public init(_ value: StoredValue) {
    switch value {
    case .null: text = "n"
    case .integer(let number): text = "i:\(number)"
    case .real(let number): text = "r:" + String(number.bitPattern, radix: 16)
    case .text(let bytes): text = Token.encoded(bytes, short: "t:", long: "T:")
    case .blob(let bytes): text = Token.encoded(bytes, short: "b:", long: "B:")
    case .redacted(let token): text = "s:" + String(token, radix: 16)
    }
  }

  /// Creates a token from a page. Any text is accepted; most texts match no value.
  public init(wire text: String) {
    self.text = text
  }

  /// Creates a token that contains the whole value, however long a text is.
  ///
  /// A page carries the values of a record that is not stored yet in this way. For long bytes it is
  /// the same as `init(_:)`.
  public init(encoding value: StoredValue) {
    if case .text(let bytes) = value {
      self.init(wire: "t:" + PercentCoding.encode(bytes))
    } else {
      self.init(value)
    }
  }

  /// True if the value is the one that the token was made from.
  ///
  /// For long values the length is compared first, before any digest is computed.
  public func matches(_ value: StoredValue) -> Bool {
    switch value {
    case .text(let bytes) where bytes.count > Token.maxEncodedBytes:
      if text.hasPrefix("t:") { return Token(encoding: value) == self }
      guard text.hasPrefix("T:\(bytes.count):") else { return false }
    case .blob(let bytes) where bytes.count > Token.maxEncodedBytes:
      guard text.hasPrefix("B:\(bytes.count):") else { return false }
    default: break
    }
    return Token(value) == self
  }

  private static let maxEncodedBytes = 64

  private static func encoded(_ bytes: [UInt8], short: String, long: String) -> String {
    guard bytes.count > maxEncodedBytes else { return short + PercentCoding.encode(bytes) }
    var digest = DoubleDigest()
    digest.combine(bytes)
    return encoded(digest, of: bytes.count, long)
  }

  private static func encoded(_ digest: DoubleDigest, of count: Int, _ long: String) -> String {
    long + "\(count):\(digest.first.text):\(digest.second.text)"
  }

  /// Creates the token of a long text, or of long bytes, from the digest of pieces.
  package init(ofText isText: Bool, _ digest: DoubleDigest, of count: Int) {
    text = Token.encoded(digest, of: count, isText ? "T:" : "B:")
  }
}
