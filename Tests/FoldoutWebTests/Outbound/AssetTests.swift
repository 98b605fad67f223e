import Testing

@testable import FoldoutWeb

/// The static files: what a first view costs, and that the parts of the script find each other.
@Suite struct AssetTests {
  private let assets = Assets()

  @Test func firstViewIsSmall() {
    #expect((assets.script.compressed?.count ?? .max) <= 6000)
    #expect((assets.style.compressed?.count ?? .max) <= 4000)
  }

  @Test func theScriptNamesItsPartsAsTheyAreServed() throws {
    let scripts = ([assets.script] + assets.parts).filter { $0.ending == "js" }
    let named = scripts.flatMap { file in
      String(decoding: file.bytes, as: UTF8.self).matches(of: /"\.\/([^"]+)"/)
        .map { String($0.1) }
    }
    #expect(named.sorted() == assets.parts.map(\.name).sorted())
    for name in named { #expect(assets.answer(name, accepting: nil) != nil) }
  }

  @Test func noCommentIsSent() {
    for file in [assets.script, assets.style] + assets.parts {
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(!text.contains("/*") && !text.contains("\n//"), "\(file.name)")
    }
  }
}
