import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Searches by more names of referenced records than are kept.
@Suite struct NameSearchTests {
  @Test(
    "A search follows the first 1,000 matching names of a table and says if there are more",
    arguments: [(1_000, 1_000, []), (1_200, 1_000, ["teams"])])
  func findsAThousandNames(_ count: Int, _ found: Int, _ unsearched: [String]) async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE teams (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE people (id INTEGER PRIMARY KEY, team INTEGER REFERENCES teams (id));
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO teams SELECT i, 'crew ' || i FROM n;
      INSERT INTO people SELECT 10000 + id, id FROM teams;
      """)
    // A read may take long while other tests run.
    let store = try SQLiteStore(
      path: path, limits: WorkLimits(reading: 600), removals: SharedRemovals())
    let window = try await store.window(
      WindowRequest(
        table: "people", search: RowSearch("crew", timeLimit: .seconds(3600)), size: 2_000))
    #expect(window.records.count == found && window.scan?.unsearchedTables == unsearched)
  }

  /// The first search reads some of the names, and has the others read for later ones.
  @Test("A search that ends before all names of a table are read says that there may be more rows")
  func findsBeforeAllNamesAreRead() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE salaries (id INTEGER PRIMARY KEY, person INTEGER REFERENCES people (id));
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
      INSERT INTO people SELECT i, iif(i % 1000 = 0, 'Kofi ', 'Ada ') || i || ' Ito' FROM n;
      INSERT INTO salaries SELECT 50000 + id, id FROM people;
      """)
    // A read may take long while other tests run.
    let store = try SQLiteStore(
      path: path, limits: WorkLimits(reading: 600), removals: SharedRemovals())
    func search(_ query: String) async throws -> Window {
      try await store.window(
        WindowRequest(table: "salaries", search: RowSearch(query, timeLimit: .seconds(3600))))
    }
    for query in ["kofi", "kofi ito", "nobody"] {
      let first = try await search(query)
      let isWhole = first.records.count == (query == "nobody" ? 0 : 6)
      #expect(isWhole || first.scan?.unsearchedTables == ["people"], "\(query)")
    }
    var last = try await search("kofi")
    while last.scan?.unsearchedTables == ["people"] {
      await Task.yield()
      last = try await search("kofi")
    }
    #expect(last.records.count == 6 && last.scan?.unsearchedTables == [])
    #expect(try await search("nobody").scan?.unsearchedTables == [])
  }

  @Test(
    "A row is found by the name that it shows, although its reference is of another type",
    arguments: [("INTEGER", "TEXT"), ("TEXT", "INTEGER"), ("INTEGER", "REAL")])
  func findsReferencesOfAnotherType(_ key: String, _ reference: String) async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE people (id \(key) PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE salaries (id INTEGER PRIMARY KEY, person \(reference) REFERENCES people (id));
      INSERT INTO people VALUES (5, 'Kofi'), (6, 'Ada');
      INSERT INTO salaries VALUES (1, 5), (2, 6);
      """)
    let store = try SQLiteStore(path: path, removals: SharedRemovals())
    let window = try await store.window(
      WindowRequest(
        table: "salaries", search: RowSearch("kofi", timeLimit: .seconds(3600))))
    #expect(window.records.map(\.key) == [RecordKey([.integer(1)])])
  }

  @Test("A word at the end of a long name is found by it")
  func findsTheEndOfALongName() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL);
      CREATE TABLE loans (id INTEGER PRIMARY KEY, book INTEGER REFERENCES books (id));
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO books SELECT i, 'Volume ' || i FROM n;
      UPDATE books SET title = title || printf('%.*c', 130, 'x') || ' needle' WHERE id = 4900;
      INSERT INTO loans VALUES (1, 4900), (2, 7);
      """)
    let store = try SQLiteStore(
      path: path, limits: WorkLimits(reading: 600), removals: SharedRemovals())
    func search() async throws -> Window {
      try await store.window(
        WindowRequest(table: "loans", search: RowSearch("needle", timeLimit: .seconds(3600))))
    }
    var window = try await search()
    while window.scan?.unsearchedTables == ["books"] {
      await Task.yield()
      window = try await search()
    }
    #expect(window.records.map(\.key) == [RecordKey([.integer(1)])])
  }

  /// Names are looked for by the first eight words. The one that is left out has the ninth, too.
  @Test("A search for many words says that a name with the last of them may have been left out")
  func saysThatTheLastWordsWereLeftOut() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE teams (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE people (
        id INTEGER PRIMARY KEY, note TEXT, team INTEGER REFERENCES teams (id));
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO teams SELECT i, iif(i < 1200, 'crew ' || i, 'zero crew needle') FROM n;
      INSERT INTO people VALUES (1, 'x1 x2 x3 x4 x5 x6 x7', 1200);
      """)
    let store = try SQLiteStore(path: path, removals: SharedRemovals())
    let search = RowSearch("crew x1 x2 x3 x4 x5 x6 x7 needle", timeLimit: .seconds(3600))
    let window = try await store.window(WindowRequest(table: "people", search: search))
    #expect(window.records.isEmpty && window.scan?.unsearchedTables == ["teams"])
  }

  /// 2,000 names contain each word, and 100 both. Only those may be kept, and the rows without a
  /// word of their own need no others.
  @Test(
    "Words that stand together in few names are found, however many names have one of them",
    arguments: [
      ("kofi ito", 200, []), ("\"kofi ito\"", 200, []), ("ito kofi y95", 100, []),
      ("kofi", 2_000, ["people"]), ("kofi y95", 1_000, ["people"]),
    ])
  func findsNamesOfSeveralWords(
    _ query: String, _ found: Int, _ unsearched: [String]
  ) async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE salaries (
        id INTEGER PRIMARY KEY, person INTEGER REFERENCES people (id), year TEXT);
      WITH RECURSIVE n(i, k) AS (
        SELECT 1, 7919 % 3900 UNION ALL SELECT i + 1, (i + 1) * 7919 % 3900 FROM n WHERE i < 3900)
      INSERT INTO people SELECT 20000 + i,
        iif(k < 2000, 'Kofi', 'Ada') || ' ' || iif(k >= 1900, 'Ito', 'Bell') FROM n;
      INSERT INTO salaries SELECT 50000 + id, id, 'y95' FROM people;
      INSERT INTO salaries SELECT 60000 + id, id, 'y84' FROM people;
      """)
    // A read may take long while other tests run.
    let store = try SQLiteStore(
      path: path, limits: WorkLimits(reading: 600), removals: SharedRemovals())
    let search = RowSearch(query, timeLimit: .seconds(3600))
    let window = try await store.window(
      WindowRequest(table: "salaries", search: search, size: 10_000))
    #expect(window.records.count == found && window.scan?.unsearchedTables == unsearched)
    let schema = try await store.schema()
    var records: [String: [DynamicRecord]] = [:]
    for table in schema.tables {
      records[table.name] = try await store.window(
        WindowRequest(table: table.name, size: 10_000)
      ).records.map(\.record)
    }
    let inMemory = try await MemoryStore(schema: schema, records: records).window(
      WindowRequest(table: "salaries", search: search, size: 10_000))
    #expect(inMemory.records.count == found && inMemory.scan?.unsearchedTables == unsearched)
  }
}
