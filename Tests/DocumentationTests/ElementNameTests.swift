import Foundation
import Testing

/// Checks that the element ids shared by pages, batches and scripts are defined in one place.
@Suite("Ids of elements")
struct ElementNameTests {
  private static let file = "Sources/FoldoutWeb/Inbound/Wire/ElementName.swift"

  /// Returns the raw values of an enumeration of ids.
  private static func ids(_ type: String) throws -> [String] {
    let source = try Repository.text(file)
    let start = try #require(source.range(of: "enum \(type):"))
    let body = source[start.upperBound...].prefix { $0 != "}" }
    return body.matches(of: /\n  case ([a-zA-Z, ]+?)(?: = "([a-z-]+)")?(?=\n)/).flatMap { match in
      match.2.map { [String($0)] }
        ?? match.1.split(separator: ", ").map { String($0) }
    }
  }

  @Test("The wire format lists each element name")
  func listed() throws {
    let page = try Repository.text("Documentation/WireFormat.md")
    let rows = try Self.ids("RowElement")
    let sections = try Self.ids("SectionElement")
    let once = try Self.ids("PageElement")
    #expect(rows.count == 14 && sections == ["s", "g", "h", "t"] && once.count >= 14)
    let all = rows.map { "\($0)-FIELD" } + sections.map { "\($0)-SECTION" } + once
    for id in all { #expect(page.contains("`\(id)`"), "\(id)") }
    let table = try #require(page.components(separatedBy: "\n| id | element |").last)
    let ids = table.components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst()
      .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    #expect(Set(ids).subtracting(["say"]) == Set(all))
  }

  @Test(
    "An id that is written by hand is detected",
    arguments: [
      "<p id=\"live\">", "<p id=\\\"u-\\(id)\\\">", "<label for=\"i-\\(id)\">", "(id: \"head\"",
      "<a href=\"#pages\">", "aria-labelledby=\"k-\\(id) v-\\(id)\"", "popovertarget=\"p-\\(id)\"",
    ])
  func planted(_ source: String) {
    #expect(!Self.written(in: source).isEmpty)
  }

  @Test("Pages, editors and batches write no element name by hand")
  func sources() throws {
    for file in try Repository.files(under: "Sources/FoldoutWeb", ending: ".swift") {
      let source = try Repository.text(file).replacing(/(?m)^ *\/\/.*/, with: "")
      for id in Self.written(in: source) { Issue.record("\(file): \(id)") }
    }
  }

  /// Returns the ids that a source contains literally.
  private static func written(in source: String) -> [String] {
    let attribute =
      /(?:\b(?:id|for|popovertarget|aria-\w+by)=\\?"|\bid: "|href=\\?"#)(?!\\\()[^"\\]*/
    return source.matches(of: attribute).map { String($0.0) }
  }

  @Test("Scripts use no other element names")
  func scripts() throws {
    let letters = try Self.ids("RowElement").map { "\($0)-" }
    let known = Set(letters + (try Self.ids("PageElement")))
    var found: Set<String> = []
    for file in try Repository.files(under: "Sources/FoldoutWeb/Static", ending: ".js") {
      let source = try Repository.text(file)
      let named =
        source.matches(of: /[bB]yId\("([a-z-]+)"/).map { $0.1 }
        + source.matches(of: /"([a-z]-)" \+/).map { $0.1 }
        + source.matches(of: /\[id="([a-z]-)/).map { $0.1 }
        + source.matches(of: /["`]#([a-z]+)[ "`]/).map { $0.1 }
      for name in named {
        #expect(known.contains(String(name)), "\(file): \(name)")
        found.insert(String(name))
      }
    }
    #expect(found.isSuperset(of: ["r-", "d-", "e-", "i-", "f", "undo", "live", "order", "zone"]))
  }
}
