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
