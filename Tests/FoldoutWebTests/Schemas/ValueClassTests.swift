import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Testing

@testable import FoldoutWeb

/// Columns whose values tell more than their declared types.
@Suite("Classes of values") struct ValueClassTests {
  private static func store(_ sql: String) throws -> (OddFile, SQLiteStore) {
    let file = try OddFile.made(by: sql)
    return (file, try SQLiteStore(path: file.path))
  }

  @Test("Numbers in a column without a type stay numbers when they are changed and added")
  func numbers() async throws {
    let (file, store) = try Self.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, pick NOT NULL DEFAULT 0, rating, b BOOLEAN);
      INSERT INTO t VALUES (1, 0.0, 1.0, 0), (2, 1.0, 2.0, 0), (3, 0.0, NULL, 1);
      """)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    for (key, text, expected) in [("1", "5", 5.0), ("2", "8.5", 8.5), ("3", "4", 4.0)] {
      let answer = try await visitor.send("/t/t/\(key)") { try $0.type(text, into: "rating") }
      #expect(answer.code == 303, "\(answer.text)")
      #expect(try await store.cell("rating", of: key, in: "t") == .real(expected))
    }
    // The page carries what was entered to the next one.
    let page = try await visitor.send("/t/t?add", pressing: "open", "b") {
      try $0.type("3", into: "pick")
      try $0.type("4.5", into: "rating")
    }
    let added = try await visitor.send(page, pressing: "~add", "save")
    #expect(added.code == 303, "\(added.text)")
    #expect(try await store.cell("pick", of: "4", in: "t") == .integer(3))
    #expect(try await store.cell("rating", of: "4", in: "t") == .real(4.5))
  }

  @Test("A table whose key is bytes offers no new record and says why")
  func keysOfBytes() async throws {
    let (file, store) = try Self.store(
      """
      CREATE TABLE t (id GUID PRIMARY KEY NOT NULL, n TEXT);
      INSERT INTO t VALUES (x'01f4', 'a'), (x'eade', NULL);
      """)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    let sentence = "No record can be added here, because Id consists of bytes"
    let list = await visitor.get("/t/t")
    #expect(list.text.contains(sentence) && !list.text.contains("?add"))
    #expect(list.text.contains("EADE") && !list.text.contains("%EA%DE</bdi>"))
    let record = await visitor.get("/t/t/~blob.%01%F4")
    #expect(record.code == 200 && !record.text.contains("Duplicate"), "\(record.text)")
    for path in ["/t/t?add", "/t/t?add=~blob.%2501%25F4"] {
      let page = await visitor.get(path)
      #expect(page.code == 403 && page.text.contains(sentence), "\(page.text)")
    }
  }

  @Test("Keys of texts in a column of bytes are shown and asked for")
  func textsInBytes() async throws {
    let (file, store) = try Self.store(
      "CREATE TABLE t (id BLOB PRIMARY KEY, n TEXT); INSERT INTO t VALUES ('k1', 'a')")
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    #expect(await visitor.get("/t/t").text.contains("?add"))
    let added = try await visitor.send("/t/t?add", pressing: "~add", "save") {
      try $0.type("k2", into: "id")
    }
    #expect(added.code == 303, "\(added.text)")
    let keys = try await store.window(WindowRequest(table: "t")).records.map { $0.record["id"] }
    #expect(keys == [.text("k1"), .text("k2")])
  }

  @Test("A duplicate has every value that its table can hold")
  func duplicates() async throws {
    let (file, store) = try Self.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, at DATETIME, name TEXT, size INTEGER, data BLOB,
        code TEXT UNIQUE, kind TEXT DEFAULT 'new', mark, done DATETIME DEFAULT CURRENT_TIMESTAMP);
      INSERT INTO t VALUES (1, '2002-08-14 09:30:00', 'a', 1, x'00', 'c', 'old', 1, NULL),
        (2, '2002-08-14 09:30:00', 'b', 1, x'00', 'd', 'old', 1, NULL),
        (3, 2452500, x'01ff', 'much', x'0203', 'e', NULL, 1.5, NULL);
      WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
        INSERT INTO t SELECT i, '2002-08-14 09:30:00', 'b', 1, x'00', NULL, 'old', 1, NULL FROM n;
      """)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    let page = await visitor.get("/t/t?add=3")
    #expect(page.text.contains("Not copied: Id, Code."), "\(page.text)")
    // The page carries what was entered to the next one.
    let opened = try await visitor.send(page, pressing: "open", "at") {
      try $0.type("very much", into: "size")
    }
    let added = try await visitor.send(opened, pressing: "~add", "save")
    #expect(added.code == 303, "\(added.text)")
    let copy = try #require(try await store.record(RecordKey([.text("41")]), in: "t")).record
    #expect(
      copy.values == [
        .integer(41), .integer(2_452_500), .blob([1, 255]), .text("very much"), .blob([2, 3]),
        .null, .null, .real(1.5), .null,
      ])
  }

  @Test("On, off and no value are three values of a switch that may be NULL")
  func threeWays() async throws {
    let (file, store) = try Self.store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, on_call BOOLEAN); INSERT INTO t VALUES (1, NULL)")
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    for (option, expected) in [("i:0", StoredValue.integer(0)), ("i:1", .integer(1))] {
      let page = await visitor.get("/t/t/1?open=on_call")
      let answer = try await visitor.send(page) { try $0.pick(option, of: "~option.on_call") }
      #expect(answer.code == 303, "\(answer.text)")
      #expect(try await store.cell("on_call", in: "t") == expected)
    }
    let cleared = try await visitor.send("/t/t/1?open=on_call", pressing: "~clear.on_call", "1")
    #expect(cleared.code == 303)
    #expect(try await store.cell("on_call", in: "t") == .null)
  }

  @Test("Where the empty text is a value, a text is cleared and a record added without it")
  func emptyTexts() async throws {
    let (file, store) = try Self.store(
      """
      CREATE TABLE t (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, nick varchar(20) NOT NULL,
        link TEXT NOT NULL DEFAULT "", count INTEGER NOT NULL DEFAULT "");
      INSERT INTO t VALUES (1, 'ada', 'addy', 'x', 5), (2, 'bo', '', '', '');
      """)
    defer { withExtendedLifetime(file) { store.close() } }
    let visitor = Visitor(store)
    for name in ["nick", "link", "count"] {
      let answer = try await visitor.send("/t/t/1") { try $0.type("", into: name) }
      #expect(answer.code == 303, "\(answer.text)")
      #expect(try await store.cell(name, in: "t") == .text(""))
    }
    let added = try await visitor.send("/t/t?add", pressing: "~add", "save") {
      try $0.type("cleo", into: "name")
    }
    #expect(added.code == 303, "\(added.text)")
    for name in ["nick", "link", "count"] {
      #expect(try await store.cell(name, of: "3", in: "t") == .text(""))
    }
  }
}
