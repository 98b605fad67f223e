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

  @Test("FoldoutScreens lies by subject, and a record on the screen in three files")
  func subjects() throws {
    let root = "Sources/FoldoutScreens/"
    let files = try Repository.files(under: "Sources/FoldoutScreens", ending: ".swift")
    let folders = Set(files.map { $0.dropFirst(root.count).prefix { $0 != "/" } })
    #expect(folders.isSubset(of: ["Editors", "List", "Record", "Session", "Undo"]), "\(folders)")
    let ofRecord = try files.filter { file in
      SourceCode(try Repository.text(file)).lines.contains {
        $0.contains(/^(package )?(struct|extension) ShownRecord\b/)
      }
    }
    #expect(ofRecord.count <= 3, "\(ofRecord)")
  }

  @Test("No editor's folder uses one that uses it")
  func editors() throws {
    let root = "Sources/FoldoutScreens/Editors"
    let files = try Repository.files(under: root, ending: ".swift").map { path in
      let parts = path.dropFirst(root.count + 1).split(separator: "/")
      return FolderScan.File(
        folder: String(parts[0]), name: String(parts[1]), text: try Repository.text(path))
    }
    let mentions = FolderScan(files).mentions
    #expect(mentions.contains { $0.folder == "Calendar" && $0.owner == "Dates" })
    let used = Dictionary(grouping: mentions, by: \.folder).mapValues { Set($0.map(\.owner)) }
    let folders = Set(files.map(\.folder))
    var done: Set<String> = []
    while let next = folders.first(where: {
      !done.contains($0) && used[$0, default: []].isSubset(of: done)
    }) {
      done.insert(next)
    }
    let left = mentions.filter { !done.contains($0.folder) && !done.contains($0.owner) }
    #expect(done == folders, "\(left.map(\.description).joined(separator: "\n"))")
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
