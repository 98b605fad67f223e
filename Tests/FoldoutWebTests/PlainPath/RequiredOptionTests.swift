import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Options of fields that must have a value: none of them means no value.
@Suite struct RequiredOptionTests {
  private static func store(isNotNull: Bool) -> MemoryStore {
    let rooms = TableSchema(
      name: "rooms", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT"),
      ])
    let visits = TableSchema(
      name: "visits", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(
          name: "room", declaredType: "INTEGER", isNotNull: isNotNull,
          reference: .init(table: "rooms", column: "id")),
      ])
    return MemoryStore(
      schema: Schema(tables: [rooms, visits], isWritable: true),
      records: [
        "rooms": [DynamicRecord(columns: ["id", "name"], values: [.integer(1), .text("Hall")])],
        "visits": [],
      ])
  }

  @Test(
    "A new record offers the option of no value for a reference only if that is allowed",
    arguments: [true, false])
  func references(isNotNull: Bool) async throws {
    let page = await Visitor(Self.store(isNotNull: isNotNull)).get("/t/visits?add&open=room")
    let options = try #require(try PageReader.page(page).byID("d-room")).all("input")
      .filter { $0["type"] == "radio" }.compactMap { $0["value"] }
    #expect(options == (isNotNull ? ["i:1"] : ["n", "i:1"]))
  }

  @Test("A required choice does not offer to have no value")
  func choices() async throws {
    let form = Form<Sized>("Sized") {
      Section("") {
        ChoiceField("Size", \.size, options: ["S", "M"]).required()
        ChoiceField("Cut", \.cut, options: ["wide", "slim"])
      }
    }
    let host = try WebHost(form, value: Sized())
    let page = try PageReader.page(await Visitor(host).get("/t/sized/1?open=size"))
    let drawer = try #require(page.byID("d-size"))
    #expect(drawer.all("input").compactMap { $0["value"] }.contains("n") == false)
    #expect(!drawer.text.contains("-"))
  }
}

/// A value with two choices.
private struct Sized: Sendable {
  var size: String?
  var cut: String?
}
