import FoldoutRecords
import Foundation
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Files replaced at moments that a test of the store cannot time.
@Suite struct WriterTests {
  private static let table =
    "PRAGMA journal_mode = WAL; CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT);"

  /// The file is replaced after the path was checked and before the first change is written. SQLite
  /// would find the old file's log by its name and replay it into the new file.
  @Test("A file that was replaced before its first change is not opened for writing")
  func noOtherFileIsOpenedForWriting() async throws {
    let scratch = try Scratch()
    try scratch.run(WriterTests.table)
    let program = try scratch.other()
    try await program.write { try $0.execute(sql: "INSERT INTO t VALUES (1, 'logged')") }
    let connections = try Connections(to: FileFacts(path: scratch.path()), isWritable: true)
    try scratch.run("CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT)", in: "other.sqlite")
    #expect(rename(scratch.path("other.sqlite"), scratch.path()) == 0)
    let before = try scratch.files(but: "-shm")
    #expect(before["test.sqlite-wal"]?.isEmpty == false)
    await #expect(throws: StoreError.busy(path: scratch.path())) {
      _ = try await connections.writer()
    }
    connections.close()
    #expect(try scratch.files(but: "-shm") == before)
    try program.close()
  }

  @Test("A change committed to a file that lost its name is reported as displaced")
  func aFileThatVanishesWithAChangeIsToldApart() async throws {
    let scratch = try Scratch()
    let path = try scratch.run("CREATE TABLE t (id INTEGER PRIMARY KEY, x TEXT)")
    let away = scratch.path("away.sqlite")
    let file = try ReopeningFile(path: path, readOnly: false)
    await #expect(throws: StoreError.displaced(path: path)) {
      try await file.write(orRefuse: .readOnly(table: "t"), orGiveUp: .busy(path: path)) { db, _ in
        try db.execute(sql: "INSERT INTO t VALUES (1, 'kept')")
        #expect(rename(path, away) == 0)
      }
    }
    #expect(try scratch.text("SELECT x FROM t", in: "away.sqlite") == "kept")
    await #expect(throws: StoreError.removed(path: path)) {
      try await file.write(orRefuse: .readOnly(table: "t"), orGiveUp: .busy(path: path)) { _, _ in }
    }
    file.close()
  }
}
