import HTTPTypes

/// Decides who may ask, by what the request says of where it comes from.
///
/// There is no access control yet, so the server listens on this machine only; and since any page
/// in any browser here can make requests to it, each request must name this server as its host
/// (else a foreign name that resolves to 127.0.0.1 could read the answers), a change must come from
/// one of our own pages, or from no browser at all, and so must every read but one: another site's
/// page may lead to a page of ours.
struct OriginPolicy: Sendable {
  /// The port that is listened to.
  var port: Int

  /// Throws the reason why the request is not answered; it asks for a page, or for anything else.
  func check(_ request: HTTPRequest, asksForPage: Bool) throws(WebRequestError) {
    // A second `Host` stays among the fields, and a proxy before us may have believed that one.
    guard let host = request.authority, !host.isEmpty, request.headerFields[.secondHost] == nil
    else {
      throw .withoutOneHost
    }
    guard isOurs(host) else { throw .foreignHost(host, port: port) }
    let site = request.headerFields[.secFetchSite]
    guard request.method != .get, request.method != .head else {
      guard isOurs(site: site) || (asksForPage && isNavigation(request)) else {
        throw .foreignReader(port: port)
      }
      return
    }
    if let origin = request.headerFields[.origin] {
      // Browsers send `null` for a page without an origin: a file, a sandboxed frame.
      guard origin == "http://\(host)" else { throw .foreignOrigin(origin) }
    } else if let site, site != "same-origin" {
      throw .foreignOrigin(site)
    }
  }

  private func isOurs(_ host: String) -> Bool {
    let names = ["localhost", "127.0.0.1", "[::1]"]
    return names.contains { name in
      // A browser leaves the port out where it is the scheme's own.
      host.lowercased() == "\(name):\(port)" || (port == 80 && host.lowercased() == name)
    }
  }

  /// True for a page of ours, for what a person typed, and for no browser or an old one.
  private func isOurs(site: String?) -> Bool {
    site == nil || site == "same-origin" || site == "none"
  }

  /// True where a tab goes to the address, and no element of another page: an image, a frame.
  private func isNavigation(_ request: HTTPRequest) -> Bool {
    let destination = request.headerFields[.secFetchDest] ?? "document"
    return request.method == .get && destination == "document"
      && request.headerFields[.secFetchMode] == "navigate"
  }
}

extension HTTPField.Name {
  static let secFetchSite = HTTPField.Name(literal: "Sec-Fetch-Site")
  static let secFetchMode = HTTPField.Name(literal: "Sec-Fetch-Mode")
  static let secFetchDest = HTTPField.Name(literal: "Sec-Fetch-Dest")
  static let secondHost = HTTPField.Name(literal: "Host")
}
