package import FoldoutForms

/// Decides by their look whether values are hashes, of passwords or of anything else.
///
/// ```
///   $2b$12$Ro0CUfOqk6cXEKf3dyaM7O…         says so
///   pbkdf2_sha256$720000$PzL1$wJ3…         says so
///   {SSHA}DkMTwBl+a/3DQTxCYEApdUtN…        says so
///   5f4dcc3b5aa765d61d8327deb882cf99       all of one length, and only digits of hexadecimal
///   correct horse battery staple           none
/// ```
///
/// Nothing tells a hash from a random token of its length. Both are made by programs, so a text
/// that somebody types is neither.
package enum HashLook {
  /// True if most of the values look like hashes, in bytes or in text.
  package static func isOfMost(_ values: [StoredValue]) -> Bool {
    var count = 0
    var marked = 0
    var lengths: [Int: Int] = [:]
    for value in values {
      switch value {
      case .null, .redacted: continue
      case .text(let bytes) where bytes.isEmpty: continue
      case .text:
        let text = value.string ?? ""
        if isMarked(text) {
          marked += 1
        } else if isEncoded(text) {
          lengths[text.utf8.count, default: 0] += 1
        }
      case .blob(let bytes):
        if bytes.count >= minBytes { lengths[bytes.count, default: 0] += 1 }
      case .integer, .real: break
      }
      count += 1
    }
    return marked * 2 > count || (lengths.values.max() ?? 0) * 2 > count
  }

  /// True if a text alone looks like a hash.
  package static func isOf(_ text: String) -> Bool { isMarked(text) || isEncoded(text) }

  /// The bytes of the shortest hash, MD5.
  private static let minBytes = 16

  /// True if a text begins with the name of a way to make hashes, as those of crypt, Django,
  /// Werkzeug and LDAP do.
  private static func isMarked(_ text: String) -> Bool {
    guard text.utf8.count >= 12, !text.contains(where: \.isWhitespace) else { return false }
    if text.first == "{" {
      let name = text.dropFirst().prefix { $0 != "}" }
      return (2...12).contains(name.count) && name.allSatisfy { $0.isLetter || $0.isNumber }
    }
    guard let end = text.dropFirst().firstIndex(of: "$") else { return false }
    let name = text[..<end].lowercased()
    return text.first == "$" || makers.contains { name.hasPrefix($0) }
  }

  private static let makers = [
    "pbkdf2", "bcrypt", "scrypt", "argon2", "sha1", "sha224", "sha256", "sha384", "sha512", "md5",
    "crypt",
  ]

  /// True if a text has at least the length of MD5 in hexadecimal, and consists of the digits of
  /// hexadecimal, or of base 64 with a digit and a capital among them.
  private static func isEncoded(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count >= minBytes * 2 else { return false }
    if bytes.allSatisfy({ isDigit($0) || isLetter($0, of: "af") || isLetter($0, of: "AF") }) {
      return true
    }
    return bytes.contains(where: isDigit) && bytes.contains { isLetter($0, of: "AZ") }
      && bytes.allSatisfy { byte in
        isDigit(byte) || isLetter(byte, of: "az") || isLetter(byte, of: "AZ")
          || "+/=-_.".utf8.contains(byte)
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// True if a byte is a letter from the first to the last of two.
  private static func isLetter(_ byte: UInt8, of ends: StaticString) -> Bool {
    (ends.utf8Start[0]...ends.utf8Start[1]).contains(byte)
  }
}
