import FoldoutForms
import FoldoutRecords
import Foundation
import Testing

@testable import FoldoutCommand
@testable import FoldoutWeb

/// The demo's hours, on Monday 9 March 2026.
@Suite struct WorkHoursTests {
  private let visitor: Visitor

  init() {
    let table = TableSchema(
      name: "hours", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "day", declaredType: "DATE", isNotNull: true, dateForm: .day),
        ColumnSchema(name: "project", declaredType: "TEXT"),
        ColumnSchema(name: "minutes", declaredType: "INTEGER"),
        ColumnSchema(name: "note", declaredType: "TEXT"),
      ], orders: ["day"])
    let entries: [(String, Int64)] = [
      ("2026-02-27", 600), ("2026-03-09", 45), ("2026-03-07", 450), ("2026-03-09", 60),
    ]
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [
        "hours": entries.enumerated().map { index, entry in
          DynamicRecord(
            columns: table.columns.map(\.name),
            values: [
              .integer(Int64(index + 1)), .text(entry.0), .text("Harbour"), .integer(entry.1),
              .null,
            ])
        }
      ])
    visitor = Visitor(store, screens: [WorkHours(store: store).screen], language: "en-US")
  }

  @Test("4.12, 4.19 The latest entry is first, with project and hours, and the foot has the sums")
  func list() async throws {
    let page = try PageReader.page(await visitor.get("/hours"))
    #expect(
      page.all("li").map { $0.all("bdi").map(\.text) }.filter { $0.count == 2 } == [
        ["03/09/2026", "Harbour · 1:00"], ["03/09/2026", "Harbour · 0:45"],
        ["03/07/2026", "Harbour · 7:30"], ["02/27/2026", "Harbour · 10:00"],
      ])
    #expect(page.byID("below")?.text == "March 2026: 9:15 · this week: 1:45")
  }

  @Test("4.18 Days with entries are marked in the calendar, and their names say how many")
  func marks() async throws {
    let page = try PageReader.page(await visitor.get("/entry/2?open=day"))
    let marked = page.all("button").filter { $0["class"]?.contains("marked") == true }
    #expect(
      marked.map { $0["aria-label"] } == [
        "Saturday, March 7, 2026, 1 entry", "Monday, March 9, 2026, 2 entries",
      ])
  }
}
