import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Searches of rows beyond the contract: steps, long and unusual values, and unusual tables.
@Suite struct FindingTests {
  static let people = """
    CREATE TABLE teams (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE people (
      id INTEGER PRIMARY KEY, name TEXT, team INTEGER REFERENCES teams (id));
    INSERT INTO teams VALUES (1, 'Rösti'), (2, 'Cheese');
    INSERT INTO people VALUES (1, 'Ada', 1), (2, 'Bob Cheese', 1), (3, 'José', 2), (4, 'Eve', NULL);
    """

  private func keys(
    _ store: any RecordStore, _ query: String, in table: String = "people"
  ) async throws -> [String] {
    try await store.window(
      WindowRequest(table: table, search: RowSearch(query, timeLimit: .seconds(3600)))
    ).records
      .map(\.key.shown)
  }

  @Test(
    "A search finds records by the names of the records they refer to",
    arguments: [
      ("rosti", ["1", "2"]), ("CHEESE", ["2", "3"]), ("cheese rosti", ["2"]), ("jose", ["3"]),
      ("ada cheese", []), ("é", ["2", "3", "4"]), ("4", ["4"]),
    ])
  func findsNamesOfReferences(_ query: String, _ expected: [String]) async throws {
    let store = try Scratch().store(FindingTests.people)
    #expect(try await keys(store, query) == expected)
    let schema = try await store.schema()
    var records: [String: [DynamicRecord]] = [:]
    for table in schema.tables {
      records[table.name] = try await store.window(WindowRequest(table: table.name)).records
        .map(\.record)
    }
    #expect(try await keys(MemoryStore(schema: schema, records: records), query) == expected)
  }

  @Test(
    "The rows after a page of matches are counted if the time is enough", arguments: [true, false])
  func countsRowsAfterAPage(isInMemory: Bool) async throws {
    var store: any RecordStore = try Scratch().store(FindingTests.many)
    if isInMemory {
      let all = try await store.window(WindowRequest(table: "t", size: 20_000)).records
      store = MemoryStore(schema: try await store.schema(), records: ["t": all.map(\.record)])
    }
    var search = RowSearch("name", timeLimit: .seconds(3600))
    search.countingTime = .seconds(3600)
    let counted = try await store.window(WindowRequest(table: "t", search: search, size: 100))
    #expect(counted.hasNext && counted.scan?.countAfter == Self.count - 100)
    #expect(counted.scan.map { $0.rowsRead < Self.count } == true)
    search.countingTime = .zero
    let cut = try await store.window(WindowRequest(table: "t", search: search, size: 100))
    #expect(cut.hasNext && cut.scan?.countAfter == nil)
    let last = try await store.window(
      WindowRequest(table: "t", anchor: .last, search: search, size: 100))
    #expect(!last.hasNext && last.scan?.countAfter == 0)
  }

  /// Records that refer to a user are not found by the login, either.
  @Test("A search skips logins and passwords, and names taken from a login")
  func leavesOutWhatSomebodySignsInWith() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE users (id INTEGER PRIMARY KEY, login TEXT UNIQUE, town TEXT, password TEXT);
      CREATE TABLE posts (id INTEGER PRIMARY KEY, user INTEGER REFERENCES users (id), text TEXT);
      INSERT INTO users VALUES (1, 'ada77', 'Ulm', 'hunter2');
      INSERT INTO posts VALUES (1, 1, 'hello');
      """)
    for query in ["ada77", "hunter2", "a"] {
      #expect(try await keys(store, query, in: "users") == [], "\(query)")
    }
    #expect(try await keys(store, "ada77", in: "posts") == [])
    #expect(try await keys(store, "ulm", in: "users") == ["1"])
  }

  /// A search without time returns the results of one step and the position to continue from.
  /// Tested forwards and backwards, in each kind of order.
  @Test(
    "An interrupted search says where to go on and finds each row exactly once",
    arguments: [nil, "name", "rank"], [false, true])
  func goesOnInSteps(_ column: String?, isDescending: Bool) async throws {
    let scratch = try Scratch()
    _ = try scratch.run(FindingTests.many)
    let store = try SQLiteStore(path: scratch.path(), sorting: .seconds(3600))
    defer { store.close() }
    let order = RowOrder(column: column, isDescending: isDescending)
    // A sorted search does not continue after the rows found.
    let isSorted = column == "rank"
    let search = RowSearch(
      "name 999", timeLimit: isSorted ? .seconds(3600) : .zero, isWhole: isSorted)
    // A page of all rows exceeds the number of rows that are ever sorted.
    var all = try await store.window(
      WindowRequest(table: "t", order: column == "rank" ? .key : order, size: 20_000)
    ).records
    if column == "rank" {
      let rank = { (row: StoredRecord) in RecordKey([row.record["rank"]] + row.key.values) }
      all.sort { isDescending ? rank($1).precedes(rank($0)) : rank($0).precedes(rank($1)) }
    }
    let expected = all.filter { row in
      "\(row.key.shown) \(row.record["name"].string ?? "")".contains("999")
    }
    #expect(all.count == Self.count && !expected.isEmpty)
    for isBackwards in [false, true] {
      var place: WindowRequest.Anchor? = isBackwards ? .last : .first
      var found: [StoredRecord] = []
      var steps = 0
      while let anchor = place, steps < 1000 {
        let window = try await store.window(
          WindowRequest(table: "t", anchor: anchor, order: order, search: search, size: 1000))
        found = isBackwards ? window.records + found : found + window.records
        place = window.scan?.rest
        steps += 1
        #expect(window.scan?.isSorted == (column == "rank"))
      }
      #expect(found.map(\.key.shown) == expected.map(\.key.shown))
      #expect(found == expected)
      if column != "rank" { #expect(steps > 1) }
    }
  }

  /// In an order without an index, the rows found so far are shown sorted. The sort is given up if
  /// it takes too long.
  @Test(
    "A sorted search shows its results so far, and all of them if it has time",
    arguments: [false, true], [false, true])
  func sortedSearchesShowWhatTheyFound(isInMemory: Bool, isBackwards: Bool) async throws {
    var store: any RecordStore = try Scratch().store(FindingTests.many)
    if isInMemory {
      let all = try await store.window(WindowRequest(table: "t", size: 20_000)).records
      store = MemoryStore(schema: try await store.schema(), records: ["t": all.map(\.record)])
    }
    func ask(_ timeLimit: Duration, isWhole: Bool) async throws -> Window {
      try await store.window(
        WindowRequest(
          table: "t", anchor: isBackwards ? .last : .first, order: RowOrder(column: "rank"),
          search: RowSearch("999", timeLimit: timeLimit, isWhole: isWhole), size: 1000))
    }
    let whole = try await ask(.seconds(3600), isWhole: true)
    let scan = try #require(whole.scan)
    #expect(scan.isSorted && !scan.isInterim && scan.rest == nil && scan.rowsRead == Self.count)
    let interim = try await ask(.zero, isWhole: false)
    let scanned = try #require(interim.scan)
    #expect(scanned.isSorted && scanned.isInterim && scanned.rest == (isBackwards ? .last : .first))
    #expect(scanned.rowsRead > 0 && scanned.rowsRead < Self.count)
    let keys = interim.records.map(\.key)
    #expect(keys == whole.records.map(\.key).filter(keys.contains))
    #expect(keys.count < whole.records.count)
    let givenUp = try await ask(.zero, isWhole: true)
    #expect(givenUp.scan?.gaveUpSorting == true && givenUp.scan?.isInterim == false)
    #expect(givenUp.scan?.rest != nil)
  }

  @Test(
    "A search continues even if the row at which it stopped was removed", arguments: [nil, "name"],
    [false, true])
  func goesOnBehindARowThatIsGone(_ column: String?, isBackwards: Bool) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(FindingTests.many)
    let search = RowSearch("name", timeLimit: .zero)
    var place: WindowRequest.Anchor? = isBackwards ? .last : .first
    var found: [String] = []
    var gone: Set<String> = []
    while let anchor = place {
      let window = try await store.window(
        WindowRequest(
          table: "t", anchor: anchor, order: RowOrder(column: column), search: search, size: 20_000)
      )
      found += window.records.map(\.key.shown)
      place = window.scan?.rest
      guard case .after(let key, _)? = place else {
        guard case .before(let key, _)? = place else { break }
        try scratch.run("DELETE FROM t WHERE id = \(key.shown)")
        gone.insert(key.shown)
        continue
      }
      try scratch.run("DELETE FROM t WHERE id = \(key.shown)")
      gone.insert(key.shown)
    }
    #expect(!gone.isEmpty)
    #expect(found.count == Self.count && Set(found).count == Self.count)
  }

  @Test("A list that is not sorted in time is shown in key order, page by page")
  func orderGivenUpIsThatOfTheKeys() async throws {
    let scratch = try Scratch()
    _ = try scratch.run(FindingTests.many)
    let store = try SQLiteStore(path: scratch.path(), sorting: .zero)
    defer { store.close() }
    var place = WindowRequest.Anchor.first
    var found: [Int] = []
    while found.count < Self.count {
      let window = try await store.window(
        WindowRequest(
          table: "t", anchor: place, order: RowOrder(column: "rank"), size: Self.count * 2 / 5))
      #expect(window.scan?.gaveUpSorting == true && window.scan?.isSorted == false)
      let ids = window.records.compactMap { Int($0.key.shown) }
      guard let last = window.records.last else { break }
      found += ids
      place = .after(last.key, at: [.integer(0), .integer(1)])
    }
    #expect(found == Array(1...Self.count))
  }

  @Test("A cancelled sort is not reported as taking too long")
  func aSortThatIsLeftIsNotUnsortable() async throws {
    let store = try Scratch().store(FindingTests.long)
    let request = WindowRequest(table: "t", order: RowOrder(column: "rank"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.window(request)
    }
    await #expect(throws: StoreError.failed(detail: "nobody waits for the rows")) {
      try await task.value
    }
  }

  @Test("Records are read and written while a long search runs")
  func aLongSearchHoldsUpNothing() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE big (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE t (x); INSERT INTO t VALUES (0);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(Self.longCount))
        INSERT INTO big SELECT i, 'name ' || i FROM n;
      """)
    let (ends, end) = AsyncStream<Int>.makeStream()
    let request = WindowRequest(table: "big", search: RowSearch("zzz", timeLimit: .seconds(3600)))
    let search = Task {
      defer { end.yield(-1) }
      return try await store.window(request)
    }
    for value in 1...20 {
      let read = try #require(try await store.record(RecordKey("1"), in: "t"))
      _ = try await store.change(
        Change("t", RecordKey("1"), "x", read.record["x"], .integer(Int64(value))))
      end.yield(value)
    }
    let window = try await search.value
    #expect(window.scan?.rowsRead == Self.longCount && window.scan?.rest == nil)
    var order: [Int] = []
    for await number in ends.prefix(21) { order.append(number) }
    // A search that blocked the store would let at most one through, before its start.
    #expect(order.firstIndex(of: -1) ?? 0 >= 3, "\(order)")
  }

  /// The place of a walk would mean another row there.
  @Test("A search does not go on in a file that has replaced its own", .promise(13))
  func endsWithItsFile() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(FindingTests.people)
    _ = try await store.schema()
    let plan = RowFinder.Plan(
      file: UUID(), isNumbered: false, hasOrder: true, isBackwards: false, searched: ["name"],
      targets: [:])
    let finder = RowFinder(
      file: store.file, request: WindowRequest(table: "people"), plan: plan,
      matcher: RowMatcher(SearchQuery("ada")), begun: .now, sorting: .zero,
      secretTokens: store.secretTokens)
    await #expect(throws: StoreError.busy(path: scratch.path())) {
      try await finder.walk(
        finder.matching(1, isBackwards: false, from: nil), until: .now)
    }
  }

  @Test("A sorted table that needs a missing function for its rows is refused with the reason")
  func needsAFunction() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO t VALUES (1, 'a');
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT', 'name TEXT, l AS (mylen(name))')
        WHERE name = 't';
      """)
    for order in [RowOrder.key, RowOrder(column: "name")] {
      await #expect(
        throws: StoreError.unavailable(table: "t", detail: "unknown function: mylen()")
      ) { try await store.window(WindowRequest(table: "t", order: order)) }
    }
  }

  @Test("A cancelled search ends with its current step")
  func endsOnceItIsLeft() async throws {
    let store = try Scratch().store(FindingTests.long)
    let request = WindowRequest(table: "t", search: RowSearch("zzz", timeLimit: .seconds(3600)))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.window(request)
    }
    let window = try await task.value
    #expect(window.scan?.rest != nil && window.records.isEmpty)
  }

  private static let count = Depth.of(6_000, all: 20_000)
  /// A number of rows that no machine reads in one step of a search.
  private static let longCount = 1_000_000
  private static let long = """
    CREATE TABLE t (id INTEGER PRIMARY KEY, rank);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(longCount))
    INSERT INTO t SELECT i, i % 7 FROM n;
    """
  private static let many = """
    CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, rank);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
    INSERT INTO t SELECT i, 'name ' || (i * 7919 % \(count)), i % 7 FROM n;
    CREATE INDEX by_name ON t (name);
    """

  @Test(
    "Long texts are searched in their first 64 kB; blobs, NUL and invalid UTF-8 are handled",
    arguments: ["", "WITHOUT ROWID"])
  func searchesOddValues(_ suffix: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INT PRIMARY KEY, a TEXT, b) \(suffix);
      INSERT INTO t VALUES
        (1, 'one', zeroblob(300000)), (2, hex(zeroblob(40000)) || 'deep', 'two'),
        (3, 'early' || hex(zeroblob(400000)), 3), (4, CAST(x'41ff42' AS TEXT), 4.5),
        (5, CAST(x'410042' AS TEXT), NULL), (6, 'ÀB''%_"', 'sechs');
      """)
    for (query, expected) in [
      ("one", ["1"]), ("deep", []), ("two", ["2"]), ("early 3", ["3"]), ("4.5", ["4"]),
      ("a\0b", ["5"]), ("\0", ["5"]), ("ab", ["6"]), ("%", ["6"]), ("_", ["6"]), ("\"", ["6"]),
      ("'", ["6"]), ("b", ["4", "5", "6"]), ("\u{FFFD}", ["4"]),
    ] {
      #expect(try await keys(store, query, in: "t") == expected, "\(query)")
      let sorted = try await store.window(
        WindowRequest(
          table: "t", order: RowOrder(column: "a"),
          search: RowSearch(query, timeLimit: .seconds(3600), isWhole: true)))
      #expect(Set(sorted.records.map(\.key.shown)) == Set(expected), "\(query)")
    }
    let byBytes = try await store.window(
      WindowRequest(
        table: "t", order: RowOrder(column: "b"),
        search: RowSearch("", timeLimit: .seconds(3600), isWhole: true)))
    #expect(byBytes.records.map(\.key.shown) == ["5", "3", "4", "6", "2", "1"])
  }

  @Test("Views and full-text tables can be searched and paged")
  func searchesViewsAndModules() async throws {
    let store = try Scratch().store(
      FindingTests.people + """
        CREATE VIEW v AS SELECT name FROM people;
        CREATE VIRTUAL TABLE notes USING fts5(text);
        INSERT INTO notes VALUES ('first'), ('second one'), ('third one');
        """)
    #expect(try await keys(store, "o", in: "v") == ["2", "3"])
    let after = try await store.window(
      WindowRequest(
        table: "v", anchor: .after(RecordKey("2")), order: RowOrder(column: "name"),
        search: RowSearch("o", timeLimit: .seconds(3600)), size: 1))
    #expect(after.records.map(\.key.shown) == ["3"])
    #expect(after.hasPrevious && !after.hasNext && after.countBefore == 1)
    #expect(try await keys(store, "ONE", in: "notes") == ["2", "3"])
    let sorted = try await store.window(
      WindowRequest(table: "notes", order: RowOrder(column: "text", isDescending: true)))
    #expect(sorted.records.map(\.key.shown) == ["3", "2", "1"])
  }

  @Test(
    "A page position that the store never returned is accepted",
    arguments: [
      WindowRequest.Anchor.after(RecordKey("99999")), .after(RecordKey("x"), at: [.blob([1])]),
      .before(RecordKey("-5"), at: [.null, .null, .null]), .after(RecordKey(""), at: [.real(1)]),
    ])
  func takesInventedPlaces(_ place: WindowRequest.Anchor) async throws {
    let store = try Scratch().store(FindingTests.people)
    for column in [nil, "name", "nothing"] {
      let window = try await store.window(
        WindowRequest(
          table: "people", anchor: place, order: RowOrder(column: column),
          search: RowSearch("e", timeLimit: .seconds(3600))))
      #expect(window.records.count <= 3)
    }
  }
}
