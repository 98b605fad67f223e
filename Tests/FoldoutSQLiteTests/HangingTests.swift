import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// One long, uninterruptible function call blocks nobody else.
@Suite("Connections that do not come back", .enabled(if: TestClock.isAvailable))
struct HangingTests {
  private let clock = TestClock()
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// SQL that takes a second longer than any limit of these tests, and then hangs.
  private var call: String { clock.sql(taking: 2.1) }

  private func store(_ limits: WorkLimits) throws -> SQLiteStore {
    try store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, x INT); INSERT INTO t VALUES (1, 1), (2, 1);
      CREATE VIEW hung AS SELECT \(call) AS at;
      CREATE TRIGGER hangs AFTER UPDATE ON t WHEN new.x = 7 BEGIN SELECT at FROM hung; END;
      """, limits)
  }

  private func store(_ sql: String, _ limits: WorkLimits) throws -> SQLiteStore {
    let path = try scratch.run(sql)
    clock.stop()
    var limits = limits
    limits.clock = clock.work
    return try SQLiteStore(path: path, limits: limits, removals: SharedRemovals())
  }

  private func change(_ store: SQLiteStore, _ key: String, to new: Int64) async throws {
    let record = try await store.record(RecordKey(key), in: "t")
    let original = try #require(record).record["x"]
    let outcome = try await store.change(
      Change("t", RecordKey(key), "x", original, .integer(new)))
    guard case .stored = outcome else {
      Issue.record("not stored: \(outcome)")
      return
    }
  }

  @Test(
    "A hanging read is given up, other tables stay readable, and its connection is replaced",
    .promise(12),
    .timeLimit(.minutes(10)))
  func aReadIsGivenUp() async throws {
    let store = try store(WorkLimits(reading: 1))
    // Read the schema first, as any program does that lists the tables.
    _ = try await store.window(WindowRequest(table: "t"))
    let readers = try await store.file.current().readers
    await withTaskGroup(of: StoreError?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          await #expect(throws: StoreError.self) {
            try await store.window(WindowRequest(table: "hung"))
          }
        }
      }
      for await error in group {
        guard case .unavailable(table: "hung", _) = error else {
          Issue.record("refused for another reason: \(String(describing: error))")
          continue
        }
      }
    }
    #expect(try await store.window(WindowRequest(table: "t")).records.count == 2)
    #expect(readers.countHanging > 0)
    await #expect(
      throws: StoreError.unavailable(
        table: "hung", detail: "an earlier request for it has not ended")
    ) { try await store.window(WindowRequest(table: "hung")) }
    clock.go()
    while readers.countHanging > 0 {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 2)
    }
    try scratch.run("DROP VIEW hung; CREATE VIEW hung AS SELECT 1 AS at")
    #expect(try await store.window(WindowRequest(table: "hung")).records.count == 1)
  }

  @Test(
    "A hanging column does not keep anybody from reading the schema", .promise(12),
    .timeLimit(.minutes(10)))
  func aLookIsGivenUp() async throws {
    var limits = WorkLimits.usual
    limits.examiningTable = .milliseconds(300)
    let store = try store(
      """
      CREATE TABLE hangs (id INTEGER PRIMARY KEY, day DATE GENERATED ALWAYS AS
        (\(call)));
      INSERT INTO hangs (id) VALUES (1);
      CREATE TABLE people (id INTEGER PRIMARY KEY, born DATE);
      INSERT INTO people VALUES (1, '2002-08-14');
      """, limits)
    let schema = try await store.schema()
    #expect(try await store.file.current().readers.countHanging == 1)
    #expect(schema.table("hangs")?.columns.map(\.name) == ["id", "day"])
    #expect(schema.table("people")?.column("born")?.dateForm == .day)
    #expect(try await store.window(WindowRequest(table: "people")).records.count == 1)
  }

  @Test(
    "A hanging change is reported as not done, is not done, and later changes go on", .promise(12),
    .timeLimit(.minutes(10)))
  func aChangeIsGivenUp() async throws {
    let store = try store(WorkLimits(reading: 5, changing: 1))
    let late = Task { try await change(store, "1", to: 7) }
    await #expect(throws: StoreError.changeTooSlow(table: "t", seconds: 1)) {
      try await late.value
    }
    // It still holds the file.
    await #expect(throws: StoreError.busy(path: scratch.path())) {
      try await change(store, "2", to: 3)
    }
    #expect(try await store.window(WindowRequest(table: "t")).records.count == 2)
    clock.go()
    var isStored = false
    while !isStored {
      do {
        try await change(store, "2", to: 3)
        isStored = true
      } catch StoreError.busy {
        #expect(try scratch.text("SELECT group_concat(x) FROM t") == "1,1")
      }
    }
    #expect(try scratch.text("SELECT group_concat(x) FROM t") == "1,3")
  }

  @Test("Closing the store does not wait for hanging reads", .promise(12), .timeLimit(.minutes(10)))
  func isClosed() async throws {
    let store = try store(WorkLimits(reading: 600))
    _ = try await store.window(WindowRequest(table: "t"))
    let readers = try await store.file.current().readers
    let read = Task {
      // If the read ends, it ends the loop below, too.
      defer { store.close() }
      return try await store.window(WindowRequest(table: "hung"))
    }
    while !readers.isAtWork(in: .slow) {
      #expect(try await store.window(WindowRequest(table: "t")).records.count == 2)
    }
    store.close()
    await #expect(throws: StoreError.closed) {
      try await read.value
    }
  }
}
