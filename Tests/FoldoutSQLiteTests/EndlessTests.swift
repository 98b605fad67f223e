import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// A view that never ends is given up and blocks nothing else.
@Suite("Views without end") struct EndlessTests {
  private static let sql =
    """
    CREATE TABLE t (x); INSERT INTO t VALUES (1);
    CREATE VIEW endless AS
      WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) AS n FROM c;
    CREATE VIEW long AS WITH RECURSIVE c(x) AS
      (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 300000) SELECT count(*) AS n FROM c;
    """
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.run(EndlessTests.sql)
  }

  @Test(
    "Each way to read an endless view ends with a reason, and other tables stay readable",
    .timeLimit(.minutes(10))
  )
  func isGivenUp() async throws {
    let store = try SQLiteStore(path: scratch.path(), limits: WorkLimits(reading: 1))
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

  @Test("Other tables stay readable while an endless view is read", .timeLimit(.minutes(10)))
  func holdsUpNothing() async throws {
    let store = try SQLiteStore(path: scratch.path(), limits: WorkLimits(reading: 600))
    let endless = Task { try await store.window(WindowRequest(table: "endless")) }
    for _ in 0..<200 {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 1)
    }
    store.close()
    _ = await endless.result
  }

  /// With a rollback journal a read blocks commits; with a write-ahead log it does not.
  @Test(
    "Eight endless reads at once block no other reader and no writer", .timeLimit(.minutes(10)),
    arguments: ["DELETE", "WAL"])
  func eightHoldUpNobody(_ journal: String) async throws {
    try scratch.run("PRAGMA journal_mode = \(journal)")
    let store = try SQLiteStore(path: scratch.path(), limits: WorkLimits(reading: 600))
    let reads = (0..<8).map { _ in
      Task { try await store.window(WindowRequest(table: "endless")) }
    }
    // Wait until all eight are running.
    let readers = try await store.file.current().readers
    while readers.load(in: .slow) < 8 {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 1)
    }
    for old in Int64(1)...10 {
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

  @Test("Eight endless reads at once are given up in the time of one", .timeLimit(.minutes(10)))
  func eightAreGivenUp() async throws {
    let store = try SQLiteStore(path: scratch.path(), limits: WorkLimits(reading: 3))
    let time = try await OwnThread.run {
      let begun = ContinuousClock.now
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            await #expect(
              throws: StoreError.unavailable(table: "endless", detail: "it took longer than 3 s")
            ) { try await store.window(WindowRequest(table: "endless")) }
          }
        }
      }
      return ContinuousClock.now - begun
    }
    // Two at a time would take twelve seconds.
    #expect(time < .seconds(10))
  }

  @Test("Closing the store does not wait for endless reads", .timeLimit(.minutes(10)))
  func isClosed() async throws {
    let store = try SQLiteStore(path: scratch.path(), limits: WorkLimits(reading: 600))
    let reads = (0..<4).map { _ in
      Task { try await store.window(WindowRequest(table: "endless")) }
    }
    // Other tables are still read, so the endless read is running or about to begin.
    _ = try await store.schema()
    store.close()
    for read in reads {
      await #expect(throws: StoreError.closed) {
        try await read.value
      }
    }
  }

  /// A view is read in the slow lane until a read was quick, and then in the quick lane.
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
    let (seat, _) = try #require(readers.enter("v", isScan: false))
    defer { readers.leave(seat, "v") }
    #expect(seat.lane == .quick)
  }
}
