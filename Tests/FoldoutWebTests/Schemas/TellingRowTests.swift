import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@testable import FoldoutScreens
@testable import FoldoutWeb

/// Every list of two files says something of each of its rows.
@Suite("Rows that say something")
struct TellingRowTests {
  private static let environment = FormEnvironment(
    locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))

  /// The rows that are called by their keys though there is something else to say of them.
  private func bareRows(of file: OddFile) async throws -> [String] {
    let store = try SQLiteStore(path: file.path, readOnly: true)
    defer { withExtendedLifetime(file) { store.close() } }
    let schema = try await store.schema()
    var bare: [String] = []
    for table in schema.tables where table.fault == nil {
      let form = table.form(isWritable: false)
      let naming = RecordNaming(RecordTitle(table, in: schema), form: form)
      guard
        let window = try? await store.window(
          WindowRequest(table: table.name, size: 300, maxCharacters: ListPage.maxCharacters))
      else { continue }
      let names = await store.names(
        of: window.records.map(\.record), targets: schema.targets(of: table))
      for row in window.records {
        let key = row.key.shown(in: Self.environment)
        guard naming.title(of: row, names, in: Self.environment) == key,
          naming.detail(of: row, names, in: Self.environment) == nil
        else { continue }
        let others = table.columns.filter { column in
          !table.key.columns.contains(column.name) && !column.isSecret
            && says(column, row.record, form, beside: key)
        }
        if !others.isEmpty { bare.append("\(table.name) \(key): \(others.map(\.name))") }
      }
    }
    return bare
  }

  /// True where a value says something that a line can have.
  private func says(
    _ column: ColumnSchema, _ record: DynamicRecord, _ form: Form<DynamicRecord>,
    beside key: String
  ) -> Bool {
    guard column.reference == nil, let field = form.field(FieldID(column.name)),
      let text = field.displayText(in: record, Self.environment)
    else { return false }
    return !text.isBlank && text != key && (text.count > 1 || text.first?.isLetter == false)
  }

  @Test("No row of the odd database is called by a bare key if it could say more")
  func odd() async throws {
    let bare = try await bareRows(of: OddFile.odd())
    #expect(bare == [])
  }

  @Test(
    "No row of Chinook is called by a bare key if it could say more",
    .enabled(if: Chinook.isThere))
  func chinook() async throws {
    let bare = try await bareRows(of: OddFile.copy(of: Chinook.file))
    #expect(bare == [])
  }

  @Test("Chinook's lists show names, dates and amounts", .enabled(if: Chinook.isThere))
  func lines() async throws {
    let file = try OddFile.copy(of: Chinook.file)
    let store = try SQLiteStore(path: file.path, readOnly: true)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    var lines: [String] = []
    for table in try await store.schema().tables {
      let page = try PageReader.page(await visitor.get("/t/\(table.name)"))
      let rows = page.all { $0["class"] == "row" }.prefix(3)
      lines += rows.map { "\(table.name): \($0.text)" }
    }
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: "list-chinook.txt")
  }
}
