import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@testable import FoldoutScreens
@testable import FoldoutWeb

/// The titles of rows in lists of two databases, which show more than a key where they can.
@Suite("Rows that show more than a key")
struct TellingRowTests {
  private static let environment = FormEnvironment(
    locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))

  /// Returns the rows that show only their keys although other columns have values to show.
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

  /// Returns true if a column has a value that can be shown beside the key.
  private func says(
    _ column: ColumnSchema, _ record: DynamicRecord, _ form: Form<DynamicRecord>,
    beside key: String
  ) -> Bool {
    guard column.reference == nil, let field = form.field(FieldID(column.name)),
      let text = field.displayText(in: record, Self.environment)
    else { return false }
    return !text.isBlank && text != key && (text.count > 1 || text.first?.isLetter == false)
  }

  @Test("0.46 No row of the odd database shows only its key if it has more to show")
  func odd() async throws {
    let bare = try await bareRows(of: OddFile.odd())
    #expect(bare == [])
  }

  @Test(
    "0.46 No row of Chinook shows only its key if it has more to show",
    .enabled(if: Chinook.isThere))
  func chinook() async throws {
    let bare = try await bareRows(of: OddFile.copy(of: Chinook.file))
    #expect(bare == [])
  }

  /// The head of a record shows the same title as its row.
  @Test("0.46 Chinook's lists show names, dates and amounts", .enabled(if: Chinook.isThere))
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
      let first = try #require(rows.first)
      let record = try PageReader.page(await visitor.get(first["href"] ?? ""))
      #expect(record.all("h1").first?.text == first.all("bdi").first?.text)
    }
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: "list-chinook.txt")
  }
}
