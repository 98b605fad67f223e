import FoldoutApp
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
      let titles = RecordTitles(TitleColumns(table, in: schema), form: form)
      guard
        let window = try? await store.window(
          WindowRequest(table: table.name, size: 300, maxCharacters: ListWindow.maxCharacters))
      else { continue }
      let labels = await store.labels(
        of: window.records.map(\.record), targets: schema.targets(of: table))
      for row in window.records {
        let key = row.key.shown(in: Self.environment)
        guard titles.title(of: row, labels, in: Self.environment) == key,
          titles.detail(of: row, labels, in: Self.environment) == nil
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
      !field.read(record).isNever, let text = field.displayText(in: record, Self.environment)
    else { return false }
    return !text.isBlank && text != key && column.sample?.isLetterSwitch != true
  }

  @Test("A date that means never is in no second line")
  func neverSaysNothing() throws {
    var ends = ColumnSchema(name: "ends", declaredType: "DATE", dateForm: .day)
    ends.never = .text("")
    let table = TableSchema(
      name: "t", key: .rowid,
      columns: [
        ColumnSchema(name: "name", declaredType: "TEXT"),
        ColumnSchema(name: "begins", declaredType: "DATE", dateForm: .day), ends,
      ])
    let titles = RecordTitles(
      TitleColumns(table, in: Schema(tables: [table], isWritable: true)),
      form: table.form(isWritable: true))
    for (last, detail) in [("2024-01-31", "01/30/2024 · 01/31/2024"), ("", "01/30/2024")] {
      let record = DynamicRecord(
        columns: ["name", "begins", "ends"],
        values: [.text("Ada"), .text("2024-01-30"), .text(last)])
      let row = StoredRecord(key: RecordKey([.integer(1)]), record: record)
      let shown = titles.detail(of: row, ReferenceLabels(), in: Self.environment)
      #expect(shown?.filter { $0.isASCII || $0 == "·" } == detail)
    }
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

  /// Returns the texts of a list's rows.
  private func rows(_ sql: String, _ address: String) async throws -> [String] {
    let file = try OddFile.made(by: sql)
    let store = try SQLiteStore(path: file.path, readOnly: true)
    defer { withExtendedLifetime(file) { store.close() } }
    let page = try PageReader.page(await Visitor(store).get(address))
    return page.all { $0["class"] == "row" }.map(\.text)
  }

  @Test("A column without values, or with a single one, labels no row")
  func emptyTitles() async throws {
    let texts = try await rows(
      """
      CREATE TABLE sms (id INTEGER PRIMARY KEY, subject TEXT, source TEXT, body TEXT);
      INSERT INTO sms VALUES (1, NULL, 'phone', 'See you'), (2, NULL, 'phone', 'Running late');
      """, "/t/sms")
    #expect(texts.map { $0.hasPrefix("See you") } == [true, false])
    #expect(texts.last?.hasPrefix("Running late") == true)
  }

  @Test("A reference shows a column that tells records apart")
  func emptyTitlesOfReferences() async throws {
    let texts = try await rows(
      """
      CREATE TABLE meta (id INTEGER PRIMARY KEY, statistic VARCHAR(255), name VARCHAR(255));
      INSERT INTO meta VALUES (1, 'sensor.kitchen', NULL), (2, 'sensor.energy', NULL);
      CREATE TABLE sums (id INTEGER PRIMARY KEY, meta INTEGER REFERENCES meta, sum FLOAT);
      INSERT INTO sums VALUES (1, 2, 0.5), (2, 1, 0.7);
      """, "/t/sums")
    #expect(texts.map { $0.prefix(8) } == ["sensor.e", "sensor.k"])
  }

  @Test("A value of one letter is in the second line, unless the letters mean no and yes")
  func letters() async throws {
    let texts = try await rows(
      """
      CREATE TABLE film (id INTEGER PRIMARY KEY, title TEXT, rating TEXT, seen TEXT);
      INSERT INTO film VALUES (1, 'Amber', 'G', 'N'), (2, 'River', 'PG', 'Y');
      """, "/t/film")
    #expect(texts.map { $0.contains("G") } == [true, true])
    #expect(texts.map { $0.contains("N") || $0.contains("Y") } == [false, false])
  }

  @Test(
    "No line of a list shows a value whose row has the name of a secret",
    arguments: [
      "", "?q=hunter2", "?q=mailserver", "?q=option", "?order=option_value", "?order=-option_value",
    ])
  func settings(_ query: String) async throws {
    let texts = try await rows(
      """
      CREATE TABLE options (
        id INTEGER PRIMARY KEY, option_name TEXT NOT NULL UNIQUE, option_value TEXT NOT NULL);
      INSERT INTO options VALUES (1, 'siteurl', 'https://example.org'),
        (2, 'mailserver_pass', 'hunter2'), (3, 'auth_key', 'ABCDEF'), (4, 'blogname', 'Oak');
      """, "/t/options\(query)")
    #expect(!texts.contains { $0.contains("hunter2") || $0.contains("ABCDEF") }, "\(texts)")
    if query.isEmpty {
      #expect(texts.first?.contains("https://example.org") == true)
      #expect(texts.last?.contains("Oak") == true)
    }
  }

  @Test("A value beside a composite key with the name of a secret is in no title and no line")
  func tokens() async throws {
    let table = """
      CREATE TABLE tokens (
        user TEXT NOT NULL, provider TEXT NOT NULL, name TEXT NOT NULL, value TEXT,
        PRIMARY KEY (user, provider, name));
      """
    let row = "('u1', 'p', 'AuthenticatorKey', 'JBSW')"
    for rows in [row, "\(row), ('u2', 'p', 'AuthenticatorKey', 'X2')"] {
      let texts = try await self.rows("\(table) INSERT INTO tokens VALUES \(rows)", "/t/tokens")
      #expect(!texts.isEmpty)
      #expect(!texts.contains { $0.contains("JBSW") || $0.contains("X2") }, "\(texts)")
    }
  }

  /// The head of a record shows the same title as its row.
  @Test("0.46 Chinook's lists show labels, dates and amounts", .enabled(if: Chinook.isThere))
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
