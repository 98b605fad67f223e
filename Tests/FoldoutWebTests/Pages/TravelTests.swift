import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Pages and batches with options that appear, disappear and move.
@Suite struct TravelTests {
  /// Returns a visitor of a record whose button reorders its options and removes one.
  private func visitor(isAnimated: Bool = true) -> Visitor {
    let form = Worded.form.animated(isAnimated)
    let columns = form.columns(of: Worded())
    let table = TableSchema(
      name: "words", key: .rowid, columns: columns.columns.map { ColumnSchema(name: $0) })
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["words": [columns]])
    var visitor = Visitor(store, forms: ["words": form.byColumns(template: Worded())])
    visitor.onPress = { _, table, stored, _ in
      let cell = Change.Cell(
        column: "words", original: Token(stored.record["words"]),
        new: .text("cloud\nyard\nember\napple\nbridge"))
      _ = try? await store.change(Change(table: table, key: stored.key, cells: [cell]))
      return .done
    }
    return visitor
  }

  private func press(_ visitor: Visitor, from: String? = nil) async throws -> WireBatch {
    let page = try PageReader.page(await visitor.get("/t/words/1"))
    let shown = try #require(page.byID("f")?["data-from"])
    let pairs = [("~press.shuffle", "1"), ("from", from ?? shown)]
    return try WireBatch(await visitor.post("/t/words/1", pairs, Visitor.script).body)
  }

  private let moves = WireBatch.Operation.need(Assets.served.address(of: .moves))

  @Test("Options that a program moves when a button is pressed move in the same batch")
  func whatAProgramStoresAtAPressIsInTheAnswer() async throws {
    let batch = try await press(visitor())
    #expect(batch.ops.first == moves)
    #expect(batch.ops.contains(.delete("r-favourites~t:desk")))
    #expect(batch.ops.contains(.move("r-favourites~t:cloud", after: "g-favourites")))
    let insertions = batch.ops.compactMap { operation -> String? in
      if case .insert(let id, "r-favourites~t:cloud", let html) = operation {
        #expect(html.contains("\"r-favourites~t:ember\""))
        return id
      }
      return nil
    }
    #expect(insertions == ["r-favourites~t:yard"])
    #expect(
      batch.ops.contains { operation in
        if case .replace("t-favourites", let html) = operation {
          html.contains(">0 of 5<")
        } else {
          false
        }
      })
  }

  @Test("A page that shows an older state animates the moves, too")
  func aPageThatShowsSomethingElseTravelsToo() async throws {
    let batch = try await press(visitor(), from: "0123456789abcdef.en")
    #expect(batch.reset?.contains("r-favourites~t:ember") == true)
    #expect(batch.ops.first == moves)
  }

  @Test("A form without animations never loads the script part for moves")
  func aFormThatIsNotAnimatedNeverAsksForThePart() async throws {
    let visitor = visitor(isAnimated: false)
    #expect(await !visitor.get("/t/words/1").text.contains(Assets.served.address(of: .moves)))
    #expect(try await !press(visitor).ops.contains(moves))
    #expect(try await !press(visitor, from: "0123456789abcdef.en").ops.contains(moves))
    #expect(
      await self.visitor().get("/t/words/1").text.contains(Assets.served.address(of: .moves)))
  }
}
