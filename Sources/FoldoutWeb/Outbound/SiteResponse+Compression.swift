import HTTPTypes

extension SiteResponse {
  /// The minimum size of a compressed body, in bytes. Below it the header costs as much as it
  /// saves.
  private static let minCompressed = 1000

  /// Compresses the body if the client accepts gzip and the answer is a text of some length.
  mutating func compress(accepting encodings: String?) {
    let type = headers[.contentType] ?? ""
    guard body.count >= SiteResponse.minCompressed, headers[.contentEncoding] == nil,
      !type.hasPrefix("image/") || type.hasPrefix("image/svg"),
      SiteResponse.acceptsGzip(encodings), let compressed = Gzip.compress(body)
    else { return }
    body = compressed
    headers[.contentEncoding] = "gzip"
  }

  /// True if `Accept-Encoding` accepts gzip, by name or by `*`, with a weight above zero (RFC 9110,
  /// section 12.5.3).
  static func acceptsGzip(_ header: String?) -> Bool {
    guard let header else { return false }
    var weights: [String: Double] = [:]
    for part in header.split(separator: ",") {
      let halves = part.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let name = halves.first else { continue }
      let weight = halves.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      weights[name] = weight.map { Double($0) ?? 0 } ?? 1
    }
    return (weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0) > 0
  }
}
