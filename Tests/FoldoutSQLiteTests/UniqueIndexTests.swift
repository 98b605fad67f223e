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

  private static let logins = """
    CREATE TABLE users (id INTEGER PRIMARY KEY, login TEXT UNIQUE, town TEXT, password TEXT);
    CREATE TABLE posts (
      id INTEGER PRIMARY KEY, title TEXT, author TEXT REFERENCES Users (LOGIN),
      initial TEXT AS (substr(author, 1, 1)));
    CREATE UNIQUE INDEX by_author ON posts (author);
    CREATE UNIQUE INDEX by_author_and_id ON posts (author, id);
    CREATE TABLE likes (
      id INTEGER PRIMARY KEY, town TEXT, who TEXT, post INTEGER,
      FOREIGN KEY (who, post) REFERENCES posts (author, id));
    CREATE TABLE profiles (login TEXT PRIMARY KEY REFERENCES users (login), motto TEXT);
    CREATE TABLE visits (id INTEGER PRIMARY KEY, profile TEXT REFERENCES profiles (login));
    INSERT INTO users VALUES (1, 'ada77', 'Ulm', 'hunter2');
    INSERT INTO posts (id, title, author) VALUES (11, 'Hello', 'ada77');
    INSERT INTO likes VALUES (21, 'Bonn', 'ada77', 11);
    INSERT INTO profiles VALUES ('ada77', 'Hm');
    """

  @Test(
    "A column that refers to a login is neither searched nor sorted or filtered by", .promise(7))
  func closesWhatRefersToALogin() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(Self.logins)
    let schema = try await store.schema()
    func closed(_ name: String) throws -> Set<String> {
      try #require(schema.table(name)).unsearchableColumns()
    }
    #expect(try closed("users") == ["login", "password"])
    #expect(try closed("posts") == ["author", "initial"])
    #expect(try closed("likes") == ["who"])
    // A key is in the addresses of its records, so it is open, like what refers to it.
    #expect(try closed("profiles") == [] && closed("visits") == [])
    for (name, column) in [("posts", "author"), ("posts", "initial"), ("likes", "who")] {
      let table = try #require(schema.table(name))
      #expect(!table.indexedSortColumns.contains(column), "\(name)")
      #expect(!table.unindexedSortColumns.contains(column), "\(name)")
      let filter = RowFilter([RowFilter.Condition(column, is: .text("ada77"))])
      #expect(throws: StoreError.unknownColumn(column, table: name)) { try filter.check(in: table) }
      let search = RowSearch("ada77", timeLimit: .seconds(3600))
      let window = try await store.window(WindowRequest(table: name, search: search))
      #expect(window.records.isEmpty, "\(name)")
    }
    // Its own texts are found.
    let found = try await store.window(
      WindowRequest(table: "posts", search: RowSearch("hello", timeLimit: .seconds(3600))))
    #expect(found.records.count == 1)
  }

  @Test("A reference to a login follows the login's table and the user's settings", .promise(7))
  func followsTheLogin() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE users (id INTEGER PRIMARY KEY, login TEXT UNIQUE);
      CREATE TABLE posts (id INTEGER PRIMARY KEY, author TEXT REFERENCES users (login));
      INSERT INTO users VALUES (1, 'ada77'); INSERT INTO posts VALUES (11, 'ada77');
      """)
    func closed(_ store: SQLiteStore) async throws -> Set<String>? {
      try await store.schema().table("posts")?.unsearchableColumns()
    }
    #expect(try await closed(store) == [])
    try scratch.run("ALTER TABLE users ADD COLUMN password TEXT")
    #expect(try await closed(store) == ["author"])
    let lenient = try SQLiteStore(
      path: scratch.path(),
      secrets: SecretColumns(readable: [.init(table: "Posts", column: "Author")]))
    defer { lenient.close() }
    #expect(try await closed(lenient) == [])
    try scratch.run("ALTER TABLE users DROP COLUMN password")
    #expect(try await closed(store) == [])
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
