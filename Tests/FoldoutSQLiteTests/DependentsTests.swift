import FoldoutForms
import FoldoutRecords
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// The references to a record and to its cascaded rows, counted before its removal.
@Suite("The records that refer to a record are counted") struct DependentsTests {
  @Test(
    "Foreign keys that forbid a removal prevent it, unless a trigger or cascade may free the record"
  )
  func forbidden() async throws {
    let tables = """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE RESTRICT);
      INSERT INTO a VALUES (1, 1);
      """
    func isForbidden(_ sql: String, _ key: String = "1") async throws -> Bool? {
      let store = try Scratch().store(tables + sql)
      return try await store.removal(of: RecordKey(key), in: "p")?.isForbidden
    }
    #expect(try await isForbidden("") == true)
    #expect(try await isForbidden("", "2") == false)
    #expect(
      try await isForbidden("CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT 1; END;") == true)
    #expect(
      try await isForbidden(
        "CREATE TRIGGER t BEFORE DELETE ON p BEGIN DELETE FROM a WHERE p = old.id; END;") == false)
    #expect(
      try await isForbidden(
        """
        CREATE TABLE b (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE);
        INSERT INTO b VALUES (1, 1);
        """) == false)
  }

  @Test("Records that refer to one are counted by foreign-key rule, up to a thousand")
  func dependents() async throws {
    let store = try Scratch().store(
      RemovalTests.company + """
        CREATE TABLE a (p INT REFERENCES p ON DELETE CASCADE); CREATE INDEX ai ON a (p);
        CREATE TABLE b (p INT REFERENCES p ON DELETE SET NULL);
        CREATE TABLE c (p INT REFERENCES p ON DELETE RESTRICT, q INT REFERENCES p);
        CREATE TABLE d (p INT REFERENCES p ON DELETE SET DEFAULT, x, PRIMARY KEY (p, x))
          WITHOUT ROWID;
        CREATE TABLE e (p INT REFERENCES p);
        INSERT INTO c VALUES (1, 2), (NULL, 1); INSERT INTO d VALUES (1, 1), (2, 1);
        """ + RemovalTests.numbers(1001, "INSERT INTO a SELECT 1 FROM n")
        + RemovalTests.numbers(1000, "INSERT INTO b SELECT 1 FROM n"))
    let preview = try await store.removal(of: RecordKey("1"), in: "p")
    func dependents(
      _ table: String, by column: String = "p", _ count: Int, hasMore: Bool = false,
      _ rule: ForeignKeyRule
    ) -> Dependents {
      Dependents(
        table: table, columns: [column], values: [.integer(1)], count: count, hasMore: hasMore,
        rule: rule)
    }
    #expect(
      preview?.dependents == [
        dependents("a", 1000, hasMore: true, .cascade), dependents("b", 1000, .setNull),
        dependents("c", by: "q", 1, .noAction), dependents("c", 1, .restrict),
        dependents("d", 1, .setDefault),
      ])
    #expect(try await store.removal(of: RecordKey("9"), in: "p") == nil)
  }

  @Test("Counting in a long table without an index stops after some milliseconds and says so")
  func unsure() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      RemovalTests.company + """
        CREATE TABLE a (p INT REFERENCES p, x);
        CREATE TABLE b (k INT PRIMARY KEY, p INT REFERENCES p) WITHOUT ROWID;
        """ + RemovalTests.numbers(5001, "INSERT INTO a SELECT iif(i = 5001, 1, 2), 0 FROM n")
        + RemovalTests.numbers(5001, "INSERT INTO b SELECT i, iif(i > 4999, 1, 2) FROM n"))
    func found(_ time: Duration, _ key: String) async throws -> [Dependents]? {
      let store = try SQLiteStore(path: path, scanning: time)
      let dependents = try await store.removal(of: RecordKey(key), in: "p")?.dependents
      #expect(dependents?.allSatisfy { $0.values == [.integer(Int64(key) ?? 0)] } == true)
      return dependents?.map { found in
        var found = found
        found.values = []
        return found
      }
    }
    func dependents(_ table: String, _ count: Int, isIncomplete: Bool) -> Dependents {
      Dependents(
        table: table, columns: ["p"], count: count, hasMore: isIncomplete || count == 1000,
        isIncomplete: isIncomplete, rule: .noAction)
    }
    // At least one step is always taken, and none after the time is up.
    #expect(
      try await found(.zero, "1") == [
        dependents("a", 0, isIncomplete: true), dependents("b", 0, isIncomplete: true),
      ])
    // A table without rowids is read once, however long that takes.
    #expect(
      try await found(.seconds(60), "1") == [
        dependents("a", 1, isIncomplete: false), dependents("b", 1, isIncomplete: true),
      ])
    // More than a thousand are reported as such, whatever the time limit.
    #expect(
      try await found(.zero, "2") == [
        dependents("a", 1000, isIncomplete: false), dependents("b", 0, isIncomplete: true),
      ])
  }

  @Test("Cascading removals are counted through all levels, each row once, within the time limit")
  func further() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, first INT REFERENCES a ON DELETE SET NULL);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE);
      CREATE INDEX ai ON a (p);
      CREATE TABLE b (a INT REFERENCES a ON DELETE CASCADE, x);
      CREATE TABLE c (b INT REFERENCES b (x) ON DELETE RESTRICT, a INT REFERENCES a
        ON DELETE SET NULL);
      CREATE TABLE s (id INTEGER PRIMARY KEY, boss INT REFERENCES s ON DELETE CASCADE);
      CREATE UNIQUE INDEX bx ON b (x);
      PRAGMA foreign_keys = OFF;
      INSERT INTO p VALUES (1, 1), (2, 3); INSERT INTO a VALUES (1, 1), (2, 1), (3, 2);
      INSERT INTO b VALUES (1, 11), (1, 12), (2, 13), (3, 14);
      INSERT INTO c VALUES (11, 1), (13, NULL), (14, 3);
      INSERT INTO s VALUES (1, 3), (2, 1), (3, 2), (4, 3);
      """)
    let store = try SQLiteStore(path: path, scanning: .seconds(60))
    func dependents(
      _ table: String, _ column: String, to values: [StoredValue] = [], _ count: Int,
      _ rule: ForeignKeyRule
    ) -> Dependents {
      Dependents(
        table: table, columns: [column], values: values, count: count, hasMore: false, rule: rule)
    }
    let preview = try await store.removal(of: RecordKey("1"), in: "p")
    #expect(preview?.dependents == [dependents("a", "p", to: [.integer(1)], 2, .cascade)])
    #expect(
      preview?.further == [
        dependents("b", "a", 3, .cascade), dependents("c", "a", 1, .setNull),
        dependents("c", "b", 2, .restrict),
      ])
    // A cycle is followed once, and the record does not count as its own dependent.
    let circle = try await store.removal(of: RecordKey("1"), in: "s")
    #expect(circle?.dependents == [dependents("s", "boss", to: [.integer(1)], 1, .cascade)])
    #expect(circle?.further == [dependents("s", "boss", 2, .cascade)])
    // Without time no count is certain.
    let hasty = try SQLiteStore(path: path, scanning: .zero)
    let unsure = try await hasty.removal(of: RecordKey("1"), in: "p")
    #expect(unsure?.further.allSatisfy(\.isIncomplete) == true)
  }
}
