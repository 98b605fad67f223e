/// A text that is plausible as an e-mail address.
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
