import FoldoutForms
import FoldoutRecords
import GRDB
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Orders declared by a file's indexes, and their pages, each of which is an index seek.
@Suite struct OrderTests {
  /// A table and the columns by which it can be listed.
  struct Declaration: Sendable, CustomTestStringConvertible {
    var table: String
    var indices: [String] = []
    var orders: [String]
    /// The collation of the index by which rows are listed, if it differs from the column's.
    var collation: String?

    var testDescription: String { ([table] + indices).joined(separator: "; ") }
  }

  static let declarations = [
    Declaration(table: "(id INTEGER PRIMARY KEY, a, b)", indices: ["(a)"], orders: ["a"]),
    Declaration(table: "(id INTEGER PRIMARY KEY, a, b)", indices: ["(a DESC, b)"], orders: ["a"]),
    Declaration(table: "(id INTEGER PRIMARY KEY, a, b)", indices: ["(a, b DESC)"], orders: ["a"]),
    Declaration(
      table: "(id INTEGER PRIMARY KEY, a COLLATE NOCASE, b)", indices: ["(a)", "(b, a)"],
      orders: ["a", "b"]),
    Declaration(
      table: "(id INTEGER PRIMARY KEY, a, b)", indices: ["(a COLLATE RTRIM DESC)"], orders: ["a"],
      collation: "RTRIM"),
    Declaration(table: "(a, b, id)", indices: ["(b)", "(a, b)", "(a)"], orders: ["a", "b"]),
    Declaration(table: "(id INT PRIMARY KEY, a UNIQUE, b)", orders: ["a"]),
    Declaration(
      table: "(id TEXT, a, b, PRIMARY KEY (id DESC, b))", indices: ["(a)"], orders: ["a"]),
    Declaration(
      table: "(id, a NOT NULL, b, PRIMARY KEY (id, b)) WITHOUT ROWID",
      indices: ["(a)", "(b DESC)"], orders: ["a", "b"]),
    Declaration(
      table: "(id INT, a, b TEXT COLLATE NOCASE, PRIMARY KEY (b DESC, id)) WITHOUT ROWID",
      indices: ["(a DESC)"], orders: ["a"]),
    Declaration(
      table: "(id INTEGER PRIMARY KEY, a, b, c AS (a || b))", indices: ["(c)"], orders: ["c"]),
    // These indexes declare no order: partial, on an expression, on the key again, on a secret.
    Declaration(
      table: "(id INTEGER PRIMARY KEY, a, b, password)",
      indices: ["(a) WHERE b > 1", "(abs(b))", "(id, a)", "(password)", "(b, password)"], orders: []
    ),
    Declaration(table: "(rowid, oid, _rowid_, a, b, id)", indices: ["(a)"], orders: []),
  ]

  /// 1 and 6 are one moment, as are 2 and 7.
  @Test(
    "Dates that state several zones are listed by their moments, page by page, in both stores",
    arguments: ["", "CREATE INDEX i ON t (seen_at);"])
  func moments(_ index: String) async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, seen_at TEXT, note TEXT);
      \(index)
      INSERT INTO t VALUES (1, '2024-01-01T08:00:00+02:00', 'a'),
        (2, '2024-01-01T07:00:00Z', 'b'), (3, NULL, 'a'), (4, '', 'a'),
        (5, '2024-01-01T06:30:00+00:00', 'a'), (6, '2024-01-01T06:00:00Z', 'a'),
        (7, '2023-12-31T23:00:00-0800', 'a');
      """)
    let store = try SQLiteStore(path: path, removals: SharedRemovals())
    let schema = try await store.schema()
    let table = try #require(schema.table("t"))
    #expect(table.indexedSortColumns == [] && table.unindexedSortColumns.contains("seen_at"))
    let records = try await store.window(WindowRequest(table: "t")).records.map(\.record)
    let memory = MemoryStore(schema: schema, records: ["t": records])
    for store in [store, memory] as [any RecordStore] {
      func ids(_ anchor: WindowRequest.Anchor, _ order: RowOrder, _ query: String = "")
        async throws -> Window
      {
        try await store.window(
          WindowRequest(
            table: "t", anchor: anchor, order: order,
            search: RowSearch(query, timeLimit: .seconds(3600)), size: 2))
      }
      for (isDescending, expected) in [
        (false, [3, 4, 1, 6, 5, 2, 7]), (true, [7, 2, 5, 6, 1, 4, 3]),
      ] as [(Bool, [Int64])] {
        let order = RowOrder(column: "seen_at", isDescending: isDescending)
        var window = try await ids(.first, order)
        var shown = window.records
        while window.hasNext, let last = window.records.last {
          window = try await ids(.after(last.key, at: window.edges?.last ?? []), order)
          shown += window.records
        }
        #expect(shown.map { $0.record["id"] } == expected.map { .integer($0) })
        let last = try #require(shown.last)
        let back = try await ids(.before(last.key), order)
        #expect(back.records == Array(shown.dropLast().suffix(2)) && back.countBefore == 4)
        let found = try await ids(.last, order, "a")
        #expect(
          found.records.map(\.key)
            == shown.filter { $0.record["note"] == .text("a") }
            .suffix(2).map(\.key))
      }
    }
  }

  private func sql(_ declaration: Declaration) -> String {
    let indices = declaration.indices.enumerated().map { "CREATE INDEX i\($0) ON t \($1);" }
    // Ties, both cases, trailing blanks, numbers, blobs and NULL, unordered.
    let values = [
      "'b'", "NULL", "'B'", "'a '", "7", "'a'", "x'01'", "'A'", "2.5", "NULL", "'b'", "-3", "''",
    ]
    let isUnique = declaration.table.contains("UNIQUE")
    let isNotNull = declaration.table.contains("NOT NULL")
    let rows = (0..<39).map { index in
      let a = isUnique && index > 12 ? "NULL" : values[index * 5 % 13]
      let b = values[(index * 7 + index / 13) % 13]
      return "INSERT OR IGNORE INTO t (id, a, b) VALUES (\(index / 2), "
        + "\(isNotNull && a == "NULL" ? "0" : a), \(b));"
    }
    return "CREATE TABLE t \(declaration.table);" + indices.joined() + rows.joined()
  }

  @Test(
    "Pages forwards and backwards have every row in each declared order", .promise(11),
    arguments: declarations)
  func pagesTurnInEachOrder(_ declaration: Declaration) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(sql(declaration))
    let table = try #require(try await store.schema().table("t"))
    #expect(table.orders == declaration.orders)
    #expect(Set(table.orderColumns.keys) == Set(table.orders))
    #expect(table.orderColumns.allSatisfy { $0.value.first == $0.key })
    for column in [nil] + table.orders.map(Optional.some) {
      for isDescending in [false, true] {
        let order = RowOrder(column: column, isDescending: isDescending)
        let all = try await store.window(
          WindowRequest(table: "t", order: order, size: 1000)
        ).records
        #expect(all.count > 12)
        if let column {
          let ranks = try ranks(scratch, by: column, declaration.collation)
          let shown = all.compactMap { ranks[$0.record[column]] }
          #expect(shown == ranks.rows.sorted(by: isDescending ? (>) : (<)))
        }
        var page = try await store.window(WindowRequest(table: "t", order: order, size: 4))
        var forward = page.records
        while page.hasNext, let last = page.records.last, forward.count <= all.count {
          page = try await store.window(
            WindowRequest(
              table: "t", anchor: .after(last.key, at: page.edges?.last ?? []), order: order,
              size: 4
            ))
          #expect(page.countBefore == forward.count || table.key == .rowNumber)
          forward += page.records
        }
        #expect(forward == all)
        page = try await store.window(
          WindowRequest(table: "t", anchor: .last, order: order, size: 4))
        var backward = page.records
        while page.hasPrevious, let first = page.records.first, backward.count <= all.count {
          page = try await store.window(
            WindowRequest(
              table: "t", anchor: .before(first.key, at: page.edges?.first ?? []), order: order,
              size: 4))
          backward = page.records + backward
        }
        #expect(backward == all)
      }
    }
  }

  /// The rank of each value in a column, as SQLite sorts them. Values that are equal by the
  /// collation have the same rank.
  private struct Ranks {
    var rows: [Int]
    private let places: [StoredValue: Int]

    init(_ rows: [(StoredValue, Int)]) {
      self.rows = rows.map(\.1)
      places = Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    subscript(value: StoredValue) -> Int? { places[value] }
  }

  private func ranks(_ scratch: Scratch, by column: String, _ collation: String?) throws -> Ranks {
    let sorted = column + (collation.map { " COLLATE \($0)" } ?? "")
    return try scratch.other().read { db in
      let sql = "SELECT \(column), dense_rank() OVER (ORDER BY \(sorted)) FROM t"
      return Ranks(try Query(sql, in: db).rows { ($0.value(0), $0.integer(1)) })
    }
  }

  /// Checks SQLite's query plan.
  @Test("Each page of a declared order is an index seek without sorting", arguments: declarations)
  func eachPageIsASeek(_ declaration: Declaration) throws {
    let scratch = try Scratch()
    let path = try scratch.run(sql(declaration))
    let queue = try DatabaseQueue(path: path)
    try queue.read { db in
      let table = try Catalog(reading: db, version: 1).table("t")
      guard table.schema.key != .rowNumber else { return }
      for column in [nil] + table.schema.orders.map(Optional.some) {
        for isDescending in [false, true] {
          let order = table.order(RowOrder(column: column, isDescending: isDescending))
          let somewhere = order.parts.map { _ in StoredValue.integer(1) }
          let nowhere = order.parts.map { _ in StoredValue.null }
          let keyRanges =
            [order.everything] + order.keyRanges(after: somewhere) + order.keyRanges(after: nowhere)
          for stretch in keyRanges {
            let sql = "SELECT * FROM t\(order.clauses(of: stretch)) LIMIT 100"
            let plan = try Query("EXPLAIN QUERY PLAN \(sql)", in: db)
              .rows(stretch.values) { $0.string(3) ?? "" }
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(sql)")
            let isFound = plan.allSatisfy { $0.hasPrefix("SEARCH") }
            let isAll = stretch.condition.isEmpty
            #expect(isFound || isAll, "\(sql): \(plan)")
            let isInOrder = plan == ["SCAN t"] || plan.allSatisfy { $0.contains("USING") }
            #expect(isInOrder, "\(sql): \(plan)")
          }
        }
      }
    }
  }

  /// NULL comes before the least value.
  @Test("Pages after a record without a value miss nothing", arguments: [false, true])
  func nothingIsMissedBehindNoValue(isDescending: Bool) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a REAL); CREATE INDEX i ON t (a);
      INSERT INTO t VALUES (1, NULL), (2, -9e999), (3, -9e999), (4, -1.7e308), (5, 0), (6, NULL);
      """)
    let order = RowOrder(column: "a", isDescending: isDescending)
    let keys: [Int64] = isDescending ? [5, 4, 3, 2, 6, 1] : [1, 6, 2, 3, 4, 5]
    var page = try await store.window(WindowRequest(table: "t", order: order, size: 1))
    var listed = page.records
    while page.hasNext, let last = page.records.last, listed.count <= keys.count {
      page = try await store.window(
        WindowRequest(
          table: "t", anchor: .after(last.key, at: page.edges?.last ?? []), order: order, size: 1))
      listed += page.records
    }
    #expect(listed.map { $0.record["id"] } == keys.map { .integer($0) })
    page = try await store.window(
      WindowRequest(table: "t", anchor: .last, order: order, size: 1))
    listed = page.records
    while page.hasPrevious, let first = page.records.first, listed.count <= keys.count {
      page = try await store.window(
        WindowRequest(
          table: "t", anchor: .before(first.key, at: page.edges?.first ?? []), order: order, size: 1
        )
      )
      listed = page.records + listed
    }
    #expect(listed.map { $0.record["id"] } == keys.map { .integer($0) })
  }

  /// A list by a partial index would lack the other rows, or SQLite would not use the index.
  @Test("A unique partial index declares no order")
  func aUniqueIndexOfSomeRowsIsNoOrder() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT NOT NULL, b INTEGER);
      CREATE UNIQUE INDEX i ON t (a) WHERE b > 1;
      INSERT INTO t VALUES (1, 'c', 1), (2, 'b', 2), (3, 'a', 3), (4, 'c', 1);
      """)
    #expect(try await store.schema().table("t")?.orders == [])
    let window = try await store.window(
      WindowRequest(table: "t", order: RowOrder(column: "a")))
    #expect(window.records.map { $0.record["a"] } == ["a", "b", "c", "c"].map { .text($0) })
  }

  @Test("A view is listed up to 10,000 rows, and the list says that it is cut short")
  func aViewIsListedUpToALimit() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE VIEW v AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c LIMIT 10500)
        SELECT n FROM c;
      CREATE VIEW few AS SELECT 1 AS n UNION ALL SELECT 2 UNION ALL SELECT 3;
      """)
    func window(_ place: WindowRequest.Anchor, _ view: String = "v") async throws -> Window {
      try await store.window(WindowRequest(table: view, anchor: place, size: 100))
    }
    let last = try await window(.last)
    #expect(last.records.map { $0.record["n"] } == (9901...10_000).map { .integer($0) })
    #expect(last.countBefore == 9900 && !last.hasNext && last.isCutShort)
    let beyond = try await window(.after(RecordKey("10000")))
    #expect(beyond.records.isEmpty && beyond.hasPrevious && !beyond.hasNext && beyond.isCutShort)
    let middle = try await window(.after(RecordKey("9900")))
    #expect(middle == last)
    let before = try await window(.after(RecordKey("9800")))
    #expect(before.hasNext && !before.isCutShort)
    #expect(try await window(.last, "few").records.count == 3)
    #expect(try await window(.first, "few").isCutShort == false)
    #expect(try await store.record(RecordKey("10001"), in: "v") == nil)
    // A key that is no number is after all rows, and not before the first one.
    for key in [RecordKey("x"), RecordKey([.integer(1), .integer(2)])] {
      let none = try await window(.after(key), "few")
      #expect(none.records.isEmpty && none.hasPrevious && !none.hasNext)
      let found = try await store.window(
        WindowRequest(
          table: "few", anchor: .after(key), search: RowSearch("1", timeLimit: .seconds(3600)),
          size: 100))
      #expect(found.records.isEmpty && found.hasPrevious)
    }
  }
}
