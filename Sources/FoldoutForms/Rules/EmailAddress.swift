/// A text that is plausible as an e-mail address.
///
/// ```swift
/// let address = EmailAddress("ada@example.org")
/// let nothing = EmailAddress("ada at example.org")  // nil
/// ```
///
/// Only sending mail can show that an address works. So this requires only what every common
/// address has, after RFC 5321 and, for letters of all scripts, RFC 6531: a local part of up to 64
/// bytes without blanks or stray dots, one @, and a domain of two or more labels. Quoted local
/// parts, comments and IP addresses (`me@[10.0.0.1]`) are refused: in a form, they are mistakes.
public struct EmailAddress: Hashable, Sendable {
  /// The address as it was typed.
  public let text: String

  /// Parses a text; returns `nil` if it is not an e-mail address.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 254, (1...64).contains(parts[0].utf8.count),
      parts[0].split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(EmailAddress.isOfLocalPart) }),
      DomainName.isPublic(parts[1])
    else { return nil }
    self.text = text
  }

  /// A `mailto:` link to the address.
  public var link: String {
    let parts = text.split(separator: "@")
    return "mailto:" + parts.map { PercentCoding.encode(String($0)) }.joined(separator: "@")
  }

  private static func isOfLocalPart(_ scalar: Unicode.Scalar) -> Bool {
    DomainName.isLabelCharacter(scalar) || "!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
  }
}

/// Checks the syntax of host names on the internet.
enum DomainName {
  /// True for a domain of two or more labels, in any script, whose last label has a letter.
  ///
  /// Without a letter in the last label it could be an IP address.
  static func isPublic(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, text.utf8.count <= 253, let last = labels.last else { return false }
    return labels.allSatisfy(isLabel) && last.contains(where: \.isLetter)
  }

  /// True for one label: up to 63 bytes of letters, digits, and hyphens that are neither first nor
  /// last (RFC 1123, section 2.1).
  static func isLabel(_ text: Substring) -> Bool {
    (1...63).contains(text.utf8.count) && text.first != "-" && text.last != "-"
      && text.unicodeScalars.allSatisfy { $0 == "-" || isLabelCharacter($0) }
  }

  /// True for a letter, a decimal digit, or a combining mark, of any script.
  static func isLabelCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
