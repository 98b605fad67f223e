import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Restoring what a removal took.
@Suite("Undone removals") struct RestoreTests {
  @Test("A reference is restored only if it is as the removal left it")
  func asLeft() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2), (3);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL,
        q INT DEFAULT 3 REFERENCES p ON DELETE SET DEFAULT);
      INSERT INTO a VALUES (1, 1, 1), (2, 1, 2), (3, 1, 1), (4, 2, 2);
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    #expect(receipt.removed == [RowCount(table: "p", count: 1)])
    #expect(receipt.changed == [RowCount(table: "a", count: 3, columns: ["p", "q"])])
    _ = try await store.change(Change("a", RecordKey("2"), "p", .null, .integer(2)))
    try scratch.run("DELETE FROM a WHERE id = 3")
    let done = try await store.restored(receipt)
    #expect(done.altered == [])
    #expect(
      done.unrestored == [UnrestoredRow(table: "a", key: RecordKey([.integer(2)]), columns: ["p"])])
    #expect(
      try scratch.text("SELECT group_concat(id || p || q, ' ') FROM a") == "111 222 422")
  }

  @Test("A restore does not overwrite a reference that somebody else changed, even in the same row")
  func asLeftUnderLastingKeys() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
      CREATE TABLE a (k TEXT PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL);
      INSERT INTO a VALUES ('one', 1), ('two', 1);
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    try scratch.run("UPDATE a SET p = 2 WHERE k = 'two'")
    let done = try await store.restored(receipt)
    #expect(
      done.unrestored == [UnrestoredRow(table: "a", key: RecordKey([.text("two")]), columns: ["p"])]
    )
    #expect(try scratch.text("SELECT group_concat(k || p, ' ') FROM a") == "one1 two2")
  }

  @Test("A reference that is part of its row's key is restored")
  func inAKey() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
      CREATE TABLE a (p INT DEFAULT 2 REFERENCES p ON DELETE SET DEFAULT, x INT, PRIMARY KEY (p, x));
      INSERT INTO a VALUES (1, 5), (1, 6), (2, 7);
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    #expect(try scratch.text("SELECT group_concat(p || x, ' ') FROM a") == "25 26 27")
    _ = try await store.restored(receipt)
    #expect(try scratch.text("SELECT group_concat(p || x, ' ') FROM a") == "15 16 27")
  }

  @Test("No reference is written into a new record that reused the old number", .promise(4))
  func strangers() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL, name TEXT);
      INSERT INTO a VALUES (8, 1, 'Rex'), (9, 1, 'Pip');
      CREATE TABLE b (k TEXT PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL, n INT);
      INSERT INTO b VALUES ('gone', NULL, 0), ('one', 1, 0), ('two', 1, 0);
      CREATE TABLE c (id INTEGER PRIMARY KEY AUTOINCREMENT, p INT REFERENCES p ON DELETE SET NULL,
        n INT);
      INSERT INTO c VALUES (4, 1, 0);
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    // The number 9 is free again, and the rows of b get other ones.
    try scratch.run(
      """
      DELETE FROM a WHERE id = 9; INSERT INTO a (name) VALUES ('Zoe');
      DELETE FROM b WHERE k = 'gone'; VACUUM; UPDATE b SET n = 7; UPDATE c SET n = 7;
      """)
    let done = try await store.restored(receipt)
    #expect(
      done.unrestored == [UnrestoredRow(table: "a", key: RecordKey([.integer(9)]), columns: ["p"])])
    #expect(
      try scratch.text("SELECT group_concat(id || name || ifnull(p, '-'), ' ') FROM a")
        == "8Rex1 9Zoe-")
    #expect(
      try scratch.text(
        "SELECT group_concat(k || p || n, ' ') FROM (SELECT * FROM b ORDER BY k)") == "one17 two17")
    #expect(try scratch.text("SELECT id || p || n FROM c") == "417")
  }

  @Test("Rows are restored under their old numbers, unless another row has that number")
  func rowids() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE a (x); INSERT INTO a VALUES ('one'), ('two');
      CREATE TABLE b (k TEXT PRIMARY KEY, x); INSERT INTO b VALUES ('one', 1), ('two', 2);
      CREATE TABLE c (id INTEGER PRIMARY KEY AUTOINCREMENT, x); INSERT INTO c VALUES (5, 1);
      CREATE TABLE d (rowid TEXT, _rowid_ TEXT, oid TEXT PRIMARY KEY); INSERT INTO d VALUES (1, 2, 'k');
      """)
    let a = try #require(try await store.removed("a", RecordKey("2")).id)
    _ = try await store.insert(Insertion(table: "a", cells: [.init(column: "x", new: .text("3"))]))
    let key = RecordKey([.integer(2)])
    #expect(try await store.restore(a) == .taken(table: "a", key: key))
    let b = try await store.removed("b", RecordKey("two"))
    _ = try await store.insert(Insertion(table: "b", cells: [.init(column: "k", new: .text("3"))]))
    _ = try await store.restored(b)
    #expect(
      try scratch.text(
        "SELECT group_concat(rowid || k, ' ') FROM (SELECT rowid, k FROM b ORDER BY rowid)")
        == "1one 23 3two")
    // A cascaded row without a key gets another number, too.
    try scratch.run(
      "CREATE TABLE f (b TEXT REFERENCES b ON DELETE CASCADE); INSERT INTO f VALUES ('one')")
    let f = try await store.removed("b", RecordKey("one"))
    try scratch.run("INSERT INTO f VALUES (NULL)")
    _ = try await store.restored(f)
    #expect(
      try scratch.text("SELECT group_concat(rowid || ifnull(b, '-'), ' ') FROM f") == "1- 2one")
    let c = try await store.removed("c", RecordKey("5"))
    _ = try await store.insert(Insertion(table: "c", cells: []))
    _ = try await store.restored(c)
    #expect(try scratch.text("SELECT group_concat(id) FROM c") == "5,6")
    #expect(try scratch.text("SELECT seq FROM sqlite_sequence") == "6")
    let d = try await store.removed("d", RecordKey("k"))
    _ = try await store.restored(d)
    #expect(try scratch.text("SELECT rowid || _rowid_ || oid FROM d") == "12k")
  }

  @Test("Rows that refer to each other or to themselves are restored together")
  func circles() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, boss INT NOT NULL REFERENCES a ON DELETE CASCADE);
      PRAGMA foreign_keys = OFF; INSERT INTO a VALUES (1, 2), (2, 3), (3, 1), (4, 4), (5, 6), (6, 5);
      """)
    let before = try scratch.dump(["a"])
    let receipt = try await store.removed("a", RecordKey("2"))
    #expect(receipt.removed == [RowCount(table: "a", count: 3)])
    _ = try await store.restored(receipt)
    _ = try await store.restored(store.removed("a", RecordKey("4")))
    _ = try await store.restored(store.removed("a", RecordKey("6")))
    #expect(try scratch.dump(["a"]) == before)
  }

  @Test(
    "References are kept apart where column or table names differ only in Unicode composition"
  )
  func composed() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
      CREATE TABLE n (id INTEGER PRIMARY KEY, "\u{E9}" INT REFERENCES p ON DELETE SET NULL,
        "e\u{301}" INT REFERENCES p ON DELETE SET NULL);
      INSERT INTO n VALUES (1, 1, 2), (2, 2, 1);
      CREATE TABLE "t\u{E9}" (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL);
      CREATE TABLE "te\u{301}" (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL);
      INSERT INTO "t\u{E9}" VALUES (1, 1), (2, 2); INSERT INTO "te\u{301}" VALUES (1, 2), (2, 1);
      """)
    let tables = ["n", "\"t\u{E9}\"", "\"te\u{301}\""]
    let rows = """
      SELECT (SELECT group_concat(id || ',' || ifnull("\u{E9}", '-') || ',' || ifnull("e\u{301}", '-'), ' ')
        FROM n)
      """
    let before =
      try [scratch.text(rows)]
      + tables.dropFirst().map { table in
        try scratch.text("SELECT group_concat(id || ',' || ifnull(p, '-'), ' ') FROM \(table)")
      }
    let receipt = try await store.removed("p", RecordKey("1"))
    _ = try await store.restored(receipt)
    let after =
      try [scratch.text(rows)]
      + tables.dropFirst().map { table in
        try scratch.text("SELECT group_concat(id || ',' || ifnull(p, '-'), ' ') FROM \(table)")
      }
    #expect(after == before)
  }

  @Test("A secret in a row that a cascade removed is restored")
  func secrets() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p REFERENCES p ON DELETE CASCADE, password TEXT);
      INSERT INTO a VALUES (1, 1, 'hunter2');
      """)
    let before = try await store.record(RecordKey("1"), in: "a")
    let receipt = try await store.removed("p", RecordKey("1"))
    #expect("\(receipt)".contains("hunter2") == false)
    _ = try await store.restored(receipt)
    let after = try await store.record(RecordKey("1"), in: "a")
    #expect(before?.record["password"] != after?.record["password"])
    #expect(try scratch.text("SELECT password FROM a") == "hunter2")
  }
}

extension SQLiteStore {
  /// Undoes a removal; returns the rows that triggers altered and those that were not restored.
  func restored(
    _ receipt: RemovalReceipt
  ) async throws -> (altered: [AlteredRow], unrestored: [UnrestoredRow]) {
    let id = try #require(receipt.id)
    let outcome = try await restore(id)
    guard case .restored(_, _, let altered, let unrestored) = outcome else {
      Issue.record("\(outcome)")
      return ([], [])
    }
    return (altered, unrestored)
  }
}
