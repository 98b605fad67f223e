/// A text that can be an address of the web.
///
/// ```
/// https://example.org/a?b#c   with http or https: any machine, also localhost or a number
/// example.org/a               without: a domain of two parts or more
/// ```
///
/// Other schemes are refused, because a link to them may do something else than open a page; and
/// so is a name or password before the machine, which is a way to lead people astray.
public struct WebAddress: Hashable, Sendable {
  /// The address as it was written.
  public let text: String
  /// The address as a link that opens the page.
  public let link: String

  /// The address that a text is; `nil` for none.
  public init?(_ text: String) {
    guard text.utf8.count <= 2000, text.unicodeScalars.allSatisfy(WebAddress.isVisible) else {
      return nil
    }
    let folded = text.lowercased()
    let scheme = ["https://", "http://"].first { folded.hasPrefix($0) }
    let rest = text.dropFirst(scheme?.count ?? 0)
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let host = WebAddress.host(of: authority) else { return nil }
    if scheme == nil {
      guard DomainName.isPublic(host) else { return nil }
    } else {
      guard WebAddress.isMachine(host) else { return nil }
    }
    self.text = text
    link = scheme == nil ? "https://" + text : text
  }

  /// The text before the port; `nil` where the port is none.
  private static func host(of authority: Substring) -> Substring? {
    let end = authority.hasPrefix("[") ? authority.firstIndex(of: "]") : authority.startIndex
    guard let end, let colon = authority[end...].firstIndex(of: ":") else { return authority }
    let port = authority[authority.index(after: colon)...]
    guard port.utf8.count <= 5, port.utf8.allSatisfy(isDigit), let number = Int(port),
      (1...65_535).contains(number)
    else { return nil }
    return authority[..<colon]
  }

  private static func isMachine(_ host: Substring) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      let number = host.dropFirst().dropLast()
      return number.contains(":")
        && number.allSatisfy { $0.isHexDigit && $0.isASCII || $0 == ":" || $0 == "." }
    }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if labels.last?.allSatisfy(\.isWholeNumber) == true {
      return labels.count == 4
        && labels.allSatisfy {
          $0.utf8.count <= 3 && $0.utf8.allSatisfy(isDigit) && UInt8($0) != nil
        }
    }
    return host.utf8.count <= 253 && labels.allSatisfy(DomainName.isLabel)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// No blank, no quote or bracket that ends a link in other texts, and nothing that is not seen.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: !"<>\"\\`".unicodeScalars.contains(scalar)
    }
  }
}
