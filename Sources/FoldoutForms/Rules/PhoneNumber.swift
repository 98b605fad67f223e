/// A text that can be a phone number.
///
/// Three digits, as in 112, to fifteen, the most that ITU-T E.164 has; of any script; in any
/// groups that blanks, hyphens, points, slashes and pairs of brackets make; with a plus in front
/// or not; and with the number of an extension behind (`x12`, `ext. 12`, `#12`) or not. Letters
/// are refused, because not every phone has them on its keys.
public struct PhoneNumber: Hashable, Sendable {
  /// The number as it was written.
  public let text: String
  /// The number as a link that calls it.
  public let link: String

  /// The digits to dial, and those of an extension behind them.
  ///
  /// It is made once, because a literal is compiled wherever it is reached. `nonisolated(unsafe)`:
  /// it is never changed, and is not `Sendable` only because others may hold code of their own.
  nonisolated(unsafe) private static let parts =
    /(.*?)(?:(?:;ext=|ext\.?|x|#) ?(\p{Nd}{1,7}))?/.ignoresCase()

  /// The number that a text is; `nil` for none.
  public init?(_ text: String) {
    guard text.utf8.count <= 200, let match = text.wholeMatch(of: PhoneNumber.parts)
    else { return nil }
    var digits = ""
    var depth = 0
    var isInternational = false
    // The zero in +49 (0) 30 is dialled at home only.
    let dialled = match.1.contains("+") ? match.1.replacing("(0)", with: " ") : match.1
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
    let ending = match.2.map { $0.compactMap(\.wholeNumberValue).map(String.init).joined() }
    link =
      "tel:" + (isInternational ? "+" : "") + digits + (ending.map { ";ext=\($0)" } ?? "")
  }
}

extension Character {
  /// True for a digit of any script: 三 is a number, and no digit.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
  }
}
