import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Triggers that run when a record is removed and restored.
@Suite("Undone removals in tables with triggers") struct RestoreTriggerTests {
  @Test("Changes that triggers make to restored rows are reported, and their log entries stay")
  func triggers() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, n INT DEFAULT 0, m INT DEFAULT 0);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE, stamp TEXT);
      CREATE TABLE log (what TEXT);
      INSERT INTO p VALUES (1, 2, 0), (2, 0, 0); INSERT INTO a VALUES (1, 1, 'old'), (2, 1, 'old');
      CREATE TRIGGER less AFTER DELETE ON a BEGIN
        UPDATE p SET n = n - 1, m = m + 1 WHERE id = old.p;
        INSERT INTO log VALUES ('less'); END;
      CREATE TRIGGER more AFTER INSERT ON a BEGIN
        UPDATE p SET n = n + 1 WHERE id = new.p;
        UPDATE a SET stamp = 'new' WHERE id = new.id; END;
      """)
    let receipt = try await store.removed("a", RecordKey("1"))
    #expect(try scratch.text("SELECT n || m FROM p") == "11")
    let done = try await store.restored(receipt)
    #expect(
      done.altered == [
        AlteredRow(table: "a", key: RecordKey([.integer(1)]), columns: ["stamp"]),
        AlteredRow(table: "p", key: RecordKey([.integer(1)]), columns: ["m"]),
      ])
    #expect(try scratch.text("SELECT n || m FROM p") == "21")
    let again = try await store.restored(receipt)
    #expect(
      again.altered == done.altered && again.unrestored == done.unrestored,
      "a second restore answers the same")
    #expect(try scratch.text("SELECT group_concat(what) FROM log") == "less")
  }

  @Test("Changes that triggers make to a row whose reference is restored are reported")
  func setRows() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE SET NULL, n INT);
      INSERT INTO a VALUES (1, 1, 0), (2, 1, 0);
      CREATE TRIGGER counting AFTER UPDATE OF p ON a BEGIN
        UPDATE a SET n = n + 1 WHERE id = new.id; END;
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    #expect(receipt.changed == [RowCount(table: "a", count: 2, columns: ["p"])])
    #expect(receipt.altered == [RowCount(table: "a", count: 2, columns: ["n"])])
    _ = try await store.change(Change("a", RecordKey("2"), "n", .integer(1), .integer(7)))
    let done = try await store.restored(receipt)
    #expect(
      done.altered == [AlteredRow(table: "a", key: RecordKey([.integer(1)]), columns: ["n"])])
    // Another row may have taken the number of a row that changed since the removal.
    #expect(
      done.unrestored == [UnrestoredRow(table: "a", key: RecordKey([.integer(2)]), columns: ["p"])])
    #expect(
      try scratch.text("SELECT group_concat(id || ifnull(p, '-') || n, ' ') FROM a")
        == "112 2-7")
  }

  @Test(
    "A trigger that replaces or renumbers a row is noticed, and the user is asked first",
    .promise(2))
  func replaced() async throws {
    let numbered = "CREATE TABLE w (id INTEGER PRIMARY KEY, owner INT UNIQUE, v INT)"
    let keyed = "CREATE TABLE w (k INT PRIMARY KEY, v INT)"
    for (table, statement, isAsked) in [
      (numbered, "INSERT OR REPLACE INTO w (owner, v) VALUES (1, 2)", true),
      (numbered, "REPLACE INTO w (id, owner) VALUES (9, 1)", true),
      (numbered, "UPDATE OR REPLACE w SET owner = 1 WHERE id = 6", true),
      (numbered, "UPDATE w SET v = 1, id = 7 WHERE owner = 1", true),
      (numbered, "UPDATE w SET rowid = 7 WHERE owner = 1", true),
      (
        numbered, "INSERT INTO w (id, v) VALUES (5, 2) ON CONFLICT (id) DO UPDATE SET id = 7",
        true
      ),
      (
        numbered.replacing("UNIQUE", with: "UNIQUE ON CONFLICT REPLACE"),
        "INSERT INTO w (owner) VALUES (1)", true
      ),
      ("\(keyed) WITHOUT ROWID", "REPLACE INTO w VALUES (5, 2)", true),
      ("\(keyed) WITHOUT ROWID", "UPDATE w SET k = 7 WHERE k = 5", true),
      (
        "\(keyed) WITHOUT ROWID",
        "DELETE FROM w WHERE k = 5; INSERT INTO w VALUES (7, 7)", true
      ),
      // These triggers lose nothing.
      (numbered, "INSERT OR REPLACE INTO w (owner, v) VALUES (3, 2)", false),
      (numbered, "UPDATE w SET v = 1 WHERE owner = 1", false),
      ("\(keyed) WITHOUT ROWID", "DELETE FROM w WHERE k = 99", false),
    ] as [(String, String, Bool)] {
      let scratch = try Scratch()
      let more = table.contains("owner") ? ", 0" : ""
      let store = try scratch.store(
        """
        CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
        \(table); INSERT INTO w VALUES (5, 1\(more)), (6, 2\(more));
        CREATE TRIGGER going AFTER DELETE ON p BEGIN \(statement); END;
        """)
      let before = try scratch.dump(["w"])
      let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
      switch try await store.remove(Removal(table: "p", key: RecordKey("1"), original: digest)) {
      case .needsConsent(let size):
        #expect(isAsked && size.reason == .triggers, "\(table): \(statement)")
        #expect(try scratch.dump(["w"]) == before)
      case .removed(let receipt): #expect(!isAsked && receipt.id != nil, "\(table): \(statement)")
      case .gone, .conflict: Issue.record("\(table): \(statement)")
      }
    }
  }

  @Test("Rows that triggers remove are restored, too")
  func removedByTriggers() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
      CREATE TABLE a (id TEXT PRIMARY KEY, p INT); INSERT INTO a VALUES ('x', 1), ('y', 2);
      CREATE TABLE b (a TEXT REFERENCES a ON DELETE CASCADE, n INT, PRIMARY KEY (a, n)) WITHOUT ROWID;
      INSERT INTO b VALUES ('x', 1), ('x', 2), ('y', 1);
      CREATE TABLE once (x); CREATE TABLE c (a TEXT REFERENCES a ON DELETE SET NULL);
      INSERT INTO c VALUES ('x'), ('y');
      CREATE TRIGGER going AFTER DELETE ON p BEGIN
        INSERT INTO once VALUES (1); DELETE FROM once WHERE x = 1;
        DELETE FROM a WHERE p = old.id; END;
      """)
    let tables = ["p", "a", "b", "c", "once"]
    let before = try scratch.dump(tables)
    let receipt = try await store.removed("p", RecordKey("1"))
    #expect(receipt.removed.map(\.count) == [1, 1, 2])
    #expect(receipt.removed.map(\.table) == ["p", "a", "b"])
    #expect(try scratch.text("SELECT count(*) FROM b") == "1")
    let done = try await store.restored(receipt)
    #expect(done.altered == [] && done.unrestored == [])
    #expect(try scratch.dump(tables) == before)
  }

  @Test("Rows that triggers remove unnoticed cannot be kept, and the user is asked first")
  func unseen() async throws {
    for (table, deletion) in [
      ("w (id INT PRIMARY KEY) WITHOUT ROWID", "DELETE FROM w WHERE id = old.id"),
      ("w (id INT)", "DELETE FROM w"),
    ] {
      let scratch = try Scratch()
      let store = try scratch.store(
        """
        CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1), (2);
        CREATE TABLE \(table); INSERT INTO w VALUES (1);
        CREATE TRIGGER going AFTER DELETE ON p BEGIN \(deletion); END;
        """)
      let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
      let outcome = try await store.remove(
        Removal(table: "p", key: RecordKey("1"), original: digest))
      guard case .needsConsent(let size) = outcome else {
        Issue.record("\(deletion): \(outcome)")
        continue
      }
      #expect(size.reason == .triggers)
      #expect(try scratch.text("SELECT count(*) FROM w") == "1")
      let receipt = try await store.removed("p", RecordKey("1"), isPermanent: true)
      #expect(receipt.id == nil)
      #expect(try scratch.text("SELECT count(*) FROM w") == "0")
      // If the trigger finds no rows, nothing is lost.
      #expect(try await store.removed("p", RecordKey("2")).id != nil)
    }
  }

  @Test("A full-text index kept by triggers follows a restore")
  func fullText() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, body TEXT);
      CREATE VIRTUAL TABLE f USING fts5(body, content='t', content_rowid='id');
      CREATE TRIGGER ai AFTER INSERT ON t BEGIN
        INSERT INTO f (rowid, body) VALUES (new.id, new.body); END;
      CREATE TRIGGER ad AFTER DELETE ON t BEGIN
        INSERT INTO f (f, rowid, body) VALUES ('delete', old.id, old.body); END;
      INSERT INTO t VALUES (1, 'apples'), (2, 'pears');
      """)
    let found = "SELECT group_concat(rowid) FROM f WHERE f MATCH 'apples'"
    let receipt = try await store.removed("t", RecordKey("1"))
    #expect(try scratch.text(found) == nil)
    let done = try await store.restored(receipt)
    #expect(done.altered == [] && done.unrestored == [])
    #expect(try scratch.text(found) == "1")
  }

  @Test("Referenced rows are restored first, so that triggers find them")
  func parentsFirst() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE);
      CREATE TABLE b (id INTEGER PRIMARY KEY, a INT REFERENCES a ON DELETE CASCADE);
      INSERT INTO a VALUES (1, 1), (2, 1); INSERT INTO b VALUES (1, 2), (2, 1);
      CREATE TRIGGER a_of_p BEFORE INSERT ON a
        WHEN NOT EXISTS (SELECT 1 FROM p WHERE id = new.p) BEGIN SELECT RAISE(ABORT, 'no p'); END;
      CREATE TRIGGER b_of_a BEFORE INSERT ON b
        WHEN NOT EXISTS (SELECT 1 FROM a WHERE id = new.a) BEGIN SELECT RAISE(ABORT, 'no a'); END;
      """)
    let before = try scratch.dump(["p", "a", "b"])
    let receipt = try await store.removed("p", RecordKey("1"))
    let done = try await store.restored(receipt)
    #expect(done.altered == [])
    #expect(try scratch.dump(["p", "a", "b"]) == before)
  }

  @Test("A restored row with a new number is not compared with the row that has its old one")
  func renumbered() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (p INT REFERENCES p ON DELETE CASCADE, name TEXT);
      INSERT INTO a VALUES (1, 'mine');
      CREATE TABLE log (what TEXT);
      CREATE TRIGGER logged AFTER INSERT ON log BEGIN DELETE FROM log WHERE what = 'none'; END;
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    try scratch.run("INSERT INTO a VALUES (NULL, 'theirs')")
    let done = try await store.restored(receipt)
    #expect(done.altered == [])
    #expect(
      try scratch.text("SELECT group_concat(rowid || name, ' ') FROM a") == "1theirs 2mine")
  }

  @Test("A row that a trigger keeps is not counted as removed and prevents no Undo")
  func survivors() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE);
      INSERT INTO a VALUES (1, 1), (2, 1);
      CREATE TRIGGER kept BEFORE DELETE ON a WHEN old.id = 2 BEGIN
        UPDATE a SET p = NULL WHERE id = 2; SELECT RAISE(IGNORE); END;
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    #expect(
      receipt.removed == [RowCount(table: "p", count: 1), RowCount(table: "a", count: 1)])
    _ = try await store.restored(receipt)
    #expect(try scratch.text("SELECT group_concat(id || ifnull(p, '-'), ' ') FROM a") == "11 2-")
  }

  @Test("A row that a trigger creates in place of a restored one gets the restored values")
  func madeByTrigger() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY); INSERT INTO p VALUES (1);
      CREATE TABLE a (k TEXT PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE, note TEXT);
      INSERT INTO a VALUES ('first', 1, 'its own');
      CREATE TRIGGER made AFTER INSERT ON p BEGIN
        INSERT INTO a VALUES ('first', new.id, 'made'); END;
      """)
    let receipt = try await store.removed("p", RecordKey("1"))
    _ = try await store.restored(receipt)
    #expect(try scratch.text("SELECT group_concat(k || p || note, ' ') FROM a") == "first1its own")
  }
}
