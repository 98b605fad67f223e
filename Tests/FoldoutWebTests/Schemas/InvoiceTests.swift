import FoldoutForms
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Records of three tables that refer to each other, reached by the links of pages alone.
@Suite("An invoice with a line")
struct InvoiceTests {
  private static let shop = """
    CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE invoice (
      id INTEGER PRIMARY KEY, customer INTEGER NOT NULL REFERENCES customer (id), total REAL);
    CREATE TABLE line (
      id INTEGER PRIMARY KEY, invoice INTEGER NOT NULL REFERENCES invoice (id), quantity INTEGER);
    INSERT INTO customer VALUES (1, 'Ada'), (2, 'Leonie');
    """

  @Test("8.11 An invoice and its line are added, corrected, removed and restored by links alone")
  func invoice() async throws {
    let file = try OddFile.made(by: Self.shop)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    func follow(_ wanted: String, on page: SiteResponse) async throws -> SiteResponse {
      let links = try PageReader.page(page).all("a")
      let link = links.first { $0.text.hasPrefix(wanted) || $0["class"] == wanted }
      return await visitor.get(try #require(link?["href"], "\(wanted)"))
    }
    func next(_ answer: SiteResponse) async throws -> SiteResponse {
      #expect(answer.code == 303, "\(answer.text)")
      return await visitor.get(try #require(answer.location))
    }
    /// Adds a record from the start page, with a reference that its drawer offers.
    func add(
      to list: String, from start: SiteResponse, _ field: String, _ key: String,
      _ number: (text: String, field: String)
    ) async throws -> SiteResponse {
      let page = try await follow("add", on: follow(list, on: start))
      let drawer = try await visitor.send(page, pressing: "open", field) {
        try $0.type(number.text, into: number.field)
      }
      return try await next(
        visitor.send(drawer, pressing: "~add", "save") { try $0.pick(key, of: "~option.\(field)") })
    }

    let start = await visitor.get("/")
    let invoice = try await add(to: "Invoice", from: start, "customer", "i:2", ("9", "total"))
    #expect(try PageReader.page(invoice).all("h1").first?.text == "Leonie")
    let back = try await follow("‹", on: follow("‹", on: invoice))
    let line = try await add(to: "Line", from: back, "invoice", "i:1", ("1", "quantity"))
    let corrected = try await next(visitor.send(line) { try $0.type("2", into: "quantity") })
    #expect(try await store.cell("quantity", in: "line") == .integer(2))
    #expect(
      try PageReader.page(await follow("follow", on: corrected)).all("h1").first?.text == "Leonie")

    let list = try await follow("‹", on: corrected)
    let bar = try await next(visitor.send(list, pressing: "open", "1"))
    let removed = try await next(visitor.send(bar, pressing: "~press.remove"))
    #expect(try await store.cell("quantity", in: "line") == nil)
    _ = try await next(visitor.send(removed, pressing: "~restore"))
    #expect(try await store.cell("quantity", in: "line") == .integer(2))
  }
}
