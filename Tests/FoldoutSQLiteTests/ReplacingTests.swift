import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Tables whose conflict clause would replace another row or ignore a change. The value counts as
/// taken instead, and nothing is changed.
@Suite("A taken value removes no other row") struct ReplacingTests {
  private static let trigger =
    """
    CREATE TABLE log (id UNIQUE);
    CREATE TRIGGER logging AFTER UPDATE ON t BEGIN INSERT OR IGNORE INTO log VALUES (1); END;
    """

  private func check(
    _ declaration: String, _ column: String?, _ cells: [(String, StoredValue)],
    _ rule: StoreError.Rule = .unique, trigger: Bool
  ) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (\(declaration));
      INSERT INTO t VALUES (1, 'a', 1, 1), (2, 'b', 1, 2);
      CREATE TABLE child (t REFERENCES t ON DELETE CASCADE); INSERT INTO child VALUES (1), (2);
      \(trigger ? ReplacingTests.trigger : "")
      """)
    let before = try await store.window(WindowRequest(table: "t"))
    let row = try #require(before.records.first)
    let change = Change(
      table: "t", key: row.key,
      cells: cells.map { .init(column: $0, original: Token(row.record[$0]), new: $1) })
    await #expect(throws: StoreError.refused(rule: rule, column: column, table: "t")) {
      try await store.change(change)
    }
    #expect(try await store.window(WindowRequest(table: "t")) == before)
    #expect(try scratch.text("SELECT count(*) FROM child") == "2")
    // A free value is written, twice: the trigger's IGNORE does not affect our statement.
    for (old, new) in [("a", "z"), ("z", "y")] {
      let free = Change("t", row.key, "code", .text(old), .text(new))
      guard case .stored = try await store.change(free) else {
        Issue.record("\(new) is free")
        return
      }
    }
  }

  @Test(
    "A taken value is refused, whatever the conflict clause of its constraint", .promise(5),
    arguments: ["REPLACE", "IGNORE", "ABORT", "ROLLBACK", "FAIL"], [false, true])
  func ofEachKind(_ clause: String, _ trigger: Bool) async throws {
    let end = "ON CONFLICT \(clause)"
    try await check(
      "id INTEGER PRIMARY KEY, code TEXT UNIQUE \(end), a, b", "code",
      [("code", .text("b"))], trigger: trigger)
    try await check(
      "id INTEGER PRIMARY KEY \(end), code TEXT, a, b", "id",
      [("id", .text("2"))], trigger: trigger)
    try await check(
      "id INTEGER PRIMARY KEY, code TEXT, a, b INT, UNIQUE (a, b) \(end)", "b",
      [("b", .text("2"))], .uniqueTogether(["a", "b"]), trigger: trigger)
    try await check(
      "id INTEGER PRIMARY KEY, code TEXT COLLATE NOCASE UNIQUE \(end), a, b", "code",
      [("code", .text("B"))], trigger: trigger)
  }

  @Test(
    "A pair that must be unique is compared to its last byte, even if cut for the page",
    arguments: ["REPLACE", "IGNORE"], [false, true])
  func besideALongHalf(_ clause: String, _ trigger: Bool) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b INT, UNIQUE (a, b) ON CONFLICT \(clause));
      INSERT INTO t VALUES (1, hex(zeroblob(6000)), 1), (2, hex(zeroblob(6000)), 2),
        (3, hex(zeroblob(6000)) || 'x', 3);
      \(trigger ? ReplacingTests.trigger : "")
      """)
    let before = try await store.window(WindowRequest(table: "t")).records
    var change = Change("t", RecordKey("1"), "b", .integer(1), .integer(2))
    change.limits = ValueLimits(text: 100, blob: 0)
    let refusal = StoreError.refused(rule: .uniqueTogether(["a", "b"]), column: "b", table: "t")
    await #expect(throws: refusal) {
      try await store.change(change)
    }
    #expect(try await store.window(WindowRequest(table: "t")).records == before)
    change.cells = [.init(column: "b", original: Token(.integer(1)), new: .integer(3))]
    guard case .stored = try await store.change(change) else {
      Issue.record("the pair is free: its text ends in another letter")
      return
    }
    #expect(try await store.window(WindowRequest(table: "t")).records.count == 3)
  }

  /// In SQLite, pairs with a NULL are never equal, so any number of them may exist.
  @Test(
    "A unique pair without a second value replaces nothing", arguments: ["REPLACE", "IGNORE"],
    [false, true])
  func pairsWithoutAHalf(_ clause: String, _ trigger: Bool) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b TEXT, UNIQUE (a, b) ON CONFLICT \(clause));
      INSERT INTO t VALUES (1, 'x', NULL), (2, 'y', NULL), (3, NULL, 'y'), (4, NULL, 'x');
      \(trigger ? ReplacingTests.trigger : "")
      """)
    for (key, column, old, new) in [("1", "a", "x", "y"), ("3", "b", "y", "x")] {
      let change = Change("t", RecordKey(key), column, .text(old), .text(new))
      guard case .stored = try await store.change(change) else {
        Issue.record("\(column) of \(key) is free")
        return
      }
    }
    let rows = try await store.window(WindowRequest(table: "t")).records.map(\.record.values)
    #expect(
      rows == [
        [.integer(1), .text("y"), .null], [.integer(2), .text("y"), .null],
        [.integer(3), .null, .text("x")], [.integer(4), .null, .text("x")],
      ])
  }

  /// The first error is the trigger's: without its own OR IGNORE, it writes nothing but a refusal.
  @Test("A key of a computed column counts as well", .promise(5), arguments: ["REPLACE", "IGNORE"])
  func computedKeys(_ clause: String) async throws {
    for (trigger, column) in [
      ("", "g"), (ReplacingTests.trigger, "g"),
      (ReplacingTests.trigger.replacing("AFTER", with: "BEFORE"), "u"),
    ] {
      let scratch = try Scratch()
      let store = try scratch.store(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY, u TEXT, g TEXT AS (lower(u)),
          UNIQUE (g) ON CONFLICT \(clause));
        INSERT INTO t (id, u) VALUES (1, 'a'), (2, 'b');
        \(trigger) \(trigger.isEmpty ? "" : "INSERT INTO log VALUES (1)")
        """)
      let before = try scratch.dump(["t"])
      await #expect(throws: StoreError.refused(rule: .unique, column: column, table: "t")) {
        try await store.change(Change("t", RecordKey("2"), "u", .text("b"), .text("A")))
      }
      await #expect(throws: StoreError.refused(rule: .unique, column: "g", table: "t")) {
        try await store.insert(
          Insertion(table: "t", cells: [.init(column: "u", new: .text("A"))]))
      }
      #expect(try scratch.dump(["t"]) == before)
      let free = Change("t", RecordKey("2"), "u", .text("b"), .text("C"))
      guard case .stored = try await store.change(free) else {
        Issue.record("it is free")
        return
      }
    }
  }

  @Test(
    "A key without a rowid may be kept, but not changed to another row's", .promise(5),
    arguments: ["REPLACE", "IGNORE"], [false, true])
  func keysWithoutARowid(_ clause: String, _ trigger: Bool) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (a INT, b TEXT, x, PRIMARY KEY (a, b) ON CONFLICT \(clause)) WITHOUT ROWID;
      INSERT INTO t VALUES (1, 'a', 1), (1, 'b', 2); \(trigger ? ReplacingTests.trigger : "")
      """)
    let key = RecordKey("1", "a")
    let refusal = StoreError.refused(rule: .uniqueTogether(["a", "b"]), column: "b", table: "t")
    await #expect(throws: refusal) {
      try await store.change(Change("t", key, "b", .text("a"), .text("b")))
    }
    #expect(try await store.window(WindowRequest(table: "t")).records.count == 2)
    let same = Change(
      table: "t", key: key,
      cells: [
        .init(column: "a", original: Token(.integer(1)), new: .text("1")),
        .init(column: "x", original: Token(.integer(1)), new: .integer(9)),
      ])
    guard case .stored(let stored, [], _) = try await store.change(same) else {
      Issue.record("not stored")
      return
    }
    #expect(stored.record.values == [.integer(1), .text("a"), .integer(9)])
  }
}
