import FoldoutForms
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutCommand
@testable import FoldoutWeb

/// The lists of the demo: its people and its months.
@Suite struct DemoListTests {
  @Test("1.33 The people are a list of a thousand, each with a record")
  func people() async throws {
    let scratch = try Scratch("demo.sqlite")
    _ = try DemoDatabase.prepare(at: scratch.path(), now: Visitor.now)
    let store = try SQLiteStore(path: scratch.path())
    defer { withExtendedLifetime(scratch) { store.close() } }
    let visitor = Visitor(store, screens: DemoScreens.all(in: store))
    for (window, rows) in [("", 1...100), ("?after=900", 901...1000)] {
      let page = try PageReader.page(await visitor.get("/people\(window)"))
      let links = page.all("a").filter { $0["class"] == "row" }.compactMap { $0["href"] }
      #expect(links == rows.map { "/record/\($0)" })
      #expect(page.all("a").contains { $0["rel"] == "next" } == (rows.upperBound < 1000))
    }
    #expect(try PageReader.page(await visitor.get("/record/1000")).all("h1").count == 1)
  }

  @Test(
    "5.13 The months have their stand-alone names in the reader's language",
    arguments: [("en", "March"), ("nl", "maart"), ("cs", "březen"), ("ru", "март")])
  func months(_ language: String, _ march: String) async throws {
    let visitor = Visitor(
      Company.store(), screens: [.list(Month.list(Month.all()), at: "/months")],
      language: language)
    let page = try PageReader.page(await visitor.get("/months"))
    #expect(page.byID("r-3")?.all("bdi").first?.text == march)
  }
}
