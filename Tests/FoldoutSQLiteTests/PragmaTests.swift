import Foundation
import FoldoutRecords
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// SQLite's pragmas about a table are run once, however many parts need their results.
@Suite struct PragmaTests {
  private static let tables = """
    CREATE TABLE people (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, password TEXT UNIQUE, born DATE,
      initial TEXT AS (substr(name, 1, 1)));
    CREATE INDEX people_born ON people (born DESC, name COLLATE NOCASE);
    CREATE UNIQUE INDEX people_lower ON people (lower(name)) WHERE born IS NOT NULL;
    CREATE TABLE tags (word TEXT PRIMARY KEY, used INT) WITHOUT ROWID;
    CREATE TABLE taggings (
      person INTEGER REFERENCES People ON DELETE CASCADE, tag REFERENCES tags,
      door TEXT REFERENCES people (password), PRIMARY KEY (person, tag));
    CREATE TABLE notes (body TEXT, person REFERENCES roll, missing REFERENCES gone (id));
    CREATE VIEW roll AS SELECT id, name FROM people;
    CREATE VIRTUAL TABLE words USING fts5 (body);
    """

  @Test("Reading the catalog, its columns and its removals runs each pragma once")
  func eachIsAskedOnce() async throws {
    let counts = try await pragmas { db in
      let dated = try CatalogCache().catalog(in: db)
      _ = try dated.tablesWithDates(in: db)
      _ = try dated.shapes(in: db)
    }
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    for pragma in ["table_xinfo='people'", "index_list='people'", "index_xinfo='people_born'"] {
      #expect(counts[pragma] == 1, "\(pragma)")
    }
    for table in ["notes", "people", "taggings", "tags"] {
      #expect(counts["foreign_key_list='\(table)'"] == 1, "\(table)")
    }
  }

  @Test("After a change of the schema, pragmas run once, and for changed tables only")
  func onlyChangedTablesAreAskedAbout() async throws {
    let catalogs = CatalogCache()
    let counts = try await pragmas { db in
      _ = try catalogs.catalog(in: db).shapes(in: db)
      try db.execute(sql: "ALTER TABLE tags ADD COLUMN since DATE")
    } thenTo: { db in
      _ = try catalogs.catalog(in: db).shapes(in: db)
    }
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    #expect(counts["table_xinfo='tags'"] == 1)
    #expect(counts.keys.filter { $0.contains("people") || $0.contains("notes") } == [])
  }

  /// Returns the pragmas about tables and indexes that a reading runs, each with its count.
  ///
  /// SQLite traces the statement that a table-valued pragma runs as `-- PRAGMA
  /// 'main'.name='table'`.
  private func pragmas(
    _ begin: @escaping @Sendable (Database) throws -> Void,
    thenTo read: (@Sendable (Database) throws -> Void)? = nil
  ) async throws -> [String: Int] {
    let scratch = try Scratch()
    try scratch.run(PragmaTests.tables)
    let queue = try scratch.other()
    let counts = try await queue.writeWithoutTransaction { db in
      var counts: [String: Int] = [:]
      if let read {
        try begin(db)
        db.trace { PragmaTests.count($0, in: &counts) }
        try read(db)
      } else {
        db.trace { PragmaTests.count($0, in: &counts) }
        try begin(db)
      }
      db.trace(options: [])
      return counts
    }
    try queue.close()
    return counts
  }

  private static func count(_ event: Database.TraceEvent, in counts: inout [String: Int]) {
    let text = "\(event)"
    guard let start = text.range(of: "PRAGMA 'main'.") else { return }
    counts[text[start.upperBound...].lowercased(), default: 0] += 1
  }
}
