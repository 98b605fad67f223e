import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// A view that never ends is given up and blocks nothing else.
@Suite("Views without end", .enabled(if: TestClock.isAvailable)) struct EndlessTests {
  private let scratch: Scratch
  private let clock = TestClock()

  /// Each row of `endless` takes a tenth of a millisecond.
  init() throws {
    scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE t (x); INSERT INTO t VALUES (1);
      CREATE VIEW endless AS
        WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)
        SELECT count(*) AS n FROM c WHERE \(clock.sql(taking: 0.0001, each: "x"));
      CREATE VIEW long AS WITH RECURSIVE c(x) AS
        (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 30000) SELECT count(*) AS n FROM c;
      """)
  }

  private func store(reading seconds: Int) throws -> SQLiteStore {
    try SQLiteStore(
      path: scratch.path(), limits: WorkLimits(reading: seconds, clock: clock.work),
      removals: SharedRemovals())
  }

  /// Stops the clock once the views have been inspected, which takes time, too.
  private func stopClock(after store: SQLiteStore) async throws {
    _ = try await store.schema()
    clock.stop()
  }

  /// Begins endless reads, and reads another table until all are queued and one runs.
  private func begin(
    _ count: Int, in store: SQLiteStore
  ) async throws -> [Task<Window, any Error>] {
    let reads = (0..<count).map { _ in
      Task { try await store.window(WindowRequest(table: "endless")) }
    }
    let readers = try await store.file.current().readers
    while readers.load(in: .slow) < count || !readers.isAtWork(in: .slow) {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 1)
    }
    return reads
  }

  @Test(
    "Each way to read an endless view ends with a reason, and other tables stay readable",
    .promise(12),
    .timeLimit(.minutes(10))
  )
  func isGivenUp() async throws {
    let store = try store(reading: 1)
    let reason = StoreError.unavailable(table: "endless", detail: "it took longer than 1 s")
    await #expect(throws: reason) {
      try await store.window(WindowRequest(table: "endless"))
    }
    await #expect(throws: reason) {
      try await store.record(RecordKey("1"), in: "endless")
    }
    await #expect(throws: reason) {
      try await store.verify("1", column: "n", of: RecordKey("1"), in: "endless")
    }
    #expect(try await store.schema().tables.map(\.name) == ["endless", "long", "t"])
    for _ in 0..<4 {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 1)
    }
    let outcome = try await store.change(
      Change("t", RecordKey("1"), "x", .integer(1), .integer(2)))
    guard case .stored = outcome else {
      Issue.record("not stored")
      return
    }
  }

  @Test(
    "Other tables stay readable while an endless view is read", .promise(12),
    .timeLimit(.minutes(10)))
  func holdsUpNothing() async throws {
    let store = try store(reading: 1)
    try await stopClock(after: store)
    let endless = try await begin(1, in: store)
    for _ in 0..<200 {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 1)
    }
    clock.go()
    await #expect(throws: StoreError.self) { try await endless[0].value }
  }

  /// With a rollback journal a read blocks commits; with a write-ahead log it does not.
  @Test(
    "Eight endless reads at once block no other reader and no writer", .promise(12),
    .timeLimit(.minutes(10)),
    arguments: ["DELETE", "WAL"])
  func eightHoldUpNobody(_ journal: String) async throws {
    try scratch.run("PRAGMA journal_mode = \(journal)")
    let store = try SQLiteStore(
      path: scratch.path(), limits: WorkLimits(reading: 600), removals: SharedRemovals())
    let reads = try await begin(8, in: store)
    for old in Int64(1)...Depth.of(3, all: 10) {
      let outcome = try await store.change(
        Change("t", RecordKey("1"), "x", .integer(old), .integer(old + 1)))
      guard case .stored = outcome else {
        Issue.record("not stored: \(outcome)")
        break
      }
      #expect(
        try await store.window(WindowRequest(table: "t")).records.map(\.record.values)
          == [[.integer(old + 1)]])
    }
    #expect(try await store.window(WindowRequest(table: "long")).records.count == 1)
    store.close()
    for read in reads {
      await #expect(throws: StoreError.closed) {
        try await read.value
      }
    }
  }

  @Test(
    "Eight endless reads at once are given up in the time of one", .promise(12),
    .timeLimit(.minutes(10)))
  func eightAreGivenUp() async throws {
    let store = try store(reading: 3)
    try await stopClock(after: store)
    let begun = clock.passed
    let reads = try await begin(8, in: store)
    await withTaskGroup(of: Void.self) { group in
      for read in reads {
        group.addTask {
          await #expect(
            throws: StoreError.unavailable(table: "endless", detail: "it took longer than 3 s")
          ) { try await read.value }
        }
      }
      // Until the first is given up. Of those behind it, two may have begun in this moment.
      clock.go(until: begun + .seconds(3.99))
      await group.next()
      clock.go()
    }
    // Two at a time would take twelve seconds.
    #expect(clock.passed - begun < .seconds(10))
  }

  @Test("Closing the store does not wait for endless reads", .promise(12), .timeLimit(.minutes(10)))
  func isClosed() async throws {
    let store = try SQLiteStore(
      path: scratch.path(), limits: WorkLimits(reading: 600), removals: SharedRemovals())
    let reads = try await begin(4, in: store)
    store.close()
    for read in reads {
      await #expect(throws: StoreError.closed) {
        try await read.value
      }
    }
  }

  /// A view is read in the slow group until a read was quick, and then in the quick group.
  @Test("A view that became quick again is read like a table")
  func aViewThatWasQuickIsReadAsATable() async throws {
    var limits = WorkLimits.usual
    limits.firstLook = .seconds(60)
    let store = try SQLiteStore(
      path: Scratch().run("CREATE VIEW v AS SELECT 1 AS n"), limits: limits,
      removals: SharedRemovals())
    // Read the schema first, as any program does that lists the tables.
    _ = try await store.schema()
    _ = try await store.window(WindowRequest(table: "v"))
    let readers = try await store.file.current().readers
    let (lease, _) = try #require(readers.enter("v", isScan: false))
    defer { readers.leave(lease, "v") }
    #expect(lease.group == .quick)
  }
}
