import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// Two thousand answers of seeded walks, as a digest of each hundred: what a person sees stays the
/// same to the byte while what is behind it changes.
///
/// With `FOLDOUT_ANSWERS` in the environment the answers are written into that folder, so that two
/// versions can be compared.
@Suite struct AnswerTests {
  @Test("The answers of seeded walks are as recorded, to the byte")
  func answers() async throws {
    let file = try OddFile.odd()
    let store = try SQLiteStore(path: file.path)
    let tables = try await store.schema().tables.map { Address.table($0.name).path }
    let stay = HostSite(Stay.form, Stay())
    let picks = HostSite(Picks.rules, Picks())
    let sites: [(name: String, visitor: Visitor, starts: [String], count: Int)] = [
      ("odd", Visitor(store, title: "odd.sqlite"), ["/"] + tables, 500),
      (
        "company", Visitor(Company.store(), screens: Company.screens), ["/", "/people", "/me"], 300
      ),
      ("everything", EveryField.visitor().visitor, ["/t/everything/1"], 300),
      ("stay", stay.visitor, [stay.path], 300),
      ("picks", picks.visitor, [picks.path], 300),
      ("months", Visitor(WebHost(Self.months())), ["/", "/?q=a"], 300),
    ]
    var lines: [String] = []
    for (index, site) in sites.enumerated() {
      var walk = AnswerWalk(site.visitor, from: site.starts, seed: UInt64(index))
      try await walk.walk(to: site.count)
      try Self.write(walk.answers, of: site.name)
      for start in stride(from: 0, to: site.count, by: 100) {
        var digest = Digest()
        for answer in walk.answers[start..<start + 100] { digest.combine(answer) }
        lines.append("\(site.name) \(start + 1)–\(start + 100): \(digest.text)")
      }
    }
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: "answers.txt")
  }

  private struct Month: Codable, Identifiable, Sendable {
    var id: Int
    var name: String
    var note: String?
  }

  /// A list whose rows unfold what a program designs, with actions that answer in every way.
  private static func months() -> List<Month> {
    let columns = ["id", "name", "note"]
    let table = TableSchema(
      name: "months", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "name", declaredType: "TEXT", isNotNull: true),
        ColumnSchema(name: "note", declaredType: "TEXT"),
      ])
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [
        "months": ["January", "February", "March", "April", "May", "June"].enumerated().map {
          DynamicRecord(
            columns: columns, values: [.integer(Int64($0.offset + 1)), .text($0.element), .null])
        }
      ])
    return List("Months", store, of: Month.self) {
      Title { month, _ in
        month.name
      } detail: { month, _ in
        month.note
      }
      Drawer { month, _ in "<p>Month <b>\(month.id)</b></p>" }
      Action.share
      Action("Note", symbol: .glyph("✎")) { month in
        month.id == 3 ? .refused("Not in March.") : .message("Noted \(month.id)")
      }
      Action.remove
    }
  }

  /// A site with one record of a form.
  private struct HostSite {
    let visitor: Visitor
    let path: String

    init<Value: Sendable>(_ form: Form<Value>, _ value: Value) {
      let table = form.byColumns(template: value).matchingTable
      let store = MemoryStore(
        schema: Schema(tables: [table], isWritable: true),
        records: [table.name: [form.columns(of: value)]])
      visitor = Visitor(store, forms: [table.name: form.byColumns(template: value)])
      path = "/t/\(table.name)/1"
    }
  }

  private static func write(_ answers: [String], of site: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["FOLDOUT_ANSWERS"] else { return }
    for (number, answer) in answers.enumerated() {
      let name = "\(site)-\(String(1000 + number).dropFirst()).txt"
      try Data(answer.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
  }
}
