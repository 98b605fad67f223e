/// A text that is plausible as a phone number.
///
/// ```swift
/// let number = PhoneNumber("+31 20 555 0123")
/// let nothing = PhoneNumber("0800-FLOWERS")  // nil
/// ```
///
/// It has three digits, as in 112, to fifteen, the maximum of ITU-T E.164. The digits may be of any
/// script and grouped by blanks, hyphens, points, slashes and pairs of brackets, with an optional
/// plus in front and an optional extension at the end (`x12`, `ext. 12`, `#12`). Letters are
/// refused, because not every phone has them on its keys.
public struct PhoneNumber: Hashable, Sendable {
  /// The number as it was typed.
  public let text: String
  /// A `tel:` link to the number.
  public let link: String

  /// The marks between a number and its extension, longer ones first.
  private static let extensionMarks = [";ext=", "ext.", "ext", "x", "#"]

  /// Splits a text into the number to dial and an extension of one to seven digits.
  private static func parts(of text: String) -> (dialled: Substring, digits: Substring?) {
    let digits = text.suffix(while: \.isDecimalDigit)
    guard (1...7).contains(digits.count) else { return (text[...], nil) }
    var rest = text[..<digits.startIndex]
    if rest.last == " " { rest.removeLast() }
    let end = rest.suffix(5).lowercased()
    guard let mark = extensionMarks.first(where: end.hasSuffix) else { return (text[...], nil) }
    return (rest.dropLast(mark.count), digits)
  }

  /// Parses a text; returns `nil` if it is not a phone number.
  public init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let parts = PhoneNumber.parts(of: text)
    var digits = ""
    var depth = 0
    var isInternational = false
    // The zero in +49 (0) 30 is only dialled within the country.
    var dialled = parts.dialled
    if dialled.contains("+") { dialled = dialled.replacing("(0)", with: " ") }
    for character in dialled {
      if character.isDecimalDigit, let digit = character.wholeNumberValue {
        digits += "\(digit)"
        continue
      }
      switch character {
      case "+":
        guard digits.isEmpty, !isInternational else { return nil }
        isInternational = true
      case "(": depth += 1
      case ")": depth -= 1
      case " ", "-", ".", "/", "\u{A0}", "\u{202F}", "\u{2010}", "\u{2011}", "\u{2013}": break
      default: return nil
      }
      guard (0...1).contains(depth) else { return nil }
    }
    guard depth == 0, (3...15).contains(digits.count) else { return nil }
    self.text = text
    let ending = parts.digits.map { $0.compactMap(\.wholeNumberValue).map(String.init).joined() }
    link =
      "tel:" + (isInternational ? "+" : "") + digits + (ending.map { ";ext=\($0)" } ?? "")
  }
}

extension Character {
  /// True for a decimal digit of any script; 三 has a numeric value, but is not a decimal digit.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
  }
}

extension String {
  /// Returns the longest suffix whose characters all satisfy a condition.
  fileprivate func suffix(while fits: (Character) -> Bool) -> Substring {
    guard let last = lastIndex(where: { !fits($0) }) else { return self[...] }
    return self[index(after: last)...]
  }
}
