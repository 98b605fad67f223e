import FoldoutForms

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

  private let bytes: [UInt8]
  private var position = 0
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
    var reader = PageReader(bytes: Array(html.withLineFeeds.utf8))
    guard case .element(let element)? = try reader.node() else { throw reader.fault("no element") }
    guard reader.next == nil else { throw reader.fault("something follows") }
    return element
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; `nil` at the end.
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func node() throws -> Element.Node? {
    guard let next else { return nil }
    guard next == UInt8(ascii: "<") else { return .text(try text(upTo: "<")) }
    guard !isNext("</") else { return nil }
    position += 1
    var element = Element(name: word(PageReader.isLetterOrDigit))
    while isNext(" ") {
      position += 1
      let name = word(PageReader.isInName)
      guard !name.isEmpty, element[name] == nil else { throw fault("a bad or second attribute") }
      element.attributes[name] = ""
      guard isNext("=") else { continue }
      guard isNext("=\"") else { throw fault("an attribute without quotes") }
      position += 2
      element.attributes[name] = try text(upTo: "\"")
      try expect("\"")
    }
    try expect(">")
    if let id = element["id"], !ids.insert(id).inserted { throw fault("a second id \(id)") }
    if PageReader.empty.contains(element.name) { return .element(element) }
    if PageReader.raw.contains(element.name) {
      if element.name == "textarea", isNext("\n") { position += 1 }
      element.children = [.text(try text(upTo: "<"))]
    } else {
      while !isLeftOpen(element), let child = try node() { element.children.append(child) }
    }
    guard !isLeftOpen(element) else { return .element(element) }
    try expect("</\(element.name)>")
    return .element(element)
  }

  private func isLeftOpen(_ element: Element) -> Bool {
    PageReader.unended.contains(element.name)
      && (isNext("<\(element.name)") || isNext("</select>"))
  }

  /// Returns true if a text follows here.
  private func isNext(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      let count = text.count
      guard bytes.count - position >= count else { return false }
      var index = 0
      while index < count {
        if bytes[position + index] != text[index] { return false }
        index += 1
      }
      return true
    }
  }

  /// Takes the bytes that satisfy the predicate.
  private mutating func word(_ fits: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, fits(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// True for an ASCII letter or digit. Numbers are compared faster than characters.
  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
  }

  /// True for a byte of an attribute's name, so for all except a blank, `=` and `>`.
  private static func isInName(_ byte: UInt8) -> Bool {
    byte != 0x20 && byte != 0x3D && byte != 0x3E
  }

  private static let entities: [(name: String, byte: UInt8)] = [
    ("amp;", UInt8(ascii: "&")), ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")),
    ("quot;", UInt8(ascii: "\"")), ("#39;", UInt8(ascii: "'")),
  ]

  /// Takes the text up to a byte, or to the end, and decodes its entities.
  private mutating func text(upTo mark: Unicode.Scalar) throws -> String {
    let end = bytes.position(of: UInt8(ascii: mark), in: position..<bytes.count) ?? bytes.count
    var decoded: [UInt8] = []
    while let sign = bytes.position(of: UInt8(ascii: "&"), in: position..<end) {
      decoded += bytes[position..<sign]
      position = sign + 1
      guard let entity = PageReader.entities.first(where: { isNext($0.name) }) else {
        throw fault("an ampersand that is not escaped")
      }
      decoded.append(entity.byte)
      position += entity.name.utf8.count
    }
    decoded += bytes[position..<end]
    position = end
    return String(decoding: decoded, as: UTF8.self)
  }

  private mutating func expect(_ text: String) throws {
    guard isNext(text) else { throw fault("not \(text)") }
    position += text.utf8.count
  }

  private func fault(_ what: String) -> PageError {
    PageError(what: what, rest: String(decoding: bytes[position...].prefix(80), as: UTF8.self))
  }
}
