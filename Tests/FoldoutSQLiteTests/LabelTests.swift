import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

@Suite("Labels of a file's records")
struct LabelTests {
  /// Ten thousand towns, more than a search without an index reads.
  private static let towns = """
    CREATE TABLE towns (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    INSERT INTO towns SELECT i, 'Town ' || i FROM n;
    UPDATE towns SET name = 'Größenwahn' WHERE id = 9000;
    """

  private func found(
    _ query: String, in store: SQLiteStore, table: String = "towns", maxCount: Int = 100
  ) async throws -> LabelMatches {
    try await store.matches(
      LabelSearchRequest(table: table, column: "id", query: query, maxCount: maxCount))
  }

  private func titles(_ query: String, in store: SQLiteStore) async throws -> [String] {
    try await found(query, in: store).labels.map(\.title)
  }

  /// Repeats a search until it covers all rows.
  private func awaitIndex(in store: SQLiteStore, table: String = "towns") async throws {
    var rounds = 0
    while try await found("x", in: store, table: table).isPartial, rounds < 100_000 {
      rounds += 1
      await Task.yield()
    }
    #expect(try await !found("x", in: store, table: table).isPartial)
  }

  @Test("Before the index exists some rows are searched, and the answer says so")
  func bounded() async throws {
    let store = try Scratch().store(
      Self.towns + "CREATE INDEX by_name ON towns (name);")
    let first = try await found("Town 1", in: store, maxCount: 3)
    #expect(first.isPartial)
    #expect(first.hasMore)
    store.close()
    // Rows beyond the first are found by the key and by the file's own index.
    let other = try Scratch().store(Self.towns + "CREATE INDEX by_name ON towns (name);")
    #expect(try await titles("9999", in: other).contains("Town 9999"))
    other.close()
    let third = try Scratch().store(Self.towns + "CREATE INDEX by_name ON towns (name);")
    #expect(try await titles("größenw", in: third) == ["Größenwahn"])
    third.close()
  }

  @Test("An index in memory finds text anywhere in a title, ignoring case and accents")
  func indexed() async throws {
    let store = try Scratch().store(Self.towns)
    try await awaitIndex(in: store)
    #expect(try await titles("OSSENWAHN", in: store) == ["Größenwahn"])
    #expect(try await titles("ßenwahn", in: store) == ["Größenwahn"])
    #expect(try await titles("gro", in: store) == ["Größenwahn"])
    #expect(try await titles("9876", in: store) == ["Town 9876"])
    #expect(try await titles("98 7 6 town", in: store).contains("Town 9876"))
    #expect(try await found("town", in: store).labels.count == 100)
    #expect(try await found("town", in: store).hasMore)
    for odd in ["%", "_", "\"", "a\0b", String(repeating: "town", count: 2500)] {
      #expect(try await titles(odd, in: store) == [])
    }
    store.close()
  }

  @Test("The index follows our own changes and those of another program")
  func changes() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(Self.towns)
    try await awaitIndex(in: store)
    for (id, old, new) in [(7000, "Town 7000", "Renamed"), (7001, "Town 7001", "Renamed, too")] {
      let outcome = try await store.change(
        Change(
          table: "towns", key: RecordKey([.integer(Int64(id))]),
          cells: [Change.Cell(column: "name", original: Token(.text(old)), new: .text(new))]))
      guard case .stored = outcome else {
        Issue.record("\(outcome)")
        return
      }
      // The answer comes from the same index, which was not rebuilt.
      #expect(try await !found("renamed", in: store).isPartial)
      #expect(try await titles("renamed", in: store).contains(new))
      #expect(try await !titles("town \(id)", in: store).contains(old))
    }
    // A changed record is found together with those of the index.
    let change = Change.Cell(
      column: "name", original: Token(.text("Town 7002")), new: .text("Größenwahn, too"))
    _ = try await store.change(
      Change(table: "towns", key: RecordKey([.integer(7002)]), cells: [change]))
    #expect(try await found("größenwahn", in: store, maxCount: 1).hasMore)
    #expect(try await !found("größenwahn", in: store, maxCount: 2).hasMore)
    try scratch.run("UPDATE towns SET name = 'From elsewhere' WHERE id = 8000")
    #expect(try await found("elsewhere", in: store).isPartial)
    try await awaitIndex(in: store)
    #expect(try await titles("elsewhere", in: store) == ["From elsewhere"])
    try scratch.run("ALTER TABLE towns ADD COLUMN state TEXT")
    try await awaitIndex(in: store)
    #expect(try await titles("elsewhere", in: store) == ["From elsewhere"])
    store.close()
  }

  @Test("The index follows what a trigger changes along with a record")
  func triggers() async throws {
    let store = try Scratch().store(
      Self.towns + """
        CREATE TRIGGER twin AFTER UPDATE OF name ON towns WHEN new.id = 1 BEGIN
          UPDATE towns SET name = 'Twin town' WHERE id = 6000;
        END;
        """)
    try await awaitIndex(in: store)
    _ = try await store.change(
      Change(
        table: "towns", key: RecordKey([.integer(1)]),
        cells: [Change.Cell(column: "name", original: Token(.text("Town 1")), new: .text("One"))]))
    try await awaitIndex(in: store)
    #expect(try await titles("twin", in: store) == ["Twin town"])
    store.close()
  }

  @Test("A reference's title is the title of its record, one level deep, also in searches")
  func references() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE artist (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE invoice (id INTEGER PRIMARY KEY, artist REFERENCES artist, street TEXT);
      CREATE TABLE line (id INTEGER PRIMARY KEY, invoice REFERENCES invoice (id),
        artist REFERENCES artist (id));
      INSERT INTO artist VALUES (1, 'AC/DC'), (2, 'Bo');
      INSERT INTO invoice VALUES (7, 1, 'Main street'), (8, NULL, 'x'), (9, 99, 'y');
      INSERT INTO line VALUES (1, 7, 2);
      """)
    let labels = try await store.labels(
      of: [7, 8, 9].map { .integer($0) }, in: "id", of: "invoice")
    #expect(labels.map(\.title) == ["AC/DC", "8", "Artist 99"])
    let line = try await store.labels(of: [.integer(1)], in: "id", of: "line")
    #expect(line.map(\.title) == ["Invoice 7 · Bo"])
    #expect(
      try await found("dc", in: store, table: "invoice").labels.map(\.key) == [
        RecordKey([.integer(7)])
      ])
    store.close()
  }

  @Test("Unusual references have a name if it can be determined")
  func oddReferences() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE text_key (code TEXT PRIMARY KEY, name TEXT);
      CREATE TABLE number_key (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE nocase (code TEXT COLLATE NOCASE PRIMARY KEY, name TEXT);
      CREATE TABLE pair (a INTEGER, b INTEGER, name TEXT, PRIMARY KEY (a, b));
      CREATE TABLE secrets (password TEXT PRIMARY KEY, name TEXT);
      CREATE TABLE loose (id INTEGER, name TEXT);
      CREATE TABLE circle (id INTEGER PRIMARY KEY, next INTEGER REFERENCES circle (id));
      CREATE TABLE odd (id INTEGER PRIMARY KEY, number INTEGER REFERENCES text_key (code),
        words TEXT REFERENCES number_key (id), shout TEXT REFERENCES Nocase,
        gone INTEGER REFERENCES nowhere (id), half INTEGER REFERENCES pair (a),
        hidden TEXT REFERENCES secrets (password), free INTEGER REFERENCES loose (id),
        ring INTEGER REFERENCES circle);
      INSERT INTO text_key VALUES ('12', 'twelve');
      INSERT INTO number_key VALUES (34, 'thirty-four');
      INSERT INTO nocase VALUES ('ab', 'letters');
      INSERT INTO pair VALUES (1, 2, 'pair');
      INSERT INTO secrets VALUES ('hunter2', 'secret');
      INSERT INTO loose VALUES (1, 'one'), (1, 'other');
      INSERT INTO circle VALUES (1, 2), (2, 1);
      INSERT INTO odd VALUES (1, 12, '34', 'AB', 5, 1, 'hunter2', 1, 1);
      """)
    let schema = try await store.schema()
    let table = try #require(schema.table("odd"))
    let window = try await store.window(WindowRequest(table: "odd"))
    let labels = await store.labels(
      of: window.records.map(\.record), targets: schema.targets(of: table))
    let record = try #require(window.records.first?.record)
    let titles = table.columns.map { labels[$0.name, record[$0.name]]?.title }
    #expect(
      titles == [nil, "twelve", "thirty-four", "letters", nil, nil, nil, nil, "1"])
    store.close()
  }

  @Test("Each spelling of the same reference gets its name")
  func spellings() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (code TEXT COLLATE NOCASE PRIMARY KEY, name TEXT);
      INSERT INTO t VALUES ('abc', 'letters'), ('d', 'other');
      """)
    let values = ["abc", "ABC", "Abc", "e"].map { StoredValue.text($0) }
    let labels = try await store.labels(of: values, in: "code", of: "t")
    #expect(labels.map(\.value) == Array(values.prefix(3)))
    #expect(labels.map(\.title) == ["letters", "letters", "letters"])
    store.close()
  }

  @Test("A key that the index cannot hold leaves the index in place, and the answer says so")
  func incomplete() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id TEXT PRIMARY KEY, name TEXT);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
      INSERT INTO t SELECT 'KEY' || i, 'Town ' || i FROM n;
      UPDATE t SET id = hex(zeroblob(200)), name = 'Long' WHERE id = 'KEY5';
      """)
    var rounds = 0
    while try await found("own 5999", in: store, table: "t").labels.isEmpty, rounds < 100_000 {
      rounds += 1
      await Task.yield()
    }
    #expect(try await found("own 5999", in: store, table: "t").labels.map(\.title) == ["Town 5999"])
    #expect(try await found("ey5999", in: store, table: "t").labels.map(\.title) == ["Town 5999"])
    let long = try await found("long", in: store, table: "t")
    #expect(long.labels.map(\.title) == ["Long"])
    #expect(long.isPartial)
    store.close()
  }

  @Test("A title of a megabyte is shortened")
  func longTitle() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO t VALUES (1, 'x' || hex(zeroblob(500000))), (2, 'short');
      """)
    let labels = try await store.labels(of: [.integer(1), .integer(2)], in: "id", of: "t")
    #expect(labels.map(\.title.count) == [RecordLabel.maxCharacters, 5])
    #expect(labels[0].title.hasSuffix("…"))
    #expect(
      try await found("x0", in: store, table: "t").labels.map(\.key) == [RecordKey([.integer(1)])])
    store.close()
  }

  @Test("Names follow another program's changes of rows and of tables")
  func renamed() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO t VALUES (1, 'before'), (2, 'other'), (3, 'third');
      """)
    func titles() async throws -> [String] {
      try await store.labels(of: [.integer(2), .integer(1), .integer(2)], in: "id", of: "t")
        .map(\.title)
    }
    #expect(try await titles() == ["other", "before", "other"])
    try scratch.run("UPDATE t SET name = 'after' WHERE id = 1")
    #expect(try await titles() == ["other", "after", "other"])
    try scratch.run("ALTER TABLE t RENAME COLUMN name TO body")
    try scratch.run("ALTER TABLE t ADD COLUMN title TEXT; UPDATE t SET title = 'T' || id")
    #expect(try await titles() == ["T2", "T1", "T2"])
    try scratch.run("ALTER TABLE t DROP COLUMN title; UPDATE t SET body = ' ' WHERE id = 1")
    #expect(try await titles() == ["other", "1", "other"])
    store.close()
  }

  @Test("An empty or invalid text and a number are not used as titles")
  func oddTitles() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, first_name, last_name);
      INSERT INTO t VALUES (1, 'A', 'B'), (2, NULL, 'B'), (3, 'A' || char(0), ' '),
        (4, CAST(x'C328' AS TEXT), 'B'), (5, 7, x'41'), (6, 'Ａ', 'é');
      """)
    let labels = try await store.labels(
      of: (1...6).map { .integer($0) }, in: "id", of: "t")
    #expect(labels.map(\.title) == ["A B", "B", "3", "B", "5", "Ａ é"])
    #expect(try await found("a e", in: store, table: "t").labels.map(\.title) == ["Ａ é"])
    #expect(try await found("3", in: store, table: "t").labels.map(\.title) == ["3"])
    store.close()
  }
}
