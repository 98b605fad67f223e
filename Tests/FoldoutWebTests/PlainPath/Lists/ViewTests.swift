import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Rows of views, which show their values and open read-only.
@Suite struct ViewTests {
  private func titles(_ page: Element) -> [String] {
    page.all("a").filter { $0["class"] == "row" }.map { $0.all("bdi").first?.text ?? "" }
  }

  /// A row shows its name if the view has one, else the values of its first columns.
  @Test("Rows of views show their values and open")
  func rowsOfViewsSayTheirValuesAndOpen() async throws {
    let file = try OddFile.odd()
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let visitor = Visitor(store)
    for (view, first) in [
      ("plain%20view", "Ada"), ("view%20of%20numbers", "1 · 1"),
      ("view%20that%20could%20be%20written", "Ada"),
    ] {
      let list = try PageReader.page(await visitor.get("/t/\(view)"))
      #expect(titles(list).first == first, "\(view)")
      let links = list.all("a").filter { $0["class"] == "row" }.compactMap { $0["href"] }
      #expect(links.first == "/t/\(view)/1" && links.count > 1)
      let record = try PageReader.page(await visitor.get("/t/\(view)/1"))
      #expect(record.all("h1").first?.text == first)
      #expect(record.all("li").flatMap { $0.all("input") + $0.all("button") }.isEmpty)
      #expect(record.all { $0["class"] == "big" }.isEmpty, "there is nothing to save")
      #expect(await visitor.post("/t/\(view)/1", [("x", "1"), ("~original.x", "n")]).code >= 400)
    }
    // The second page continues where the first ends.
    let last = try PageReader.page(await visitor.get("/t/view%20of%20numbers?after=100"))
    #expect(titles(last).first == "101 · 10201")
    #expect(await visitor.get("/t/view%20of%20numbers/251").code == 404)
  }

  @Test("A page says why nothing can be changed: the file, or the table")
  func reasons() async throws {
    let file = try OddFile.made(
      by: """
        CREATE TABLE plain (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO plain VALUES (1, 'a');
        CREATE TABLE twice (id INTEGER PRIMARY KEY, "\u{E9}" TEXT, "e\u{301}" TEXT);
        INSERT INTO twice VALUES (1, 'a', 'b');
        CREATE VIEW seen AS SELECT * FROM plain;
        """)
    for readOnly in [false, true] {
      let store = try SQLiteStore(path: file.path, readOnly: readOnly)
      let visitor = Visitor(store)
      let tables: [(String, String?)] = [
        ("plain", nil), ("twice", "how a letter is composed"), ("seen", "This is a view"),
      ]
      for (table, reason) in tables {
        for address in ["/t/\(table)", "/t/\(table)/1"] {
          let text = await visitor.get(address).text
          #expect(text.contains("Opened read-only, as requested") == readOnly, "\(address)")
          #expect(reason.map { text.contains($0) } ?? true, "\(address)")
        }
      }
      #expect(await visitor.get("/").text.contains("Opened read-only, as requested") == readOnly)
      store.close()
    }
  }

  /// Dates and numbers are written in the page's language, and switches in its words. A row without
  /// values shows its row number.
  @Test("0.47 Values in a view's rows are formatted in the page's language")
  func valuesAreSaidInThePagesWords() async throws {
    let columns = [
      ColumnSchema(name: "day", declaredType: "DATE", dateForm: .day),
      ColumnSchema(name: "open", declaredType: "BOOLEAN"),
      ColumnSchema(name: "total", declaredType: "DECIMAL(8,2)"),
      ColumnSchema(name: "rest", declaredType: "INTEGER"),
    ]
    let table = TableSchema(
      name: "sales", kind: .view, key: .rowNumber, columns: columns, isWritable: false)
    let rows: [[StoredValue]] = [
      [.text("2026-03-09"), .integer(1), .real(31.5), .integer(7)], [.null, .null, .null, .null],
    ]
    let records = rows.map { DynamicRecord(columns: columns.map(\.name), values: $0) }
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["sales": records])
    for (language, title) in [
      ("en-US", "03/09/2026 · On · 31.50"), ("de", "09.03.2026 · Ein · 31,50"),
    ] {
      let visitor = Visitor(store, language: language)
      let list = try PageReader.page(await visitor.get("/t/sales"))
      #expect(titles(list) == [title, "2"])
      let record = try PageReader.page(await visitor.get("/t/sales/1"))
      #expect(record.all("h1").first?.text == title)
    }
  }
}
