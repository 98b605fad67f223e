import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Walks through a table's rows: where they continue, and what ends them.
@Suite struct RowWalkTests {
  /// The cursor of a walk has whole values, even those too long to be searched.
  @Test("A search ordered by texts too long to search counts all rows before a page")
  func countsBeforeAPageOfLongTexts() async throws {
    let length = RowSearch.maxBytes + 1
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, title TEXT, body TEXT);
      CREATE INDEX bodies ON t (body);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6)
      INSERT INTO t SELECT i, 'title', i || hex(zeroblob(\(length))) FROM n;
      """)
    let window = try await store.window(
      WindowRequest(
        table: "t", anchor: .last, order: RowOrder(column: "body"),
        search: RowSearch("title", columns: ["title"], timeLimit: .seconds(3600)), columns: ["id"],
        size: 2))
    #expect(window.records.map(\.key.shown) == ["5", "6"])
    #expect(window.countBefore == 4 && window.scan?.rowsRead == 3)
  }

  /// A virtual table's module may renumber its rows on each read, so a walk cannot continue.
  @Test("A walk that cannot find its last row again fails instead of ending")
  func failsWithoutItsLastRow() async throws {
    let store = try Scratch().store(FindingTests.people)
    let failure = await #expect(throws: StoreError.self) {
      _ = try await store.file.read(of: "people") { db, opened in
        var table = try opened.catalogs.catalog(in: db).table("people")
        table.rowid = "random()"
        var walk = RowWalkTests.walk(.key)
        try walk.step(in: table, db)
        return walk.isOver
      }
    }
    guard case .unavailable("people", _)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  /// The anchor uses the values that were read, because the row may be removed before the next
  /// request.
  @Test("A search continues after the last row that it read, even if that row was removed")
  func continuesAfterARemovedRow() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
      CREATE INDEX names ON t (name);
      INSERT INTO t VALUES (1, 'a'), (2, 'b'), (3, 'c');
      """)
    var walk = try await store.file.read(of: "t") { db, opened in
      var walk = RowWalkTests.walk(RowOrder(column: "name"))
      try walk.step(in: opened.catalogs.catalog(in: db).table("t"), db)
      return walk
    }
    walk.aim = .matches(3)
    try scratch.run("DELETE FROM t WHERE id = 1")
    let rest = try await store.file.read(of: "t") { [walk] db, opened in
      try walk.rest(in: opened.catalogs.catalog(in: db).table("t"))
    }
    #expect(rest == .after(RecordKey([.integer(1)]), at: [.text("a"), .integer(1)]))
  }

  /// Between two steps of a search somebody else may remove a row that it found.
  @Test("A removed row has no cursor")
  func removedRowsHaveNoCursor() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
      CREATE INDEX names ON t (name);
      INSERT INTO t VALUES (1, 'a'), (2, 'b');
      """)
    let order = RowOrder(column: "name")
    let finder = RowFinder(
      file: store.file, request: WindowRequest(table: "t", order: order),
      plan: .init(
        file: UUID(), isNumbered: false, hasOrder: true, isBackwards: false, cursor: nil,
        searched: [], targets: [:]),
      matcher: RowMatcher(SearchQuery("")), begun: .now, sorting: .seconds(1),
      secretTokens: store.secretTokens)
    let row = FoundRow(
      stored: StoredRecord(
        key: RecordKey([.integer(1)]), record: DynamicRecord(columns: [], values: [])),
      rowid: .integer(1))
    let cursor: [StoredValue]? = try await finder.cursor(of: row)
    #expect(cursor == [.text("a"), .integer(1)])
    try scratch.run("DELETE FROM t WHERE id = 1")
    let cursorAfterRemoval: [StoredValue]? = try await finder.cursor(of: row)
    #expect(cursorAfterRemoval == nil)
  }

  private static func walk(_ order: RowOrder) -> RowWalk {
    RowWalk(
      order, isBackwards: false, searched: [], RowMatcher(SearchQuery("")), aim: .matches(1))
  }
}
