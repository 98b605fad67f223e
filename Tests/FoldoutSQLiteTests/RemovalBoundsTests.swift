import FoldoutForms
import FoldoutRecords
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// The limits of a removal: time, rows, and kept data.
@Suite("Removals are bounded") struct RemovalBoundsTests {
  @Test(
    "A removal that exceeds its time is given up with the number of rows found so far", .promise(2),
    .enabled(if: TestClock.isAvailable))
  func slow() async throws {
    let scratch = try Scratch()
    let clock = TestClock()
    let store = try scratch.store(
      RemovalTests.company + """
        CREATE TABLE a (p INT REFERENCES p ON DELETE CASCADE); CREATE INDEX ai ON a (p);
        CREATE TABLE b (n INT,
          p INT AS (1 + \(clock.sql(taking: 0.0005, each: "n"))) REFERENCES p ON DELETE CASCADE);
        INSERT INTO a VALUES (1), (1);
        """ + RemovalTests.numbers(50_000, "INSERT INTO b (n) SELECT i FROM n"))
    let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
    let before = try scratch.dump(["p", "a"])
    let hasty = try SQLiteStore(
      path: scratch.path(), limits: WorkLimits(reading: 1, clock: clock.work),
      removals: SharedRemovals())
    for isTrial in [true, false] {
      await #expect(throws: StoreError.removalTooSlow(table: "p", seconds: 1, found: 2)) {
        try await hasty.remove(
          Removal(table: "p", key: RecordKey("1"), original: digest, isTrial: isTrial))
      }
      #expect(try scratch.dump(["p", "a"]) == before)
    }
    // The connection still works.
    _ = try await hasty.insert(Insertion(table: "p", cells: []))
    #expect(try await store.removed("p", RecordKey("1")).removed.map(\.count) == [1, 2])
  }

  @Test("Only names, keys and sizes are read of a removal that is too large to keep")
  func bounded() async throws {
    let scratch = try Scratch()
    try scratch.run(
      RemovalTests.company + """
        CREATE TABLE a (k TEXT PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE, x);
        INSERT INTO a VALUES ('a', 1, zeroblob(400)), ('b', 1, zeroblob(9000)),
          ('c', 1, zeroblob(500)), ('d', 1, zeroblob(100));
        """)
    let queue = try scratch.other()
    try await queue.read { db in
      let shapes = try Shapes(reading: db)
      let p = try #require(shapes["p"])
      let root = try #require(try p.row(at: (p.condition(), [.integer(1)]), in: db))
      var walk = RemovalWalk(shapes, maxBytes: 2000, in: db)
      try walk.extend(from: root, of: root.bytes, root)
      #expect(walk.removed.map { $0.values.isEmpty } == [false, false, true, true, true])
      #expect(walk.removed.dropFirst().map(\.key) == ["a", "b", "c", "d"].map { [.text($0)] })
      #expect(walk.bytes > 10_000 && walk.bytes < 11_500)
    }
    try queue.close()
  }

  @Test("The secret token in a removal that is too large to keep is never restored")
  func sealsOfLargeRows() async throws {
    let scratch = try Scratch()
    let rows = "INSERT INTO a VALUES ('k', 1, 'hunter2', zeroblob(17000000));"
    let store = try scratch.store(
      RemovalTests.company + """
        CREATE TABLE a (k TEXT PRIMARY KEY, p INT REFERENCES p ON DELETE CASCADE, password TEXT, x);
        """ + rows)
    let before = try await store.record(RecordKey("k"), in: "a")?.record["password"]
    _ = try await store.removed("p", RecordKey("1"), isPermanent: true)
    // Another program adds a guess under the same key.
    try scratch.run(rows)
    let after = try await store.record(RecordKey("k"), in: "a")?.record["password"]
    #expect(before != nil && after != nil && before != after)
  }

  @Test("A removal of more than ten thousand other rows is refused with their number")
  func tooMany() async throws {
    let cases = [
      ("CASCADE", 10_001), ("SET NULL", 10_000), ("CASCADE", 10_000), ("SET NULL", 10_001),
    ]
    for (rule, count) in cases.prefix(Depth.of(2, all: 4)) {
      let path = try Scratch().run(
        RemovalTests.company + "CREATE TABLE a (p INT REFERENCES p ON DELETE \(rule));"
          + "CREATE INDEX ai ON a (p);"
          + RemovalTests.numbers(count, "INSERT INTO a SELECT 1 FROM n"))
      // A removal may take long while other tests run.
      let store = try SQLiteStore(
        path: path, limits: WorkLimits(reading: 600, changing: 600), removals: SharedRemovals())
      if count > 10_000 {
        let refusal = StoreError.removesTooMany(table: "p", maxCount: 10_000)
        await #expect(throws: refusal) { try await store.removed("p", RecordKey("1")) }
        await #expect(throws: refusal) {
          try await store.removed("p", RecordKey("1"), isPermanent: true)
        }
        #expect(try await store.window(WindowRequest(table: "p")).records.count == 2)
      } else {
        let receipt = try await store.removed("p", RecordKey("1"))
        let others =
          rule == "CASCADE" ? receipt.removed.dropFirst() : receipt.changed.prefix(1)
        #expect(receipt.removed.first == .init(table: "p", count: 1))
        #expect(others.map(\.table) == ["a"] && others.map(\.count) == [count])
        let id = try #require(receipt.id)
        guard case .restored = try await store.restore(id) else {
          Issue.record("it does not come back")
          return
        }
      }
    }
  }

  @Test("A removal that is too large to keep needs consent and is then permanent")
  func tooLarge() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      RemovalTests.company + """
        CREATE TABLE a (p INT REFERENCES p ON DELETE CASCADE, x);
        INSERT INTO a VALUES (1, zeroblob(9000000)), (1, zeroblob(9000000)), (2, zeroblob(9000000));
        """)
    let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
    var removal = Removal(table: "p", key: RecordKey("1"), original: digest)
    guard case .needsConsent(let size) = try await store.remove(removal) else {
      Issue.record("nobody was asked")
      return
    }
    #expect(size.rows == 3 && size.bytes > 18_000_000 && size.reason == .bytes)
    #expect(try scratch.text("SELECT count(*) FROM a") == "3")
    removal.isPermanent = true
    guard case .removed(let receipt) = try await store.remove(removal) else {
      Issue.record("it was not removed")
      return
    }
    #expect(receipt.id == nil)
    #expect(try scratch.text("SELECT count(*) FROM a") == "1")
    // A blob of megabytes is restored unchanged.
    let id = try #require(try await store.removed("p", RecordKey("2")).id)
    _ = try await store.restore(id)
    #expect(try scratch.text("SELECT count(*) FROM a WHERE length(x) = 9000000") == "1")
  }

  @Test("Rows without a distinguishing name are removed permanently, with consent")
  func nameless() async throws {
    for rule in ["CASCADE", "SET NULL"] {
      let scratch = try Scratch()
      let store = try scratch.store(
        """
        CREATE TABLE p (id INTEGER PRIMARY KEY, name); INSERT INTO p VALUES (1, 'a'), (2, 'b');
        CREATE TABLE c (rowid TEXT, oid TEXT, _rowid_ TEXT, k TEXT PRIMARY KEY,
          p REFERENCES p ON DELETE \(rule));
        INSERT INTO c VALUES ('r1', '', '', NULL, 2), ('r2', '', '', NULL, 1), ('r3', '', '', 'x', 1);
        """)
      let digest = try #require(try await store.removal(of: RecordKey("1"), in: "p")?.digest)
      var removal = Removal(table: "p", key: RecordKey("1"), original: digest)
      guard case .needsConsent(let size) = try await store.remove(removal) else {
        Issue.record("nobody was asked")
        continue
      }
      #expect(size.reason == .triggers)
      #expect(try scratch.text("SELECT count(*) FROM c WHERE p = 1") == "2")
      removal.isPermanent = true
      guard case .removed(let receipt) = try await store.remove(removal) else {
        Issue.record("it was not removed")
        continue
      }
      #expect(receipt.id == nil)
      #expect(try scratch.text("SELECT group_concat(rowid) FROM c WHERE p IS NOT NULL") == "r1")
    }
  }
}
