import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// A program's reference field whose records come from the program's own source.
@Suite struct AskedReferenceTests {
  private struct Order: Sendable {
    var customer = 7
    var clerk: String? = "ada"
  }

  private struct UnreachableError: Error {}

  private static let customers = [7: "Ada Brandt", 8: "Björn Åkesson", 9: "Chidi Okafor"]

  private static func visitor(fails: Bool = false) -> (Visitor, MemoryStore) {
    let form = Form<Order>("Order") {
      Section("") {
        ReferenceField(
          "Customer", \.customer,
          search: { words, most in
            if fails { throw UnreachableError() }
            return Self.customers.filter { words.isEmpty || $0.value.contains(words) }
              .keys.sorted().prefix(most).map { $0 }
          },
          titles: { ids in
            if fails { throw UnreachableError() }
            return Self.customers.filter { ids.contains($0.key) }
          })
        ReferenceField(
          "Clerk", \.clerk, search: { _, _ in ["ada", "bob"] },
          titles: { Dictionary(uniqueKeysWithValues: $0.map { ($0, $0.uppercased()) }) })
      }
    }
    let record = form.columns(of: Order())
    let table = TableSchema(
      name: "orders", key: .rowid, columns: record.columns.map { ColumnSchema(name: $0) })
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["orders": [record]])
    return (Visitor(store, forms: ["orders": form.byColumns(template: Order())]), store)
  }

  private func row(_ field: String, _ answer: SiteResponse) throws -> String? {
    try PageReader.page(answer).byID("r-\(field)")?.all("bdi").first?.text
  }

  @Test("A reference from a program's source is shown by title, searched, chosen, and not linked")
  func chosen() async throws {
    let (visitor, store) = Self.visitor()
    let page = await visitor.get("/t/orders/1?open=customer&~find.customer=Okafor")
    #expect(try row("customer", page) == "Ada Brandt 7")
    #expect(try PageReader.page(page).byID("r-customer")?.all("a").isEmpty == true)
    let options = try PageReader.page(page).all("label").filter {
      $0["class"]?.hasPrefix("option") == true
    }
    #expect(options.compactMap { $0.all("bdi").first?.text } == ["Ada Brandt", "Chidi Okafor"])
    let answer = try await visitor.send(page) { try $0.pick("i:9", of: "~option.customer") }
    #expect(answer.code == 303)
    #expect(try await store.cell("customer", in: "orders") == .integer(9))
    #expect(try row("customer", await visitor.get("/t/orders/1")) == "Chidi Okafor 9")
    let none = try await visitor.send("/t/orders/1?open=clerk") {
      try $0.pick("n", of: "~option.clerk")
    }
    #expect(none.code == 303)
    #expect(try await store.cell("clerk", in: "orders") == .null)
  }

  @Test("A key that the source does not know is refused, and the stored one stays")
  func unknown() async throws {
    let (visitor, store) = Self.visitor()
    let answer = try await visitor.send("/t/orders/1?open=customer") {
      try $0.type("99", into: "customer")
    }
    #expect(answer.code == 422)
    #expect(answer.text.contains("There is no customer 99. Choose one from the list."))
    #expect(try await store.cell("customer", in: "orders") == .integer(7))
  }

  @Test(
    "A failing source is reported in the drawer, and no unknown key is stored")
  func failing() async throws {
    let (visitor, store) = Self.visitor(fails: true)
    let page = await visitor.get("/t/orders/1?open=customer")
    #expect(page.code == 200)
    #expect(try row("customer", page) == "7")
    #expect(try PageReader.page(page).all { $0["role"] == "status" }.first?.text.isEmpty == false)
    let answer = try await visitor.send(page) { try $0.type("8", into: "customer") }
    #expect(answer.code == 422)
    #expect(try await store.cell("customer", in: "orders") == .integer(7))
  }
}
