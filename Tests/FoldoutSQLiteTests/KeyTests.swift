import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Tables with unusual keys: pages have each row once, and each row is found by its key.
@Suite struct KeyTests {
  private func check(_ sql: String, rows: Int, text: Bool = true) async throws {
    let store = try Scratch().store(sql)
    let all = try await store.window(WindowRequest(table: "t", size: 1000)).records
    #expect(all.count == rows)
    for size in 1...rows + 1 {
      var page = try await store.window(WindowRequest(table: "t", size: size))
      var forward = page.records
      while page.hasNext, let last = page.records.last, forward.count <= rows {
        page = try await store.window(
          WindowRequest(table: "t", anchor: .after(last.key), size: size))
        forward += page.records
      }
      #expect(forward == all, "forwards by \(size)")
      var backward = page.records
      while page.hasPrevious, let first = page.records.first, backward.count <= rows {
        page = try await store.window(
          WindowRequest(table: "t", anchor: .before(first.key), size: size))
        backward = page.records + backward
      }
      #expect(backward == all, "backwards by \(size)")
    }
    for row in all {
      #expect(try await store.record(row.key, in: "t") == row)
      guard text else { continue }
      let texts = row.key.values.map { value in
        switch value {
        case .integer(let number): StoredValue.text("\(number)")
        case .real(let number): StoredValue.text("\(number)")
        default: value
        }
      }
      #expect(try await store.record(RecordKey(texts), in: "t") == row, "\(texts)")
    }
  }

  @Test("Each row of a table with an untyped key is paged once and found by its key")
  func keysWithoutAnyType() async throws {
    try await check(
      """
      CREATE TABLE t (k PRIMARY KEY NOT NULL, x);
      INSERT INTO t VALUES (5, 'a'), (40, 'b'), (-3, 'c'), ('abc', 'd'), (2.5, 'e'), ('007', 'f'),
        (x'00ff', 'g'), ('', 'h')
      """, rows: 8)
  }

  @Test("A number and its text are different keys")
  func numberAndItsTextAsKeys() async throws {
    // A 5 in an address is ambiguous. It means the text.
    try await check(
      "CREATE TABLE t (k PRIMARY KEY NOT NULL); INSERT INTO t VALUES (5), ('5'), (6), ('7')",
      rows: 4, text: false)
  }

  @Test("Case-insensitive keys are paged in order and each row is found", .promise(4))
  func keysThatIgnoreCase() async throws {
    try await check(
      """
      CREATE TABLE t (k TEXT COLLATE NOCASE PRIMARY KEY);
      INSERT INTO t VALUES ('b'), ('A'), ('a '), ('C'), ('ab')
      """, rows: 5)
  }

  /// By the column's collation two rows would have the same key.
  @Test("An index collation other than the column's decides which keys are equal")
  func keysThatDoNotIgnoreCaseOfColumnsThatDo() async throws {
    try await check(
      """
      CREATE TABLE t (k TEXT COLLATE NOCASE, PRIMARY KEY (k COLLATE BINARY));
      INSERT INTO t VALUES ('b'), ('A'), ('a'), ('B'), ('ab')
      """, rows: 5)
  }

  @Test(
    "Rows whose keys are broken UTF-16 are identified by rowid, and found", .promise(4),
    arguments: ["UTF-16le", "UTF-16be"], ["", " COLLATE NOCASE", " NOT NULL"])
  func brokenKeys(_ encoding: String, _ declaration: String) async throws {
    // Half of a surrogate pair: alone, before a letter, after one, and the other half.
    let keys = ["3dd8", "3dd84100", "41003dd8", "0cdc"].map { hex in
      var bytes = stride(from: 0, to: hex.count, by: 2).map { String(Array(hex)[$0..<$0 + 2]) }
      if encoding == "UTF-16be" {
        for index in stride(from: 0, to: bytes.count, by: 2) { bytes.swapAt(index, index + 1) }
      }
      return "(CAST(x'\(bytes.joined())' AS TEXT))"
    }
    let values = (["('a')", "(char(128012))", "('b')"] + keys).joined(separator: ", ")
    let scratch = try Scratch()
    let store = try scratch.store(
      "PRAGMA encoding = '\(encoding)'; CREATE TABLE t (k TEXT PRIMARY KEY\(declaration), v);")
    #expect(try await store.schema().tables.first?.key == .columns(["k"]))
    try scratch.run("INSERT INTO t (k) VALUES \(values)")
    let window = try await store.window(WindowRequest(table: "t", size: 100))
    #expect(window.records.count == 7)
    for row in window.records {
      #expect(try await store.record(row.key, in: "t")?.record == row.record)
    }
    #expect(Set(window.records.map(\.key)).count == 7)
    #expect(try await store.schema().tables.first?.keyBasis == .missingInRows)
  }

  @Test("Descending keys are paged in order and each row is found")
  func keysDownwards() async throws {
    try await check(
      """
      CREATE TABLE t (a INT, b REAL, PRIMARY KEY (a DESC, b)) WITHOUT ROWID;
      INSERT INTO t VALUES (1, 1.5), (1, 2.5), (2, -1), (3, 0), (3, 1e10), (2, 4)
      """, rows: 6)
  }

  @Test("A table whose keys become NULL is read by rowid, without reading the schema first")
  func keyOfTwoNumbersWithNoValues() async throws {
    let scratch = try Scratch()
    let early = try scratch.store(
      "CREATE TABLE t (a INT, b INT, PRIMARY KEY (a, b)); INSERT INTO t VALUES (1, 1), (2, 2)")
    #expect(try await early.schema().tables.first?.key == .columns(["a", "b"]))
    // From here on a key is NULL, which SQLite allows, after the schema was read. The rows are
    // still identified by their rowids, as if the schema were read now.
    try scratch.run("INSERT INTO t VALUES (NULL, 1), (1, NULL), (NULL, NULL), (2, NULL), (NULL, 7)")
    var keys: [[StoredValue]] = []
    var page = try await early.window(WindowRequest(table: "t", size: 2))
    keys += page.records.map(\.key.values)
    while page.hasNext, let last = page.records.last {
      page = try await early.window(WindowRequest(table: "t", anchor: .after(last.key), size: 2))
      keys += page.records.map(\.key.values)
    }
    let expected: [[StoredValue]] = (1...7).map { [.integer($0)] }
    #expect(keys == expected)
    var back = page.records.map(\.key.values)
    while page.hasPrevious, let first = page.records.first {
      page = try await early.window(WindowRequest(table: "t", anchor: .before(first.key), size: 2))
      back = page.records.map(\.key.values) + back
    }
    #expect(back == expected)
    for store in [early, try scratch.store()] {
      let table = try await store.schema().tables.first
      #expect(table?.key == .rowid)
      #expect(table?.keyBasis == .missingInRows)
    }
  }

  /// Another program inserts rows without a key into a table that had none.
  @Test(
    "Rows without a key that appear later are noticed by the first request of any kind", .promise(5)
  )
  func keysThatAreMissingMeanwhile() async throws {
    let scratch = try Scratch()
    func store() throws -> SQLiteStore {
      try scratch.store(
        """
        DROP TABLE IF EXISTS t; CREATE TABLE t (k TEXT PRIMARY KEY, v TEXT);
        INSERT INTO t VALUES ('a', 'x'), ('b', 'y')
        """)
    }
    let nothing = RecordKey([.null])
    let insertion = "INSERT INTO t VALUES (NULL, 'first'), (NULL, 'second')"
    // Each kind of request notices them if it comes first.
    for question in 0..<3 {
      let store = try store()
      #expect(try await store.schema().tables.first?.key == .columns(["k"]))
      #expect(try await store.record(nothing, in: "t") == nil)
      #expect(try await store.schema().tables.first?.key == .columns(["k"]))
      try scratch.run(insertion)
      switch question {
      case 0: break
      case 1: #expect(try await store.record(nothing, in: "t") == nil)
      default:
        let change = Change("t", nothing, "v", .text("first"), .text("z"))
        #expect(try await store.change(change) == .gone)
      }
      let rows = try await store.window(WindowRequest(table: "t")).records
      #expect(rows.map(\.key.values) == (1...4).map { [.integer($0)] })
      for row in rows {
        let change = Change("t", row.key, "v", row.record["v"], .text("by \(row.key.values)"))
        guard case .stored(let stored, [], _) = try await store.change(change) else {
          Issue.record("\(row.key) is not changed")
          continue
        }
        #expect(stored.key == row.key && stored.record["k"] == row.record["k"])
      }
    }
  }

  @Test("A row that loses its key through our own change is found by its rowid at once")
  func aKeyThatIsTakenAway() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (k TEXT PRIMARY KEY, v); INSERT INTO t VALUES ('a', 1), ('b', 2)")
    let outcome = try await store.change(Change("t", RecordKey("b"), "k", .text("b"), .null))
    guard case .stored(let stored, [], _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(stored.key == RecordKey([.integer(2)]))
    #expect(try await store.record(stored.key, in: "t") == stored)
  }

  @Test("Several rows with a NULL key are distinguished", .promise(5))
  func severalRowsWithoutAKey() async throws {
    try await check(
      """
      CREATE TABLE t (k TEXT PRIMARY KEY, x);
      INSERT INTO t VALUES (NULL, 1), (NULL, 2), ('a', 3), (NULL, 4)
      """, rows: 4)
  }

  @Test("Rows are distinguished even if columns are called rowid and _rowid_")
  func rowidUnderOtherNames() async throws {
    try await check(
      "CREATE TABLE t (rowid TEXT, _rowid_); INSERT INTO t VALUES ('x', 1), ('x', 1), ('y', 2)",
      rows: 3)
  }

  @Test("Rows of a view are found by their position")
  func placesOfAView() async throws {
    try await check(
      """
      CREATE TABLE u (x); INSERT INTO u VALUES (3), (1), (2), (1), (9);
      CREATE VIEW t AS SELECT x, x * x AS y FROM u ORDER BY x DESC
      """, rows: 5)
  }

  @Test("An old view with text in double quotes is still read")
  func oldViewWithTextInDoubleQuotes() async throws {
    let scratch = try Scratch()
    try scratch.run(
      """
      CREATE TABLE u (x); INSERT INTO u VALUES ('a'), ('b'); PRAGMA writable_schema = 1;
      INSERT INTO sqlite_schema VALUES
        ('view', 'v', 'v', 0, 'CREATE VIEW v AS SELECT * FROM u WHERE x = "a"')
      """)
    let window = try await scratch.store().window(WindowRequest(table: "v"))
    #expect(window.records.map(\.record.values) == [[.text("a")]])
  }

  @Test("Invalid text is read and written byte for byte", .promise(6))
  func textIsKeptAsItsBytes() async throws {
    let odd: [UInt8] = [0xFF, 0x00, 0xC3, 0x28, 0x41]
    let store = try Scratch().store(
      """
      CREATE TABLE t (k TEXT PRIMARY KEY, x TEXT, y TEXT);
      INSERT INTO t VALUES (CAST(x'ff00c32841' AS TEXT), CAST(x'ff00c32841' AS TEXT), 'y')
      """)
    let key = RecordKey([.text(bytes: odd)])
    let record = try await store.record(key, in: "t")
    #expect(record?.record["x"] == .text(bytes: odd))
    let outcome = try await store.change(Change("t", key, "y", .text("y"), .text(bytes: odd)))
    guard case .stored(let stored, [], _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(stored.record.values == Array(repeating: .text(bytes: odd), count: 3))
  }

  @Test("Text in UTF-16 is read and changed as UTF-8", arguments: ["UTF-16le", "UTF-16be"])
  func wideTextIsReadAsUTF8(_ encoding: String)
    async throws
  {
    let store = try Scratch().store(
      """
      PRAGMA encoding = '\(encoding)'; CREATE TABLE t (k TEXT PRIMARY KEY, x TEXT);
      INSERT INTO t VALUES ('ä😀', 'é')
      """)
    let change = Change("t", RecordKey("ä😀"), "x", .text("é"), .text("ñ"))
    let outcome = try await store.change(change)
    let expected = DynamicRecord(columns: ["k", "x"], values: [.text("ä😀"), .text("ñ")])
    #expect(outcome == .stored(StoredRecord(key: RecordKey("ä😀"), record: expected), altered: []))
  }
}
