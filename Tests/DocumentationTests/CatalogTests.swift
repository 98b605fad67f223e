import Foundation
import Testing

/// Checks that the catalogs built by `make docs` list every public type and show tested code.
///
/// docc itself checks the links.
@Suite("Catalogs of documentation")
struct CatalogTests {
  private static let modules = [
    "Foldout", "FoldoutForms", "FoldoutApp", "FoldoutWeb", "FoldoutUIKit",
  ]

  private static let kinds: Set = [
    "struct", "enum", "class", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  private func catalog(_ module: String, _ page: String) throws -> String {
    try Repository.text("Sources/\(module)/\(module).docc/\(page).md")
  }

  @Test("Each public type is listed in one group of its module's page", arguments: modules)
  func topics(module: String) throws {
    let page = try catalog(module, module)
    let listed = page.matches(of: /(?m)^- ``(\w+)``$/).map { String($0.1) }
    var types: Set<String> = []
    for file in try Repository.files(under: "Sources/\(module)", ending: ".swift") {
      for line in try Repository.text(file).components(separatedBy: "\n")
      where line.hasPrefix("public ") && !line.hasPrefix("public import ") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
        guard let kind = words.firstIndex(where: { CatalogTests.kinds.contains($0) }) else {
          continue
        }
        types.insert(words[kind + 1])
      }
    }
    #expect(types.count >= 3)
    #expect(Set(listed).symmetricDifference(types).sorted() == [])
    #expect(Set(listed).count == listed.count)
  }

  @Test("Each page of a catalog is linked to", arguments: modules)
  func articles(module: String) throws {
    let page = try catalog(module, module)
    for file in try Repository.files(under: "Sources/\(module)/\(module).docc", ending: ".md") {
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      #expect(name == module || page.contains("- <doc:\(name)>"), "\(name)")
    }
  }

  @Test("The smallest program in the catalog is the example that is built and run")
  func smallest() throws {
    let program = try Repository.text("Examples/Visit/main.swift")
    #expect(try catalog("FoldoutWeb", "Serving").contains("```swift\n\(program)```"))
  }

  @Test("The screen on iOS in README and catalog is the example that is built and shown")
  func smallestOnIOS() throws {
    let screen = "```swift\n\(try Repository.text("Examples/VisitOnIOS/VisitScreen.swift"))```"
    #expect(try Repository.text("README.md").contains(screen))
    #expect(try catalog("FoldoutUIKit", "FoldoutUIKit").contains(screen))
  }

  @Test(
    "The README's programs are examples that are built and run",
    arguments: ["Visit", "Notes", "Profile"])
  func readme(name: String) throws {
    let program = try Repository.text("Examples/\(name)/main.swift")
    #expect(try Repository.text("README.md").contains("```swift\n\(program)```"))
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count < 41)
  }

  @Test("Code that describes a form appears in the examples that are built and run")
  func fields() throws {
    var examples: Set<String> = []
    for name in ["Visit", "Fields", "Trip"] {
      let program = try Repository.text("Examples/\(name)/main.swift")
      examples.formUnion(program.split(separator: "\n").map { Self.trimmed($0) })
    }
    let page = try catalog("FoldoutForms", "DescribingAForm")
    let blocks = page.matches(of: /```swift\n((?:.|\n)*?)```/)
    #expect(blocks.count >= 3)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) {
      #expect(examples.contains(Self.trimmed(line)), "\(line)")
    }
  }

  private static func trimmed(_ line: Substring) -> String {
    line.trimmingCharacters(in: .whitespaces)
  }
}
