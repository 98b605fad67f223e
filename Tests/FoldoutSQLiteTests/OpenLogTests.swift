import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// A write-ahead log, or its index, that is removed or replaced while a store has it open.
///
/// SQLite itself would commit on into a log without a name.
@Suite struct OpenLogTests {
  private static let table = """
    PRAGMA journal_mode = WAL; CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT);
    INSERT INTO t VALUES (1, 'old')
    """
  private static let key = RecordKey("1")

  private let scratch: Scratch
  private let files = FileManager.default

  init() throws {
    scratch = try Scratch()
  }

  private func value(_ store: SQLiteStore) async throws -> String? {
    try await store.record(OpenLogTests.key, in: "t")?.record["x"].string
  }

  private func change(_ store: SQLiteStore, from original: String, to new: String) async throws {
    let change = Change("t", OpenLogTests.key, "x", .text(original), .text(new))
    guard case .stored = try await store.change(change) else {
      Issue.record("not stored")
      return
    }
  }

  private func remove(_ suffixes: [String]) throws {
    for suffix in suffixes { try files.removeItem(atPath: scratch.path() + suffix) }
  }

  /// The value that another program would find if this one ended now: of a copy of the file and the
  /// log that has its name.
  private func found(_ sql: String = "SELECT x FROM t") throws -> String? {
    for suffix in ["", "-wal"] {
      let copy = scratch.path("copy.sqlite") + suffix
      try? files.removeItem(atPath: copy)
      if files.fileExists(atPath: scratch.path() + suffix) {
        try files.copyItem(atPath: scratch.path() + suffix, toPath: copy)
      }
    }
    return try scratch.text(sql, in: "copy.sqlite")
  }

  /// Makes a log as of another program that has changed the same file.
  private func makeTheirLog() throws {
    try files.copyItem(atPath: scratch.path(), toPath: scratch.path("theirs.sqlite"))
    let program = try scratch.other("theirs.sqlite")
    try program.writeWithoutTransaction { try $0.execute(sql: "UPDATE t SET x = 'theirs'") }
    try files.copyItem(
      atPath: scratch.path("theirs.sqlite-wal"), toPath: scratch.path("their-wal"))
    try program.close()
  }

  @Test(
    "After a log was removed, earlier and later changes are in the file", .promise(2, 13),
    arguments: [["-wal"], ["-wal", "-shm"]])
  func removed(_ suffixes: [String]) async throws {
    let store = try scratch.store(OpenLogTests.table)
    try await change(store, from: "old", to: "mine")
    try remove(suffixes)
    try await change(store, from: "mine", to: "more")
    #expect(try found() == "more")
    #expect(try await value(store) == "more")
    try remove(suffixes)
    #expect(try await value(store) == "more")
    #expect(try found() == "more")
    store.close()
    #expect(try scratch.text("SELECT x FROM t") == "more")
    #expect(try scratch.text("PRAGMA integrity_check") == "ok")
  }

  @Test("A log that is removed within a change does not take the change along", .promise(2))
  func removedMeanwhile() async throws {
    let path = try scratch.run(OpenLogTests.table)
    let file = try ReopeningFile(path: path, readOnly: false)
    let (log, once) = (path + "-wal", scratch.path("once"))
    try await file.write(orRefuse: .readOnly(table: "t"), orGiveUp: .busy(path: path)) { db, _ in
      try db.execute(sql: "UPDATE t SET x = x || '+'")
      if mkdir(once, 0o700) == 0 { #expect(unlink(log) == 0) }
    }
    #expect(try found() == "old+")
    file.close()
    #expect(try scratch.text("SELECT x FROM t") == "old+")
  }

  @Test(
    "Another program's log in place of the open one is kept, and the loss is told", .promise(13))
  func replaced() async throws {
    try scratch.run(OpenLogTests.table)
    try makeTheirLog()
    let store = try scratch.store()
    try await change(store, from: "old", to: "mine")
    #expect(rename(scratch.path("their-wal"), scratch.path() + "-wal") == 0)
    let lost = StoreError.lostLog(path: scratch.path())
    await #expect(throws: lost) { try await value(store) }
    #expect(try await value(store) == "theirs")
    // A change is told, too.
    await #expect(throws: lost) { try await change(store, from: "theirs", to: "kept") }
    try await change(store, from: "theirs", to: "kept")
    #expect(try found() == "kept")
    store.close()
    #expect(try scratch.text("SELECT x FROM t") == "kept")
    #expect(try scratch.text("PRAGMA integrity_check") == "ok")
  }

  @Test("Closing a file writes nothing over another program's log", .promise(13))
  func closed() async throws {
    try scratch.run(OpenLogTests.table)
    try makeTheirLog()
    let store = try scratch.store()
    try await change(store, from: "old", to: "mine")
    #expect(rename(scratch.path("their-wal"), scratch.path() + "-wal") == 0)
    let before = try scratch.files(but: "-shm")
    store.close()
    #expect(try scratch.files(but: "-shm") == before)
    #expect(try found() == "theirs")
  }

  /// Another program that finds no log writes to the file itself.
  @Test("A removed log is not written over what the file holds since", .promise(13))
  func written() async throws {
    let store = try scratch.store(OpenLogTests.table)
    try await change(store, from: "old", to: "mine")
    #expect(try await value(store) == "mine")
    try remove(["-wal"])
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 2_000_000_000)], ofItemAtPath: scratch.path())
    let lost = StoreError.lostLog(path: scratch.path())
    await #expect(throws: lost) { try await change(store, from: "mine", to: "more") }
    #expect(try await value(store) == "old")
    store.close()
  }

  @Test("Nothing is said about a removed log without changes")
  func empty() async throws {
    let store = try scratch.store(OpenLogTests.table)
    #expect(try await value(store) == "old")
    try remove(["-wal", "-shm"])
    #expect(try await value(store) == "old")
    try await change(store, from: "old", to: "mine")
    #expect(try found() == "mine")
    store.close()
  }

  /// Another program would make an index of its own, and not notice what is committed here.
  @Test("A log whose index was removed is opened again with another", .promise(13))
  func withoutIndex() async throws {
    let store = try scratch.store(OpenLogTests.table)
    try await change(store, from: "old", to: "mine")
    try remove(["-shm"])
    try await change(store, from: "mine", to: "more")
    #expect(files.fileExists(atPath: scratch.path() + "-shm"))
    #expect(try found() == "more")
    store.close()
    #expect(try scratch.text("SELECT x FROM t") == "more")
  }

  @Test("A file that another program switched to WAL mode has its log watched, too", .promise(2))
  func switched() async throws {
    let store = try scratch.store(
      OpenLogTests.table.replacing("WAL", with: "DELETE"))
    #expect(try await value(store) == "old")
    try scratch.run("PRAGMA journal_mode = WAL")
    try await change(store, from: "old", to: "mine")
    try remove(["-wal"])
    try await change(store, from: "mine", to: "more")
    #expect(try found() == "more")
    store.close()
  }
}
