import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Options that no screen sends, and options that are gone: nothing is stored, and the row gives
/// the reason.
@Suite struct BadOptionTests {
  struct Order: Sendable {
    var size: String? = "small"
    var color: String? = "red-1"
    var country: String? = "Italy"
    var city: String? = "Rome"
    var note: String? = "none"
  }

  static let long = String(repeating: "long-", count: 1000)

  static let form = Form<Order>("Order") {
    Section("") {
      ChoiceField("Size", \.size, options: ["small", "large"]).rule { value, _ in
        value == .text("large") ? "Large is sold out. Choose another size." : nil
      }
      ChoiceField(
        "Color", \.color, options: ["red-1", "red-2", "blue"],
        title: { $0.prefix { $0 != "-" }.description })
      ChoiceField("Country", \.country, options: ["Italy", "Spain"])
      ChoiceField(
        "City", \.city, options: { $0.country == "Italy" ? ["Rome", "Milan"] : ["Madrid"] })
      ChoiceField("Note", \.note, options: ["none", long])
    }
  }

  /// Returns a store of one order, and a visitor of its site.
  static func visitor() -> (MemoryStore, Visitor) {
    let columns = form.columns(of: Order())
    let table = TableSchema(
      name: "order", key: .rowid, columns: columns.columns.map { ColumnSchema(name: $0) })
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["order": [columns]])
    return (store, Visitor(store, forms: ["order": form.byColumns(template: Order())]))
  }

  static func stored(_ store: MemoryStore) async throws -> DynamicRecord {
    try #require(try await store.record(RecordKey([.integer(1)]), in: "order", limits: nil)).record
  }

  /// A request with one or more options, and the expected refusal.
  struct Entry: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var field: String
    var options: [String]
    /// The beginning of the message under the row.
    var sentence: String
    /// The token sent as the original value; `nil` for the stored value's token.
    var seen: String?
    var code = 422
  }

  static let entries: [Entry] = [
    Entry(
      testDescription: "not offered", field: "size", options: ["t:huge"],
      sentence: "“huge” isn’t an option for Size."),
    Entry(
      testDescription: "spelled as no value is", field: "size", options: ["large"],
      sentence: "“large” isn’t an option for Size."),
    Entry(
      testDescription: "of another class", field: "size", options: ["i:1"],
      sentence: "“1” isn’t an option for Size."),
    Entry(
      testDescription: "two for one", field: "size", options: ["t:large", "t:small"],
      sentence: "Size takes only one option; nothing was saved."),
    Entry(
      testDescription: "nearly two thousand", field: "size",
      options: (1...1_990).map { "t:\($0)" },
      sentence: "Size takes only one option; nothing was saved."),
    Entry(
      testDescription: "of 1 MB", field: "size",
      options: ["t:" + String(repeating: "x", count: 1_000_000)],
      sentence: "The option sent for Size is too long"),
    Entry(
      testDescription: "by a title that two have", field: "color", options: ["t:red"],
      sentence: "“red” isn’t an option for Color."),
    Entry(
      testDescription: "refused by a rule", field: "size", options: ["t:large"],
      sentence: "Large is sold out."),
    Entry(
      testDescription: "of another country", field: "city", options: ["t:Madrid"],
      sentence: "“Madrid” isn’t an option for City."),
    Entry(
      testDescription: "over what somebody else stored", field: "city", options: ["t:Milan"],
      sentence: "City was changed", seen: "t:Naples", code: 409),
  ]

  @Test(
    "An option that is not offered is refused in its row, and nothing is stored", arguments: entries
  )
  func refused(entry: Entry) async throws {
    let (store, visitor) = Self.visitor()
    let before = try await Self.stored(store)
    let seen = entry.seen ?? Token(before[entry.field]).text
    let pairs =
      [("~original.\(entry.field)", seen)] + entry.options.map { ("~option.\(entry.field)", $0) }
    let answer = await visitor.post("/t/order/1?open=\(entry.field)", pairs)
    #expect(answer.code == entry.code)
    let row = try #require(try PageReader.page(answer).byID("r-\(entry.field)"))
    #expect(row.byID("e-\(entry.field)")?.text.hasPrefix(entry.sentence) == true, "\(row.text)")
    #expect(answer.body.count < 60_000)
    #expect(try await Self.stored(store) == before)
    let batch = await visitor.post("/t/order/1?open=\(entry.field)", pairs, Visitor.script)
    #expect(batch.code == entry.code)
    let operations = try WireBatch(batch.body).ops
    let errors = operations.compactMap { operation -> Element? in
      guard case .error("r-\(entry.field)", let html) = operation else { return nil }
      return try? PageReader.element(html)
    }
    #expect(errors.first?.text.hasPrefix(entry.sentence) == true)
    #expect(batch.body.count < 60_000)
    #expect(try await Self.stored(store) == before)
  }

  @Test("An option that another field's change removed is refused")
  func goneMeanwhile() async throws {
    let (store, visitor) = Self.visitor()
    let page = await visitor.get("/t/order/1?open=city")
    #expect(page.text.contains("value=\"t:Milan\""))
    let moved = await visitor.post(
      "/t/order/1", [("~original.country", "t:Italy"), ("~option.country", "t:Spain")])
    #expect(moved.code == 303)
    let before = try await Self.stored(store)
    let answer = await visitor.post(
      "/t/order/1?open=city", [("~original.city", "t:Rome"), ("~option.city", "t:Milan")])
    #expect(answer.code == 422)
    let line = try PageReader.page(answer).byID("e-city")
    #expect(line?.text.hasPrefix("“Milan” isn’t an option for City.") == true)
    #expect(try await Self.stored(store) == before && before["city"] == .text("Rome"))
  }

  @Test(
    "Options with the same title are distinguished by their values",
    arguments: ["red-2", "blue", "red-1"])
  func twins(value: String) async throws {
    let (store, visitor) = Self.visitor()
    let answer = await visitor.post(
      "/t/order/1?open=color", [("~original.color", "t:red-1"), ("~option.color", "t:\(value)")])
    #expect(answer.code == 303)
    #expect(try await Self.stored(store)["color"] == .text(value))
  }
}
