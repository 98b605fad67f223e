import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// A change that never ends is given up and leaves no lock behind.
@Suite("Changes without end", .enabled(if: TestClock.isAvailable)) struct EndlessChangeTests {
  private let clock = TestClock()
  private let scratch: Scratch
  private let store: SQLiteStore

  /// Each row of `never` takes half a millisecond.
  init() throws {
    scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, x INT); INSERT INTO t VALUES (1, 1);
      CREATE TABLE other (id INTEGER PRIMARY KEY, x INT); INSERT INTO other VALUES (1, 1);
      CREATE VIEW never AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
        SELECT count(*) AS n FROM c WHERE \(clock.sql(taking: 0.0005, each: "x"));
      CREATE TRIGGER changes AFTER UPDATE ON t BEGIN
        INSERT INTO other SELECT n, n FROM never;
      END;
      CREATE TRIGGER additions BEFORE INSERT ON t BEGIN SELECT n FROM never; END;
      CREATE TRIGGER removals AFTER DELETE ON t BEGIN SELECT n FROM never; END;
      """)
    store = try SQLiteStore(
      path: scratch.path(), limits: WorkLimits(reading: 1, changing: 1, clock: clock.work),
      removals: SharedRemovals())
  }

  private func change(_ table: String, to new: Int64) async throws -> ChangeOutcome {
    try await store.change(Change(table, RecordKey("1"), "x", .integer(1), .integer(new)))
  }

  /// Checks that the values are unchanged, and that this and another program can write.
  private func expectNothingIsHeld() async throws {
    #expect(try scratch.text("SELECT group_concat(x) FROM t") == "1")
    try scratch.run("PRAGMA busy_timeout = 0; INSERT INTO other VALUES (NULL, 7)")
    guard case .stored = try await change("other", to: 2) else {
      Issue.record("not stored")
      return
    }
    #expect(try scratch.text("SELECT group_concat(x) FROM other") == "2,7")
  }

  @Test(
    "A change that exceeds its time is rolled back with the reason", .promise(12),
    .timeLimit(.minutes(10)))
  func changed() async throws {
    await #expect(throws: StoreError.changeTooSlow(table: "t", seconds: 1)) {
      try await change("t", to: 2)
    }
    try await expectNothingIsHeld()
  }

  @Test("A trial that exceeds its time is rolled back", .promise(12), .timeLimit(.minutes(10)))
  func tried() async throws {
    var trial = Change("t", RecordKey("1"), "x", .integer(1), .integer(2))
    trial.isTrial = true
    await #expect(throws: StoreError.changeTooSlow(table: "t", seconds: 1)) {
      try await store.change(trial)
    }
    try await expectNothingIsHeld()
  }

  @Test("An insertion that exceeds its time is rolled back", .promise(12), .timeLimit(.minutes(10)))
  func added() async throws {
    await #expect(throws: StoreError.changeTooSlow(table: "t", seconds: 1)) {
      try await store.insert(Insertion(table: "t", cells: []))
    }
    try await expectNothingIsHeld()
  }

  @Test("A removal that exceeds its time is rolled back", .promise(12), .timeLimit(.minutes(10)))
  func removed() async throws {
    let key = RecordKey("1")
    let digest = try #require(try await store.removal(of: key, in: "t")?.digest)
    await #expect(throws: StoreError.removalTooSlow(table: "t", seconds: 1, found: 0)) {
      try await store.remove(Removal(table: "t", key: key, original: digest))
    }
    try await expectNothingIsHeld()
  }

  @Test(
    "Other tables stay readable while an endless change runs", .promise(12),
    .timeLimit(.minutes(10)),
    arguments: ["DELETE", "WAL"])
  func holdsUpNothing(_ journal: String) async throws {
    try scratch.run("PRAGMA journal_mode = \(journal)")
    clock.stop()
    let endless = Task { try await change("t", to: 2) }
    var reads = 0
    while reads < 200 || clock.countHanging == 0 {
      #expect(try await store.window(WindowRequest(table: "other")).records.count == 1)
      reads += 1
    }
    clock.go()
    await #expect(throws: StoreError.changeTooSlow(table: "t", seconds: 1)) {
      try await endless.value
    }
    try await expectNothingIsHeld()
  }
}
