import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

@Suite struct ChangeTests {
  @Test(
    "A value that its column's type converts counts as stored, and a retry finds it done",
    .promise(6),
    arguments: [
      ("INTEGER", StoredValue.text("12"), StoredValue.integer(12)),
      ("INTEGER", .text("12x"), .text("12x")),
      ("INTEGER", .real(5), .integer(5)),
      ("REAL", .integer(5), .real(5)),
      ("REAL", .text("1e3"), .real(1000)),
      ("NUMERIC(10,2)", .text("0.99"), .real(0.99)),
      ("TEXT", .integer(12), .text("12")),
      ("TEXT", .real(1.5), .text("1.5")),
      ("TEXT COLLATE NOCASE", .text("ABC"), .text("ABC")),
      ("", .text("12"), .text("12")),
      ("BLOB", .integer(12), .integer(12)),
    ])
  func columnConverts(
    _ type: String, _ new: StoredValue, _ stored: StoredValue
  ) async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x \(type)); INSERT INTO t VALUES (1, 'old')")
    let change = Change("t", RecordKey("1"), "x", .text("old"), new)
    let record = DynamicRecord(columns: ["id", "x"], values: [.integer(1), stored])
    let expected = ChangeOutcome.stored(
      StoredRecord(key: RecordKey([.integer(1)]), record: record), altered: [])
    #expect(try await store.change(change) == expected)
    #expect(try await store.change(change) == expected)
  }

  @Test(
    "A text of digits is refused where a column of texts would store a number", .promise(6),
    arguments: [
      ("STRING", ["'+49 30'", "'a'"], "0049123", "49123"), ("STRING", ["'+49 30'"], "12", "12"),
      ("STRING", ["'+49 30'"], "+4930", "4930"), ("STRING", ["'a'", "'b'", "7"], "12", nil),
      ("STRING", ["'a'", "'b'", "7"], "012", "12"), ("STRING", ["'a'"], "49 30", nil),
      ("UUID", [], "5", "5"), ("UUID", [], "5f", nil), ("DATETIME", ["'soon'"], "2024", "2024"),
      ("ANY", ["'a'"], "007", "7"), ("ANY", ["'a'"], "7", nil), ("TEXT", ["'a'"], "007", nil),
      ("INTEGER", ["'a'"], "007", nil), ("", ["'a'"], "007", nil),
    ] as [(String, [String], String, String?)])
  func digitsInTexts(
    type: String, values: [String], text: String, kept: String?
  ) async throws {
    let rows = values.map { "INSERT INTO t (x) VALUES (\($0));" }.joined()
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x \(type)); \(rows)")
    let insertion = Insertion(table: "t", cells: [.init(column: "x", new: .text(text))])
    guard let kept else {
      _ = try await store.insert(insertion)
      return
    }
    let refusal = StoreError.refused(
      rule: .becomesNumber(text, kept: kept, declaredType: type), column: "x", table: "t")
    await #expect(throws: refusal) { try await store.insert(insertion) }
    guard let first = try await store.window(WindowRequest(table: "t")).records.first else {
      return
    }
    let change = Change("t", first.key, "x", first.record["x"], .text(text))
    await #expect(throws: refusal) { try await store.change(change) }
  }

  @Test("A secret whose zeros its column would drop is refused without its digits")
  func digitsInSecrets() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, pin STRING, password INTEGER)")
    await #expect(throws: StoreError.refused(rule: .type, column: "pin", table: "t")) {
      try await store.insert(
        Insertion(table: "t", cells: [.init(column: "pin", new: .text("0049"))]))
    }
    for (name, text) in [("pin", "49"), ("password", "0049")] {
      _ = try await store.insert(
        Insertion(table: "t", cells: [.init(column: name, new: .text(text))]))
    }
  }

  @Test("A trial is answered like the change and leaves the file as it was")
  func aTrialStoresNothing() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x, n NOT NULL); INSERT INTO t VALUES (1, 'old', 1)")
    let before = try await store.record(RecordKey("1"), in: "t")
    var change = Change("t", RecordKey("1"), "x", .text("old"), .text("new"))
    change.isTrial = true
    guard case .stored = try await store.change(change) else {
      Issue.record("it is refused")
      return
    }
    #expect(try await store.record(RecordKey("1"), in: "t") == before)
    var other = Change("t", RecordKey("1"), "n", .integer(1), .null)
    other.isTrial = true
    await #expect(throws: StoreError.refused(rule: .notNull, column: "n", table: "t")) {
      try await store.change(other)
    }
  }

  /// A numeric column would convert a typed text that is too large for it to infinity.
  @Test(
    "A number too large for its column is refused instead of stored as infinity", .promise(6),
    arguments: ["INTEGER", "REAL", "DECIMAL(10,2)", "DATE"], ["1e400", " -1E999 "])
  func noTextBecomesInfinity(_ type: String, _ text: String) async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x \(type)); INSERT INTO t VALUES (1, 1e300)")
    let before = try await store.record(RecordKey("1"), in: "t")
    let old = try #require(before).record["x"]
    await #expect(throws: StoreError.refused(rule: .type, column: "x", table: "t")) {
      try await store.change(Change("t", RecordKey("1"), "x", old, .text(text)))
    }
    #expect(try await store.record(RecordKey("1"), in: "t") == before)
  }

  private static var positive: AllowedValues? {
    var constraints = ColumnConstraints()
    constraints.minimum = .init(0, isIncluded: false)
    return AllowedValues(constraints)
  }

  private static let rules = """
    CREATE TABLE teams (code TEXT PRIMARY KEY); INSERT INTO teams VALUES ('a'), ('b');
    CREATE TABLE audit (who TEXT NOT NULL);
    CREATE TABLE log (x TEXT NOT NULL);
    CREATE TABLE "odd, t.x" (id INTEGER PRIMARY KEY, "a.b, c" NOT NULL);
    INSERT INTO "odd, t.x" VALUES (1, 1);
    CREATE TABLE t (
      id INTEGER PRIMARY KEY, n TEXT NOT NULL, u TEXT UNIQUE, a INT, b INT, age INT CHECK (age > 0),
      named INT CONSTRAINT "must be even" CHECK (named % 2 = 0), team TEXT REFERENCES teams,
      later TEXT REFERENCES teams DEFERRABLE INITIALLY DEFERRED, x, sum AS (a + b),
      UNIQUE (a, b));
    INSERT INTO t VALUES
      (1, 'n', 'u', 1, 1, 1, 2, 'a', 'a', 0), (2, 'n', 'v', 1, 2, 1, 2, 'b', 'b', 0);
    CREATE TRIGGER raise BEFORE UPDATE OF x ON t WHEN new.x = 1
      BEGIN SELECT RAISE(ABORT, 'not on Sundays'); END;
    CREATE TRIGGER rollback BEFORE UPDATE OF x ON t WHEN new.x = 2
      BEGIN SELECT RAISE(ROLLBACK, 'never'); END;
    CREATE TRIGGER audit AFTER UPDATE OF x ON t WHEN new.x = 3
      BEGIN INSERT INTO audit VALUES (NULL); END;
    CREATE TRIGGER logging AFTER UPDATE OF x ON t WHEN new.x = 6
      BEGIN INSERT INTO log VALUES (NULL); END;
    CREATE TRIGGER ignoring BEFORE UPDATE OF x ON t WHEN new.x = 4
      BEGIN SELECT RAISE(IGNORE); END;
    CREATE TRIGGER removing AFTER UPDATE OF x ON t WHEN new.x = 5
      BEGIN DELETE FROM t WHERE id = new.id; END;
    CREATE TABLE s (id INTEGER PRIMARY KEY, i INTEGER) STRICT; INSERT INTO s VALUES (1, 1);
    """

  @Test(
    "A constraint or trigger that refuses a change is named with its column and table",
    arguments: [
      ("t", "n", StoredValue.null, StoreError.Rule.notNull, "n" as String?, "t"),
      ("t", "u", .text("v"), .unique, "u", "t"),
      ("t", "b", .integer(2), .uniqueTogether(["a", "b"]), "b", "t"),
      ("t", "id", .integer(2), .unique, "id", "t"),
      ("t", "id", .text("abc"), .type, "id", "t"),
      ("t", "age", .integer(0), .check("age > 0", allowed: ChangeTests.positive), "age", "t"),
      ("t", "named", .integer(3), .check("named % 2 = 0"), "named", "t"),
      ("t", "team", .text("z"), .foreignKey(to: "teams"), "team", "t"),
      ("t", "later", .text("z"), .foreignKey(to: "teams"), "later", "t"),
      ("teams", "code", .text("z"), .stillReferredTo, "code", "teams"),
      ("t", "x", .integer(1), .trigger("not on Sundays"), nil, "t"),
      ("t", "x", .integer(2), .trigger("never"), nil, "t"),
      ("t", "x", .integer(3), .notNull, "who", "audit"),
      ("t", "x", .integer(6), .notNull, "x", "log"),
      ("s", "i", .text("abc"), .type, "i", "s"),
      ("odd, t.x", "a.b, c", .null, .notNull, "a.b, c", "odd, t.x"),
    ])
  func rulesRefuse(
    _ table: String, _ column: String, _ new: StoredValue, _ rule: StoreError.Rule,
    _ refused: String?, _ where: String
  ) async throws {
    let store = try Scratch().store(ChangeTests.rules)
    let before = try await store.window(WindowRequest(table: table))
    let row = try #require(before.records.first)
    let change = Change(table, row.key, column, row.record[column], new)
    await #expect(throws: StoreError.refused(rule: rule, column: refused, table: `where`)) {
      try await store.change(change)
    }
    #expect(try await store.window(WindowRequest(table: table)) == before)
    // The connection still works.
    let same = try await store.change(
      Change(table, row.key, column, row.record[column], row.record[column]))
    #expect(same == .stored(row, altered: []))
  }

  /// SQLite does not say which of the links is broken.
  @Test(
    "A refusal of a value that refers and is referred to names the link that would break",
    arguments: ["", "DEFERRABLE INITIALLY DEFERRED"])
  func linksAreNamed(_ timing: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE people (code TEXT PRIMARY KEY);
      CREATE TABLE staff (person TEXT PRIMARY KEY REFERENCES people (code) \(timing));
      CREATE TABLE badges (id INTEGER PRIMARY KEY, holder TEXT REFERENCES staff (person) \(timing));
      INSERT INTO people VALUES ('a'), ('b'); INSERT INTO staff VALUES ('a');
      INSERT INTO badges VALUES (1, 'a');
      """)
    let people = StoreError.Rule.foreignKey(to: "people")
    for (value, rule) in [("z", people), ("b", .stillReferredTo)] {
      let change = Change("staff", RecordKey("a"), "person", .text("a"), .text(value))
      await #expect(throws: StoreError.refused(rule: rule, column: "person", table: "staff")) {
        try await store.change(change)
      }
    }
  }

  @Test(
    "A refused reference of several columns is named with all of them, also if one is changed",
    arguments: ["", "DEFERRABLE INITIALLY DEFERRED"])
  func compositeLinksAreNamed(_ timing: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE depot (land TEXT, number INTEGER, PRIMARY KEY (land, number));
      CREATE TABLE parcel (
        id INTEGER PRIMARY KEY, land TEXT, number INTEGER, note TEXT,
        FOREIGN KEY (land, number) REFERENCES depot (land, number) \(timing));
      INSERT INTO depot VALUES ('DE', 1); INSERT INTO parcel VALUES (1, 'DE', 1, '');
      """)
    let refusal = StoreError.refused(
      rule: .foreignKey(to: "depot", columns: ["land", "number"]), column: nil, table: "parcel")
    await #expect(throws: refusal) {
      try await store.change(
        Change("parcel", RecordKey("1"), "number", .integer(1), .integer(2)))
    }
    await #expect(throws: refusal) {
      try await store.insert(
        Insertion(
          table: "parcel",
          cells: [
            .init(column: "land", new: .text("DE")), .init(column: "number", new: .integer(3)),
          ]))
    }
    #expect(
      refusal.sentence.hasPrefix(
        "“land + number” of “parcel” must refer to an existing record of “depot”;"))
  }

  /// The sentence is shown at that field.
  @Test("A refusal concerns the column that it names, not one whose name begins the same")
  func aRefusalIsOfTheColumnThatIsNamed() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, name_long TEXT NOT NULL, long_name UNIQUE);
      INSERT INTO t VALUES (1, 'a', 'b', 'c'), (2, 'd', 'e', 'f');
      """)
    func change(_ column: String, _ original: StoredValue, _ new: StoredValue) -> Change {
      Change(
        table: "t", key: RecordKey("1"),
        cells: [
          .init(column: "name", original: Token(.text("a")), new: .text("x")),
          .init(column: column, original: Token(original), new: new),
        ])
    }
    await #expect(throws: StoreError.refused(rule: .notNull, column: "name_long", table: "t")) {
      try await store.change(change("name_long", .text("b"), .null))
    }
    await #expect(throws: StoreError.refused(rule: .unique, column: "long_name", table: "t")) {
      try await store.change(change("long_name", .text("c"), .text("f")))
    }
  }

  @Test("A trigger that ignores a change or removes the row is reported")
  func triggersThatUndoAndRemove() async throws {
    let store = try Scratch().store(ChangeTests.rules)
    let row = try #require(try await store.record(RecordKey("1"), in: "t"))
    let ignored = Change("t", row.key, "x", .integer(0), .integer(4))
    await #expect(throws: StoreError.ignoredByTrigger(table: "t")) {
      try await store.change(ignored)
    }
    await #expect(throws: StoreError.lostByTrigger(table: "t")) {
      try await store.change(Change("t", row.key, "x", .integer(0), .integer(5)))
    }
    #expect(try await store.record(row.key, in: "t") == row)
    for new in [StoredValue.integer(5), .null] {
      await #expect(throws: StoreError.readOnlyColumn("sum", table: "t")) {
        try await store.change(Change("t", row.key, "sum", .integer(2), new))
      }
    }
  }

  @Test("Values that a trigger writes into the same row are part of the answer", .promise(5))
  func triggersEffectsAreAnswered() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (k TEXT PRIMARY KEY, x TEXT, edits INT DEFAULT 0);
      INSERT INTO t (k, x) VALUES ('a', 'x');
      CREATE TRIGGER count AFTER UPDATE OF x, k ON t
        BEGIN UPDATE t SET edits = edits + 1, k = trim(new.k) WHERE rowid = new.rowid; END
      """)
    let outcome = try await store.change(Change("t", RecordKey("a"), "x", .text("x"), .text("y")))
    func row(_ k: String, _ edits: Int64) -> StoredRecord {
      StoredRecord(
        key: RecordKey(k),
        record: DynamicRecord(
          columns: ["k", "x", "edits"], values: [.text(k), .text("y"), .integer(edits)]))
    }
    #expect(outcome == .stored(row("a", 1), altered: [], alsoWritten: ["edits"]))
    // The trigger gives the row another key than requested, so the row is found by its rowid.
    let moved = try await store.change(Change("t", RecordKey("a"), "k", .text("a"), .text(" b ")))
    #expect(moved == .stored(row("b", 2), altered: ["k"], alsoWritten: ["edits"]))
  }

  @Test(
    "One column of a two-column key can be changed, and the record is found by its new key",
    arguments: ["", "WITHOUT ROWID"])
  func keysOfTwoColumnsChange(_ suffix: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (a INT, b TEXT, x, PRIMARY KEY (a, b)) \(suffix);
      INSERT INTO t VALUES (1, 'a', 'x'), (1, 'b', 'y')
      """)
    let change = Change("t", RecordKey("1", "a"), "b", .text("a"), .text("c"))
    let record = DynamicRecord(
      columns: ["a", "b", "x"], values: [.integer(1), .text("c"), .text("x")])
    let key = RecordKey([.integer(1), .text("c")])
    #expect(
      try await store.change(change) == .stored(StoredRecord(key: key, record: record), altered: [])
    )
    #expect(try await store.change(change) == .gone)
    let refusal = StoreError.refused(rule: .uniqueTogether(["a", "b"]), column: "b", table: "t")
    await #expect(throws: refusal) {
      try await store.change(Change("t", key, "b", .text("c"), .text("b")))
    }
  }

  @Test("A rowid key accepts a number that is sent as text")
  func rowidKeyTakesTheTextOfANumber() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x); INSERT INTO t VALUES (1, 'x')")
    let outcome = try await store.change(Change("t", RecordKey("1"), "id", .integer(1), .text("7")))
    let record = DynamicRecord(columns: ["id", "x"], values: [.integer(7), .text("x")])
    #expect(
      outcome == .stored(StoredRecord(key: RecordKey([.integer(7)]), record: record), altered: []))
  }

  @Test("Views refuse changes, even with an INSTEAD OF trigger")
  func viewsAreReadOnly() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE u (x); INSERT INTO u VALUES (1); CREATE VIEW v AS SELECT x FROM u;
      CREATE TRIGGER instead INSTEAD OF UPDATE ON v BEGIN UPDATE u SET x = new.x; END
      """)
    await #expect(throws: StoreError.readOnly(table: "v")) {
      try await store.change(Change("v", RecordKey("1"), "x", .integer(1), .integer(2)))
    }
  }
}
