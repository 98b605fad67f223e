import FoldoutForms
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Jobs of everyday work with files of common shapes, done by searches, links and forms alone.
@Suite("Everyday jobs")
struct JobsTests {
  /// A file, and a person who looks at it.
  private struct Desk {
    let file: OddFile
    let store: SQLiteStore
    let visitor: Visitor

    init(_ sql: String) throws {
      file = try OddFile.made(by: sql)
      store = try SQLiteStore(path: file.path)
      visitor = Visitor(store)
    }

    /// Goes from the start page to a table's list, searches it, and returns the titles and
    /// addresses of the found rows.
    func search(_ table: String, for words: String) async throws -> [(title: String, link: String)]
    {
      let start = try PageReader.page(await visitor.get("/"))
      let list = try #require(start.all("a").first { $0.text.hasPrefix(table) }?["href"])
      let found = await visitor.get("\(list)?q=\(PercentCoding.encode(words))")
      return try PageReader.page(found).all("a").filter { $0["class"] == "row" }.map { row in
        (row.all("bdi").first?.text ?? "", row["href"] ?? "")
      }
    }
  }

  @Test("An office finds a customer's order of a year by search and corrects it")
  func order() async throws {
    let desk = try Desk(
      """
      CREATE TABLE Customers (CustomerID CHAR(5) PRIMARY KEY, CompanyName VARCHAR(40) NOT NULL);
      INSERT INTO Customers VALUES ('MARIT', 'Marit Boats'), ('OLAFS', 'Olaf Sails');
      CREATE TABLE Orders (
        OrderID INTEGER PRIMARY KEY, CustomerID CHAR(5) REFERENCES Customers (CustomerID),
        OrderDate DATETIME, ShipCity VARCHAR(15), Freight DECIMAL(10,2) DEFAULT 0);
      INSERT INTO Orders VALUES
        (501, 'MARIT', '2023-05-04', 'Bergn', 10), (502, 'MARIT', '2024-02-03', 'Bergen', 20),
        (503, 'OLAFS', '2023-06-07', 'Oslo', 30), (504, 'OLAFS', '2024-06-07', 'Oslo', 40);
      """)
    let orders = try await desk.search("Orders", for: "marit 2023")
    #expect(orders.map(\.link) == ["/t/Orders/501"])
    let link = try #require(orders.first?.link)
    let saved = try await desk.visitor.send(link) { try $0.type("Bergen", into: "ShipCity") }
    #expect(saved.code == 303)
    #expect(try await desk.store.cell("ShipCity", of: "501", in: "Orders") == .text("Bergen"))
    #expect(try await desk.store.cell("OrderDate", of: "501", in: "Orders") == .text("2023-05-04"))
  }

  @Test("A clerk finds a customer's rental by search and returns it")
  func rental() async throws {
    let desk = try Desk(
      """
      CREATE TABLE customer (
        customer_id INTEGER PRIMARY KEY, first_name VARCHAR(45), last_name VARCHAR(45));
      INSERT INTO customer VALUES (1, 'INES', 'LUND'), (2, 'OTTO', 'KAHN');
      CREATE TABLE film (film_id INTEGER PRIMARY KEY, title VARCHAR(255));
      INSERT INTO film VALUES (1, 'QUIET HARBOUR'), (2, 'LATE TRAIN');
      CREATE TABLE inventory (
        inventory_id INTEGER PRIMARY KEY, film_id INT NOT NULL REFERENCES film (film_id));
      INSERT INTO inventory VALUES (1, 1), (2, 2);
      CREATE TABLE rental (
        rental_id INTEGER PRIMARY KEY, rental_date DATETIME NOT NULL,
        inventory_id INT NOT NULL REFERENCES inventory (inventory_id),
        customer_id INT NOT NULL REFERENCES customer (customer_id), return_date DATETIME);
      INSERT INTO rental VALUES
        (1, '2025-05-24 22:53:30', 1, 1, '2025-05-26 22:04:30'),
        (2, '2025-05-25 10:00:00', 2, 1, NULL), (3, '2025-05-25 11:00:00', 1, 2, NULL);
      """)
    let rentals = try await desk.search("Rental", for: "ines lund 2025-05-25")
    #expect(rentals.map(\.link) == ["/t/rental/2"])
    let link = try #require(rentals.first?.link)
    let returned = try await desk.visitor.send("\(link)?open=return_date") {
      try $0.type("2025-05-28 09:15:00", into: "return_date")
    }
    #expect(returned.code == 303)
    #expect(
      try await desk.store.cell("return_date", of: "2", in: "rental")
        == .text("2025-05-28 09:15:00"))
  }

  @Test("A personnel department finds an employee by full name, and the salaries")
  func salaries() async throws {
    let desk = try Desk(
      """
      CREATE TABLE employees (
        emp_no INT PRIMARY KEY, birth_date DATE, first_name VARCHAR(14), last_name VARCHAR(16),
        hire_date DATE);
      INSERT INTO employees VALUES
        (1, '1960-01-02', 'Kofi', 'Ito', '1990-02-03'), (2, '1961-02-03', 'Kofi', 'Berg', '1991-03-04'),
        (3, '1962-03-04', 'Ines', 'Ito', '1992-04-05');
      CREATE TABLE salaries (
        emp_no INT NOT NULL REFERENCES employees (emp_no), salary INT, from_date DATE NOT NULL,
        to_date DATE, PRIMARY KEY (emp_no, from_date));
      INSERT INTO salaries VALUES
        (1, 60117, '1990-02-03', '1991-02-03'), (1, 62102, '1991-02-03', '9999-01-01'),
        (2, 65828, '1991-03-04', '9999-01-01'), (3, 46671, '1992-04-05', '9999-01-01');
      """)
    let employees = try await desk.search("Employees", for: "kofi ito")
    #expect(employees.map(\.title) == ["Kofi Ito"])
    let salaries = try await desk.search("Salaries", for: "kofi ito")
    #expect(salaries.map(\.link) == ["/t/salaries/1,1990-02-03", "/t/salaries/1,1991-02-03"])
    let latest = await desk.visitor.get(try #require(salaries.last?.link))
    #expect(latest.code == 200 && latest.text.contains("62102"))
  }
}
