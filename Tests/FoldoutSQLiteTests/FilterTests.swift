import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Lists of the rows whose columns have given values.
@Suite struct FilterTests {
  /// A parent and a child whose columns are declared with types that convert differently, and whose
  /// child rows refer to the parent's only row, except for the last.
  private static let types: [(parent: String, child: String, rows: String)] = [
    ("INTEGER", "INTEGER", "(5), (6)"),
    ("INTEGER", "TEXT", "('5'), ('05'), ('6')"),
    ("INTEGER", "", "(5), ('5'), (5.0), (6)"),
    ("REAL", "INTEGER", "(5), (6)"),
    ("TEXT", "INTEGER", "(5), (6)"),
    ("TEXT", "", "(5), ('5'), (6)"),
    ("TEXT COLLATE NOCASE", "TEXT", "('ab'), ('AB'), ('b')"),
    ("TEXT", "TEXT COLLATE NOCASE", "('ab'), ('AB')"),
    ("BLOB", "BLOB", "(x'0102'), (x'03')"),
    ("", "TEXT", "('5'), ('6')"),
    ("", "", "(5), ('5')"),
  ]

  @Test(
    "A filter by a foreign key finds exactly the rows that the key counts", arguments: types,
    ["", "CREATE INDEX i ON c (p);"])
  func findsReferringRows(
    _ types: (parent: String, child: String, rows: String), _ index: String
  ) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, x \(types.parent) UNIQUE);
      CREATE TABLE c (id INTEGER PRIMARY KEY, p \(types.child) REFERENCES p (x), note TEXT);
      INSERT INTO c (p) VALUES \(types.rows); \(index)
      INSERT INTO p VALUES (1, (SELECT p FROM c));
      """)
    let preview = try #require(try await store.removal(of: RecordKey("1"), in: "p"))
    let dependents = try #require(preview.dependents.first)
    #expect(dependents.count > 0)
    let filter = try #require(RowFilter(dependents))
    for order in [RowOrder.key, RowOrder(column: "note"), RowOrder(column: "p")] {
      let window = try await store.window(WindowRequest(table: "c", order: order, filter: filter))
      #expect(window.records.count == dependents.count, "\(types) by \(order)")
    }
  }

  @Test("A filter by a reference of several columns compares each by its own target")
  func composite() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE p (a INTEGER, b TEXT COLLATE NOCASE, PRIMARY KEY (a, b));
      CREATE TABLE c (id INTEGER PRIMARY KEY, x TEXT, y TEXT, FOREIGN KEY (x, y) REFERENCES p);
      INSERT INTO p VALUES (1, 'a'), (1, 'b');
      INSERT INTO c (x, y) VALUES ('1', 'a'), ('01', 'A'), ('1', 'b'), (NULL, 'a');
      """)
    let filter = RowFilter([
      RowFilter.Condition("x", is: .text("1")), RowFilter.Condition("y", is: .text("a")),
    ])
    let found = try await store.window(WindowRequest(table: "c", filter: filter))
    #expect(found.records.map(\.key.shown) == ["1", "2"])
  }

  @Test(
    "A search within a filter finds its rows only, also without an index, in several steps",
    arguments: ["", "CREATE INDEX i ON t (kind);"])
  func searches(_ index: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, kind INTEGER, name TEXT); \(index)
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        INSERT INTO t SELECT i, i % 1000, 'name ' || (i % 7) FROM n;
      """)
    let filter = RowFilter([RowFilter.Condition("kind", is: .integer(3))])
    func keys(_ order: RowOrder, _ query: String) async throws -> [Int64] {
      var request = WindowRequest(
        table: "t", order: order, search: RowSearch(query, timeLimit: .zero, isWhole: true),
        filter: filter)
      var keys: [Int64] = []
      while true {
        let window = try await store.window(request)
        keys += window.records.compactMap { row in
          if case .integer(let id)? = row.key.values.first { id } else { nil }
        }
        guard let rest = window.scan?.rest else { return keys }
        request.anchor = rest
      }
    }
    let all = (0..<20).map { Int64($0 * 1000 + 3) }
    #expect(try await keys(.key, "") == all)
    #expect(try await keys(.key, "\"name 4\"") == all.filter { $0 % 7 == 4 })
    let sorted = try await store.window(
      WindowRequest(table: "t", order: RowOrder(column: "name"), filter: filter))
    #expect(sorted.records.count == 20 && sorted.scan?.gaveUpSorting == false)
  }

  @Test("Rows of a view are filtered, too")
  func views() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, kind INTEGER);
      INSERT INTO t (kind) VALUES (1), (2), (1);
      CREATE VIEW v AS SELECT kind, id * 10 AS tens FROM t;
      """)
    let filter = RowFilter([RowFilter.Condition("kind", is: .integer(1))])
    let found = try await store.window(
      WindowRequest(table: "v", filter: filter, columns: ["tens"]))
    #expect(found.records.map { $0.record["tens"] } == [.integer(10), .integer(30)])
    #expect(found.records.map(\.key.shown) == ["1", "3"])
  }

  @Test("A long value does not keep a filter from passing its row")
  func longRows() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, kind INTEGER, text TEXT);
      INSERT INTO t VALUES
        (1, 1, 'a' || hex(zeroblob(100000))), (2, 2, 'a' || hex(zeroblob(100000))), (3, 1, 'a');
      """)
    let filter = RowFilter([RowFilter.Condition("kind", is: .integer(1))])
    let found = try await store.window(
      WindowRequest(
        table: "t", search: RowSearch("a", timeLimit: .seconds(3600)), filter: filter,
        maxCharacters: 10))
    #expect(found.records.map(\.key.shown) == ["1", "3"])
  }

  @Test("An index of the filter is searched, and no other row is read")
  func usesTheIndex() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, kind INTEGER, name TEXT);
      CREATE INDEX i ON t (kind); CREATE INDEX n ON t (name); INSERT INTO t (kind) VALUES (1), (2);
      """)
    let filter = RowFilter([RowFilter.Condition("kind", is: .integer(1))])
    for order in [RowOrder.key, RowOrder(column: "name")] {
      let window = try await store.window(WindowRequest(table: "t", order: order, filter: filter))
      #expect(window.records.count == 1 && window.scan == nil)
    }
  }
}
