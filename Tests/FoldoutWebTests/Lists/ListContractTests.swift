import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// Checks the browser host against the contract of lists, with and without script, over an array
/// and over a store.
@Suite struct ListContractTests {
  @Test("The browser host keeps the contract of lists", arguments: [true, false], [true, false])
  func keeps(hasScript: Bool, isStored: Bool) async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("ListContract: FOLDOUT_SEED=\(seed)")
    let contract = ListContract { titles in
      try await WebListUser(titles, hasScript: hasScript, isStored: isStored)
    }
    #expect(try await contract.violations(seed: seed) == [])
  }
}

private struct Line: Codable, Identifiable, Equatable, Sendable {
  var id: Int64
  var title: String
}

/// A user of a list, by whole pages or by batches as the script does.
private struct WebListUser: ListUser {
  let visitor: Visitor
  let hasScript: Bool
  let remove: @Sendable (Int64) async throws -> Void
  var page: SiteResponse
  /// The value of the last shown Undo button, which restores a record.
  var restore: String?

  init(_ titles: [String], hasScript: Bool, isStored: Bool) async throws {
    self.hasScript = hasScript
    let lines = titles.enumerated().map { Line(id: Int64($0.offset + 1), title: $0.element) }
    if isStored {
      let columns = ["id", "title"]
      let table = TableSchema(
        name: "lines", key: .columns(["id"]),
        columns: [
          ColumnSchema(name: "id", declaredType: "INTEGER"),
          ColumnSchema(name: "title", declaredType: "TEXT"),
        ])
      let store = MemoryStore(
        schema: Schema(tables: [table], isWritable: true),
        records: [
          "lines": lines.map {
            DynamicRecord(columns: columns, values: [.integer($0.id), .text($0.title)])
          }
        ])
      visitor = Visitor(
        WebHost(
          List("Lines", store, of: Line.self) {
            Title { line, _ in line.title }
            Action.share
            Action.remove
            Action("Archive") { _ in .done }
          }))
      remove = { key in
        let key = RecordKey([.integer(key)])
        guard let preview = try await store.removal(of: key, in: "lines") else { return }
        _ = try await store.remove(Removal(table: "lines", key: key, original: preview.digest))
      }
    } else {
      let records = Records(lines)
      visitor = Visitor(
        WebHost(
          List("Lines", records, of: Line.self) {
            Title { line, _ in line.title }
            Action.share
            Action.remove
            Action("Archive") { _ in .done }
          }))
      remove = { key in await records.change { $0.removeAll { $0.id == key } } }
    }
    page = await visitor.get("/lines")
  }

  mutating func tap(_ key: Int64) async throws { try await send("open", "\(key)", as: "tap") }

  mutating func press(_ action: ActionID, of key: Int64) async throws {
    try await send("~press.\(action.name)", nil, as: nil)
  }

  mutating func undo(_ key: Int64) async throws {
    guard let restore else { return }
    try await send("~restore", restore, as: nil)
  }

  mutating func removeElsewhere(_ key: Int64) async throws { try await remove(key) }

  /// Presses a button of the page, and follows the answer to the next page.
  private mutating func send(_ name: String, _ value: String?, as scripted: String?) async throws {
    let form = try FilledForm(page)
    let pairs: [(String, String)]
    do {
      pairs = try form.pairs(pressing: name, value)
    } catch  where name == "~restore" {
      // With script, the bar of Undo stays on the page. This user reloads the page, which may lack
      // the button.
      pairs = [(name, value ?? "")]
    }
    guard hasScript else {
      let answer = await visitor.post(form.action, pairs)
      page = answer.code == 303 ? await visitor.get(answer.location ?? "") : answer
      return noteUndo(in: page.text)
    }
    let renamed = pairs.map { $0.0 == name ? (scripted ?? name, $0.1) : $0 }
    let answer = await visitor.post(form.action, renamed, Visitor.script)
    let batch = try WireBatch(answer.body)
    page = await visitor.get(batch.at)
    #expect(try FilledForm(page).value("from") ?? fingerprint == batch.to)
    noteUndo(in: answer.text)
  }

  private var fingerprint: String {
    page.text.between("data-from=\"", "\"") ?? ""
  }

  private mutating func noteUndo(in text: String) {
    // Quotes are escaped in HTML within JSON.
    let found =
      text.between("~restore\" value=\"", "\"") ?? text.between("~restore\\\" value=\\\"", "\\")
    if let found { restore = found }
  }

  var lines: [String] {
    get throws {
      try PageReader.page(page).byID("sections")?.all("li").map { item in
        guard item["class"] == "drawer" else { return item.all("bdi").first?.text ?? "?" }
        return item.all("button").map { "[\($0.text)]" }.joined(separator: " ")
      } ?? []
    }
  }
}
