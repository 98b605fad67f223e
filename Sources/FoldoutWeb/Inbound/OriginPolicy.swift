import HTTPTypes

/// Decides if a request is answered, by its host and its origin.
///
/// There is no access control yet, so the server listens on this machine only. Any page in any
/// browser here can still send requests to it. Therefore each request must name this server as its
/// host: otherwise a foreign name that resolves to 127.0.0.1 could read the answers. A change must
/// come from one of our own pages, or from no browser at all. So must a read, with one exception:
/// another site's page may link to a page of ours.
struct OriginPolicy: Sendable {
  /// The port that the server listens on.
  var port: Int

  /// Throws the reason for refusing a request. `asksForPage` is false for pictures and static
  /// files.
  func check(_ request: HTTPRequest, asksForPage: Bool) throws(WebRequestError) {
    // A second `Host` stays among the fields, and a proxy before us may have used that one.
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
      // Browsers omit the port if it is the scheme's default.
      host.lowercased() == "\(name):\(port)" || (port == 80 && host.lowercased() == name)
    }
  }

  /// True for a page of ours, for a typed address, and for a client that does not send the header.
  private func isOurs(site: String?) -> Bool {
    site == nil || site == "same-origin" || site == "none"
  }

  /// True if a tab navigates to the address; false for an element of another page, such as an
  /// image.
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
