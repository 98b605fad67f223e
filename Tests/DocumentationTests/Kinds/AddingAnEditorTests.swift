import Foundation
import Testing

/// Checks that the page on adding an editor covers every part of the choice editor.
@Suite("Adding an editor")
struct AddingAnEditorTests {
  private static func page() throws -> String {
    try Repository.text("Documentation/AddingAnEditor.md")
  }

  /// True if a source mentions the choice editor: its types, its event, its settings or its case.
  ///
  /// The choice between two values in conflict does not count.
  private static func isOfTheChoice(_ source: String) -> Bool {
    // Patterns take a hundred times as long.
    guard source.contains("hoice") || source.contains(".chose") else { return false }
    let code = SourceCode(source).lines.joined(separator: "\n")
    return code.contains(
      /\bChoice(Editing|Field|Value|Editor|Face)\b|\.chose\b|\beditor\.choice\b/
        .wordBoundaryKind(.simple))
      || code.contains(/\bcase [.a-z, ]*\.choice\b(?!\(let conflict)/)
      || code.contains(/\bchoices_(js|css)\b/)
  }

  @Test("The page on adding an editor names every file of the choice")
  func files() throws {
    // The demo and the fixtures only use a choice, as any form can.
    let using = ["Sources/FoldoutCommand/", "Sources/FoldoutTesting/Fixtures/"]
    var own = try Repository.files(under: "Sources", ending: ".swift").filter { path in
      try !using.contains { path.hasPrefix($0) } && Self.isOfTheChoice(Repository.text(path))
    }
    for ending in ["choices.js", "choices.css"] {
      own += try Repository.files(under: "Sources/FoldoutWeb/Static", ending: ending)
    }
    #expect((20...36).contains(own.count), "\(own.count)")
    for name in [
      "Editor", "Traits", "ChoiceEditing", "ChoiceFace", "FieldInput", "TextCell+Content",
    ] {
      #expect(own.contains { $0.hasSuffix("/\(name).swift") }, "\(name)")
    }
    let page = try Self.page()
    for file in own { #expect(page.contains("](../\(file))"), "\(file)") }
  }

  @Test("The page on adding an editor shows the case as declared, with a chapter for each part")
  func chapters() throws {
    let page = try Self.page()
    let cases = try Repository.text("Sources/FoldoutForms/Editors/Editor.swift")
    #expect(page.contains("`choice(ChoiceEditing)`") && cases.contains("case choice(ChoiceEditing"))
    for heading in [
      "The forms", "The words", "The screen", "The browser", "The text host",
      "The table view on iOS", "How many", "The tests",
    ] {
      #expect(page.contains("\n## \(heading)\n"), "\(heading)")
    }
  }

  @Test("The page on adding an editor counts the traits correctly, and at most twelve files")
  func counts() throws {
    let traits = try Repository.text("Sources/FoldoutForms/Editors/Traits.swift")
    let own = try #require(traits.firstMatch(of: /\nextension Editor \{\n((?:.|\n)*?)\n\}\n/))
    // The usual editor of a kind is a switch over kinds, so it is not counted.
    let count = own.1.matches(of: /switch self/).count
    let page = try Self.page()
    #expect(page.contains("\(count) switches in `Traits`"), "\(count)")
    let files = page.matches(of: /(?m)^\| [^|]+ \| [^|]*\|$/).dropFirst()
    #expect((1...12).contains(files.count), "\(files.count)")
    let sources = try Repository.files(under: "Sources", ending: ".swift")
    for name in files.compactMap({ $0.0.firstMatch(of: /^\| `([\w+]+)`/)?.1 }) {
      #expect(sources.contains { $0.hasSuffix("/\(name).swift") }, "\(name)")
    }
  }
}
