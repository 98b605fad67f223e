import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Testing

/// Values that nobody would want to wait for: they are not read, but for what is shown of them.
@Suite struct LongValueTests {
  static let tables = [
    "PRAGMA encoding = 'UTF-8'; CREATE TABLE t (id INTEGER PRIMARY KEY, v, w);",
    "PRAGMA encoding = 'UTF-8'; CREATE TABLE t (id INTEGER PRIMARY KEY, v, w) WITHOUT ROWID;",
    "PRAGMA encoding = 'UTF-16le'; CREATE TABLE t (id INTEGER PRIMARY KEY, v, w);",
    "PRAGMA encoding = 'UTF-16be'; CREATE TABLE t (id TEXT PRIMARY KEY, v, w) WITHOUT ROWID;",
  ]

  @Test(arguments: tables)
  func eachKindOfTableGivesTheBeginning(_ table: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      table + """
        INSERT INTO t VALUES (1, replace(hex(zeroblob(5000)), '00', 'é😀x'), zeroblob(70000)),
          (2, 'a' || char(0) || hex(zeroblob(5000)), 7), (3, NULL, x'00ff'),
          (4, hex(zeroblob(300)), hex(zeroblob(60000)));
        CREATE VIEW all_of_them AS SELECT id, v, w FROM t;
        """)
    for name in ["t", "all_of_them"] {
      let whole = try await store.window(WindowRequest(table: name)).records
      let list = try await store.window(WindowRequest(table: name, most: 200)).records
      let long = String(repeating: "é😀x", count: 67).prefix(199) + "…"
      #expect(
        list.map { $0.record["v"].string } == [
          String(long), nil, nil, String(repeating: "0", count: 199) + "…",
        ])
      #expect(list.map { $0.record["w"] }.prefix(3) == [.blob([]), .integer(7), .blob([])])
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

  /// A text of 50 MB is not read: the beginning comes in a small part of the time that all takes.
  @Test func theRestIsNotRead() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT, w BLOB);
      INSERT INTO t VALUES (1, hex(zeroblob(25000000)), zeroblob(20000000));
      """)
    let key = RecordKey("1")
    let clock = ContinuousClock()
    let cut = try await clock.measure {
      let found = try await store.record(
        key, in: "t", limits: ValueLimits(text: 10_240, blob: 0))
      #expect(found?.cut == ["v": 50_000_000, "w": 20_000_000])
    }
    let whole = try await clock.measure { _ = try await store.record(key, in: "t") }
    #expect(cut * 5 < whole)
    let seen = try #require(try await store.record(key, in: "t")?.record["v"])
    // By its token, of which a page never has more than a digest.
    let outcome = try await store.change(Change("t", key, "v", seen, .text("short")))
    if case .stored = outcome { return }
    Issue.record("\(outcome)")
  }
}
