/// A text that can be an e-mail address.
///
/// Whether mail arrives only sending some can tell. So this asks for no more than every address
/// that people are given has, after RFC 5321 and, for letters of all scripts, RFC 6531: a name of
/// up to 64 bytes without blanks or stray dots, one @, and a domain of two parts or more. Names
/// in quotes, comments and addresses of machines (`me@[10.0.0.1]`) are refused: in a form, they
/// are mistakes.
public struct EmailAddress: Hashable, Sendable {
  /// The address as it was written.
  public let text: String

  /// The address that a text is; `nil` for none.
  public init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 254, (1...64).contains(parts[0].utf8.count),
      parts[0].split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(EmailAddress.isOfName) }),
      DomainName.isPublic(parts[1])
    else { return nil }
    self.text = text
  }

  /// The address as a link that begins a letter.
  public var link: String {
    let parts = text.split(separator: "@")
    return "mailto:" + parts.map { PercentCoding.encode(String($0)) }.joined(separator: "@")
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    DomainName.isOfWord(scalar) || "!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
  }
}
