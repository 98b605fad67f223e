import HTTPTypes

/// The answer to a request, before any network is involved.
struct Answer: Sendable {
  /// The rules for keeping an answer: by whom and for what time.
  enum Caching: String, Sendable {
    /// A page: the browser keeps it for Back, and asks before it shows it again.
    case page = "private, no-cache"
    /// A batch, or a page without script: it is about one moment, and Back must not show it again.
    case never = "no-store"
    /// A picture of somebody's record, by its bytes: for that browser alone.
    case picture = "private, max-age=31536000, immutable"
    /// A file with its own content's hash in its name.
    case forever = "public, max-age=31536000, immutable"
  }

  /// The status of an answer.
  typealias Status = HTTPResponse.Status

  var status: Status
  var headers: HTTPFields
  var body: [UInt8]
  /// The reason for a refusal, in plain English for the log; `nil` where nothing was refused.
  var reason: String?
  /// A body that is sent piece by piece, in the place of `body`.
  var pieces: Pieces?

  /// The number of bytes that are in memory while the answer is sent.
  var held: Int { pieces.map { 2 * $0.maxAtOnce } ?? body.count }

  /// The number of bytes of the body.
  var length: Int { pieces?.length ?? body.count }

  /// A body of a type.
  init(_ status: Status = .ok, type: String, caching: Caching, body: [UInt8]) {
    self.status = status
    self.body = body
    headers = [
      .contentType: type,
      .cacheControl: caching.rawValue,
      .vary: "Accept, Accept-Language, Accept-Encoding, Cookie",
    ]
  }

  /// A page.
  static func page(status: Status = .ok, _ html: [UInt8]) -> Answer {
    Answer(status, type: "text/html; charset=utf-8", caching: .page, body: html)
  }

  /// A batch for the script.
  static func batch(status: Status = .ok, _ batch: Batch) -> Answer {
    Answer(status, type: Batch.mediaType, caching: .never, body: batch.json)
  }

  /// The address to go on at after a change was stored.
  static func seeOther(_ location: String) -> Answer {
    var answer = Answer(
      .seeOther, type: "text/plain; charset=utf-8", caching: .never, body: Array(location.utf8))
    answer.headers[.location] = location
    return answer
  }

  /// Adds what holds for every answer: who may load it, frame it, send from it and run in it.
  ///
  /// With `no-referrer` our own forms would send `Origin: null`, and be refused. A policy is that
  /// of a document: scripts and styles are none, and it would be a third of a small one.
  mutating func harden() {
    if !isSubresource {
      headers[.contentSecurityPolicy] = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        form-action 'self'; frame-ancestors 'none'; base-uri 'none'
        """
    }
    headers[.xContentTypeOptions] = "nosniff"
    // The files of every page tell nothing of a record, and the headers of a first view count.
    guard headers[.cacheControl] != Caching.forever.rawValue else { return }
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginResourcePolicy] = "same-origin"
  }

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
  /// The answer with the file of that name.
  func answer(_ name: String, accepting encodings: String?) -> Answer? {
    guard let file = file(named: name) else { return nil }
    var answer = Answer(type: file.type, caching: .forever, body: file.bytes)
    // Nothing else makes a difference; by Cookie, the first cookie would fetch all files again.
    answer.headers[.vary] = "Accept-Encoding"
    guard let compressed = file.compressed, Answer.takesGzip(encodings) else { return answer }
    answer.body = compressed
    answer.headers[.contentEncoding] = "gzip"
    return answer
  }
}
