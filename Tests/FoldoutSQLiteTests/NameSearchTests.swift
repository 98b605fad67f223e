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
