import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// A table that another program alters while somebody fills in a new record.
@Suite struct AlteredTableTests {
  private static let notes =
    "CREATE TABLE notes (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT);"

  private let file: OddFile
  private let visitor: Visitor

  init() throws {
    file = try OddFile.made(by: AlteredTableTests.notes)
    visitor = Visitor(try SQLiteStore(path: file.path))
  }

  /// Saves a page that was loaded before the table was altered.
  private func save(after sql: String) async throws -> SiteResponse {
    let page = await visitor.get("/t/notes?add")
    try file.run(sql)
    return try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Bo", into: "name")
      try $0.type("A long story", into: "note")
    }
  }

  private func records() async throws -> [DynamicRecord] {
    try await visitor.site.store.window(WindowRequest(table: "notes")).records.map(\.record)
  }

  @Test("A new column that needs no value does not prevent an addition")
  func harmless() async throws {
    let answer = try await save(after: "ALTER TABLE notes ADD COLUMN mark TEXT DEFAULT 'new'")
    #expect(answer.code == 303)
    let record = try #require(try await records().first)
    #expect(record["name"] == .text("Bo") && record["note"] == .text("A long story"))
    #expect(record["mark"] == .text("new"))
  }

  @Test("A new column that needs a value is asked for, and what was typed stays")
  func required() async throws {
    let answer = try await save(
      after: """
        DROP TABLE notes;
        CREATE TABLE notes (id INTEGER PRIMARY KEY, name TEXT NOT NULL, note TEXT, mark TEXT NOT NULL);
        """)
    #expect(answer.code == 422)
    #expect(try await records() == [])
    let page = try PageReader.page(answer)
    #expect(page.byID("e-mark")?.text.isEmpty == false, "the row says what it needs")
    let form = try FilledForm(answer)
    #expect(form.value("name") == "Bo" && form.value("note") == "A long story")
    let added = try await visitor.send(answer, pressing: "~add", "save") {
      try $0.type("x", into: "mark")
    }
    #expect(added.code == 303)
    #expect(try await records().map { $0["mark"] } == [.text("x")])
  }

  @Test("A dropped column is named, nothing is added, and what was typed can be copied")
  func vanished() async throws {
    let answer = try await save(after: "ALTER TABLE notes DROP COLUMN note")
    #expect(answer.code == 422)
    #expect(try await records() == [])
    let text = try PageReader.page(answer).text
    #expect(text.contains("note") && text.contains("A long story") && text.contains("Bo"))
  }

  private struct Note: Sendable {
    var name = ""
    var note: String?
  }

  @Test("A screen whose table lost the column of a field names the column, and shows no record")
  func vanishedFromScreen() async throws {
    let screen = Screen.list(
      { _ in "Notes" }, of: "notes", at: "/notes", records: "/note",
      form: { _ in
        Form<Note>("Note") {
          Section("") {
            TextField("Name", \.name)
            TextField("Note", \.note)
          }
        }
      }, blank: Note())
    let other = Visitor(visitor.site.store, screens: [screen])
    try file.run("INSERT INTO notes VALUES (1, 'Bo', 'A long story')")
    let paths = ["/notes", "/note/1", "/notes?add"]
    for path in paths { #expect(await other.get(path).code == 200, "\(path)") }
    try file.run("ALTER TABLE notes DROP COLUMN note")
    for path in paths {
      let answer = await other.get(path)
      #expect(answer.code == 404 && answer.text.contains("has no column"), "\(path)")
    }
  }

  @Test("A dropped table is named, and what was typed can be copied")
  func withoutTable() async throws {
    let answer = try await save(after: "DROP TABLE notes")
    #expect(answer.code == 404)
    let text = try PageReader.page(answer).text
    #expect(text.contains("notes") && text.contains("A long story"))
  }
}
