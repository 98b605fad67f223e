import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Removals of a record without any other row.
@Suite("Removals of a record alone") struct RemovingAloneTests {
  private func remove(
    _ store: SQLiteStore, _ key: String
  ) async throws -> RemovalOutcome {
    let digest = try #require(try await store.removal(of: RecordKey(key), in: "p")?.digest)
    return try await store.remove(
      Removal(table: "p", key: RecordKey(key), original: digest, onlyIfUnreferenced: true))
  }

  @Test(
    "A referring record prevents the removal, whatever the foreign key's rule",
    arguments: ["CASCADE", "SET NULL", "SET DEFAULT", "RESTRICT", "NO ACTION"])
  func rules(_ rule: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      RemovalTests.company + """
        CREATE TABLE a (id INTEGER PRIMARY KEY, p INT DEFAULT 2 REFERENCES p ON DELETE \(rule));
        INSERT INTO a VALUES (7, 1);
        """)
    let before = try scratch.dump(["p", "a"])
    await #expect(throws: StoreError.referredTo(table: "p", by: "a")) {
      try await remove(store, "1")
    }
    #expect(try scratch.dump(["p", "a"]) == before)
    _ = try scratch.run("DELETE FROM a")
    guard case .removed = try await remove(store, "1") else {
      Issue.record("it was not removed")
      return
    }
  }

  @Test("Rows that a trigger would remove first prevent the removal, too")
  func triggers() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      RemovalTests.company + """
        CREATE TABLE a (id INTEGER PRIMARY KEY, p INT REFERENCES p);
        CREATE TRIGGER t BEFORE DELETE ON p BEGIN DELETE FROM a WHERE p = old.id; END;
        INSERT INTO a VALUES (7, 1);
        """)
    await #expect(throws: StoreError.referredTo(table: "p", by: "a")) {
      try await remove(store, "1")
    }
    #expect(try scratch.text("SELECT count(*) FROM a") == "1")
  }

  @Test("Neither a self-reference nor a row kept only by triggers prevents the removal")
  func itself() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY, name TEXT, boss INT REFERENCES p ON DELETE CASCADE,
        friend INT REFERENCES p ON DELETE SET NULL);
      CREATE TABLE words (word TEXT, p INT);
      CREATE TRIGGER t AFTER DELETE ON p BEGIN DELETE FROM words WHERE p = old.id; END;
      INSERT INTO p VALUES (1, 'a', 1, 1); INSERT INTO words VALUES ('a', 1);
      """)
    guard case .removed(let receipt) = try await remove(store, "1") else {
      Issue.record("it was not removed")
      return
    }
    #expect(receipt.removed.map(\.count) == [1, 1] && receipt.id != nil)
  }
}
