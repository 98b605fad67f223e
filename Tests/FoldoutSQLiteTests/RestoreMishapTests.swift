import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Obstacles to a removal's Undo.
@Suite("Obstacles to an Undo") struct RestoreMishapTests {
  @Test("A taken value or a trigger refuses the restore, and nothing is half done")
  func refusals() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, code TEXT UNIQUE ON CONFLICT REPLACE);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE, name TEXT UNIQUE);
      CREATE TABLE shut (x);
      INSERT INTO p VALUES (1, 'x'); INSERT INTO a VALUES (1, 1, 'n'), (2, 1, 'o');
      CREATE TRIGGER no BEFORE INSERT ON a WHEN EXISTS (SELECT 1 FROM shut) BEGIN
        SELECT raise(ABORT, 'Closed'); END;
      """)
    let tables = ["p", "a"]
    let before = try scratch.dump(tables)
    let receipt = try await store.removed("p", RecordKey("1"))
    let id = try #require(receipt.id)
    let obstacles: [(String, String, StoreError)] = [
      (
        "INSERT INTO p VALUES (7, 'x')", "DELETE FROM p",
        .refused(rule: .unique, column: "code", table: "p")
      ),
      (
        "INSERT INTO a VALUES (7, NULL, 'o')", "DELETE FROM a",
        .refused(rule: .unique, column: "name", table: "a")
      ),
      (
        "INSERT INTO shut VALUES (1)", "DELETE FROM shut",
        .refused(rule: .trigger("Closed"), column: nil, table: "p")
      ),
      (
        "ALTER TABLE a RENAME COLUMN name TO title", "ALTER TABLE a RENAME COLUMN title TO name",
        .unknownColumn("name", table: "a")
      ),
    ]
    for (obstacle, remedy, refusal) in obstacles {
      try scratch.run(obstacle)
      let between = try scratch.dump(tables)
      await #expect(throws: refusal, "\(obstacle)") { try await store.restore(id) }
      #expect(try scratch.dump(tables) == between)
      try scratch.run(remedy)
    }
    try scratch.run("ALTER TABLE a RENAME TO b")
    await #expect(throws: StoreError.unknownTable("a")) { try await store.restore(id) }
    try scratch.run("ALTER TABLE b RENAME TO a; INSERT INTO a VALUES (2, NULL, 'z')")
    #expect(
      try await store.restore(id) == .taken(table: "a", key: RecordKey([.integer(2)])))
    try scratch.run("DELETE FROM a; ALTER TABLE a ADD COLUMN later TEXT DEFAULT 'l'")
    _ = try await store.restored(receipt)
    try scratch.run("ALTER TABLE a DROP COLUMN later")
    #expect(try scratch.dump(tables) == before)
  }

  @Test("A restored reference replaces no row that has taken its value", .promise(4))
  func takenReference() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (id INTEGER PRIMARY KEY,
        p INT REFERENCES p ON DELETE SET NULL UNIQUE ON CONFLICT REPLACE);
      INSERT INTO a VALUES (1, 1);
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    // Another program, which does not check foreign keys.
    try scratch.run("INSERT INTO a VALUES (2, 1)")
    let id = try #require(receipt.id)
    await #expect(throws: StoreError.refused(rule: .unique, column: "p", table: "a")) {
      try await store.restore(id)
    }
    #expect(try scratch.text("SELECT group_concat(id || ifnull(p, '-'), ' ') FROM a") == "1- 21")
  }

  @Test("A restore number of another process or of a replaced file restores nothing")
  func unknown() async throws {
    let scratch = try Scratch()
    let sql = "CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)"
    let removals = SharedRemovals()
    let store = try SQLiteStore(path: scratch.run(sql), removals: removals)
    let id = try #require(try await store.removed("t", RecordKey("1")).id)
    #expect(try await store.restore(RemovalID(wire: "")) == .unknown)
    // Another store of the same file, and a store after a restart.
    for other in [removals, SharedRemovals()] {
      let again = try SQLiteStore(path: scratch.path(), removals: other)
      #expect(try await again.restore(id) == .unknown)
    }
    try scratch.run("CREATE TABLE t (id INTEGER PRIMARY KEY)", in: "other.sqlite")
    #expect(rename(scratch.path("other.sqlite"), scratch.path()) == 0)
    #expect(try await store.restore(id) == .unknown)
    #expect(try scratch.text("SELECT count(*) FROM t") == "0")
  }

  @Test("An Undo that was done in one file is unknown in another")
  func otherFile() async throws {
    let sql = "CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)"
    let removals = SharedRemovals()
    let scratch = try Scratch()
    let one = try SQLiteStore(path: scratch.run(sql, in: "one"), removals: removals)
    let two = try SQLiteStore(path: scratch.run(sql, in: "two"), removals: removals)
    let receipt = try await one.removed("t", RecordKey("1"))
    _ = try await one.restored(receipt)
    let id = try #require(receipt.id)
    #expect(try await two.restore(id) == .unknown)
    guard case .restored = try await one.restore(id) else {
      Issue.record("it is not known any more")
      return
    }
  }

  @Test("Eight people restore the same removal, and it happens once")
  func atOnce() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1)")
    let id = try #require(try await store.removed("t", RecordKey("1")).id)
    let outcomes = try await withThrowingTaskGroup(of: RestoreOutcome.self) { group in
      for _ in 0..<8 { group.addTask { try await store.restore(id) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    // All get the same answer: later requests wait for the first.
    #expect(outcomes.allSatisfy { if case .restored = $0 { true } else { false } })
    #expect(try await store.window(WindowRequest(table: "t")).records.count == 1)
  }

  @Test(
    "A restore that a trigger delays is rolled back and can be tried again", .promise(2),
    .enabled(if: TestClock.isAvailable))
  func slow() async throws {
    let scratch = try Scratch()
    let clock = TestClock()
    let path = try scratch.run(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, n INT); INSERT INTO p VALUES (1, 0);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE);
      INSERT INTO a VALUES (1, 1), (2, 1);
      CREATE VIEW many AS WITH RECURSIVE n(i) AS (
        VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n
        WHERE \(clock.sql(taking: 0.0005, each: "i"));
      """)
    let store = try SQLiteStore(
      path: path, limits: WorkLimits(reading: 1, clock: clock.work), removals: SharedRemovals())
    let receipt = try await store.removed("p", RecordKey("1"))
    let id = try #require(receipt.id)
    let before = try scratch.dump(["p", "a"])
    try scratch.run(
      """
      CREATE TRIGGER slow AFTER INSERT ON a WHEN new.id = 2 BEGIN
        UPDATE p SET n = (SELECT max(i) FROM many); END;
      """)
    await #expect(throws: StoreError.restoreTooSlow(table: "p", seconds: 1)) {
      try await store.restore(id)
    }
    #expect(try scratch.dump(["p", "a"]) == before)
    try scratch.run("DROP TRIGGER slow")
    _ = try await store.restored(receipt)
    #expect(try scratch.text("SELECT count(*) || (SELECT n FROM p) FROM a") == "20")
  }

  @Test("If another record has the key, no more than that key is read")
  func keyAlone() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      "CREATE TABLE p (id INTEGER PRIMARY KEY, note TEXT); INSERT INTO p VALUES (1, '{}');")
    let id = try #require(try await store.removed("p", RecordKey("1")).id)
    // Reading the whole record would fail.
    try scratch.run(
      """
      INSERT INTO p VALUES (1, 'no JSON');
      ALTER TABLE p ADD COLUMN part TEXT AS (json_extract(note, '$.a')) VIRTUAL;
      """)
    let outcome = try await store.restore(id)
    guard case .taken(table: "p", key: RecordKey([.integer(1)])) = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
