import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import GRDB
import TestSupport
import Testing

/// Problems with an open file: impossible positions, and another program's crash.
@Suite struct MishapTests {
  private static let key = RecordKey("1")
  private let scratch: Scratch
  private let files = FileManager.default

  init() throws {
    scratch = try Scratch()
  }

  private func change(_ store: SQLiteStore, _ original: String, _ new: String) async throws -> Bool
  {
    let outcome = try await store.change(
      Change("t", MishapTests.key, "x", .text(original), .text(new)))
    if case .stored = outcome { return true }
    return false
  }

  /// A view's rows are identified by their numbers.
  @Test(
    "Any position in a view is accepted, even the smallest and largest integers", .promise(14),
    arguments: [Int64.min, -1, 0, 1, 2, .max])
  func placesBeyondAView(
    _ place: Int64
  ) async throws {
    let store = try scratch.store("CREATE TABLE t (x); CREATE VIEW v AS SELECT 1 AS x")
    let key = RecordKey("\(place)")
    let before = try await store.window(WindowRequest(table: "v", anchor: .before(key)))
    #expect(before.records.count == (place == 2 ? 1 : 0))
    let after = try await store.window(WindowRequest(table: "v", anchor: .after(key)))
    #expect(after.records.count == (place < 1 ? 1 : 0))
    #expect(try await (store.record(key, in: "v") != nil) == (place == 1))
  }

  /// The program is killed during a change while the file is open here.
  @Test(
    "A killed program's unfinished change is rolled back before reading, or reported if read-only",
    .promise(12))
  func whatAnotherLeftHalfDoneIsTakenBack() async throws {
    try scratch.run(
      """
      PRAGMA page_size = 512; CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO t SELECT i, 'old' || hex(zeroblob(50)) FROM n
      """, in: "live.sqlite")
    try files.copyItem(atPath: scratch.path("live.sqlite"), toPath: scratch.path())
    let reader = try SQLiteStore(path: scratch.path(), readOnly: true)
    let store = try scratch.store()
    let old = try #require(try await store.record(MishapTests.key, in: "t"))
    let live = try scratch.other("live.sqlite")
    try await live.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA cache_size = 5; BEGIN; UPDATE t SET x = 'new' || x")
      let half = try Data(contentsOf: URL(fileURLWithPath: scratch.path("live.sqlite")))
      try half.write(to: URL(fileURLWithPath: scratch.path()), options: [])
      try files.copyItem(
        atPath: scratch.path("live.sqlite-journal"),
        toPath: scratch.path("test.sqlite-journal"))
      try db.execute(sql: "ROLLBACK")
    }
    await #expect(throws: StoreError.unfinished(path: scratch.path())) {
      try await reader.record(MishapTests.key, in: "t")
    }
    #expect(try await store.record(MishapTests.key, in: "t") == old)
    #expect(!files.fileExists(atPath: scratch.path("test.sqlite-journal")))
    #expect(try await reader.record(MishapTests.key, in: "t") == old)
    #expect(try await change(store, old.record["x"].string ?? "", "mine"))
    #expect(try scratch.text("PRAGMA integrity_check") == "ok")
  }
}
