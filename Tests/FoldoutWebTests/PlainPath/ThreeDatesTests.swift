import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Dates that limit each other: two are sent at once, and checked together against the third.
@Suite("Two dates of one form, limited by a third") struct ThreeDatesTests {
  private struct Course: Sendable {
    var starts = LocalDate(year: 2026, month: 3, day: 1)
    var ends = LocalDate(year: 2026, month: 3, day: 5)
    var closes = LocalDate(year: 2026, month: 3, day: 10)
  }

  private static let form = Form<Course>("Course") {
    Section("") {
      DateField("Starts", \.starts).notAfter("ends")
      DateField("Ends", \.ends).notBefore("starts").notAfter("closes")
      DateField("Closes", \.closes).notBefore("ends")
    }
  }

  private let store: MemoryStore
  private let visitor: Visitor

  init() {
    let columns = Self.form.columns(of: Course())
    let table = TableSchema(
      name: "course", key: .rowid, columns: columns.columns.map { ColumnSchema(name: $0) })
    store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["course": [columns]])
    visitor = Visitor(store, forms: ["course": Self.form.byColumns(template: Course())])
  }

  private func dates() async throws -> [String?] {
    let record = try await store.record(RecordKey([.integer(1)]), in: "course")?.record
    return ["starts", "ends", "closes"].map { record?[$0].string }
  }

  /// Sends two dates with the tokens of the original ones.
  private func send(_ starts: String, _ ends: String) async -> SiteResponse {
    await visitor.post(
      "/t/course/1",
      [
        ("starts", starts), ("~original.starts", "t:2026-03-01"), ("ends", ends),
        ("~original.ends", "t:2026-03-05"),
      ])
  }

  @Test(
    "Two dates valid only together are stored together, and refused if they pass the third",
    arguments: [
      ("2026-03-06", "2026-03-08", true), ("2026-03-10", "2026-03-10", true),
      ("2026-02-01", "2026-02-02", true), ("2026-03-08", "2026-03-11", false),
      ("2026-03-12", "2026-03-15", false), ("2026-03-09", "2026-03-07", false),
    ])
  func together(starts: String, ends: String, isStored: Bool) async throws {
    let before = try await dates()
    let answer = await send(starts, ends)
    #expect(answer.code == (isStored ? 303 : 422))
    #expect(try await dates() == (isStored ? [starts, ends, before[2]] : before))
  }

  @Test("Two dates are judged by the stored third date, not by the page's")
  func meanwhile() async throws {
    _ = try await store.change(
      Change(
        table: "course", key: RecordKey([.integer(1)]),
        cells: [
          .init(
            column: "closes", original: Token(.text("2026-03-10")), new: .text("2026-03-07"))
        ]))
    let answer = await send("2026-03-06", "2026-03-08")
    #expect(answer.code == 422)
    #expect(try await dates() == ["2026-03-01", "2026-03-05", "2026-03-07"])
  }
}
