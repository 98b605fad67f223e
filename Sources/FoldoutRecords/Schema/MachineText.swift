/// Recognises texts that programs write for programs. As titles they would say nothing to people.
///
/// ```
///   {"en": "Oak"}       JSON
///   8f14e45fceea167a    hexadecimal digits
///   V1StGXR8Z5jdHi6B    a random identifier: digits and letters alternate
///   IMG_20240101        none of these
/// ```
enum MachineText {
  /// The least number of digits and letters of a hexadecimal number.
  private static let minHexLength = 8
  /// The number of digits and letters of a UUID.
  private static let uuidLength = 32
  /// The least number of digits and letters of a random identifier.
  private static let minRandomLength = 12

  /// True for JSON, a UUID, hexadecimal digits and a random identifier. Complexity: O(length) for
  /// a text without blanks and punctuation; any other is recognised by its beginning.
  static func isMachineText(_ text: String) -> Bool { isJSON(text) || isIdentifier(text) }

  /// True for a number with a fraction, and for a length of time: 19.90, -0.5 and 1.02:30:00. A
  /// whole number may be a code that people know. Complexity: O(length) for digits; any other text
  /// is recognised by its beginning.
  static func isAmount(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard digits.first.map(isDigit) == true, digits.last.map(isDigit) == true,
      digits.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
    else { return false }
    return digits.contains(UInt8(ascii: ":")) || digits.count { $0 == UInt8(ascii: ".") } == 1
  }

  /// True for the beginning of a JSON object or list. A title in brackets, [REC], is none.
  private static func isJSON(_ text: String) -> Bool {
    let start = text.utf8.lazy.filter { $0 > 0x20 }.prefix(2).map { Character(UnicodeScalar($0)) }
    guard let first = start.first, let second = start.dropFirst().first else { return false }
    switch first {
    case "{": return "\"}".contains(second)
    case "[": return "\"{[]-0123456789".contains(second)
    default: return false
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    var (digits, letters, others, hyphens) = (0, 0, 0, 0)
    // The places where a digit is beside a letter, and where a capital follows a small letter.
    var (changes, capitals) = (0, 0)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if isLetter(previous) { changes += 1 }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters += 1
        if byte | 0x20 > UInt8(ascii: "f") { others += 1 }
        if isDigit(previous) { changes += 1 }
        if byte & 0x20 == 0, isLetter(previous), previous & 0x20 != 0 { capitals += 1 }
      case UInt8(ascii: "-"): hyphens += 1
      case UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): others += 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"): break
      default: return false
      }
      previous = byte
    }
    guard digits > 0, letters > 0 else { return false }
    let count = digits + letters
    if others == 0 { return hyphens == 0 ? count >= minHexLength : count >= uuidLength }
    return count >= minRandomLength && changes >= 2 && changes + capitals >= 4
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
