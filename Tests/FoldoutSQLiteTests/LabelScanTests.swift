import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

@Suite("Searches without an index of labels")
struct LabelScanTests {
  private func found(
    _ query: String, in store: SQLiteStore, column: String = "id"
  ) async throws -> LabelMatches {
    try await store.matches(LabelSearchRequest(table: "t", column: column, query: query))
  }

  /// Returns SQL for a table of rows with a name, after a column with a number of bytes.
  private func rows(_ count: Int, bytes: Int = 0) -> String {
    """
    CREATE TABLE t (id INTEGER PRIMARY KEY, body BLOB, name TEXT);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO t SELECT i, zeroblob(\(bytes)), 'Row ' || i FROM n;
    """
  }

  @Test("Four thousand rows are searched whole, and one more is searched in part")
  func rows() async throws {
    let all = try Scratch().store(rows(4000))
    #expect(try await found("4000", in: all) == LabelMatches(labels: [label(4000)]))
    all.close()
    let more = try Scratch().store(rows(4001))
    let found = try await found("row 4000", in: more)
    #expect(found == LabelMatches(labels: [label(4000)], isPartial: true))
    more.close()
  }

  private func label(_ id: Int64) -> RecordLabel {
    RecordLabel(value: .integer(id), key: RecordKey([.integer(id)]), title: "Row \(id)")
  }

  @Test("A label search reads no more pages than its time allows, and says so")
  func pages() async throws {
    let store = try Scratch().store(rows(200, bytes: 100_000))
    let found = try await found("row", in: store)
    #expect(found.isPartial)
    #expect(found.labels.count > 20 && found.labels.count < 100)
    store.close()
    let few = try Scratch().store(rows(20, bytes: 100_000))
    #expect(try await self.found("row", in: few).labels.count == 20)
    #expect(try await !self.found("row", in: few).isPartial)
    few.close()
  }

  @Test("Long titles are searched by their beginnings, and no row is found twice")
  func longTitles() async throws {
    let store = try Scratch().store(
      rows(60) + """
        UPDATE t SET name = 'Row long ' || hex(zeroblob(300000)) WHERE id IN (3, 4, 40, 60);
        """)
    let all = try await found("row", in: store)
    #expect(Set(all.labels.map(\.key)).count == 60)
    #expect(all.labels.count == 60 && !all.hasMore && !all.isPartial)
    #expect(
      try await found("long", in: store).labels.map(\.value) == [3, 4, 40, 60].map { .integer($0) })
    store.close()
  }

  @Test("Records are found by a column that is not their key, even without an index")
  func otherColumns() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (a INTEGER, b INTEGER, code TEXT UNIQUE, name TEXT, PRIMARY KEY (a, b))
        WITHOUT ROWID;
      INSERT INTO t VALUES (1, 2, 'x', 'One'), (1, 3, NULL, 'Two'), (2, 1, 'y', 'Three');
      """)
    let found = try await found("", in: store, column: "code")
    #expect(found.labels.map(\.title) == ["One", "Three"])
    #expect(found.labels.map(\.value) == [.text("x"), .text("y")])
    #expect(found.labels.map(\.key.values.count) == [2, 2])
    store.close()
  }

  @Test("A search does not wait for a change in progress", .timeLimit(.minutes(5)))
  func besideAChange() async throws {
    let path = try Scratch().run("PRAGMA journal_mode = WAL; " + rows(3))
    let connections = try Connections(to: FileFacts(path: path), isWritable: true)
    let writer = try await connections.writer()
    let before = try await connections.contentsVersion()
    let release = DispatchSemaphore(value: 0)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    async let isReleased = writer.perform { _ in
      begin.yield()
      // Ends before the time limit of the test does.
      return release.wait(timeout: .now() + 240) == .success
    }
    for await _ in begun { break }
    #expect(try await connections.contentsVersion() == before)
    release.signal()
    #expect(try await isReleased)
    connections.close()
  }

  @Test("The contents count as changed only after somebody else's change")
  func contents() async throws {
    let scratch = try Scratch()
    let path = try scratch.run("PRAGMA journal_mode = WAL; " + rows(3))
    let connections = try Connections(to: FileFacts(path: path), isWritable: true)
    let writer = try await connections.writer()
    let before = try await connections.contentsVersion()
    try await writer.perform { try $0.execute(sql: "UPDATE t SET name = 'own' WHERE id = 1") }
    #expect(try await connections.contentsVersion() == before)
    #expect(try await connections.contentsVersion() == before)
    try scratch.run("UPDATE t SET name = 'other' WHERE id = 1")
    let after = try await connections.contentsVersion()
    #expect(after != before)
    #expect(try await connections.contentsVersion() == after)
    connections.close()
  }
}
