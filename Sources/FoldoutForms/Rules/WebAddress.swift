/// A text that is plausible as a web address.
///
/// ```swift
/// let page = WebAddress("example.org/a")
/// let nothing = WebAddress("ftp://example.org/a")  // nil
/// ```
///
/// ```
/// https://example.org/a?b#c   with a scheme: any host, also localhost or an IP address
/// example.org/a               without a scheme: a domain of two or more labels
/// ```
///
/// Schemes other than `http` and `https` are refused, because such a link may do more than open a
/// page. A user name or password before the host is refused, because it can disguise where a link
/// leads.
public struct WebAddress: Hashable, Sendable {
  /// The address as it was typed.
  public let text: String
  /// A link that opens the page.
  public let link: String

  /// Parses a text; returns `nil` if it is not a web address.
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
      guard WebAddress.isHost(host) else { return nil }
    }
    self.text = text
    link = scheme == nil ? "https://" + text : text
  }

  /// Returns the host without its port; `nil` if the port is not a number from 1 to 65,535.
  private static func host(of authority: Substring) -> Substring? {
    let end = authority.hasPrefix("[") ? authority.firstIndex(of: "]") : authority.startIndex
    guard let end, let colon = authority[end...].firstIndex(of: ":") else { return authority }
    let port = authority[authority.index(after: colon)...]
    guard port.utf8.count <= 5, port.utf8.allSatisfy(isDigit), let number = Int(port),
      (1...65_535).contains(number)
    else { return nil }
    return authority[..<colon]
  }

  private static func isHost(_ host: Substring) -> Bool {
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

  /// True unless the character is invisible, a blank, or a quote or bracket that would end a link
  /// in a text.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: !"<>\"\\`".unicodeScalars.contains(scalar)
    }
  }
}
