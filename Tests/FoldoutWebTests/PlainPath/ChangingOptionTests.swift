import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// A choice whose options come from another field of the same record, while other pages are open.
@Suite struct ChangingOptionTests {
  private static let path = "/t/stays/1"

  /// A record whose options are words of its own text.
  private struct Words: Sendable {
    var words = "apple bridge cloud ember forest garden harbour island jungle"
    var chosen = ["apple", "bridge", "cloud", "ember", "forest", "garden", "harbour"]
    var note = ""

    static let form = Form<Words>("Words") {
      ChoiceSection(
        ChoiceField(
          "Chosen", \.chosen, options: { $0.words.split(separator: " ").map(String.init) }))
      Section("More") {
        TextField("Words", \.words)
        TextField("Note", \.note)
      }
    }
  }

  /// The list is long, so its token is a digest; the other change also reorders its options.
  @Test("An untouched list is not a change, even after others changed its options")
  func aListThatNobodyTouchedIsNoChangeAfterOthersChangedIt() async throws {
    let form = Words.form.byColumns(template: Words())
    let table = form.matchingTable
    let memory = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [table.name: [Words.form.columns(of: Words())]])
    let visitor = Visitor(memory, forms: [table.name: form], language: "en")
    let page = await visitor.get(Self.path)
    let first = try await visitor.send(page) { form in
      try form.type("garden apple bridge cloud ember forest harbour", into: "words")
      try form.check("t:apple", of: "~option.chosen", on: false)
    }
    #expect(first.code == 303)
    let second = try await visitor.send(page) { try $0.type("Mine", into: "note") }
    #expect(second.code == 303)
    let stored = try await memory.record(RecordKey([.integer(1)]), in: table.name)?.record
    #expect(stored?["note"] == .text("Mine"))
    #expect(stored?["chosen"].string?.contains("apple") == false)
  }

  @Test("Undo restores a chosen option that was removed")
  func anOptionThatIsGoneComesBackByUndo() async throws {
    let form = Words.form.byColumns(template: Words())
    let table = form.matchingTable
    let memory = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [table.name: [Words.form.columns(of: Words())]])
    let visitor = Visitor(memory, forms: [table.name: form], language: "en")
    let given = try await visitor.send(Self.path) {
      try $0.check("t:bridge", of: "~option.chosen", on: false)
    }
    let address = try #require(given.headers[.location])
    _ = try await visitor.send(Self.path) { try $0.type("apple cloud", into: "words") }
    let page = try PageReader.page(await visitor.get(address))
    let undo = try #require(page.byID("undo")?.all("button").first)
    let (name, value) = (try #require(undo["name"]), try #require(undo["value"]))
    let inputs = page.byID("undo")?.all("input").map { ($0["name"] ?? "", $0["value"] ?? "") } ?? []
    let back = await visitor.post(Self.path, [(name, value)] + inputs)
    #expect(back.code == 303)
    let stored = try await memory.record(RecordKey([.integer(1)]), in: table.name)?.record
    #expect(stored?["chosen"].string?.contains("bridge") == true)
  }
}
