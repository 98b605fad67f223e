import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

@Suite struct ConcurrencyTests {
  private static let table =
    """
    CREATE TABLE t (id INTEGER PRIMARY KEY, x INT, y INT, note TEXT);
    INSERT INTO t VALUES (1, 0, 0, ''), (2, 0, 0, '')
    """

  @Test(
    "Two stores of one file read each other's changes and report conflicts", .promise(4),
    arguments: ["DELETE", "WAL"])
  func twoStoresSeeEachOther(_ journal: String) async throws {
    let scratch = try Scratch()
    let one = try scratch.store("PRAGMA journal_mode = \(journal); \(ConcurrencyTests.table)")
    let two = try scratch.store()
    let key = RecordKey("1")
    for (store, column) in [(one, "x"), (two, "y")] {
      _ = try await store.change(Change("t", key, column, .integer(0), .integer(1)))
    }
    for store in [one, two] {
      let record = try await store.record(key, in: "t")
      #expect(record?.record.values == [.integer(1), .integer(1), .integer(1), .text("")])
    }
    guard
      case .conflict(let record, ["x"]) =
        try await two.change(Change("t", key, "x", .integer(0), .integer(2)))
    else {
      Issue.record("no conflict")
      return
    }
    #expect(record.record["x"] == .integer(1))
  }

  /// Each of 8 writers adds 25 marks to one text, one by one, and retries after a conflict.
  @Test(
    "Two hundred concurrent edits of one text are all kept", .promise(2),
    arguments: ["DELETE", "WAL"])
  func noEditOfManyIsLost(_ journal: String) async throws {
    let scratch = try Scratch()
    let path = try scratch.run("PRAGMA journal_mode = \(journal); \(ConcurrencyTests.table)")
    let stores = [try SQLiteStore(path: path), try SQLiteStore(path: path)]
    let key = RecordKey("1")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        let store = stores[writer % 2]
        group.addTask {
          var kept = 0
          while kept < 25 {
            let original = try await store.record(key, in: "t")?.record["note"] ?? .null
            let new = StoredValue.text("\(original.string ?? "")\(writer)-\(kept) ")
            let outcome = try await store.change(Change("t", key, "note", original, new))
            if case .stored = outcome { kept += 1 }
          }
        }
      }
      try await group.waitForAll()
    }
    let text = try await stores[0].record(key, in: "t")?.record["note"].string ?? ""
    let marks: [String] = (0..<8).flatMap { writer in (0..<25).map { "\(writer)-\($0)" } }
    let kept: [String] = text.split(separator: " ").map(String.init)
    #expect(kept.sorted() == marks.sorted())
  }

  @Test(
    "While another program writes, reading goes on, and forty changes are refused as busy",
    .promise(12)
  )
  func changeOfAHeldFileIsBusy() async throws {
    try await expectChangesAreBusy(while: "BEGIN IMMEDIATE; UPDATE t SET y = 9")
  }

  @Test(
    "While another program reads, forty changes that cannot be committed are refused as busy",
    .promise(12)
  )
  func changeOfAReadFileIsBusy() async throws {
    try await expectChangesAreBusy(while: "BEGIN; SELECT count(*) FROM t")
  }

  /// If they were refused one after the other, they would take eighty seconds.
  @Test(
    "Forty changes of a file that is in use are refused in little more time than one", .promise(12))
  func fortyWaitAsLongAsOne() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(ConcurrencyTests.table)
    let clock = TestClock()
    let connection = try Connection(
      to: FileFacts(path: path), for: .writing, time: WorkTime(WorkWatch(clock.work)))
    let holder = try Holder(scratch.other(), "BEGIN IMMEDIATE")
    let asked = clock.work.now()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          let outcome = await connection.work(asked: asked) { db in
            .done(try db.execute(sql: "UPDATE t SET x = 1"))
          }
          guard case .failed(.busy) = outcome else {
            Issue.record("\(outcome)")
            return
          }
        }
      }
    }
    #expect(clock.passed == LockPatience.maximum + LockPatience.minAfterTimeout * 39)
    try holder.letGo()
    connection.close()
  }

  private func expectChangesAreBusy(while holding: String) async throws {
    let scratch = try Scratch()
    let clock = TestClock()
    let store = try scratch.store(ConcurrencyTests.table, clock: clock.work)
    let before = try await store.window(WindowRequest(table: "t"))
    let holder = try Holder(scratch.other(), holding)
    await withTaskGroup(of: Void.self) { group in
      for id in Array(repeating: ["1", "2"], count: 20).joined() {
        group.addTask {
          await #expect(throws: StoreError.busy(path: scratch.path())) {
            try await store.change(Change("t", RecordKey(id), "x", .integer(0), .integer(1)))
          }
        }
      }
    }
    #expect(clock.passed >= LockPatience.maximum)
    #expect(try await store.window(WindowRequest(table: "t")) == before)
    try holder.letGo()
    let outcome = try await store.change(
      Change("t", RecordKey("1"), "x", .integer(0), .integer(1)))
    guard case .stored = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  @Test(
    "Reading an exclusively locked file is refused as busy until the lock is released", .promise(12)
  )
  func readingAHeldFileIsBusy() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(ConcurrencyTests.table, clock: TestClock().work)
    let holder = try Holder(scratch.other(), "BEGIN EXCLUSIVE")
    await #expect(throws: StoreError.busy(path: scratch.path())) {
      try await store.record(RecordKey("1"), in: "t")
    }
    try holder.letGo()
    #expect(try await store.record(RecordKey("1"), in: "t") != nil)
  }

  @Test("A change whose task is cancelled is still carried out whole", .promise(2))
  func cancelledChangeIsKeptWhole() async throws {
    let store = try Scratch().store(ConcurrencyTests.table)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.change(Change("t", RecordKey("1"), "x", .integer(0), .integer(1)))
    }
    guard case .stored = try await task.value else {
      Issue.record("not stored")
      return
    }
    #expect(try await store.record(RecordKey("1"), in: "t")?.record["x"] == .integer(1))
  }
}

/// Another program that keeps a transaction open until it is released.
private final class Holder: Sendable {
  private let queue: DatabaseQueue

  init(_ queue: DatabaseQueue, _ sql: String) throws {
    self.queue = queue
    try queue.unsafeReentrantRead { db in
      try db.execute(sql: sql)
    }
  }

  func letGo() throws {
    try queue.unsafeReentrantRead { db in
      try db.execute(sql: "ROLLBACK")
    }
  }
}
