import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutWeb

/// The second line of search results, which shows a matching value that the title lacks.
@Suite struct FoundValueTests {
  private func visitor() -> Visitor {
    let team = TableSchema(
      name: "team", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT"),
      ])
    let columns = [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT"),
      ColumnSchema(name: "street", declaredType: "TEXT"),
      ColumnSchema(name: "salary", declaredType: "INTEGER"),
      ColumnSchema(name: "password", declaredType: "TEXT"),
    ]
    let rows = [
      ("Ada", "12 Mill Lane", 51_200),
      ("Ben", "Somewhere in the very far north, at the Lane end", 7),
      ("Lana", "Mill Road", 8),
    ].enumerated().map { index, row in
      DynamicRecord(
        columns: columns.map(\.name),
        values: [
          .integer(Int64(index + 1)), .text(row.0), .text(row.1), .integer(Int64(row.2)),
          .text("planet"),
        ])
    }
    return Visitor(
      MemoryStore(
        schema: Schema(
          tables: [TableSchema(name: "staff", key: .columns(["id"]), columns: columns), team],
          isWritable: true), records: ["staff": rows]))
  }

  private func lines(_ visitor: Visitor, _ words: String) async throws -> [[String]] {
    let page = try PageReader.page(await visitor.get("/t/staff?lang=en&q=\(words)"))
    return page.all("li").map { row in row.all("bdi").map(\.text) }
  }

  @Test("A value that contains the word is shown in the second line, with the word marked")
  func value() async throws {
    let visitor = visitor()
    #expect(
      try await lines(visitor, "lan") == [
        ["Ada", "Street: 12 Mill Lane"],
        ["Ben", "Street: \u{2068}…very far north, at the Lane end\u{2069}"],
        ["Lana", "8"],
      ])
    #expect(await visitor.get("/t/staff?q=lan").text.contains("12 Mill <mark>Lan</mark>e"))
  }

  @Test("The second line shows a searched word that the name lacks")
  func words() async throws {
    #expect(try await lines(visitor(), "ada+mill") == [["Ada", "Street: 12 Mill Lane"]])
  }

  @Test("A found number is shown as the locale writes it")
  func number() async throws {
    #expect(try await lines(visitor(), "512") == [["Ada", "Salary: 51,200"]])
  }

  @Test("A found date is shown as the locale writes it")
  func stored() async throws {
    let columns = [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT"),
      ColumnSchema(name: "born", declaredType: "DATE", dateForm: .day),
    ]
    let row = DynamicRecord(
      columns: columns.map(\.name),
      values: [.integer(1), .text("Ada"), .text("1986-06-26")])
    let visitor = Visitor(
      MemoryStore(
        schema: Schema(
          tables: [TableSchema(name: "staff", key: .columns(["id"]), columns: columns)],
          isWritable: true), records: ["staff": [row]]))
    let lines = try await lines(visitor, "1986-06")
    #expect(lines.first?.last?.hasPrefix("Born: ") == true, "\(lines)")
  }

  @Test("A secret is neither searched nor shown")
  func secret() async throws {
    #expect(try await lines(visitor(), "planet") == [])
  }
}
