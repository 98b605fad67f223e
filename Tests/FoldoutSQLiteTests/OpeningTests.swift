import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

@Suite struct OpeningTests {
  private static let table =
    "CREATE TABLE t (id INTEGER PRIMARY KEY, x); INSERT INTO t VALUES (1, 2)"

  private func error(
    _ path: String, readOnly: Bool = false, clock: WorkClock = WorkClock()
  ) -> StoreError? {
    do {
      _ = try SQLiteStore(path: path, readOnly: readOnly, limits: WorkLimits(clock: clock))
      return nil
    } catch {
      return error
    }
  }

  @Test("Opening a path that is not a file reports why and creates nothing", .promise(12))
  func whatCannotBeOpenedIsTold() throws {
    let scratch = try Scratch()
    let path = scratch.path()
    #expect(error(path) == .missing(path: path))
    #expect(error(path, readOnly: true) == .missing(path: path))
    #expect(error(scratch.folder.path) == .folder(path: scratch.folder.path))
    #expect(error(":memory:") == .missing(path: ":memory:"))
    #expect(error("file:\(path)?mode=rwc") == .missing(path: "file:\(path)?mode=rwc"))
    #expect(error("") == .folder(path: ""))
    #expect(error("/dev/null") == .notADatabase(path: "/dev/null"))
    #expect(try scratch.files().isEmpty, "a file was made")
  }

  /// Without its log the file would lack its latest changes.
  @Test("A write-ahead log that cannot be examined counts as one with changes")
  func logsThatCannotBeLookedAt() throws {
    let scratch = try Scratch()
    let path = try scratch.run(Self.table)
    #expect(!FileFacts(path: path).hasFilledLog)
    try FileManager.default.createSymbolicLink(
      atPath: path + "-wal", withDestinationPath: path + "-wal")
    #expect(FileFacts(path: path).hasFilledLog)
  }

  @Test("A file that is not a database is reported as such and left as it was", .promise(12))
  func whatIsNoDatabaseIsTold() throws {
    let scratch = try Scratch()
    let path = scratch.path()
    let noise = (0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 13) }
    for (bytes, expected) in [
      (Data(), StoreError.empty(path: path)),
      (Data([0x41]), .notADatabase(path: path)),
      (Data("name,day\nAda,1815-12-10\n".utf8), .notADatabase(path: path)),
      (Data(noise), .notADatabase(path: path)),
    ] {
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(error(path) == expected)
      #expect(try scratch.files() == ["test.sqlite": bytes], "the file was altered")
    }
  }

  @Test("A damaged schema page is reported as damage", .promise(12))
  func damageIsTold() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(OpeningTests.table)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // The first page holds the schema after a header of 100 bytes.
    bytes.replaceSubrange(100..<140, with: Data(repeating: 0xEE, count: 40))
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(
      error(path) == .damaged(path: path, detail: "database disk image is malformed"))
  }

  @Test("Opening a locked file fails as busy after two seconds", .promise(12))
  func heldFileIsBusyAfterTwoSeconds() throws {
    let scratch = try Scratch()
    let path = try scratch.run("CREATE TABLE t (x)")
    let other = try scratch.other()
    try other.writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN EXCLUSIVE")
      let clock = TestClock()
      #expect(error(path, clock: clock.work) == .busy(path: path))
      #expect(clock.passed == LockPatience.maximum)
      try db.execute(sql: "ROLLBACK")
    }
    #expect(error(path) == nil)
  }

  @Test(
    "A store opened read-only says so, refuses changes and leaves the file as it was", .promise(1))
  func readOnlyIsSaidAndKept() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(OpeningTests.table)
    let store = try SQLiteStore(path: path, readOnly: true)
    #expect(!store.isWritable)
    #expect(try await !store.schema().isWritable)
    let before = try scratch.files()
    await #expect(throws: StoreError.readOnly(table: "t")) {
      try await store.change(Change("t", RecordKey("1"), "x", .integer(2), .integer(3)))
    }
    #expect(try scratch.files() == before)
  }

  @Test("A symbolic link opens the file it leads to")
  func linkLeadsToTheFile() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(OpeningTests.table)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link"), withDestinationPath: path)
    let store = try SQLiteStore(path: scratch.path("link"))
    _ = try await store.change(Change("t", RecordKey("1"), "x", .integer(2), .integer(3)))
    #expect(try await store.record(RecordKey("1"), in: "t")?.record["x"] == .integer(3))
  }

  @Test("A closed store refuses every request")
  func closedStoreFails() async throws {
    let scratch = try Scratch()
    let store = try scratch.store("CREATE TABLE t (x)")
    store.close()
    store.close()
    await #expect(throws: StoreError.closed) {
      try await store.schema()
    }
    await #expect(throws: StoreError.closed) {
      try await store.change(Change("t", RecordKey("1"), "x", .null, .null))
    }
  }

  @Test("Writing to a removed file creates no new one", .promise(1))
  func removedFileIsNotMadeAnew() async throws {
    let scratch = try Scratch()
    let store = try scratch.store("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    try FileManager.default.removeItem(atPath: scratch.path())
    await #expect(throws: StoreError.removed(path: scratch.path())) {
      try await store.change(Change("t", RecordKey("1"), "x", .integer(1), .null))
    }
    store.close()
    #expect(try scratch.files().isEmpty)
  }
}
