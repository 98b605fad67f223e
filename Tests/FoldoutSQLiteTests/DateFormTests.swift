import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// The forms of dates where values alone do not decide: other columns, the file, and the person
/// who opened it.
@Suite("Forms of dates beyond the values") struct DateFormTests {
  private static let notes = """
    CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
    CREATE TABLE ZNOTE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZTITLE VARCHAR,
      ZCREATED TIMESTAMP, ZEDITED TIMESTAMP, ZREMINDER TIMESTAMP, ZVISITED FLOAT,
      ZDUE TIMESTAMP);
    INSERT INTO ZNOTE VALUES
      (1, 1, 4, 'Shopping', 413779107.097813, 460062346.372972, NULL, 460062346.5, 413779107.5),
      (2, 1, 2, 'Ideas', 1100000000, -3000000000, NULL, 460062346.5, 63113904000),
      (3, 1, 2, 'Past', 1100000000, -3000000000, NULL, 460062346.5, -63114076800);
    """

  /// Stores a day and time in a column of the table's first record, as its field does.
  private func store(
    _ value: LocalDateTime, in column: String, of table: String, _ store: SQLiteStore
  ) async throws {
    let schema = try #require(try await store.schema().table(table))
    let field = try #require(
      schema.form(isWritable: true).fields.first { $0.id.name == column })
    let row = try #require(try await store.window(WindowRequest(table: table)).records.first)
    var record = row.record
    #expect(field.write(&record, .dateTime(value)))
    let change = Change(table, row.key, column, row.record[column], record[column])
    guard case .stored(_, [], _) = try await store.change(change) else {
      Issue.record("\(column) is not stored unaltered")
      return
    }
  }

  @Test("Dates of Core Data count from 2001, and are stored so", .promise(6))
  func coreData() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(DateFormTests.notes)
    let table = try #require(try await store.schema().table("ZNOTE"))
    #expect(table.column("ZDUE")?.never == .integer(63_113_904_000))
    for name in ["ZCREATED", "ZEDITED", "ZREMINDER", "ZDUE"] {
      let column = table.column(name)
      #expect(column?.momentForm == .init(.secondsSince2001, allowsFraction: true), "\(name)")
      #expect(column?.dateForm == nil && column?.dateEvidence == .proven, "\(name)")
    }
    #expect(table.column("ZVISITED")?.momentForm == nil)
    let value = try #require(LocalDateTime(year: 2026, month: 11, day: 27, hour: 10, minute: 0))
    for name in ["ZEDITED", "ZREMINDER"] {
      try await self.store(value, in: name, of: "ZNOTE", store)
      let stored = try scratch.text(
        "SELECT typeof(\(name)) || ' ' || \(name) FROM ZNOTE WHERE Z_PK = 1")
      #expect(stored == "integer 817466400")
    }
  }

  @Test(
    "A date of a finer unit is stored in the unit of its column",
    .promise(6),
    arguments: [
      ("last_visit_time INTEGER", "13161017332037692", "integer 13222407845000000"),
      ("dateAdded INTEGER", "1309518839062650", "integer 1577934245000000"),
      ("date INTEGER", "531955414791503000", "integer 599627045000000000"),
      ("file_ticks INTEGER", "637134336123456789", "integer 637135310450000000"),
      ("post_date TEXT(14)", "'20150331220000'", "text 20200102030405"),
      ("post_date INTEGER", "20150331220000", "integer 20200102030405"),
    ])
  func finerUnits(column: String, value: String, expected: String) async throws {
    let scratch = try Scratch()
    let name = try #require(column.split(separator: " ").first.map(String.init))
    let store = try scratch.store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, \(column)); INSERT INTO t VALUES (1, \(value))")
    let typed = try #require(
      LocalDateTime(year: 2020, month: 1, day: 2, hour: 3, minute: 4, second: 5))
    try await self.store(typed, in: name, of: "t", store)
    #expect(try scratch.text("SELECT typeof(\(name)) || ' ' || \(name) FROM t") == expected)
  }

  @Test(
    "The person who opens a file decides from which year the numbers of a column count",
    arguments: [
      ("460062346.372972", StoredMoment.Epoch.of2001, StoredMoment.Unit?.some(.secondsSince2001)),
      ("460062346.372972", .of1970, .seconds), ("1500000000", .of2001, .secondsSince2001),
      ("637134336000000000", .of2001, .nanosecondsSince2001),
      ("637134336000000000", .of1, .ticks), ("132223104000000000", .of1601, .fileTime),
      ("13161017332037692", .of1601, .microsecondsSince1601),
      ("1700000000123456789", .of1970, .nanoseconds), ("NULL", .of2001, .secondsSince2001),
      ("NULL", .of1601, nil),
    ])
  func requested(value: String, epoch: StoredMoment.Epoch, unit: StoredMoment.Unit?) async throws {
    let scratch = try Scratch()
    try scratch.run("CREATE TABLE visits (id INTEGER PRIMARY KEY, mark); ")
    try scratch.run("INSERT INTO visits VALUES (1, \(value))")
    let epochs = EpochColumns([.init(table: "Visits", column: "MARK"): epoch])
    let store = try SQLiteStore(path: scratch.path(), epochs: epochs)
    let column = try await store.schema().table("visits")?.column("mark")
    #expect(column?.momentForm?.unit == unit)
    #expect(column?.dateEvidence == (unit == nil ? nil : .requested))
  }

  @Test(
    "A column whose values contradict the year that was said tells why",
    arguments: [
      ("mark", "42", .of1601, .values), ("mark", "'soon'", .of2001, .texts),
      ("mark TEXT", "460062346", .of2001, .texts), ("mark TEXT", "'20240131'", .of1970, .texts),
      ("mark DATETIME", "'2024-01-31'", .of1970, .texts), ("mark BLOB", "x'01'", .of1, .values),
      ("mark TIME", "460062346", .of2001, nil), ("mark TEXT", "NULL", .of2001, nil),
      ("mark", "0", .of1601, nil),
    ] as [(String, String, StoredMoment.Epoch, ColumnSchema.EpochConflict?)])
  func conflicts(
    column: String, value: String, epoch: StoredMoment.Epoch, conflict: ColumnSchema.EpochConflict?
  ) async throws {
    let scratch = try Scratch()
    try scratch.run("CREATE TABLE t (id INTEGER PRIMARY KEY, \(column)); ")
    try scratch.run("INSERT INTO t VALUES (1, \(value))")
    let epochs = EpochColumns([.init(table: "t", column: "mark"): epoch])
    let store = try SQLiteStore(path: scratch.path(), epochs: epochs)
    #expect(try await store.schema().table("t")?.column("mark")?.epochConflict == conflict)
  }

  @Test(
    "Names that programs give to moments are confirmed by their numbers",
    arguments: [
      // Chrome.
      ("creation_utc", "13161017332037692", .microsecondsSince1601),
      ("last_access_utc", "13161017332037692", .microsecondsSince1601),
      ("expires_utc", "13161017332037692", .microsecondsSince1601),
      ("last_visit_time", "13161017332037692", .microsecondsSince1601),
      ("date_added", "13161017332037692", .microsecondsSince1601),
      ("sourceUtc", "1309518839062", .milliseconds), ("page_gmt", "1309518839", .seconds),
      ("last_access", "1309518839", .seconds), ("last_visit", "1309518839", .seconds),
      // Firefox.
      ("lastModified", "1309518839062650", .microseconds),
      ("dateAdded", "1309518839062650", .microseconds),
      ("last_visit_date", "1309518839062650", .microseconds),
      ("lastAccessed", "1309518839062650", .microseconds),
      ("creationTime", "1309518839062650", .microseconds),
      // Android.
      ("date", "1309518839062", .milliseconds), ("date_sent", "1309518839062", .milliseconds),
      ("last_time_contacted", "1309518839062", .milliseconds),
      // Skype, Windows, Kodi.
      ("timestamp__ms", "1309518839062", .milliseconds),
      ("creation_timestamp", "1309518839", .seconds),
      ("LastWriteTime", "132223104000000000", .fileTime),
      ("LastWriteTimeUtc", "132223104000000000", .fileTime),
      ("LastWriteTime", "1309518839", .seconds),
      ("LastWriteTime", "409518839", nil),
      ("lastPlayed", "1309518839", .seconds), ("dateAdded", "1309518839", .seconds),
      // Anki.
      ("mod", "1411124400", .seconds), ("crt", "1411124400", .seconds),
      ("scm", "1411124400123", .milliseconds), ("ls", "1411124400123", .milliseconds),
      // WhatsApp, Signal, Telegram, Thunderbird, Lightroom.
      ("message_timestamp", "1309518839062", .milliseconds),
      ("received_timestamp", "1309518839062", .milliseconds),
      ("date_received", "1309518839062", .milliseconds),
      ("date_read", "1309518839062", .milliseconds),
      ("datetaken", "1309518839062", .milliseconds), ("last_activity", "1309518839", .seconds),
      ("last_id", "1309518839", nil), ("date", "1309518839", .seconds),
      ("date", "1309518839062650", .microseconds), ("importTimestamp", "1309518839", .seconds),
      ("touchTime", "413779107.097813", nil),
      // The values must confirm a name.
      ("creation_utc", "42", nil), ("utc_offset", "1309518839", nil), ("visit", "1309", nil),
    ] as [(String, String, StoredMoment.Unit?)])
  func names(name: String, value: String, unit: StoredMoment.Unit?) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, \(name) NUMERIC);
      INSERT INTO t VALUES (1, \(value)), (2, \(value)), (3, 0), (4, NULL);
      """)
    let column = try await store.schema().table("t")?.column(name)
    #expect(column?.momentForm?.unit == unit)
    #expect(column?.dateEvidence == (unit == nil ? nil : .named))
  }

  @Test("A date of Lightroom that is a text is one by its values")
  func captureTime() async throws {
    let store = try Scratch().store(
      "CREATE TABLE t (captureTime, x); INSERT INTO t VALUES ('2014-02-11T02:38:27.09', 1)")
    let column = try await store.schema().table("t")?.column("captureTime")
    #expect(column?.dateForm == .dayAndTime(separator: .letter, .fraction(digits: 2)))
  }

  @Test("A default of the current time is stored in the form of its column", .promise(6))
  func defaults() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      """
      CREATE TABLE post (id INTEGER PRIMARY KEY, title TEXT,
        created DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
        changed DATETIME DEFAULT current_timestamp, day DATE DEFAULT CURRENT_DATE,
        seen TIMESTAMP DEFAULT CURRENT_TIMESTAMP, at TEXT DEFAULT CURRENT_TIMESTAMP);
      INSERT INTO post VALUES (1, 'One', 1675300033123, NULL, 1029283200, '2002-08-14T09:30:00',
        '2002-08-14 09:30:00');
      """)
    let outcome = try await store.insert(
      Insertion(table: "post", cells: [.init(column: "title", new: .text("Two"))]))
    guard case .stored(_, [], let alsoWritten, false) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(alsoWritten == ["id", "created", "changed", "day", "seen", "at"])
    let found = try scratch.text(
      """
      SELECT typeof(created) || ' ' || (created > 1680000000000) || ' ' || (created % 1000) || ' '
        || (changed = created) || ' ' || typeof(day) || ' ' || (day % 86400) || ' '
        || (day = created / 86400000 * 86400) || ' ' || (seen LIKE '____-__-__T__:__:__') || ' '
        || (at LIKE '____-__-__ __:__:__')
      FROM post WHERE id = 2
      """)
    #expect(found == "integer 1 0 1 integer 0 1 1 1")
    let given = try await store.insert(
      Insertion(table: "post", cells: [.init(column: "created", new: .integer(7))]))
    guard case .stored(let record, [], _, false) = given else {
      Issue.record("\(given)")
      return
    }
    #expect(record.record["created"] == .integer(7))
  }

  @Test(
    "A default that is an expression is stored in the form of its column", .promise(6),
    arguments: [
      ("DATETIME DEFAULT (datetime('now'))", "1675300033123", "integer 13"),
      ("TEXT DEFAULT (strftime('%s','now'))", "'2024-05-01 10:00:00'", "text 19"),
      ("DATETIME DEFAULT (unixepoch())", "'2024-05-01T10:00:00.000Z'", "text 24"),
      ("TIMESTAMP DEFAULT (julianday('now'))", "1675300033", "integer 10"),
      ("DATETIME DEFAULT (date('now','localtime'))", "'2024-05-01 10:00:00'", "text 19"),
      ("DATETIME DEFAULT (datetime('now','localtime'))", "1675300033123", "integer 13"),
      ("TEXT DEFAULT (CURRENT_TIMESTAMP || 'Z')", "'2024-05-01T10:00:00Z'", "text 20"),
      ("INTEGER DEFAULT (unixepoch())", "1675300033", "integer 10"),
      ("DATETIME DEFAULT (unixepoch())", "NULL", "integer 10"),
      ("DATETIME DEFAULT '0000-00-00'", "'0000-00-00 00:00:00'", "text 19"),
    ])
  func defaultExpressions(column: String, value: String, expected: String) async throws {
    let scratch = try Scratch()
    let rows = (2...5).map { "INSERT INTO t VALUES (\($0), 'x', \(value));" }.joined()
    let store = try scratch.store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, n TEXT, created_at \(column)); \(rows)")
    _ = try await store.insert(
      Insertion(table: "t", cells: [.init(column: "n", new: .text("y"))]))
    let sql = "SELECT typeof(created_at) || ' ' || length(created_at) FROM t WHERE n = 'y'"
    #expect(try scratch.text(sql) == expected)
    let isNow = """
      SELECT abs(julianday(created_at,
        iif(typeof(created_at) = 'integer', 'auto', '+0 days')) - julianday('now')) < 2
      FROM t WHERE n = 'y'
      """
    if !column.contains("'0000"), expected != "integer 13" {
      #expect(try scratch.text(isNow) == "1")
    }
  }

  @Test(
    "Rows without a value say nothing about a column of dates",
    arguments: ["DELETE FROM t WHERE id > 5", "DELETE FROM t WHERE id = 1", "SELECT 1"])
  func nullsFirst(change: String) async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, issued TEXT, paid TEXT, untyped, note TEXT,
        late TEXT, empty TEXT);
      INSERT INTO t (id, issued) VALUES (1, '2024-01-02'), (2, '2024-01-03'), (3, '2024-01-04'),
        (4, '2024-01-05');
      INSERT INTO t VALUES (5, '2024-01-06', '2024-02-01 10:00:00', '2024-02-01 10:00:00', 'a',
        '2024-02-01', NULL), (6, '2024-01-07', '2024-02-02 11:30:00', '2024-02-02 11:30:00', NULL,
        'soon', NULL);
      \(change);
      """)
    let table = try #require(try await store.schema().table("t"))
    #expect(table.column("issued")?.dateForm == .day)
    for name in ["paid", "untyped"] {
      #expect(table.column(name)?.dateForm == .dayAndTime(separator: .blank, .seconds), "\(name)")
    }
    for name in ["note", "empty"] { #expect(table.column(name)?.dateForm == nil, "\(name)") }
    #expect((table.column("late")?.dateForm == nil) == !change.contains("> 5"))
  }

  @Test("An index, or the last rows, show the dates of a column whose first 10,000 rows have none")
  func indexed() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, paid TEXT, at INTEGER, seen_at INTEGER, late TEXT,
        amid TEXT);
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 10001)
      INSERT INTO t (id) SELECT i FROM n UNION ALL SELECT i + 20000 FROM n;
      INSERT INTO t VALUES (15000, '2024-02-01', NULL, 1029317415, NULL, '2024-02-01'),
        (40000, NULL, 1029317415, NULL, '2024-02-01', NULL);
      CREATE INDEX paid ON t (paid COLLATE NOCASE); CREATE INDEX seen ON t (seen_at DESC);
      """)
    let table = try #require(try await store.schema().table("t"))
    #expect(table.column("paid")?.dateForm == .day)
    #expect(table.column("seen_at")?.momentForm?.unit == .seconds)
    #expect(table.column("late")?.dateForm == .day)
    #expect(table.column("at")?.momentForm?.unit == .seconds)
    // Reading further without an index could take any time.
    #expect(table.column("amid")?.dateForm == nil)
  }
}
