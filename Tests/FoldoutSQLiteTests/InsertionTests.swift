import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// Insertions, and the records that the file makes of them.
@Suite("Records added to a file") struct InsertionTests {
  private func insert(
    _ store: SQLiteStore, _ table: String, _ cells: [(String, StoredValue)]
  ) async throws -> (record: StoredRecord, altered: [String], alsoWritten: [String]) {
    let outcome = try await store.insert(
      Insertion(table: table, cells: cells.map { .init(column: $0.0, new: $0.1) }))
    guard case .stored(let record, let altered, let alsoWritten, false) = outcome else {
      Issue.record("\(outcome)")
      return (StoredRecord(key: RecordKey([]), record: .init(columns: [], values: [])), [], [])
    }
    return (record, altered, alsoWritten)
  }

  @Test(
    "The answer to an insertion has generated keys, defaults, computed columns and trigger effects")
  func following() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, size INT DEFAULT (2 + 3),
        twice INT AS (size * 2), stamp TEXT);
      INSERT INTO t (id) VALUES (7); DELETE FROM t;
      CREATE TRIGGER stamping AFTER INSERT ON t BEGIN
        UPDATE t SET stamp = 'now', name = upper(name) WHERE id = new.id; END;
      """)
    let made = try await insert(store, "t", [("name", .text("ada"))])
    #expect(made.record.key == RecordKey([.integer(8)]))
    #expect(
      made.record.record.values
        == [.integer(8), .text("ADA"), .integer(5), .integer(10), .text("now")])
    #expect(made.altered == ["name"])
    #expect(made.alsoWritten == ["id", "size", "twice", "stamp"])
  }

  @Test("An inserted value that its column converts counts as stored unchanged")
  func conversions() async throws {
    let store = try Scratch().store("CREATE TABLE t (id INTEGER PRIMARY KEY, n INT, x)")
    let made = try await insert(store, "t", [("n", .text("12")), ("x", .text("12"))])
    #expect(made.record.record.values == [.integer(1), .integer(12), .text("12")])
    #expect(made.altered == [])
  }

  @Test("A constraint that refuses an insertion is named with its column, and nothing is added")
  func refusals() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT NOT NULL, code TEXT UNIQUE,
        age INT CHECK (age > 0), p REFERENCES p, q REFERENCES p DEFERRABLE INITIALLY DEFERRED,
        big INT, sum INT AS (age + 1));
      INSERT INTO t (id, name, code) VALUES (1, 'a', 'taken');
      CREATE TRIGGER no BEFORE INSERT ON t WHEN new.name = 'no' BEGIN
        SELECT raise(ABORT, 'Closed'); END;
      CREATE TRIGGER away AFTER INSERT ON t WHEN new.name = 'away' BEGIN
        DELETE FROM t WHERE id = new.id; END;
      CREATE TRIGGER silent BEFORE INSERT ON t WHEN new.name = 'silent' BEGIN
        SELECT raise(IGNORE); END;
      CREATE VIEW v AS SELECT * FROM t;
      """)
    var constraints = ColumnConstraints()
    constraints.minimum = .init(0, isIncluded: false)
    let positive = AllowedValues(constraints)
    func refused(_ rule: StoreError.Rule, _ column: String?) -> StoreError {
      .refused(rule: rule, column: column, table: "t")
    }
    let name = ("name", StoredValue.text("x"))
    let cases: [(StoreError, [(String, StoredValue)])] = [
      (refused(.notNull, "name"), []), (refused(.notNull, "name"), [("name", .null)]),
      (refused(.unique, "code"), [name, ("code", .text("taken"))]),
      (refused(.unique, "id"), [name, ("id", .integer(1))]),
      (refused(.type, "id"), [name, ("id", .text("x"))]),
      (refused(.check("age > 0", allowed: positive), "age"), [name, ("age", .integer(0))]),
      (refused(.foreignKey(to: "p"), "p"), [name, ("p", .integer(2)), ("q", .integer(1))]),
      (refused(.foreignKey(to: "p"), "q"), [name, ("p", .integer(1)), ("q", .integer(2))]),
      (refused(.trigger("Closed"), nil), [("name", .text("no"))]),
      (.lostByTrigger(table: "t"), [("name", .text("away"))]),
      (.lostByTrigger(table: "t"), [("name", .text("silent"))]),
      (refused(.type, "big"), [name, ("big", .text("1e400"))]),
      (.readOnlyColumn("sum", table: "t"), [name, ("sum", .integer(1))]),
      (refused(.type, "code"), [name, ("code", .redacted(1))]),
    ]
    let before = try await store.window(WindowRequest(table: "t"))
    for (refusal, cells) in cases {
      for isTrial in [false, true] {
        await #expect(throws: refusal, "\(cells)") {
          try await store.insert(
            Insertion(
              table: "t", cells: cells.map { .init(column: $0.0, new: $0.1) }, isTrial: isTrial))
        }
      }
    }
    await #expect(throws: StoreError.readOnly(table: "v")) {
      try await store.insert(Insertion(table: "v", cells: []))
    }
    #expect(try await store.window(WindowRequest(table: "t")) == before)
    // The connection still works: a valid record is added.
    #expect(try await insert(store, "t", [name, ("p", .integer(1))]).record.key.values.count == 1)
  }

  @Test("A check that a default breaks blames no column that was entered")
  func defaultBreaksACheck() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b INT DEFAULT -1 CHECK (b > 0))")
    await #expect(
      throws: StoreError.refused(rule: .check("b > 0"), column: nil, table: "t")
    ) { try await insert(store, "t", [("a", .text("x"))]) }
  }

  @Test("An insertion with a taken value replaces no other row, whatever the conflict clause")
  func replacing() async throws {
    for trigger in ["", "CREATE TRIGGER any AFTER INSERT ON t BEGIN SELECT 1; END;"] {
      let scratch = try Scratch()
      let store = try scratch.store(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY, code TEXT UNIQUE ON CONFLICT REPLACE,
          kind TEXT DEFAULT 'a' UNIQUE ON CONFLICT IGNORE);
        INSERT INTO t VALUES (1, 'x', 'a'); \(trigger)
        """)
      for (column, cells) in [
        ("code", [("code", StoredValue.text("x")), ("kind", .text("b"))]),
        ("kind", [("code", .text("y"))]),
      ] {
        await #expect(throws: StoreError.refused(rule: .unique, column: column, table: "t")) {
          try await store.insert(
            Insertion(table: "t", cells: cells.map { .init(column: $0.0, new: $0.1) }))
        }
      }
      #expect(try scratch.text("SELECT group_concat(id || code || kind) FROM t") == "1xa")
    }
  }

  @Test(
    "An insertion with a taken number replaces no row, even if rowid has another name", .promise(4))
  func replacingTheRowid() async throws {
    for trigger in ["", "CREATE TRIGGER any AFTER INSERT ON t BEGIN SELECT 1; END;"] {
      let scratch = try Scratch()
      let store = try scratch.store(
        """
        CREATE TABLE t (id INTEGER PRIMARY KEY ON CONFLICT REPLACE, x);
        INSERT INTO t VALUES (1, 'a'); \(trigger)
        """)
      await #expect(throws: StoreError.refused(rule: .unique, column: "id", table: "t")) {
        try await store.insert(
          Insertion(
            table: "t",
            cells: [.init(column: "id", new: .integer(1)), .init(column: "x", new: .text("b"))]))
      }
      #expect(try scratch.text("SELECT group_concat(id || x) FROM t") == "1a")
      #expect(
        try await insert(store, "t", [("x", .text("b"))]).record.key == RecordKey([.integer(2)]))
    }
  }

  @Test("Records can be added to tables with odd keys, and are known by rowid without one")
  func oddTables() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (k TEXT PRIMARY KEY, x);
      CREATE TABLE b (rowid TEXT, _rowid_ TEXT, oid TEXT PRIMARY KEY);
      CREATE TABLE c ("a""b" TEXT, "é" INT, PRIMARY KEY ("a""b", "é")) WITHOUT ROWID;
      CREATE TABLE d (x);
      """)
    let a = try await insert(store, "a", [("x", .integer(1))])
    #expect(a.record.key == RecordKey([.integer(1)]))
    #expect(try await store.record(a.record.key, in: "a") == a.record)
    #expect(try await insert(store, "b", [("oid", .text("k"))]).record.key == RecordKey("k"))
    await #expect(throws: StoreError.refused(rule: .notNull, column: "oid", table: "b")) {
      try await store.insert(Insertion(table: "b", cells: []))
    }
    let c = try await insert(store, "c", [("a\"b", .text("x")), ("é", .integer(2))])
    #expect(c.record.key == RecordKey([.text("x"), .integer(2)]))
    #expect(try await insert(store, "d", []).record.key == RecordKey([.integer(1)]))
  }

  @Test("One ticket sent eight times at once adds one record")
  func tickets() async throws {
    let scratch = try Scratch()
    let store = try scratch.store("CREATE TABLE t (id INTEGER PRIMARY KEY, x)")
    let insertion = Insertion(
      table: "t", cells: [.init(column: "x", new: .integer(1))], ticket: .random())
    let repeats = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          guard case .stored(_, _, _, let isRepeated) = try await store.insert(insertion) else {
            return false
          }
          return isRepeated
        }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(repeats == 7)
    #expect(try scratch.text("SELECT count(*) FROM t") == "1")
  }

  @Test(
    "An insertion into a read-only, busy or replaced file is answered like a change")
  func files() async throws {
    let scratch = try Scratch()
    let path = try scratch.run("CREATE TABLE t (id INTEGER PRIMARY KEY)")
    let reading = try SQLiteStore(path: path, readOnly: true)
    await #expect(throws: StoreError.readOnly(table: "t")) {
      try await reading.insert(Insertion(table: "t", cells: []))
    }
    let store = try SQLiteStore(path: path)
    let ticket = InsertionTicket.random()
    _ = try await store.insert(Insertion(table: "t", cells: [], ticket: ticket))
    try scratch.run("CREATE TABLE t (id INTEGER PRIMARY KEY)", in: "other.sqlite")
    #expect(rename(scratch.path("other.sqlite"), path) == 0)
    // Another file does not know this file's tickets.
    let outcome = try await store.insert(Insertion(table: "t", cells: [], ticket: ticket))
    guard case .stored(_, _, _, false) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try scratch.text("SELECT count(*) FROM t") == "1")
  }
}
