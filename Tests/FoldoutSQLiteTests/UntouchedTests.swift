import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import GRDB
import TestSupport
import Testing

/// Opening, reading and closing leaves a file unchanged, byte for byte.
@Suite struct UntouchedTests {
  private static let sql = """
    PRAGMA page_size = 1024; PRAGMA user_version = 42; PRAGMA journal_mode = %;
    CREATE TABLE t (id INTEGER PRIMARY KEY, day DATE); CREATE TABLE k (a, b, PRIMARY KEY (a, b));
    INSERT INTO t VALUES (1, '2002-08-14'), (2, NULL); INSERT INTO k VALUES (1, 2);
    CREATE VIEW v AS SELECT * FROM t
    """

  private func readAll(_ path: String, readOnly: Bool) async throws {
    let store = try SQLiteStore(path: path, readOnly: readOnly)
    for table in try await store.schema().tables {
      let window = try await store.window(WindowRequest(table: table.name))
      for row in window.records { _ = try await store.record(row.key, in: table.name) }
    }
    #expect(try await store.record(RecordKey("1"), in: "t") != nil)
    store.close()
  }

  @Test(
    "Opening, reading and closing changes no byte in any journal mode", .promise(1),
    arguments: ["DELETE", "WAL", "TRUNCATE", "PERSIST"], [false, true])
  func readingChangesNothing(_ journal: String, readOnly: Bool) async throws {
    let scratch = try Scratch()
    let sql = UntouchedTests.sql.split(separator: "%", maxSplits: 1).joined(separator: journal)
    let path = try scratch.run(sql)
    let before = try scratch.files()
    try await readAll(path, readOnly: readOnly)
    #expect(try scratch.files() == before)
  }

  /// The log's index file is exempt: it holds no data, and every reader writes it.
  @Test(
    "A killed program's write-ahead log is read and left in place", .promise(1),
    arguments: [false, true])
  func logLeftBehindStays(readOnly: Bool) async throws {
    let scratch = try Scratch()
    let sql = UntouchedTests.sql.split(separator: "%", maxSplits: 1).joined(separator: "WAL")
    try scratch.run(sql, in: "live.sqlite")
    let live = try scratch.other("live.sqlite")
    try await live.writeWithoutTransaction { db in
      try db.execute(sql: "INSERT INTO t VALUES (3, '2003-01-01')")
    }
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.copyItem(
        atPath: scratch.path("live.sqlite\(suffix)"), toPath: scratch.path("test.sqlite\(suffix)"))
    }
    try live.close()
    let before = try scratch.files(but: "-shm")
    #expect((before["test.sqlite-wal"]?.count ?? 0) > 0)
    try await readAll(scratch.path(), readOnly: readOnly)
    #expect(try scratch.files(but: "-shm") == before)
    let store = try scratch.store()
    #expect(try await store.record(RecordKey("3"), in: "t") != nil)
  }

  @Test(
    "A change keeps the file's journal mode, page size and versions", .promise(1),
    arguments: ["delete", "wal"])
  func changeKeepsTheFilesWays(_ journal: String) async throws {
    let scratch = try Scratch()
    let sql = UntouchedTests.sql.split(separator: "%", maxSplits: 1).joined(separator: journal)
    let store = try scratch.store(sql)
    let day = StoredValue.text("2002-08-14")
    _ = try await store.change(Change("t", RecordKey("1"), "day", day, .text("2003-01-01")))
    store.close()
    #expect(try scratch.files().keys.sorted() == ["test.sqlite"])
    let found = try await scratch.other().read { db in
      try ["journal_mode", "page_size", "user_version", "schema_version"].map { name in
        try String.fetchOne(db, sql: "PRAGMA \(name)") ?? ""
      }
    }
    #expect(found == [journal, "1024", "42", "3"])
  }

  @Test(
    "A killed program's unfinished change is rolled back by a store that may write", .promise(1))
  func journalLeftBehindIsUndone() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      PRAGMA page_size = 512; CREATE TABLE t (id INTEGER PRIMARY KEY, x);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO t SELECT i, 'old' || hex(zeroblob(50)) FROM n
      """, in: "live.sqlite")
    let live = try scratch.other("live.sqlite")
    try await live.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA cache_size = 5; BEGIN; UPDATE t SET x = 'new' || x")
      for suffix in ["", "-journal"] {
        try FileManager.default.copyItem(
          atPath: scratch.path("live.sqlite\(suffix)"),
          toPath: scratch.path("test.sqlite\(suffix)"))
      }
      try db.execute(sql: "ROLLBACK")
    }
    let before = try scratch.files()
    #expect(throws: StoreError.unfinished(path: scratch.path())) {
      try SQLiteStore(path: scratch.path(), readOnly: true)
    }
    #expect(try scratch.files() == before)
    let store = try scratch.store()
    let record = try await store.record(RecordKey("1"), in: "t")
    #expect(record?.record["x"].string?.hasPrefix("old") == true)
  }
}
