import FoldoutForms
import HTTPTypes
import NIOCore

/// A request that is read completely, and not yet validated.
struct SiteRequest: Sendable {
  var method: HTTPRequest.Method
  /// The path, percent-encoded.
  var path: String
  /// The parameters of the address.
  var query: Parameters
  var headers: HTTPFields
  /// The body, for a request that changes something.
  var body: [UInt8]
  /// The fingerprint of the page that sent the request, then its language and its file's digest,
  /// separated by dots.
  var pageFingerprint: String?
  /// The host of the request, which shared links contain.
  var host: String?
  /// The connection, whose end cancels a search; `nil` if it is not watched.
  var channel: (any Channel)?

  /// The language of the page that sent the request. Typed texts are read in it, even if another
  /// language was chosen since, in which 1,234 may be another number.
  var pageLanguage: String? { part(of: pageFingerprint, at: 1) }

  /// The digest of the page's file; `nil` if it has none.
  var file: String? { part(of: pageFingerprint, at: 2) }

  private func part(of name: String?, at index: Int) -> String? {
    name?.split(separator: ".", maxSplits: 2).dropFirst(index).first.map { String($0) }
  }

  /// True if the script sent the request, which applies batches; false if a browser requests a
  /// page.
  var wantsBatch: Bool {
    headers[.accept]?.contains(MediaType.batch) == true
  }

  /// True for the address of a page; false for our static files and for records' pictures.
  var isForPage: Bool {
    path.split(separator: "/").first != "_" && query[.picture] == nil
  }

  /// Parses the body as a form's parameters. Throws if it is not a form.
  func form() throws(WebRequestError) -> Parameters {
    let type = headers[.contentType]
    if let boundary = type.flatMap({ Multipart.boundary(of: $0) }) {
      guard let sent = try Multipart(body, boundary: boundary),
        let form = Parameters(sent)
      else { throw .malformedUpload }
      return form
    }
    let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
    // An empty body needs no type: some programs send a form without fields that way.
    guard isForm || (type == nil && body.isEmpty) else { throw .notAForm(type) }
    return try Parameters(body)
  }
}

/// The target of a request line, as received.
///
/// ```
///   /t/people/1                           origin form: what browsers send; the `Host` has the host
///   http://localhost:8080/t/people/1      absolute form: what is sent to a proxy
/// ```
struct RequestTarget: Hashable, Sendable {
  private let text: String

  /// Creates a target from the text in the request line.
  init(_ text: String) {
    self.text = text
  }

  /// The host and port of an absolute form, with any user name before an `@`; `nil` for other
  /// forms.
  var authority: String? {
    guard text.first != "/", let start = text.firstRange(of: "://")?.upperBound else { return nil }
    let end = text[start...].firstIndex { "/?#\\".contains($0) } ?? text.endIndex
    return String(text[start..<end])
  }
}

extension HTTPField.Name {
  /// Creates a field name from a literal. Traps if it is not a token.
  init(literal: String) {
    guard let name = HTTPField.Name(literal) else {
      preconditionFailure("“\(literal)” is not a token as defined by RFC 9110, section 5.6.2.")
    }
    self = name
  }
}

/// The media types that requests ask for.
enum MediaType {
  /// The type of a batch for the script.
  static let batch = "application/vnd.foldout.batch+json"
}
