import FoldoutForms
import HTTPTypes
import NIOCore

/// A request, read whole, before any of it is believed.
struct SiteRequest: Sendable {
  var method: HTTPRequest.Method
  /// The path, still encoded.
  var path: String
  /// The parameters of the address.
  var query: Parameters
  var headers: HTTPFields
  /// The body, for a request that changes something.
  var body: [UInt8]
  /// The fingerprint of what the page shows that sent it; behind points stand its language and its
  /// file.
  var shown: String?
  /// The host that was asked, under which links are handed on.
  var host: String?
  /// The connection, whose end gives a search up; `nil` where none is watched.
  var channel: (any Channel)?

  /// The language of the page that sent it: what was typed there is meant in that, also where
  /// another was chosen since, in which 1,234 is another number.
  var spoken: String? { part(of: shown, at: 1) }

  /// The mark of the file that the page shows; `nil` where it has none.
  var file: String? { part(of: shown, at: 2) }

  private func part(of name: String?, at index: Int) -> String? {
    name?.split(separator: ".", maxSplits: 2).dropFirst(index).first.map { String($0) }
  }

  /// True where the script asks, which applies batches, and not a browser that wants a page.
  var wantsBatch: Bool {
    headers[.accept]?.contains(MediaType.batch) == true
  }

  /// True for an address of pages: neither a file of ours nor a record's picture is one.
  var isForPage: Bool {
    path.split(separator: "/").first != "_" && query[.picture] == nil
  }

  /// The body as a form's parameters. Throws where it is none.
  func form() throws(WebRequestError) -> Parameters {
    let type = headers[.contentType]
    if let boundary = type.flatMap({ Multipart.boundary(of: $0) }) {
      guard let sent = try Multipart(body, boundary: boundary),
        let form = Parameters(sent)
      else { throw .malformedUpload }
      return form
    }
    let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
    // An empty body needs no type: a form without fields is sent so by some programs.
    guard isForm || (type == nil && body.isEmpty) else { throw .notAForm(type) }
    return try Parameters(body)
  }
}
