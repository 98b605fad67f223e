import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

@Suite("Titles of references in lists")
struct ListNameTests {
  private static func table(_ name: String, _ columns: [ColumnSchema]) -> TableSchema {
    TableSchema(
      name: name, key: .columns(["id"]),
      columns: [ColumnSchema(name: "id", declaredType: "INTEGER")] + columns)
  }

  private static func reference(_ name: String, to table: String) -> ColumnSchema {
    ColumnSchema(
      name: name, declaredType: "INTEGER",
      reference: ColumnSchema.Reference(table: table, column: "id"))
  }

  private static func record(_ values: [(String, StoredValue)]) -> DynamicRecord {
    DynamicRecord(columns: values.map(\.0), values: values.map(\.1))
  }

  @Test("The titles of all references in a list are fetched in one call, each value once")
  func together() async {
    let named = [ColumnSchema(name: "name", declaredType: "TEXT")]
    let tables = [
      Self.table("clerks", named), Self.table("stores", named),
      Self.table(
        "orders",
        [
          Self.reference("clerk_id", to: "clerks"), Self.reference("seller_id", to: "clerks"),
          Self.reference("store_id", to: "stores"),
        ]),
    ]
    func people(_ titles: [String]) -> [DynamicRecord] {
      titles.enumerated().map { index, title in
        Self.record([("id", .integer(Int64(index + 1))), ("name", .text(title))])
      }
    }
    let orders = [(1, 1, 2), (2, 1, 2), (3, 2, 9)].enumerated().map { index, to in
      Self.record([
        ("id", .integer(Int64(index + 1))), ("clerk_id", .integer(Int64(to.0))),
        ("seller_id", .integer(Int64(to.1))), ("store_id", .integer(Int64(to.2))),
      ])
    }
    let together = Recorder<[LabelLookup]>()
    let store = HookedStore(
      MemoryStore(
        schema: Schema(tables: tables, isWritable: true),
        records: [
          "clerks": people(["Ada", "Bo", "Cy"]), "stores": people(["North", "South"]),
          "orders": orders,
        ]),
      labels: { questions in
        await together.note(questions)
        return nil
      })
    let page = await Visitor(store).get("/t/orders")
    #expect(page.code == 200)
    for name in ["Ada", "Bo", "Cy", "South"] { #expect(page.text.contains(name), "\(name)") }
    #expect(!page.text.contains("North"))
    #expect(await together.events.count == 1)
    let asked = await together.events.first ?? []
    #expect(asked.map(\.table).sorted() == ["clerks", "stores"])
    for question in asked {
      #expect(Set(question.values).count == question.values.count, "\(question.table)")
    }
    let plain = await Visitor(store).get("/t/clerks")
    #expect(plain.code == 200)
    #expect(await together.events.count == 1)
  }
}
