internal import Foundation

/// One HTTP/1.1 request, sent exactly as given.
public struct RawRequest: Sendable {
  /// The method, in upper case.
  public var method: String
  /// The path with its query, already encoded.
  public var path: String
  /// The header lines; ``addsFraming`` can add two.
  public var headers: RawHeaders
  /// The bytes of the body.
  public var body: [UInt8]
  /// True to add `Host` and `Content-Length` if they are missing.
  public var addsFraming = true

  /// Creates a request.
  public init(
    _ method: String, _ path: String, headers: RawHeaders = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.headers = headers
    self.body = body
  }

  /// Creates the POST request of a form, encoded as by a browser, with the fields in order.
  public init(
    form fields: KeyValuePairs<String, String>, to path: String, headers: RawHeaders = [:]
  ) {
    // The unreserved characters of a URL; all others, including spaces, are percent-encoded.
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    func encoded(_ text: String) -> String {
      guard let encoded = text.addingPercentEncoding(withAllowedCharacters: plain) else {
        preconditionFailure("A text cannot be percent-encoded: \(text)")
      }
      return encoded
    }
    let text = fields.map { "\(encoded($0.key))=\(encoded($0.value))" }.joined(separator: "&")
    self.init("POST", path, headers: headers, body: Array(text.utf8))
    if headers["Content-Type"] == nil {
      self.headers.append("Content-Type", "application/x-www-form-urlencoded")
    }
  }

  /// Returns the bytes to send.
  func encoded(host: String) -> [UInt8] {
    var lines = headers
    if addsFraming {
      if lines["Host"] == nil { lines.append("Host", host) }
      let isFramed = lines["Content-Length"] != nil || lines["Transfer-Encoding"] != nil
      if !isFramed, !body.isEmpty || method == "POST" {
        lines.append("Content-Length", String(body.count))
      }
    }
    let head = lines.lines.map { "\($0.name): \($0.value)\r\n" }.joined()
    return Array("\(method) \(path) HTTP/1.1\r\n\(head)\r\n".utf8) + body
  }
}
