/// One HTTP/1.1 answer, unprocessed: not decompressed, redirects not followed, any status accepted.
public struct RawResponse: Sendable, Equatable {
  /// The status code.
  public let status: Int
  /// The header lines.
  public let headers: RawHeaders
  /// The bytes of the body, without chunk framing.
  public let body: [UInt8]

  /// The body as UTF-8.
  public var text: String { String(decoding: body, as: UTF8.self) }
}

extension RawResponse {
  /// The status line and header lines of an answer.
  struct Head {
    let status: Int
    let headers: RawHeaders

    init(_ text: String) throws(DriverError) {
      // "\r\n" is one Character, so splitting at newlines removes both bytes.
      let lines = text.split(whereSeparator: \.isNewline)
      let first = lines.first.map(String.init) ?? ""
      let words = first.split(separator: " ")
      guard first.hasPrefix("HTTP/1."), words.count >= 2, let status = Int(words[1]) else {
        throw .malformedAnswer(line: first)
      }
      var headers: RawHeaders = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw .malformedAnswer(line: String(line)) }
        headers.append(String(parts[0]), String(parts[1].trimmingBlanks()))
      }
      self.status = status
      self.headers = headers
    }
  }
}

extension Substring {
  /// Returns the text without spaces and tabs at its ends.
  func trimmingBlanks() -> Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
    return start[...last]
  }
}
