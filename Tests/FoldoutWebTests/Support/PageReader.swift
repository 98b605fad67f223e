@testable import FoldoutWeb

/// A parser of this program's pages, stricter than any browser.
///
/// Attributes need double quotes, elements must be closed in order, ids must be unique, and only
/// the five entities that escaping writes are allowed.
struct PageReader {
  /// A parse error, with the text that follows it.
  struct PageError: Error {
    var what: String
    var rest: String
  }

  private static let empty: Set<String> = ["meta", "link", "input", "br", "img"]
  /// Elements whose end tag may be omitted before a sibling of the same name, or at their parent's
  /// end.
  private static let unended: Set<String> = ["option"]
  private static let raw: Set<String> = ["textarea", "title", "script"]

  private var rest: Substring
  private var ids: Set<String> = []

  /// Returns the root element of a whole page.
  static func page(_ answer: SiteResponse) throws -> Element {
    let text = answer.text
    let start = "<!doctype html>\n"
    guard text.hasPrefix(start) else { throw PageError(what: "no doctype", rest: text) }
    return try element(String(text.dropFirst(start.count)))
  }

  /// Returns the single element that makes up the whole text.
  static func element(_ html: String) throws -> Element {
    var reader = PageReader(rest: Substring(html.withLineFeeds))
    guard case .element(let element)? = try reader.node() else { throw reader.fault("no element") }
    guard reader.rest.isEmpty else { throw reader.fault("something follows") }
    return element
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func node() throws -> Element.Node? {
    guard let first = rest.first else { return nil }
    guard first == "<" else { return .text(try PageReader.decoded(take { $0 != "<" })) }
    guard !rest.hasPrefix("</") else { return nil }
    rest.removeFirst()
    var element = Element(name: String(take { $0.isLetter || $0.isNumber }))
    while rest.first == " " {
      rest.removeFirst()
      let name = String(take { $0 != "=" && $0 != ">" && $0 != " " })
      guard !name.isEmpty, element[name] == nil else { throw fault("a bad or second attribute") }
      element.attributes[name] = ""
      guard rest.hasPrefix("=") else { continue }
      guard rest.hasPrefix("=\"") else { throw fault("an attribute without quotes") }
      rest.removeFirst(2)
      element.attributes[name] = try PageReader.decoded(take { $0 != "\"" })
      try expect("\"")
    }
    try expect(">")
    if let id = element["id"], !ids.insert(id).inserted { throw fault("a second id \(id)") }
    if PageReader.empty.contains(element.name) { return .element(element) }
    if PageReader.raw.contains(element.name) {
      if element.name == "textarea", rest.first == "\n" { rest.removeFirst() }
      element.children = [.text(try PageReader.decoded(take { $0 != "<" }))]
    } else {
      while !isLeftOpen(element), let child = try node() { element.children.append(child) }
    }
    guard !isLeftOpen(element) else { return .element(element) }
    try expect("</\(element.name)>")
    return .element(element)
  }

  private func isLeftOpen(_ element: Element) -> Bool {
    PageReader.unended.contains(element.name)
      && (rest.hasPrefix("<\(element.name)") || rest.hasPrefix("</select>"))
  }

  private mutating func take(while fits: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: fits)
    rest.removeFirst(part.count)
    return part
  }

  private mutating func expect(_ text: String) throws {
    guard rest.hasPrefix(text) else { throw fault("not \(text)") }
    rest.removeFirst(text.count)
  }

  private func fault(_ what: String) -> PageError {
    PageError(what: what, rest: String(rest.prefix(80)))
  }

  private static func decoded(_ text: Substring) throws -> String {
    let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var decoded = String(parts.removeFirst())
    for part in parts {
      let halves = part.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let character = entities[String(halves[0])] else {
        throw PageError(what: "an ampersand that is not escaped", rest: String(part))
      }
      decoded += character + halves[1]
    }
    return decoded
  }
}
