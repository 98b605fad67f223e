import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// Long values: only the part that is shown is read.
@Suite struct LongValueTests {
  static let tables = [
    "PRAGMA encoding = 'UTF-8'; CREATE TABLE t (id INTEGER PRIMARY KEY, v, w);",
    "PRAGMA encoding = 'UTF-8'; CREATE TABLE t (id INTEGER PRIMARY KEY, v, w) WITHOUT ROWID;",
    "PRAGMA encoding = 'UTF-16le'; CREATE TABLE t (id INTEGER PRIMARY KEY, v, w);",
    "PRAGMA encoding = 'UTF-16be'; CREATE TABLE t (id TEXT PRIMARY KEY, v, w) WITHOUT ROWID;",
  ]

  @Test(
    "Each kind of table gives the beginnings of its long values", .promise(11), arguments: tables)
  func eachKindOfTableGivesTheBeginning(_ table: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      table + """
        INSERT INTO t VALUES (1, replace(hex(zeroblob(5000)), '00', 'é😀x'), zeroblob(70000)),
          (2, 'a' || char(0) || hex(zeroblob(5000)), 7), (3, NULL, x'00ff'),
          (4, hex(zeroblob(300)), hex(zeroblob(60000))), (5, '', hex(zeroblob(6000))),
          (6, x'', hex(zeroblob(6000)));
        CREATE VIEW all_of_them AS SELECT id, v, w FROM t;
        """)
    for name in ["t", "all_of_them"] {
      let whole = try await store.window(WindowRequest(table: name)).records
      let list = try await store.window(WindowRequest(table: name, maxCharacters: 200)).records
      let long = String(repeating: "é😀x", count: 67).prefix(199) + "…"
      #expect(
        list.map { $0.record["v"].string } == [
          String(long), nil, nil, String(repeating: "0", count: 199) + "…", "", nil,
        ])
      #expect(list.map { $0.record["w"] }.prefix(3) == [.blob([]), .integer(7), .blob([0, 255])])
      let limits = ValueLimits(text: 10_240, blob: 100)
      for row in whole {
        let found = try #require(try await store.record(row.key, in: name, limits: limits))
        #expect(found.record["id"] == row.record["id"])
        for column in ["v", "w"] {
          let value = row.record[column]
          guard found.cut[column] != nil else {
            #expect(found.record[column] == value)
            continue
          }
          switch (found.record[column], value) {
          case (.text(let part), .text(let bytes)):
            #expect(bytes.starts(with: part) && part.count > 5_000 && part.count <= 10_240)
          case (.blob(let part), .blob): #expect(part.isEmpty)
          default: Issue.record("\(found.record[column])")
          }
        }
      }
      #expect(whole.first.map { $0.record["v"].string?.count } == 15_000)
    }
  }

  /// Other bytes are read up to a smaller limit.
  @Test("Only pictures may take the space of pictures", arguments: tables)
  func onlyPicturesHaveTheRoomOfPictures(_ table: String) async throws {
    let store = try Scratch().store(
      table + "INSERT INTO t VALUES (1, zeroblob(3000), NULL);")
    let key = try #require(try await store.window(WindowRequest(table: "t")).records.first?.key)
    let limits = ValueLimits(text: 100, blob: 0, picture: 10_000)
    let found = try #require(try await store.record(key, in: "t", limits: limits))
    #expect(found.record["v"] == .blob([]) && found.cut == ["v": 3000])
  }

  /// Also beside a longer text.
  @Test("A text of exactly the maximum length is read whole", arguments: tables.prefix(2))
  func aTextOfTheMostBytesIsWhole(_ table: String) async throws {
    let store = try Scratch().store(
      table + "INSERT INTO t VALUES (1, hex(zeroblob(500)), hex(zeroblob(50000)));"
        + "CREATE VIEW all_of_them AS SELECT id, v, w FROM t;")
    for name in ["t", "all_of_them"] {
      let key = try #require(
        try await store.window(WindowRequest(table: name)).records.first?.key)
      for (limit, isWhole) in [(999, false), (1000, true), (1001, true)] {
        let limits = ValueLimits(text: limit, blob: 0)
        let found = try #require(try await store.record(key, in: name, limits: limits))
        #expect((found.cut["v"] == nil) == isWhole, "\(name) \(limit)")
        #expect(found.record["v"].string?.count == min(limit, 1000), "\(name) \(limit)")
        #expect(found.cut["w"] == 100_000)
      }
    }
  }

  @Test("The rest of a long text is not read, even if it is damaged", .promise(11))
  func theRestIsNotRead() async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT, w BLOB);
      INSERT INTO t VALUES (1, hex(zeroblob(2500000)), zeroblob(2000000));
      """)
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 2_000_000)
    try file.write(contentsOf: Data(repeating: 0xFF, count: 3_000_000))
    try file.close()
    let store = try SQLiteStore(path: path)
    let key = RecordKey("1")
    let limits = ValueLimits(text: 10_240, blob: 0)
    let found = try await store.record(key, in: "t", limits: limits)
    #expect(found?.cut == ["v": 5_000_000, "w": 2_000_000])
    #expect(found?.record["v"].string == String(repeating: "0", count: 10_240))
    let list = try await store.window(WindowRequest(table: "t", maxCharacters: 200))
    #expect(list.records.first?.record["v"].string?.count == 200)
    await #expect(throws: StoreError.self) { _ = try await store.record(key, in: "t") }
  }

  /// A long text is not a date even if it begins like one.
  @Test(
    "Detecting dates reads no long text, and a long text is never a date",
    arguments: ["note TEXT", "day DATE", "moment DATETIME", "start TIME", "changed_at"])
  func theLookForDatesReadsNoLongText(_ column: String) async throws {
    let scratch = try Scratch()
    let path = try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, \(column));
      INSERT INTO t VALUES (1, '2024-01-02' || hex(zeroblob(2500000)));
      CREATE TABLE short (id INTEGER PRIMARY KEY, day);
      INSERT INTO short VALUES (1, '2024-01-02');
      """)
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: 2_000_000)
    try file.write(contentsOf: Data(repeating: 0xFF, count: 1_000_000))
    try file.close()
    let tables = try await SQLiteStore(path: path).schema().tables
    let found = try #require(tables.last?.columns.last)
    #expect(found.dateForm == nil && found.momentForm == nil && found.timeForm == nil)
    #expect(tables.first?.columns.last?.dateForm == .day)
  }

  /// SQLite's blob handles use the column's number in the stored row, which has no computed
  /// columns. A wrong number would open the neighbour and show a password as a name.
  @Test(
    "A computed column is not mistaken for its neighbour when long values are cut",
    arguments: ["VIRTUAL", "STORED"])
  func noNeighbourOfAComputedColumnIsRead(_ kind: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE acc (id INTEGER PRIMARY KEY, g TEXT AS (upper(name)) \(kind), name TEXT,
        password TEXT, n INTEGER);
      INSERT INTO acc (id, name, password, n) VALUES (1, hex(zeroblob(750)), 'hunter2', 5),
        (2, 'short', 'hunter3', 6), (3, hex(zeroblob(6000)), 'hunter4', 7);
      """)
    let zeros = String(repeating: "0", count: 199) + "…"
    let request = WindowRequest(table: "acc", columns: ["g", "name"], maxCharacters: 200)
    let list = try await store.window(request).records
    #expect(list.map { $0.record["name"].string } == [zeros, "short", zeros])
    #expect(list.map { $0.record["g"].string } == [zeros, "SHORT", zeros])
    let limits = ValueLimits(text: 10_240, blob: 0)
    let found = try await store.record(RecordKey("3"), in: "acc", limits: limits)
    #expect(found?.cut == ["g": 12_000, "name": 12_000])
    #expect(found?.record["name"].string == String(repeating: "0", count: 10_240))
    #expect(found?.record["n"] == .integer(7))
  }

  /// Such rows have no stored value for the column.
  @Test("Rows written before a column was added show its default")
  func theDefaultOfAnAddedColumnIsRead() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE posts (id INTEGER PRIMARY KEY, body TEXT);
      INSERT INTO posts VALUES (1, hex(zeroblob(6000))), (2, hex(zeroblob(6000)));
      ALTER TABLE posts ADD COLUMN status TEXT NOT NULL DEFAULT 'new';
      INSERT INTO posts VALUES (3, hex(zeroblob(6000)), 'old');
      INSERT INTO posts SELECT 4, body, 'later' FROM posts WHERE id = 1;
      UPDATE posts SET status = 'read' WHERE id = 1;
      """)
    let list = try await store.window(WindowRequest(table: "posts", maxCharacters: 200)).records
    #expect(list.map { $0.record["status"].string } == ["read", "new", "old", "later"])
    let key = RecordKey("2")
    let limits = ValueLimits(text: 10_240, blob: 0)
    let found = try await store.record(key, in: "posts", limits: limits)
    #expect(found?.record["status"] == .text("new"))
    #expect(found?.cut == ["body": 12_000])
    var change = Change("posts", key, "status", .text("new"), .text("mine"))
    change.limits = limits
    guard case .stored(let stored, [], _) = try await store.change(change) else {
      Issue.record("not stored")
      return
    }
    #expect(stored.record["status"] == .text("mine"))
  }

  /// A page reads only a part of it.
  @Test("A long guarded value is compared to its last byte")
  func aLongGuardedValueIsComparedWhole() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT, w INTEGER);
      INSERT INTO t VALUES (1, hex(zeroblob(6000)), 1);
      """)
    let looked = StoredValue.text(String(repeating: "0", count: 12_000))
    var change = Change("t", RecordKey("1"), "w", .integer(1), .integer(2))
    change.guards = [.init(column: "v", original: looked)]
    change.limits = ValueLimits(text: 100, blob: 0)
    guard case .stored(let stored, [], _) = try await store.change(change) else {
      Issue.record("the guarded value is as it was")
      return
    }
    #expect(stored.cut == ["v": 12_000])
    try scratch.run("UPDATE t SET v = substr(v, 2) || '1'")
    change.cells = [.init(column: "w", original: Token(.integer(2)), new: .integer(3))]
    guard case .conflict(let found, columns: ["v"]) = try await store.change(change) else {
      Issue.record("its last character is another")
      return
    }
    #expect(found.record["w"] == .integer(2))
  }

  /// A module stores its rows in its own format, which blob handles cannot read.
  @Test("Long values of full-text tables are read and cut")
  func theRowsOfAModuleAreRead() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE VIRTUAL TABLE notes USING fts5(title, body);
      INSERT INTO notes VALUES ('one', replace(hex(zeroblob(6000)), '00', 'ab '));
      """)
    let list = try await store.window(WindowRequest(table: "notes", maxCharacters: 200)).records
    #expect(list.map { $0.record["title"].string } == ["one"])
    #expect(list.first?.record["body"].string?.count == 200)
    let key = try #require(list.first?.key)
    let limits = ValueLimits(text: 10_240, blob: 0)
    let found = try await store.record(key, in: "notes", limits: limits)
    #expect(found?.cut == ["body": 18_000])
    #expect(found?.record["title"] == .text("one"))
  }

  /// The token that a page holds is only a digest.
  @Test("A long text can be changed by its token", .promise(4))
  func aLongTextIsChangedByItsToken() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT);
      INSERT INTO t VALUES (1, hex(zeroblob(50000)));
      """)
    let key = RecordKey("1")
    let original = try #require(try await store.record(key, in: "t")?.record["v"])
    let outcome = try await store.change(Change("t", key, "v", original, .text("short")))
    if case .stored = outcome { return }
    Issue.record("\(outcome)")
  }
}
