import FoldoutRecords
import HTTPTypes

/// The response to a request, as a value without any network.
struct SiteResponse: Sendable {
  /// The `Cache-Control` header of an answer: who may keep it, and how long.
  enum Caching: String, Sendable {
    /// For a page: the browser keeps it for Back, and revalidates it before it shows it again.
    case page = "private, no-cache"
    /// For a batch, or a page without script: it describes one moment, and Back must not show it
    /// again.
    case never = "no-store"
    /// For a picture of a record, identified by its bytes: only this browser may keep it.
    case picture = "private, max-age=31536000, immutable"
    /// For a file with the hash of its content in its name.
    case forever = "max-age=31536000, immutable"
  }

  /// The status of an answer.
  typealias Status = HTTPResponse.Status

  var status: Status
  var headers: HTTPFields
  var body: [UInt8]
  /// The reason for a refusal, in English for the log; `nil` if nothing was refused.
  var reason: String?
  /// A body that is sent piece by piece instead of `body`.
  var pieces: Pieces?
  /// True if the request stored something, or called the program: then this answer is never
  /// withheld.
  var followsChange = false
  /// The store's errors that caused the answer, for the log.
  var failures: [StoreError] = []

  /// The memory that the body takes while it is sent, in bytes.
  var memoryInUse: Int { pieces.map { 2 * $0.maxPieceSize } ?? body.count }

  /// The length of the body, in bytes.
  var length: Int { pieces?.length ?? body.count }

  /// Creates an answer with a body of a media type.
  init(_ status: Status = .ok, type: String, caching: Caching, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [
      .contentType: type,
      .cacheControl: caching.rawValue,
      .vary: "Accept, Accept-Language, Accept-Encoding, Cookie",
    ]
  }

  /// Returns an answer with an HTML page.
  static func page(
    status: Status = .ok, _ html: [UInt8], caching: Caching = .page
  ) -> SiteResponse {
    SiteResponse(status, type: "text/html; charset=utf-8", caching: caching, body: html)
  }

  /// Returns an answer with a batch for the script.
  static func batch(status: Status = .ok, _ batch: Batch) -> SiteResponse {
    SiteResponse(status, type: Batch.mediaType, caching: .never, body: batch.json)
  }

  /// Returns a redirect to the page that follows a stored change.
  static func seeOther(_ location: String) -> SiteResponse {
    var answer = SiteResponse(
      .seeOther, type: "text/plain; charset=utf-8", caching: .never, body: Array(location.utf8))
    answer.headers[.location] = location
    return answer
  }

  /// Adds the security headers: who may load and frame the answer, and what may run in it and be
  /// sent.
  ///
  /// The referrer policy is not `no-referrer`, with which our own forms would send `Origin: null`
  /// and be refused. Scripts and styles have no content security policy: it applies to documents
  /// only, and would be a third of a small file.
  mutating func addSecurityHeaders() {
    // Files that never change contain no records, and headers count in the budget of a first view.
    let isFile = headers[.cacheControl] == Caching.forever.rawValue
    if !isSubresource {
      headers[.contentSecurityPolicy] = isFile ? SiteResponse.nothing : SiteResponse.ownFiles
    }
    headers[.xContentTypeOptions] = "nosniff"
    guard !isFile else { return }
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginResourcePolicy] = "same-origin"
  }

  /// The policy of a page: it loads files of this server only, and is in no other site's frame.
  private static let ownFiles = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
    form-action 'self'; frame-ancestors 'none'; base-uri 'none'
    """
  /// The policy of an image that is opened as a page of its own: it loads nothing.
  private static let nothing = "default-src 'none'"

  /// True for a script or a style sheet.
  private var isSubresource: Bool {
    guard let type = headers[.contentType] else { return false }
    return type.hasPrefix("text/javascript") || type.hasPrefix("text/css")
  }
}

extension HTTPField.Name {
  fileprivate static let referrerPolicy = HTTPField.Name(literal: "Referrer-Policy")
  fileprivate static let crossOriginResourcePolicy =
    HTTPField.Name(literal: "Cross-Origin-Resource-Policy")
}

extension Assets {
  /// Returns an answer with a file; `nil` if no file has that name.
  func answer(_ name: String, accepting encodings: String?) -> SiteResponse? {
    guard let file = file(named: name) else { return nil }
    var answer = SiteResponse(type: file.type, caching: .forever, body: file.bytes)
    // Don't vary by `Cookie`: the first cookie would make the browser fetch all files again.
    answer.headers[.vary] = "Accept-Encoding"
    guard let compressed = file.compressed, SiteResponse.acceptsGzip(encodings) else {
      return answer
    }
    answer.body = compressed
    answer.headers[.contentEncoding] = "gzip"
    return answer
  }
}
