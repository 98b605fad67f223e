import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Files whose views and triggers use functions or memory beyond what is allowed.
@Suite("Files that are not trusted") struct DistrustTests {
  @Test("Views may compute, but only with harmless functions", .promise(12))
  func functions() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, data TEXT);
      INSERT INTO t VALUES (1, 'Ada', '[1,2]');
      CREATE VIEW harmless AS SELECT upper(name) AS name, date('2020-02-29') AS day,
        printf('%04d', id) AS number, (SELECT sum(value) FROM json_each(data)) AS total FROM t;
      CREATE TABLE parts (note TEXT, part TEXT AS (json_extract(note, '$.a')));
      INSERT INTO parts VALUES ('{"a": "part"}');
      CREATE VIEW harmful AS SELECT load_extension('nowhere') AS x FROM t;
      """)
    let row = try await store.window(WindowRequest(table: "harmless")).records.first
    #expect(
      row?.record.values == [.text("ADA"), .text("2020-02-29"), .text("0001"), .integer(3)])
    let part = try await store.window(WindowRequest(table: "parts")).records.first
    #expect(part?.record["part"] == .text("part"))
    await #expect {
      try await store.window(WindowRequest(table: "harmful"))
    } throws: { error in
      guard case .unavailable(table: "harmful", let detail)? = error as? StoreError else {
        return false
      }
      // An SQLite without checks for unsafe functions loads no extension, either.
      return ["unsafe use of load_extension()", "not authorized"].contains(detail)
    }
  }

  @Test("Triggers keep the index of a full-text search up to date")
  func searches() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO t VALUES (1, 'Ada');
      CREATE VIRTUAL TABLE words USING fts5(name, content = 't', content_rowid = 'id');
      INSERT INTO words (rowid, name) SELECT id, name FROM t;
      CREATE TRIGGER kept AFTER UPDATE ON t BEGIN
        INSERT INTO words (words, rowid, name) VALUES ('delete', old.id, old.name);
        INSERT INTO words (rowid, name) VALUES (new.id, new.name);
      END;
      """)
    _ = try await store.change(
      Change("t", RecordKey("1"), "name", .text("Ada"), .text("Ida")))
    let found = try scratch.text("SELECT group_concat(rowid) FROM words WHERE words MATCH 'Ida'")
    #expect(found == "1")
  }

  @Test("A view's value of a billion bytes is not computed", .promise(12))
  func longValues() async throws {
    let store = try Scratch().store(
      "CREATE VIEW v AS SELECT zeroblob(400000000) AS x; CREATE TABLE t (x);")
    let tooLong = StoreError.unavailable(table: "v", detail: "string or blob too big")
    await #expect(throws: tooLong) {
      try await store.record(RecordKey("1"), in: "v", limits: ValueLimits(text: 100, blob: 64))
    }
    await #expect(throws: tooLong) {
      try await store.record(RecordKey("1"), in: "v", limits: nil)
    }
    await #expect(throws: tooLong) { try await store.window(WindowRequest(table: "v")) }
    #expect(try await store.window(WindowRequest(table: "t")).records.isEmpty)
  }

  @Test("Each connection has SQLite's limits at or below those of the build", .promise(12))
  func limits() async throws {
    let scratch = try Scratch()
    try scratch.run("CREATE TABLE t (x)")
    let facts = FileFacts(path: scratch.path())
    for (mode, most) in [(Connection.Mode.reading, 268_435_456), (.writing, 1_000_000_000)] {
      let connection = try Connection(to: facts, for: mode)
      let found = connection.unsafeHandle { handle in
        [
          SQLITE_LIMIT_LENGTH, SQLITE_LIMIT_VDBE_OP, SQLITE_LIMIT_EXPR_DEPTH,
          SQLITE_LIMIT_TRIGGER_DEPTH,
        ].map { Int(sqlite3_limit(handle, $0, -1)) }
      }
      for (limit, most) in zip(found, [most, 1_000_000, 1000, 100]) { #expect(limit <= most) }
      connection.close()
    }
  }
}
