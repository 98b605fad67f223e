import Foundation
import Testing

/// Checks that `FoldoutScreens` suits any host: it has no public declarations, no `async`, no
/// store, no HTML and no addresses.
@Suite("The module of screens")
struct ScreensModuleTests {
  /// Returns the parts of a source that belong elsewhere.
  private static func strays(in source: String) -> [String] {
    let code = SourceCode(source).lines.joined(separator: "\n")
    let uncommented = source.replacing(/(?m)^ *\/\/.*/, with: "")
    let words = code.matches(
      of: /\b(public|open class|async|await|actor|RecordStore|Markup|HTML)\b/
    )
    let imports = code.matches(of: /\bimport (\w+)/).map { String($0.1) }
      .filter {
        !["Foldout", "FoldoutForms", "FoldoutRecords", "FoldoutWords", "Foundation"].contains($0)
      }
    let addresses = code.matches(of: /\b\w*(?:[iI]nAddress|[iI]nPage|URL)\w*\b/)
    let texts = uncommented.matches(of: /"[^"\n]*<[a-zA-Z\/!][^"\n]*"/)
    return words.map { String($0.0) } + imports + addresses.map { String($0.0) }
      + texts.map { String($0.0) }
  }

  @Test("Nothing in FoldoutScreens is public, waits, knows a store or makes HTML")
  func sources() throws {
    let files = try Repository.files(under: "Sources/FoldoutScreens", ending: ".swift")
    #expect(files.count > 50)
    for file in files {
      for stray in Self.strays(in: try Repository.text(file)) { Issue.record("\(file): \(stray)") }
    }
  }

  @Test(
    "Code that does not belong in FoldoutScreens is detected",
    arguments: [
      "public struct A {}", "func a() async {}", "let a = await b", "let a: any RecordStore",
      "import Hummingbird", "let a: Markup", "\"<p>\\(a)\"", "let longestInAddress = 1",
      "let a = URL(string: b)", "public import Foundation",
    ])
  func planted(_ source: String) {
    #expect(!Self.strays(in: source).isEmpty)
  }

  @Test(
    "Code that only resembles it is not reported",
    arguments: [
      "/// A public page, <b>async</b>.", "let a: Set<FieldID>", "if a < b {}", "\"a < b\"",
      "package import FoldoutForms", "case .url: nil", "let words = \"public\"",
    ])
  func innocent(_ source: String) {
    #expect(Self.strays(in: source).isEmpty, "\(Self.strays(in: source))")
  }
}
