import FoldoutForms

/// The parts of a form with files: `multipart/form-data` (RFC 7578) as browsers write it (HTML,
/// section 4.10.21.8).
///
/// The parser is strict: it refuses anything that a browser would not send.
struct Multipart {
  /// One part: a text field, or a file.
  struct Part: Equatable {
    var name: String
    /// The file's name, which isn't trusted; `nil` for a text field.
    var fileName: String?
    var content: [UInt8]
  }

  private(set) var parts: [Part] = []

  /// Parses a body; `nil` if it is malformed.
  ///
  /// Throws `tooManyParameters` at the first part beyond ``Parameters/maxCount``. A form sends one
  /// part for each of its controls.
  ///
  /// Complexity: O(length).
  init?(_ body: [UInt8], boundary: String) throws(WebRequestError) {
    let opening = Array("--\(boundary)".utf8)
    let between = Array("\r\n--\(boundary)".utf8)
    guard body.starts(with: opening) else { return nil }
    var offset = opening.count
    while true {
      // A boundary is followed by the end of the body, or by a line break and a part.
      let rest = body[offset...]
      if rest.elementsEqual("--\r\n".utf8) || rest.elementsEqual("--".utf8) { return }
      guard parts.count < Parameters.maxCount else {
        throw .tooManyParameters(limit: Parameters.maxCount)
      }
      let headLimit = min(body.count, offset + Multipart.maxHead)
      guard rest.starts(with: "\r\n".utf8),
        let end = body.range(of: Multipart.blankLine, in: offset..<headLimit),
        let next = body.range(of: between, in: end.upperBound..<body.count),
        let head = String(validating: body[offset..<end.lowerBound], as: UTF8.self),
        let (name, fileName) = Multipart.disposition(head)
      else { return nil }
      let content = Array(body[end.upperBound..<next.lowerBound])
      parts.append(Part(name: name, fileName: fileName, content: content))
      offset = next.upperBound
    }
  }

  /// The maximum length of a part's head in bytes, with the line breaks around it.
  private static let maxHead = 4096
  private static let blankLine = Array("\r\n\r\n".utf8)

  /// Returns the boundary in a content type (RFC 2046, section 5.1.1); `nil` if the type is another
  /// one or has no boundary.
  static func boundary(of type: String) -> String? {
    let halves = type.split(separator: ";", maxSplits: 1)
    guard halves.count == 2, halves[0].lowercased() == "multipart/form-data" else { return nil }
    let parameter = halves[1].drop { $0 == " " }
    guard parameter.lowercased().hasPrefix("boundary=") else { return nil }
    let value = parameter.dropFirst("boundary=".count).filter { $0 != "\"" }
    guard (1...70).contains(value.utf8.count),
      value.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: ";") })
    else { return nil }
    return String(value)
  }

  /// Parses the name and the file's name from the head of a part.
  private static func disposition(_ head: String) -> (name: String, fileName: String?)? {
    var found: (String, String?)?
    for line in head.split(separator: "\r\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      switch halves[0].lowercased() {
      case "content-type": continue
      case "content-disposition":
        guard found == nil, let names = names(halves[1]) else { return nil }
        found = names
      default: return nil
      }
    }
    return found
  }

  /// Parses `form-data; name="…"; filename="…"`, in which quotes and line breaks are
  /// percent-encoded.
  private static func names(_ text: Substring) -> (String, String?)? {
    let start = " form-data; name=\""
    guard text.hasPrefix(start) else { return nil }
    var rest = text.dropFirst(start.count)
    guard let end = rest.firstIndex(of: "\"") else { return nil }
    let name = unescaped(rest[..<end])
    rest = rest[rest.index(after: end)...]
    guard !rest.isEmpty else { return (name, nil) }
    let second = "; filename=\""
    guard rest.hasPrefix(second), rest.hasSuffix("\""), rest.count > second.count else {
      return nil
    }
    let file = rest.dropFirst(second.count).dropLast()
    return file.contains("\"") ? nil : (name, unescaped(file))
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing(
      "%0A", with: "\n")
  }
}

extension [UInt8] {
  /// Returns where a line break and what follows it first occur within a range; `nil` if they do
  /// not.
  ///
  /// Complexity: O(length of what precedes them), because only line breaks are compared. Foundation
  /// searches `Data` in a time that depends on the whole range, 2,000 times for as many parts.
  fileprivate func range(of bytes: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let first = bytes.first else { return nil }
    var start = range.lowerBound
    while let found = position(of: first, in: start..<range.upperBound) {
      let end = found + bytes.count
      guard end <= range.upperBound else { return nil }
      if self[found..<end].elementsEqual(bytes) { return found..<end }
      start = found + 1
    }
    return nil
  }
}
