import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite
import TestSupport
import Testing

@testable import FoldoutSQLite

/// After another program altered the schema, only the altered tables are read again.
@Suite struct KeptTableTests {
  private static let tables = """
    CREATE TABLE a (id INTEGER PRIMARY KEY, day TEXT, name TEXT);
    CREATE TABLE b (id INTEGER PRIMARY KEY, a INTEGER REFERENCES a, born DATE, code TEXT);
    CREATE TABLE c (k TEXT PRIMARY KEY, b INTEGER REFERENCES b, x);
    CREATE TABLE empty (id INTEGER PRIMARY KEY, day TEXT);
    CREATE VIEW v AS SELECT * FROM a;
    INSERT INTO a VALUES (1, '2020-01-01', 'Ada'); INSERT INTO b VALUES (1, 1, '14.8.2002', 'x');
    INSERT INTO c VALUES ('k', 1, 2);
    """

  @Test(
    "A changed schema is read the same as by a store that opens the file anew", .promise(13),
    arguments: ["DELETE", "WAL"])
  func nothingIsMissed(journal: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store("PRAGMA journal_mode = \(journal); \(KeptTableTests.tables)")
    _ = try await store.schema()
    for alteration in [
      "ALTER TABLE a ADD COLUMN extra TEXT", "ALTER TABLE a RENAME COLUMN name TO title",
      "CREATE INDEX a_day ON a (day)", "CREATE UNIQUE INDEX b_code ON b (code)", "DROP INDEX a_day",
      "DROP INDEX b_code; CREATE UNIQUE INDEX b_code ON b (code COLLATE NOCASE)",
      "DROP INDEX b_code; CREATE UNIQUE INDEX b_code ON b (born)",
      "DROP TABLE c; CREATE TABLE c (k TEXT PRIMARY KEY, b TEXT, x)",
      "ALTER TABLE b RENAME TO d", "ALTER TABLE d RENAME COLUMN code TO password",
      "CREATE TABLE e (id INTEGER PRIMARY KEY, p TEXT REFERENCES d (password))",
      "ALTER TABLE d RENAME COLUMN password TO code", "INSERT INTO empty VALUES (1, '2020-01-01')",
      "CREATE TABLE other (x)", "INSERT INTO c VALUES (NULL, 'b', 1); ALTER TABLE c ADD COLUMN y",
      "DELETE FROM c WHERE k IS NULL; CREATE TABLE other3 (x)", "DROP TABLE other",
      "DROP VIEW v; CREATE VIEW v AS SELECT day FROM a", "ALTER TABLE a DROP COLUMN extra",
      "VACUUM",
      "CREATE TABLE f (\"caf\u{E9}\" TEXT)",
      "ALTER TABLE f RENAME COLUMN \"caf\u{E9}\" TO \"cafe\u{301}\"",
    ] {
      try scratch.run(alteration)
      let fresh = try SQLiteStore(path: scratch.path(), removals: SharedRemovals())
      // The first rows of a table are inspected only at the next alteration.
      if alteration.hasPrefix("INSERT INTO empty") { continue }
      let (found, expected) = (try await store.schema(), try await fresh.schema())
      #expect(found == expected, "\(alteration)")
      let names = found.tables.flatMap(\.columns).map { Array($0.name.utf8) }
      #expect(names == expected.tables.flatMap(\.columns).map { Array($0.name.utf8) })
      fresh.close()
    }
  }

  @Test("Tables that were not altered are not read again", .promise(13))
  func theOthersAreKept() async throws {
    let scratch = try Scratch()
    try scratch.run(KeptTableTests.tables)
    let connection = try Connection(to: FileFacts(path: scratch.path()), for: .reading)
    defer { connection.close() }
    let catalogs = CatalogCache()
    func looks() async throws -> [String: ObjectIdentifier] {
      try await connection.perform { db in
        let tables = try catalogs.catalog(in: db).catalog.tables
        return Dictionary(
          tables.map { ($0.schema.name, ObjectIdentifier($0.inferences)) },
          uniquingKeysWith: { first, _ in first })
      }
    }
    let before = try await looks()
    try scratch.run("ALTER TABLE b ADD COLUMN extra TEXT; CREATE TABLE other (x)")
    let after = try await looks()
    #expect(before.keys.filter { before[$0] != after[$0] }.sorted() == ["b", "v"])
  }

  @Test("Statements for dropped tables are freed", .promise(14))
  func statementsGoWithTheirTables() async throws {
    let scratch = try Scratch()
    try scratch.run(KeptTableTests.tables)
    let connection = try Connection(to: FileFacts(path: scratch.path()), for: .reading)
    defer { connection.close() }
    let catalogs = CatalogCache()
    func count() async throws -> Int {
      try await connection.perform { db in
        let dated = try catalogs.catalog(in: db)
        _ = try dated.tablesWithDates(in: db)
        for table in dated.catalog.tables where table.schema.kind == .table {
          _ = try WindowReader(table, in: db).window(WindowRequest(table: table.schema.name))
        }
        var count = 0
        var statement = sqlite3_next_stmt(db.sqliteConnection, nil)
        while let found = statement {
          count += 1
          statement = sqlite3_next_stmt(db.sqliteConnection, found)
        }
        return count
      }
    }
    let before = try await count()
    for round in 0..<4 {
      let names = (0..<40).map { "t\(round)_\($0)" }
      try scratch.run(
        names.map { "CREATE TABLE \($0) (id INTEGER PRIMARY KEY, d DATE, t TEXT)" }
          .joined(separator: ";"))
      #expect(try await count() > before)
      try scratch.run(names.map { "DROP TABLE \($0)" }.joined(separator: ";"))
    }
    #expect(try await count() <= before)
  }
}
