import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// The files that belong to a store, which nothing else in its process may open.
@Suite struct OwnFileTests {
  private static let table =
    "CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT); INSERT INTO t VALUES (1, 'old')"

  private let scratch: Scratch
  private let files = FileManager.default

  init() throws {
    scratch = try Scratch()
  }

  private func link(_ name: String, as other: String) throws {
    try files.linkItem(atPath: scratch.path(name), toPath: scratch.path(other))
  }

  @Test("The database is recognised under each of its names, also through links", .promise(2))
  func theDatabaseUnderEachOfItsNames() throws {
    let store = try scratch.store(OwnFileTests.table, name: "data.png")
    try link("data.png", as: "hard.png")
    try files.createSymbolicLink(
      atPath: scratch.path("soft.png"), withDestinationPath: scratch.path("hard.png"))
    try Data("picture".utf8).write(to: URL(fileURLWithPath: scratch.path("other.png")))
    for (name, isOwn) in [
      ("data.png", true), ("hard.png", true), ("soft.png", true), ("../\(inner)/hard.png", true),
      ("other.png", false), ("missing.png", false), (".", false),
    ] {
      #expect(store.isOwnFile(scratch.path(name)) == isOwn, "\(name)")
    }
  }

  private var inner: String { scratch.folder.lastPathComponent }

  @Test("The write-ahead log and its shared memory belong to the store", .promise(2))
  func theLogAndItsSharedMemory() async throws {
    let store = try scratch.store("PRAGMA journal_mode = WAL; \(OwnFileTests.table)")
    _ = try await store.change(Change("t", RecordKey("1"), "x", .text("old"), .text("new")))
    try link("test.sqlite-wal", as: "log.png")
    try link("test.sqlite-shm", as: "memory.png")
    #expect(store.isOwnFile(scratch.path("log.png")))
    #expect(store.isOwnFile(scratch.path("memory.png")))
  }

  @Test("The rollback journal belongs to the store", .promise(2))
  func theJournal() async throws {
    let store = try scratch.store("PRAGMA journal_mode = PERSIST; \(OwnFileTests.table)")
    try link("test.sqlite-journal", as: "journal.png")
    #expect(store.isOwnFile(scratch.path("journal.png")))
  }

  /// The store keeps the old file open and opens the new one at its next request.
  @Test(
    "Both the replaced file and its successor belong to the store until it reopens", .promise(2))
  func theOneBeforeAndTheOneInItsPlace() async throws {
    let store = try scratch.store(OwnFileTests.table)
    try link("test.sqlite", as: "before.png")
    try scratch.run(OwnFileTests.table, in: "other.sqlite")
    try link("other.sqlite", as: "after.png")
    #expect(!store.isOwnFile(scratch.path("after.png")))
    #expect(rename(scratch.path("other.sqlite"), scratch.path()) == 0)
    #expect(store.isOwnFile(scratch.path("before.png")))
    #expect(store.isOwnFile(scratch.path("after.png")))
    _ = try await store.schema()
    #expect(!store.isOwnFile(scratch.path("before.png")))
    #expect(store.isOwnFile(scratch.path("after.png")))
  }
}
