import FoldoutForms
import FoldoutRecords
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Removals: the rows they take, the obstacles to them, and concurrent writers.
@Suite("Records removed from a file") struct RemovalTests {
  static let company =
    """
    CREATE TABLE p (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO p VALUES (1, 'a'), (2, 'b');
    """

  static func numbers(_ count: Int, _ select: String) -> String {
    """
    WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < \(count)) \(select);
    """
  }

  @Test(
    "Two tables whose names differ only in the case of a non-ASCII letter are distinct", .promise(4)
  )
  func names() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE "Ä" (id INTEGER PRIMARY KEY, x); INSERT INTO "Ä" VALUES (1, 'large');
      CREATE TABLE "ä" (id INTEGER PRIMARY KEY, x); INSERT INTO "ä" VALUES (1, 'small');
      """)
    for (table, other) in [("Ä", "ä"), ("ä", "Ä")] {
      let receipt = try await store.removed(table, RecordKey("1"))
      #expect(try scratch.text("SELECT count(*) FROM \"\(table)\"") == "0")
      #expect(try scratch.text("SELECT count(*) FROM \"\(other)\"") == "1")
      _ = try await store.restore(try #require(receipt.id))
      #expect(try scratch.text("SELECT x FROM \"Ä\"") == "large")
      #expect(try scratch.text("SELECT x FROM \"ä\"") == "small")
    }
  }

  @Test("A column added or dropped after the record was read is a conflict")
  func columns() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(RemovalTests.company)
    for alteration in ["ADD COLUMN later INT", "DROP COLUMN later"] {
      let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
      try scratch.run("ALTER TABLE p \(alteration)")
      let outcome = try await store.remove(
        Removal(table: "p", key: RecordKey("1"), original: digest))
      guard case .conflict(let record, let now) = outcome else {
        Issue.record("\(alteration): \(outcome)")
        continue
      }
      #expect(try await store.record(RecordKey("1"), in: "p") == record)
      #expect(try await store.removal(of: RecordKey("1"), in: "p") == now)
    }
    #expect(try await store.removed("p", RecordKey("1")).id != nil)
  }

  @Test("The digest of long values covers the whole record")
  func digests() async throws {
    for (encoding, suffix) in [("UTF-8", ""), ("UTF-8", "WITHOUT ROWID"), ("UTF-16", "")] {
      let store = try Scratch().store(
        """
        PRAGMA encoding = '\(encoding)';
        CREATE TABLE t (id INT PRIMARY KEY, x TEXT, y BLOB, z TEXT) \(suffix);
        INSERT INTO t VALUES (1, replace(hex(zeroblob(90000)), '00', 'é0'), randomblob(200000), 'z'),
          (2, 'x', x'00', NULL);
        """)
      for key in ["1", "2"] {
        let whole = try #require(try await store.record(RecordKey(key), in: "t")).record
        let preview = try await store.removal(of: RecordKey(key), in: "t")
        #expect(preview?.digest == RowDigest(of: whole), "\(encoding) \(suffix) \(key)")
      }
    }
  }

  @Test("Views, virtual tables and read-only files refuse removals")
  func readOnly() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      RemovalTests.company + """
        CREATE VIEW v AS SELECT * FROM p; CREATE VIRTUAL TABLE f USING fts5(x);
        CREATE TRIGGER instead INSTEAD OF DELETE ON v BEGIN DELETE FROM p WHERE id = old.id; END;
        INSERT INTO f VALUES ('a');
        """)
    let digest = RowDigest(wire: "")
    for table in ["v", "f"] {
      await #expect(throws: StoreError.readOnly(table: table)) {
        try await store.removal(of: RecordKey("1"), in: table)
      }
      await #expect(throws: StoreError.readOnly(table: table)) {
        try await store.remove(Removal(table: table, key: RecordKey("1"), original: digest))
      }
    }
    let reading = try SQLiteStore(path: scratch.path(), readOnly: true)
    await #expect(throws: StoreError.readOnly(table: "p")) {
      try await reading.removal(of: RecordKey("1"), in: "p")
    }
    await #expect(throws: StoreError.readOnly(table: "p")) {
      try await reading.remove(Removal(table: "p", key: RecordKey("1"), original: digest))
    }
  }

  @Test("A foreign key that forbids a removal is reported with the referring table")
  func forbidden() async throws {
    for rule in ["", "ON DELETE RESTRICT", "DEFERRABLE INITIALLY DEFERRED"] {
      let store = try Scratch().store(
        RemovalTests.company + "CREATE TABLE a (p INT REFERENCES p \(rule));"
          + "INSERT INTO a VALUES (1);")
      await #expect(throws: StoreError.referredTo(table: "p", by: "a")) {
        try await store.removed("p", RecordKey("1"))
      }
      #expect(try await store.window(WindowRequest(table: "p")).records.count == 2)
      #expect(try await store.removed("p", RecordKey("2")).id != nil)
    }
  }

  @Test("A trigger that forbids a removal, or silently keeps the record, is reported")
  func triggers() async throws {
    let store = try Scratch().store(
      RemovalTests.company + """
        CREATE TRIGGER no BEFORE DELETE ON p WHEN old.id = 1 BEGIN
          SELECT raise(ABORT, 'Closed'); END;
        CREATE TRIGGER kept BEFORE DELETE ON p WHEN old.id = 2 BEGIN SELECT raise(IGNORE); END;
        """)
    let refusal = StoreError.refused(rule: .trigger("Closed"), column: nil, table: "p")
    await #expect(throws: refusal) { try await store.removed("p", RecordKey("1")) }
    await #expect(throws: StoreError.keptByTrigger(table: "p")) {
      try await store.removed("p", RecordKey("2"))
    }
    #expect(try await store.window(WindowRequest(table: "p")).records.count == 2)
  }

  @Test("Of two people who remove one record one succeeds and the other learns that it is gone")
  func twice() async throws {
    let store = try Scratch().store(RemovalTests.company)
    let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
    let removal = Removal(table: "p", key: RecordKey("1"), original: digest)
    let gone = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { try await store.remove(removal) == .gone } }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(gone == 7)
  }

  @Test("Eight people add, remove and restore at once, and nothing is lost")
  func sideBySide() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE p (id INTEGER PRIMARY KEY AUTOINCREMENT, who INT);
      CREATE TABLE a (p INT REFERENCES p ON DELETE CASCADE, who INT); CREATE INDEX ai ON a (p);
      """)
    let removals = SharedRemovals()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: path, removals: removals) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for who in 0..<8 {
        let store = stores[who % 2]
        let own = Insertion.Cell(column: "who", new: .integer(Int64(who)))
        group.addTask {
          for _ in 0..<10 {
            let made = try await store.insert(
              Insertion(table: "p", cells: [own], ticket: .random()))
            guard case .stored(let parent, _, _, false) = made, let id = parent.key.values.first
            else { continue }
            _ = try await store.insert(
              Insertion(table: "a", cells: [own, .init(column: "p", new: id)]))
            let receipt = try await store.removed("p", parent.key)
            guard let restoring = receipt.id, case .restored = try await store.restore(restoring)
            else {
              Issue.record("\(receipt) does not come back")
              return
            }
          }
        }
      }
      try await group.waitForAll()
    }
    for who in 0..<8 {
      #expect(try scratch.text("SELECT count(*) FROM p WHERE who = \(who)") == "10")
      #expect(
        try scratch.text(
          "SELECT count(*) FROM a JOIN p ON a.p = p.id AND a.who = p.who AND p.who = \(who)")
          == "10")
    }
  }

  @Test("A removal from a locked file is busy, and the restorable rows stay")
  func busy() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(RemovalTests.company, clock: TestClock().work)
    let id = try #require(try await store.removed("p", RecordKey("1")).id)
    let digest = try #require(try await store.removal(of: RecordKey("2"), in: "p")?.digest)
    let other = try scratch.other()
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    await #expect(throws: StoreError.busy(path: scratch.path())) {
      try await store.remove(Removal(table: "p", key: RecordKey("2"), original: digest))
    }
    await #expect(throws: StoreError.busy(path: scratch.path())) {
      try await store.restore(id)
    }
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    try other.close()
    guard case .restored = try await store.restore(id) else {
      Issue.record("it does not come back")
      return
    }
  }

  @Test("Names of references follow a removal and its Undo")
  func labels() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);"
        + RemovalTests.numbers(5000, "INSERT INTO t SELECT i, 'person ' || i FROM n"))
    func found(_ query: String) async throws -> [StoredValue] {
      try await store.matches(LabelSearchRequest(table: "t", column: "id", query: query)).labels
        .map(\.value)
    }
    // Wait for the index, which is built in the background.
    var rounds = 0
    while try await found("person 4999") != [.integer(4999)], rounds < 100_000 { rounds += 1 }
    #expect(try await found("person 4999") == [.integer(4999)])
    _ = try await store.insert(
      Insertion(table: "t", cells: [.init(column: "name", new: .text("Zebra"))]))
    #expect(try await found("zebra") == [.integer(5001)])
    let id = try #require(try await store.removed("t", RecordKey("4999")).id)
    #expect(try await found("person 4999") == [])
    _ = try await store.restore(id)
    // The index may have been evicted by other tests' indexes, and is built again.
    rounds = 0
    while try await found("person 4999") != [.integer(4999)], rounds < 100_000 { rounds += 1 }
    #expect(try await found("person 4999") == [.integer(4999)])
  }
}

extension SQLiteStore {
  /// Removes a record with its current digest.
  @discardableResult
  func removed(
    _ table: String, _ key: RecordKey, isPermanent: Bool = false
  ) async throws -> RemovalReceipt {
    let digest = try #require(try await removal(of: key, in: table)?.digest)
    let outcome = try await remove(
      Removal(table: table, key: key, original: digest, isPermanent: isPermanent))
    guard case .removed(let receipt) = outcome else {
      Issue.record("\(outcome)")
      return RemovalReceipt(id: nil, removed: [])
    }
    return receipt
  }
}
