/// The form of names of machines on the internet.
enum DomainName {
  /// True for a domain of two parts or more, of letters of any script; the last part has
  /// a letter, or it would be the number of a machine.
  static func isPublic(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, text.utf8.count <= 253, let last = labels.last else { return false }
    return labels.allSatisfy(isLabel) && last.contains(where: \.isLetter)
  }

  /// True for one part of a domain: up to 63 bytes of letters, digits, and hyphens that
  /// stand neither first nor last (RFC 1123, section 2.1).
  static func isLabel(_ text: Substring) -> Bool {
    (1...63).contains(text.utf8.count) && text.first != "-" && text.last != "-"
      && text.unicodeScalars.allSatisfy { $0 == "-" || isOfWord($0) }
  }

  /// True for a letter, a digit, or a mark on one, of any script.
  static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
