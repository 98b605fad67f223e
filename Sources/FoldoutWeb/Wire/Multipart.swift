import Foundation

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
    let data = Data(body)
    let opening = Data("--\(boundary)".utf8)
    let between = Data("\r\n--\(boundary)".utf8)
    guard data.starts(with: opening) else { return nil }
    var offset = opening.count
    while true {
      // A boundary is followed by the end of the body, or by a line break and a part.
      let rest = data[offset...]
      if rest.elementsEqual("--\r\n".utf8) || rest.elementsEqual("--".utf8) { return }
      guard parts.count < Parameters.maxCount else {
        throw .tooManyParameters(limit: Parameters.maxCount)
      }
      guard rest.starts(with: "\r\n".utf8),
        let end = data.range(of: Data("\r\n\r\n".utf8), in: offset..<data.count),
        end.lowerBound - offset < 4096,
        let next = data.range(of: between, in: end.upperBound..<data.count),
        let head = String(validating: data[offset..<end.lowerBound], as: UTF8.self),
        let (name, fileName) = Multipart.disposition(head)
      else { return nil }
      let content = [UInt8](data[end.upperBound..<next.lowerBound])
      parts.append(Part(name: name, fileName: fileName, content: content))
      offset = next.upperBound
    }
  }

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
