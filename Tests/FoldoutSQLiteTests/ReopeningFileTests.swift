import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// Changes to an open file by its path, not through SQLite.
@Suite struct ReopeningFileTests {
  private static let table =
    "CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT); INSERT INTO t VALUES (1, 'old')"
  private static let key = RecordKey("1")
  private static let request = WindowRequest(table: "t")

  private let scratch: Scratch
  private let files = FileManager.default

  init() throws {
    scratch = try Scratch()
  }

  private func store(_ journal: String) throws -> SQLiteStore {
    try scratch.store("PRAGMA journal_mode = \(journal); \(ReopeningFileTests.table)")
  }

  /// Replaces the open database by another, as programs do that save a whole file.
  private func swap(_ value: String, journal: String = "DELETE") throws {
    try scratch.run(
      "PRAGMA journal_mode = \(journal); \(ReopeningFileTests.table); UPDATE t SET x = '\(value)'",
      in: "other.sqlite")
    #expect(rename(scratch.path("other.sqlite"), scratch.path()) == 0)
  }

  private func value(_ store: SQLiteStore) async throws -> String? {
    try await store.record(ReopeningFileTests.key, in: "t")?.record["x"].string
  }

  private func change(
    _ store: SQLiteStore, from original: String, to new: String
  ) async throws -> ChangeOutcome {
    try await store.change(Change("t", ReopeningFileTests.key, "x", .text(original), .text(new)))
  }

  private func isStored(_ outcome: ChangeOutcome) -> Bool {
    if case .stored = outcome { true } else { false }
  }

  /// Later changes are stored in the new file, and not in the old one, which has no path any more.
  @Test(
    "A file renamed over the open one is read and written in its place", .promise(13),
    arguments: ["DELETE", "WAL"], ["DELETE", "WAL"])
  func anotherFileIsOpened(_ old: String, _ new: String) async throws {
    let store = try store(old)
    #expect(try await value(store) == "old")
    #expect(isStored(try await change(store, from: "old", to: "mine")))
    if old == "WAL" { _ = try scratch.text("PRAGMA wal_checkpoint(TRUNCATE)") }
    try swap("theirs", journal: new)
    #expect(try await value(store) == "theirs")
    #expect(isStored(try await change(store, from: "theirs", to: "kept")))
    #expect(try scratch.text("SELECT x FROM t") == "kept")
    store.close()
    #expect(try scratch.text("SELECT x FROM t") == "kept")
  }

  /// Two files can have the same schema version with different tables. SQLite would then read a
  /// column name of the old file as a quoted text.
  @Test("The tables of a replacing file are read, even if its schema version is the same")
  func theTablesOfTheNewFileAreRead() async throws {
    let store = try scratch.store(
      "\(ReopeningFileTests.table); CREATE TABLE u (id INTEGER PRIMARY KEY)")
    #expect(try await store.schema().tables.map(\.name) == ["t", "u"])
    try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, y TEXT, z TEXT); CREATE TABLE v (id INTEGER);
      INSERT INTO t VALUES (1, 'why', 'zed')
      """, in: "other.sqlite")
    let version = "PRAGMA schema_version"
    #expect(try scratch.text(version) == scratch.text(version, in: "other.sqlite"))
    #expect(rename(scratch.path("other.sqlite"), scratch.path()) == 0)
    let record = try await store.record(ReopeningFileTests.key, in: "t")?.record
    #expect(record?.columns == ["id", "y", "z"] && record?["y"] == .text("why"))
    let schema = try await store.schema()
    #expect(schema.tables.map(\.name) == ["t", "v"])
    #expect(schema.tables.first?.columns.map(\.name) == ["id", "y", "z"])
    let change = Change("t", ReopeningFileTests.key, "y", .text("why"), .text("how"))
    #expect(isStored(try await store.change(change)))
  }

  /// The change's token is of the old file's value and is compared with the new file's.
  @Test("A change based on the old file is a conflict in the new one", .promise(13))
  func aChangeOfTheOldFileIsAConflictInTheNew() async throws {
    let store = try store("DELETE")
    #expect(try await value(store) == "old")
    try swap("theirs")
    guard case .conflict(let record, ["x"]) = try await change(store, from: "old", to: "mine")
    else {
      Issue.record("no conflict")
      return
    }
    #expect(record.record["x"] == .text("theirs"))
    #expect(try scratch.text("SELECT x FROM t") == "theirs")
  }

  /// SQLite itself would play any log that lies beside the file.
  @Test("The old file's write-ahead log is never played into the new file", .promise(13))
  func theLogOfTheOldFileIsKeptFromTheNew() async throws {
    let store = try store("WAL")
    #expect(isStored(try await change(store, from: "old", to: "mine")))
    try swap("theirs")
    let log = scratch.path("test.sqlite-wal")
    let before = try Data(contentsOf: URL(fileURLWithPath: log))
    #expect(!before.isEmpty)
    for _ in 1...2 {
      await #expect(throws: StoreError.replaced(path: scratch.path())) { try await value(store) }
      await #expect(throws: StoreError.replaced(path: scratch.path())) {
        try await change(store, from: "mine", to: "more")
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: log)) == before)
    try files.moveItem(atPath: log, toPath: scratch.path("old-wal"))
    #expect(try await value(store) == "theirs")
    #expect(isStored(try await change(store, from: "theirs", to: "kept")))
    store.close()
    #expect(try scratch.text("SELECT x FROM t") == "kept")
    #expect(try scratch.text("PRAGMA integrity_check") == "ok")
  }

  @Test(
    "A removed file is reported, and is read again once it is back", .promise(13),
    arguments: ["DELETE", "WAL"])
  func aRemovedFileIsReportedAndReadAgain(
    _ journal: String
  ) async throws {
    let store = try store(journal)
    #expect(try await value(store) == "old")
    for away in [true, false] {
      if away {
        try files.moveItem(atPath: scratch.path(), toPath: scratch.path("away.sqlite"))
      } else {
        try files.removeItem(atPath: scratch.path())
      }
      let removed = StoreError.removed(path: scratch.path())
      await #expect(throws: removed) { try await store.schema() }
      await #expect(throws: removed) { try await store.window(ReopeningFileTests.request) }
      await #expect(throws: removed) { try await change(store, from: "old", to: "new") }
      #expect(!files.fileExists(atPath: scratch.path()), "a file was made")
      guard away else { return }
      try files.moveItem(atPath: scratch.path("away.sqlite"), toPath: scratch.path())
      #expect(try await value(store) == "old")
    }
  }

  @Test("A symbolic link is followed to its new target", .promise(13))
  func aLinkIsFollowedToItsNewTarget() async throws {
    for name in ["one", "two"] {
      try scratch.run(
        "\(ReopeningFileTests.table); UPDATE t SET x = '\(name)'", in: "\(name).sqlite")
    }
    let link = scratch.path("link.sqlite")
    try files.createSymbolicLink(atPath: link, withDestinationPath: scratch.path("one.sqlite"))
    let store = try SQLiteStore(path: link)
    #expect(try await value(store) == "one")
    try files.removeItem(atPath: link)
    try files.createSymbolicLink(atPath: link, withDestinationPath: scratch.path("two.sqlite"))
    #expect(try await value(store) == "two")
    #expect(isStored(try await change(store, from: "two", to: "three")))
    #expect(try scratch.text("SELECT x FROM t", in: "two.sqlite") == "three")
    #expect(try scratch.text("SELECT x FROM t", in: "one.sqlite") == "one")
  }

  /// SQLite does not notice such writes by itself. The same store reads the restored file.
  @Test(
    "Bytes written over the file are reported, and the restored file is read again", .promise(13),
    arguments: ["nothing", "half", "noise", "text"])
  func overwrittenBytesAreReported(_ what: String) async throws {
    let store = try store("DELETE; PRAGMA page_size = 512")
    try scratch.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO t SELECT i, hex(zeroblob(50)) FROM n
      """)
    #expect(try await value(store) == "old")
    let url = URL(fileURLWithPath: scratch.path())
    let good = try Data(contentsOf: url)
    let bad =
      switch what {
      case "nothing": Data()
      case "half": good.prefix(good.count / 2)
      case "noise": Data((0..<good.count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 13) })
      default: Data(String(repeating: "name,day\n", count: 200).utf8)
      }
    try write(bad, over: url)
    let path = scratch.path()
    let expected: StoreError =
      switch what {
      case "nothing": .empty(path: path)
      case "half": .damaged(path: path, detail: "database disk image is malformed")
      default: .notADatabase(path: path)
      }
    await #expect(throws: expected) { try await store.schema() }
    await #expect(throws: expected) { try await store.window(ReopeningFileTests.request) }
    await #expect(throws: expected) { try await store.record(ReopeningFileTests.key, in: "t") }
    await #expect(throws: expected) { try await change(store, from: "old", to: "new") }
    #expect(try Data(contentsOf: url) == bad, "the file was altered")
    try write(good, over: url)
    #expect(try await value(store) == "old")
    #expect(isStored(try await change(store, from: "old", to: "new")))
    #expect(try scratch.text("PRAGMA integrity_check") == "ok")
  }

  /// Overwrites the existing file in place, as `cp` and editors do.
  private func write(_ bytes: Data, over url: URL) throws {
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: bytes)
    try handle.close()
  }
}
