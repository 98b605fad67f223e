import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Unique indexes of each kind, and their effect on searches beside a secret and on copies.
@Suite struct UniqueIndexTests {
  /// Tables: the columns beside a secret, the indexes, the closed columns and those not copied.
  private static let tables: [(String, String, closed: Set<String>, uncopied: Set<String>)] = [
    ("a TEXT, b TEXT", "", [], []),
    ("a TEXT UNIQUE, b TEXT", "", ["a"], ["a"]),
    ("a VARCHAR(9), b STRING UNIQUE", "", ["b"], ["b"]),
    ("a TEXT, b INTEGER UNIQUE", "", [], ["b"]),
    ("a TEXT, b TEXT, UNIQUE (a, b)", "", ["a", "b"], ["b"]),
    ("a TEXT, b TEXT NOT NULL, UNIQUE (a, b)", "", ["a", "b"], ["a"]),
    ("a TEXT, b TEXT", "CREATE UNIQUE INDEX i ON t (a) WHERE b = 'x'", ["a"], ["a"]),
    ("a TEXT, b TEXT", "CREATE UNIQUE INDEX i ON t (lower(a))", ["a"], ["a"]),
    ("a TEXT, b TEXT", "CREATE UNIQUE INDEX i ON t (lower(\"A\") || 'b')", ["a"], ["a"]),
    ("a TEXT, b TEXT", "CREATE UNIQUE INDEX i ON t (lower(a), ifnull(b, '('))", ["a", "b"], ["b"]),
    (
      "a TEXT, b TEXT", "CREATE UNIQUE INDEX [i(] ON t (a || /* ( */ [b] COLLATE NOCASE DESC)",
      ["a", "b"], ["a", "b"]
    ),
    ("a TEXT, b TEXT", "CREATE INDEX i ON t (lower(a))", [], []),
    ("a TEXT, b TEXT", "CREATE UNIQUE INDEX i ON t (id, a)", ["a"], []),
    ("a TEXT, b TEXT", "CREATE UNIQUE INDEX i ON t ((1))", [], []),
    ("a TEXT, b AS (lower(a)) UNIQUE", "", ["a", "b"], ["a", "b"]),
    ("a TEXT, b TEXT GENERATED ALWAYS AS (x) UNIQUE, x AS (a)", "", ["a", "b", "x"], ["a", "b"]),
    ("a TEXT, b TEXT UNIQUE, x AS (substr(b, 2)), y AS (a || x)", "", ["b", "x", "y"], ["b"]),
    ("a TEXT, b TEXT, user_token TEXT AS (a || 'x')", "", ["a", "user_token"], ["user_token"]),
    ("a TEXT, b TEXT, x AS (substr(password, 1, 3))", "", ["x"], ["x"]),
    // Every address shows the key, so a column computed from the key alone reveals nothing.
    (
      "a TEXT, b AS ('No. ' || id), user_token AS (id || a)", "", ["a", "user_token"],
      ["user_token"]
    ),
  ]

  @Test(
    "Unique texts beside a secret are neither searched nor sorted by nor copied", .promise(7),
    arguments: tables)
  func closesTextsBesideASecret(
    _ columns: String, _ index: String, _ closed: Set<String>, _ uncopied: Set<String>
  ) async throws {
    // Table constraints come after the columns.
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, password TEXT, \(columns)); \(index)")
    let table = try #require(try await store.schema().table("t"))
    #expect(table.unsearchableColumns() == closed.union(["password"]))
    #expect(table.columnsNotToCopy == uncopied.union(["id", "password"]))
    #expect(table.unindexedSortColumns.filter(closed.contains) == [])
    #expect(table.indexedSortColumns.filter(closed.contains) == [])
    for name in closed where !table.orders.contains(name) {
      #expect(table.declared(RowOrder(column: name)) == .key, "\(name)")
    }
  }

  /// A table without a secret has no logins, so all its columns are searched.
  @Test("Unique texts are searched in a table without secrets", arguments: tables)
  func closesNothingElsewhere(
    _ columns: String, _ index: String, _ closed: Set<String>, _ uncopied: Set<String>
  ) async throws {
    guard !columns.contains("token") else { return }
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, password AS (1) , \(columns)); \(index)"
        .replacing("password", with: "plain"))
    let table = try #require(try await store.schema().table("t"))
    #expect(table.unsearchableColumns() == [])
    #expect(table.searchedColumns() == table.columns.map(\.name))
  }

  @Test(
    "A unique login in any index is not searched, nor are records named after it", .promise(7),
    arguments: [
      "CREATE UNIQUE INDEX i ON users (lower(login))",
      "CREATE UNIQUE INDEX i ON users (login) WHERE town = 'Ulm'",
      "CREATE UNIQUE INDEX i ON users (town, login)",
    ])
  func searchesNoLoginAndNoNameByOne(_ index: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE users (id INTEGER PRIMARY KEY, login TEXT, town TEXT, password TEXT);
      CREATE TABLE seats (id INTEGER PRIMARY KEY, user INTEGER REFERENCES users (id));
      CREATE TABLE bookings (id INTEGER PRIMARY KEY, seat INTEGER REFERENCES seats (id));
      \(index);
      INSERT INTO users VALUES (1, 'ada77', 'Ulm', 'hunter2');
      INSERT INTO seats VALUES (11, 1); INSERT INTO bookings VALUES (21, 11);
      """)
    for table in ["users", "seats", "bookings"] {
      let window = try await store.window(
        WindowRequest(table: table, search: RowSearch("ada77", timeLimit: .seconds(3600))))
      #expect(window.records.isEmpty, "\(table)")
    }
  }

  /// The copy is stored with its initial values.
  @Test("A copy of a record is stored without violating a unique index", arguments: tables)
  func copiesAreNotRefused(
    _ columns: String, _ index: String, _ closed: Set<String>, _ uncopied: Set<String>
  ) async throws {
    guard !index.contains("(1)") else { return }
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, password TEXT, \(columns)); \(index)")
    let table = try #require(try await store.schema().table("t"))
    let values = table.columns.filter { !$0.isGenerated && $0.name != "id" }.map { column in
      Insertion.Cell(
        column: column.name, new: column.declaredType == "INTEGER" ? .integer(7) : .text("x"))
    }
    _ = try await store.insert(Insertion(table: "t", cells: values))
    let copied = values.filter { !table.columnsNotToCopy.contains($0.column) }
    _ = try await store.insert(Insertion(table: "t", cells: copied))
  }
}
