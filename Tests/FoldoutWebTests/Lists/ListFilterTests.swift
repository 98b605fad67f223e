import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// Lists of the rows that an address filters for, by pages without script.
@Suite struct ListFilterTests {
  private static let company = """
    CREATE TABLE employees (id INTEGER PRIMARY KEY, name TEXT NOT NULL, password TEXT);
    CREATE TABLE orders (
      id INTEGER PRIMARY KEY, employee_id INTEGER REFERENCES employees, ship TEXT NOT NULL);
    INSERT INTO employees (id, name) VALUES (5, 'Nancy Davolio'), (50, 'Ada');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO orders SELECT i, iif(i % 2, 5, 50), 'Ship ' || i FROM n;
    """

  private func visiting(_ test: (Visitor) async throws -> Void) async throws {
    let file = try OddFile.made(by: Self.company)
    let store = try SQLiteStore(path: file.path)
    defer { withExtendedLifetime(file) { store.close() } }
    try await test(Visitor(store))
  }

  private func rows(_ page: SiteResponse) throws -> Int {
    try PageReader.page(page).all { $0["class"] == "item" }.count
  }

  @Test("A filtered list names the record that its rows refer to, and leads to it and to all rows")
  func saysItsFilter() async throws {
    try await visiting { visitor in
      let answer = await visitor.get("/t/orders?where=employee_id&is=5&order=-id&lang=en")
      let page = try PageReader.page(answer)
      let line = try #require(page.byID("filter"))
      #expect(line.text == "Employee: Nancy Davolio · Show all rows")
      #expect(
        line.all("a").map { $0["href"] } == [
          "/t/employees/5?lang=en", "/t/orders?lang=en&order=-",
        ])
      #expect(answer.text.contains("<title>Orders · Employee: Nancy Davolio"))
      #expect(await !visitor.get("/t/orders").text.contains("id=\"filter\""))
      let unknown = try PageReader.page(await visitor.get("/t/orders?where=employee_id&is=7"))
      #expect(unknown.byID("filter")?.text.hasPrefix("Employee id: 7") == true)
      #expect(unknown.all("main").first?.text.contains("There are no rows here.") == true)
    }
  }

  @Test("Further pages, orders and searches stay within the filter")
  func keepsTheFilter() async throws {
    try await visiting { visitor in
      let first = await visitor.get("/t/orders?where=employee_id&is=5")
      #expect(try rows(first) == 100)
      let page = try PageReader.page(first)
      let next = try #require(page.all("a").first { $0["rel"] == "next" }?["href"])
      #expect(try rows(await visitor.get(next)) == 50)
      for form in page.all("form") where ["search", "settings"].contains(form["class"] ?? "") {
        let hidden = form.all("input").filter { $0["type"] == "hidden" }
        #expect(hidden.map { $0["value"] }.prefix(2) == ["employee_id", "5"])
      }
      let found = await visitor.get("/t/orders?where=employee_id&is=5&q=%22Ship+21%22")
      // 21, 211, 213 … 219, but none of the other employee's.
      #expect(try rows(found) == 6)
      let bar = await visitor.get("/t/orders?where=employee_id&is=5&open=1")
      #expect(
        try PageReader.page(bar).byID("f")?["action"]
          == "/t/orders?where=employee_id&is=5&open=1")
    }
  }

  @Test("A filter by an unknown or secret column, or without a value, is refused")
  func refusals() async throws {
    try await visiting { visitor in
      for (query, code) in [
        ("where=nobody&is=5", 404), ("where=employee_id", 400), ("is=5", 400),
        ("where=employee_id&is=1,2", 400), ("where=employee_id&is=%25zz", 400),
      ] {
        #expect(await visitor.get("/t/orders?\(query)").code == code, "\(query)")
      }
      #expect(await visitor.get("/t/employees?where=password&is=x").code == 404)
    }
  }
}
