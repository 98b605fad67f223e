import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Removals and their Undo when something else happens in between.
@Suite struct ListMishapTests {
  private static let letters = TableSchema(
    name: "letters", key: .columns(["id"]),
    columns: [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(
        name: "person", declaredType: "INTEGER",
        reference: ColumnSchema.Reference(table: "people", column: "id")),
    ])

  private let store = MemoryStore(
    schema: Schema(tables: [Company.people, letters], isWritable: true),
    records: [
      "people": [Company.ada, Company.row(2, "Bo")],
      "letters": [DynamicRecord(columns: ["id", "person"], values: [.integer(1), .integer(1)])],
    ])
  private var visitor: Visitor { Visitor(store) }

  /// Removes a record by its bar. Returns the answer, and the value that restores the record.
  private func remove(_ key: Int, from list: String) async throws -> (
    SiteResponse, restore: String?
  ) {
    let page = await visitor.get("\(list)?open=\(key)")
    let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
    let answer = await visitor.post(
      "\(list)?open=\(key)", [("~press.remove", String(value))], Visitor.script)
    let restore = answer.text.firstMatch(of: /~restore\\" value=\\"([^\\]*)/)
    return (answer, restore.map { String($0.1) })
  }

  @Test("A removal that a foreign key forbids is refused with a sentence, and the row stays")
  func forbidden() async throws {
    let (answer, _) = try await remove(1, from: "/t/people")
    #expect(answer.code == 422 && answer.text.contains("Letters"))
    #expect(try await store.cell("name") == .text("Ada Brandt"))
    let page = await visitor.get("/t/people?open=1")
    #expect(page.text.contains("A record of Letters refers to it."))
  }

  /// The script renders the rows of a search, so the pressed row is read separately.
  @Test("A press on a row that cannot be read reports the store's error")
  func pressedRowsThatCannotBeRead() async throws {
    let page = await visitor.get("/t/people?open=2")
    let value = try #require(page.text.between("~press.remove\" value=\"", "\""))
    let busy = StoreError.busy(path: "/data/company.sqlite")
    var visitor = visitor
    visitor.store = HookedStore(store, record: { _, _, _ in .failure(busy) })
    let answer = await visitor.post(
      "/t/people?rows=1&after=2", [("~press.remove", String(value))], Visitor.script)
    #expect(answer.code == 503 && answer.text.contains("in use by another program"))
    #expect(try await store.cell("name", of: "2") != nil)
  }

  @Test("Undo reports a taken key, changes nothing, and works once the key is free")
  func taken() async throws {
    let restore = try #require(try await remove(2, from: "/t/people").restore)
    _ = try await store.insert(
      Insertion(
        table: "people",
        cells: [
          "id": .integer(2), "name": .text("Zoe"), "hired": .text("2020-01-01"),
          "leave": .integer(1), "remote": .integer(0),
        ]
        .map { Insertion.Cell(column: $0.key, new: $0.value) }))
    let answer = await visitor.post("/t/people", [("~restore", restore)], Visitor.script)
    #expect(answer.code == 409)
    #expect(answer.text.contains("another record has its key now"))
    #expect(answer.text.contains(restore))
    #expect(try await store.cell("name", of: "2") == .text("Zoe"))
    _ = try await remove(2, from: "/t/people")
    #expect(await visitor.post("/t/people", [("~restore", restore)]).code == 303)
    #expect(try await store.cell("name", of: "2") != .text("Zoe"))
  }

  @Test("Undo reports a missing parent record, and works once it is back")
  func parentIsGone() async throws {
    let letter = try #require(try await remove(1, from: "/t/letters").restore)
    let person = try #require(try await remove(1, from: "/t/people").restore)
    let refused = await visitor.post("/t/letters", [("~restore", letter)], Visitor.script)
    #expect(refused.code == 422 && refused.text.contains(letter), "\(refused.text)")
    #expect(await visitor.post("/t/people", [("~restore", person)]).code == 303)
    #expect(await visitor.post("/t/letters", [("~restore", letter)]).code == 303)
    #expect(try await store.cell("person", in: "letters") == .integer(1))
  }

  @Test("Foreign, expired and malicious Undo ids restore nothing and say so")
  func ids() async throws {
    let restore = try #require(try await remove(2, from: "/t/people").restore)
    for id in ["2~x", "2~\(restore)", "2~" + String(repeating: "9", count: 10_000), "~null~%00"] {
      let answer = await visitor.post("/t/people", [("~restore", id)])
      #expect([410, 422].contains(answer.code), "\(id.prefix(40))")
    }
    #expect(try await store.record(RecordKey([.integer(2)]), in: "people") == nil)
    #expect(await visitor.post("/t/people", [("~restore", restore)]).code == 303)
  }

  @Test("A list with a non-Latin or empty title is reached under its name")
  func paths() async throws {
    struct Month: Identifiable, Equatable, Sendable { var id: Int }
    for title in ["\u{dc}berstunden", "100 % ☕", "☕"] {
      let list = List(title, Records([Month(id: 1)])) { Action.remove }
      let visitor = Visitor(WebHost(list))
      let link = try #require(
        try PageReader.page(await visitor.get("/")).all("a").compactMap { $0["href"] }
          .first { !$0.contains("?") && $0 != "/" })
      let page = await visitor.get(link)
      #expect(page.code == 200 && page.text.contains("<h1"), "\(link)")
      #expect(await visitor.get("\(link)?open=1").text.contains("id=\"d-1\""))
    }
  }
}
