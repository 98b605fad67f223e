import FoldoutForms
import FoldoutRecords
import Foundation
import HTTPTypes

@testable import FoldoutApp
@testable import FoldoutWeb

/// An in-process client of a site, with the request headers of a browser or of the script.
struct Visitor: Sendable {
  /// The current time in all tests: noon of 9 March 2026 in Berlin.
  static let now = Date(timeIntervalSince1970: 1_773_054_000)
  static let port = 8080

  var site: Site
  var headers: HTTPFields = [:]

  init(
    _ store: any RecordStore, title: String = "company.sqlite", size: Int64? = 12_288,
    screens: [Screen] = [], forms: [String: Form<DynamicRecord>] = [:], home: Address? = nil,
    language: String? = nil
  ) {
    site = Site(
      app: App(
        Catalog(title: title, size: size, screens: screens, home: home),
        Sources(store, forms: forms)),
      shell: PageShell(assets: .served),
      resolver: EnvironmentResolver(
        zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, now: { Visitor.now }))
    if let language { headers[.acceptLanguage] = language }
  }

  /// Creates a client of a program's host.
  init(_ host: WebHost) {
    site = host.site(
      PageShell(assets: .served),
      EnvironmentResolver(
        zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt, now: { Visitor.now }))
  }

  /// Returns the answer to a request; the address may have parameters and an anchor.
  func ask(
    _ method: HTTPRequest.Method, _ address: String, _ more: HTTPFields = [:], body: [UInt8] = [],
    host: String? = "127.0.0.1:\(Visitor.port)"
  ) async -> SiteResponse {
    let bare = address.prefix { $0 != "#" }
    let halves = bare.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var fields = headers
    for field in more { fields[field.name] = field.value }
    var ask = SiteRequest(
      method: method == .head ? .get : method, path: String(halves[0]), query: .none,
      headers: fields, body: body)
    let routes = Routes(site: site)
    do {
      ask.query = try Parameters((halves.count > 1 ? String(halves[1]) : "").utf8)
    } catch {
      return await routes.refused(error, to: ask)
    }
    let head = HTTPRequest(
      method: method, scheme: "http", authority: host, path: String(bare), headerFields: fields)
    do {
      try OriginPolicy(port: Visitor.port).check(head, asksForPage: ask.isForPage)
      return await routes.answer(ask)
    } catch {
      return await routes.refused(error, to: ask)
    }
  }

  /// Returns a page, requested as by a browser.
  func get(_ address: String) async -> SiteResponse {
    await ask(.get, address)
  }

  /// Returns a batch, requested as by the script.
  func batch(_ address: String) async -> SiteResponse {
    await ask(.get, address, Visitor.script)
  }

  /// Posts a form as a browser does, with the origin of the site itself.
  func post(_ address: String, _ pairs: [(String, String)], _ more: HTTPFields = [:]) async
    -> SiteResponse
  {
    var fields: HTTPFields = [
      .contentType: "application/x-www-form-urlencoded",
      .origin: "http://127.0.0.1:\(Visitor.port)",
    ]
    for field in more { fields[field.name] = field.value }
    return await ask(.post, address, fields, body: Array(FormBody.encode(pairs).utf8))
  }

  /// The headers that the script adds to its requests.
  static let script: HTTPFields = [.accept: Batch.mediaType]
}

extension SiteResponse {
  var code: Int { status.code }

  var location: String? { headers[.location] }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// Returns the whole body, even if it is sent in pieces.
  func whole() async throws -> [UInt8] {
    guard let pieces else { return body }
    var bytes: [UInt8] = []
    try await pieces.send { bytes += $0 }
    return bytes
  }

  /// The page's HTML with a line break between adjacent tags.
  var pageLines: String { text.replacing("><", with: ">\n<") + "\n" }
}
