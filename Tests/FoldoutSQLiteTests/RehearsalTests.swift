import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Records that could not be restored unchanged, because a rule is newer than they are or was not
/// checked.
@Suite("Removals that could not be undone") struct RehearsalTests {
  private static let tables: [(sql: String, key: String)] = [
    (
      """
      CREATE TABLE q (id INTEGER PRIMARY KEY); CREATE TABLE t (id INTEGER PRIMARY KEY, q REFERENCES q);
      INSERT INTO t VALUES (1, 99);
      """, "1"
    ),
    (
      """
      CREATE TABLE q (id INTEGER PRIMARY KEY); CREATE TABLE t (id INTEGER PRIMARY KEY);
      CREATE TABLE c (q REFERENCES q, t REFERENCES t ON DELETE CASCADE);
      INSERT INTO t VALUES (7); INSERT INTO c VALUES (99, 7);
      """, "7"
    ),
    (
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, d CHECK (d > '2020')); INSERT INTO t VALUES (1, '2019');
      """, "1"
    ),
    (
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a); INSERT INTO t VALUES (1, -5);
      CREATE TRIGGER no BEFORE INSERT ON t WHEN new.a < 0 BEGIN SELECT RAISE(ABORT, 'no'); END;
      """, "1"
    ),
    (
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY); CREATE TABLE c (t REFERENCES t ON DELETE CASCADE);
      INSERT INTO t VALUES (1); INSERT INTO c VALUES (1);
      CREATE TRIGGER no BEFORE INSERT ON c BEGIN SELECT RAISE(IGNORE); END;
      """, "1"
    ),
  ]

  /// The rehearsal cannot be rolled back, because the trigger has ended the transaction.
  @Test("A removal is refused with the message of a trigger that rolls back its rehearsal")
  func rolledBackByATrigger() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY); INSERT INTO t VALUES (1);
      CREATE TRIGGER no BEFORE INSERT ON t BEGIN SELECT RAISE(ROLLBACK, 'closed'); END;
      """)
    let store = try scratch.store()
    let seen = try #require(try await store.removal(of: RecordKey("1"), in: "t")?.digest)
    for isPermanent in [false, true] {
      let removal = Removal(
        table: "t", key: RecordKey("1"), original: seen, isPermanent: isPermanent)
      await #expect(
        throws: StoreError.refused(rule: .trigger("closed"), column: nil, table: "t")
      ) { try await store.remove(removal) }
      #expect(try scratch.text("SELECT count(*) FROM t") == "1")
    }
  }

  @Test(
    "Removing records that could not be restored needs consent and is then permanent", .promise(3),
    arguments: tables)
  func asks(_ sql: String, _ key: String) async throws {
    let scratch = try Scratch()
    try scratch.run("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)")
    let store = try scratch.store()
    let digest = try #require(try await store.removal(of: RecordKey(key), in: "t")?.digest)
    var removal = Removal(table: "t", key: RecordKey(key), original: digest)
    guard case .needsConsent(let size) = try await store.remove(removal) else {
      Issue.record("nobody was asked")
      return
    }
    #expect(size.reason == .rules)
    #expect(try scratch.text("SELECT count(*) FROM t") == "1")
    removal.isPermanent = true
    guard case .removed(let receipt) = try await store.remove(removal) else {
      Issue.record("it was not removed")
      return
    }
    #expect(receipt.id == nil)
    #expect(try scratch.text("SELECT count(*) FROM t") == "0")
  }
}
