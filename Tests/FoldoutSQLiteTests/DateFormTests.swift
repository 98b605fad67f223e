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

  @Test("A column of dates without values takes the form of its type in the table, or in the file")
  func shared() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, made DATETIME, changed DATETIME, gone DATETIME,
        born DATE, died DATE, seen TIMESTAMP);
      INSERT INTO a VALUES (1, 1675300033123, 1680578499370, NULL, 1029283200000, NULL, NULL);
      CREATE TABLE b (id INTEGER PRIMARY KEY, made datetime, at TIMESTAMP);
      CREATE TABLE c (id INTEGER PRIMARY KEY, made DATETIME, gone DATETIME, seen TIMESTAMP);
      INSERT INTO c VALUES (1, '2002-08-14T00:00:00', NULL, '2002-08-14T09:30:00.250');
      CREATE TABLE d (id INTEGER PRIMARY KEY, seen TIMESTAMP(6), day DATETIME);
      INSERT INTO d VALUES (1, NULL, '2002-08-14');
      """)
    let schema = try await store.schema()
    func form(_ table: String, _ name: String) -> String {
      guard let column = schema.table(table)?.column(name) else { return "" }
      let form = column.dateForm.map { "\($0)" } ?? column.momentForm.map { "\($0.unit)" } ?? ""
      let days = column.momentForm?.isDay == true ? " days" : ""
      return "\(form)\(days) \(column.dateEvidence.map { "\($0)" } ?? "")"
    }
    let milliseconds = "milliseconds shared"
    #expect(form("a", "gone") == milliseconds)
    #expect(form("b", "made") == milliseconds)
    #expect(form("a", "died") == "milliseconds days shared")
    let withT = "dayAndTime(separator: FoldoutForms.StoredDate.Separator.letter,"
    #expect(form("c", "gone").hasPrefix("\(withT) "))
    #expect(form("c", "gone").hasSuffix(".seconds, zone: nil) shared"))
    for (table, name) in [("a", "seen"), ("b", "at")] {
      #expect(form(table, name).hasPrefix(withT))
      #expect(form(table, name).hasSuffix("fraction(digits: 3), zone: nil) shared"))
    }
    #expect(form("d", "seen").hasSuffix("seconds, zone: nil) unconfirmed"))
  }

  @Test("A column that is only named for dates takes the form of its table's, if it has no values")
  func sharedByName() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, created_at TEXT, updated_at TEXT, login TEXT,
        hired_date TEXT, made_at INTEGER, deleted_at INTEGER, exit_date TEXT);
      INSERT INTO a VALUES (1, '2024-01-02T08:30:00.123Z', NULL, NULL, '2024-01-02', 1675300033123,
        NULL, NULL);
      CREATE TABLE b (id INTEGER PRIMARY KEY, updated_at TEXT, deleted_at INTEGER);
      CREATE TABLE c (id INTEGER PRIMARY KEY, made_at INTEGER, expires_at INTEGER DEFAULT 0,
        deleted INTEGER NOT NULL DEFAULT 0, read INTEGER DEFAULT 0);
      INSERT INTO c VALUES (1, 1675300033, 0, 0, 0);
      """)
    let schema = try await store.schema()
    for name in ["expires_at", "deleted"] {
      let column = schema.table("c")?.column(name)
      #expect(column?.momentForm?.unit == .seconds && column?.never == .integer(0), "\(name)")
    }
    #expect(schema.table("c")?.column("read")?.binding.kind == .flag)
    let (a, b) = (try #require(schema.table("a")), try #require(schema.table("b")))
    #expect(a.column("updated_at")?.dateForm == a.column("created_at")?.dateForm)
    #expect(a.column("deleted_at")?.momentForm?.unit == .milliseconds)
    #expect(a.column("exit_date")?.dateForm == .day)
    for name in ["updated_at", "deleted_at", "exit_date"] {
      #expect(a.column(name)?.dateEvidence == .shared)
    }
    for column in [a.column("login"), b.column("updated_at"), b.column("deleted_at")] {
      #expect(column?.dateForm == nil && column?.momentForm == nil && column?.dateEvidence == nil)
    }
  }

  @Test(
    "The first and the last of all days mean never, and are stored as the column has them",
    arguments: [
      ("to_date DATE", "'9999-01-01'"), ("ends DATETIME", "'9999-12-31 23:59:59'"),
      ("valid_until TEXT", "'9999-12-31T00:00:00'"), ("until INTEGER", "253402300799"),
      ("Shipped TEXT", "'0001-01-01 00:00:00'"), ("seen TEXT", "'0001-01-01T00:00:00Z'"),
      ("login_at INTEGER", "-62135596800"),
    ])
  func lastDays(column: String, value: String) async throws {
    let name = try #require(column.split(separator: " ").first.map(String.init))
    let date =
      value.hasPrefix("'")
      ? value.replacing(/9999|0001/, with: "2024").replacing("00:00:00", with: "09:30:00")
      : "1700000000"
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, \(column));
      INSERT INTO t VALUES (1, \(value)), (2, \(date))
      """)
    let table = try #require(try await store.schema().table("t"))
    let field = try #require(table.form(isWritable: true).fields.first { $0.id.name == name })
    let rows = try await store.window(WindowRequest(table: "t")).records.map(\.record)
    let last = try #require(rows.first)
    #expect(field.read(last) == .value(.never))
    var copy = try #require(rows.last)
    #expect(copy[name] != last[name])
    // No row has NULL.
    #expect(field.write(&copy, try field.cleared()))
    #expect(copy[name] == last[name])
  }

  @Test("Seconds below 1,000,000,000 count from 1970 if the table's others of the type do")
  func sharedUnit() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE a (id INTEGER PRIMARY KEY, released_at dt_integer(8), added_at dt_integer(8));
      INSERT INTO a VALUES (1, 296352000, 1706690000), (2, 819244800, 1706690100);
      CREATE TABLE b (id INTEGER PRIMARY KEY, released_at INTEGER, added_at REAL, seen_at INTEGER);
      INSERT INTO b VALUES (1, 296352000, 1706690000, 1706690000123);
      """)
    let schema = try await store.schema()
    let shared = schema.table("a")?.column("released_at")
    #expect(shared?.momentForm?.unit == .seconds && shared?.dateEvidence == .shared)
    let alone = schema.table("b")?.column("released_at")
    #expect(alone?.momentForm == nil && alone?.mayCountFromSeveralDays == true)
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

  @Test("A column of dates has never instead of NULL if no row has NULL")
  func neverInsteadOfNull() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a DATE, b DATE, seen_unix INTEGER, d DATE);
      INSERT INTO t VALUES (1, '2024-01-02', '2024-01-02', 1720345600, NULL),
        (2, '', '', 0, '2024-01-02'), (3, '2024-01-03', NULL, 0, '2024-01-02');
      """)
    let columns = try #require(try await store.schema().table("t")).columns
    #expect(columns.filter(\.hasNeverInsteadOfNull).map(\.name) == ["a", "seen_unix"])
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

  @Test("Beside a never that is no date the last days are dates; a rare one begins no new record")
  func severalNevers() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, locked_until INTEGER NOT NULL DEFAULT 0,
        ordered DATE NOT NULL);
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20)
      INSERT INTO t SELECT i, 253402300799, '2024-01-02' FROM n;
      UPDATE t SET locked_until = 0, ordered = '0000-00-00' WHERE id = 1;
      UPDATE t SET locked_until = 1700000000 WHERE id = 2;
      """)
    let table = try #require(try await store.schema().table("t"))
    #expect(table.column("locked_until")?.never == .integer(0))
    #expect(table.column("ordered")?.never == .text("0000-00-00"))
    let form = table.newRecordForm()
    let values = table.newRecord(of: form)
    #expect(values["locked_until"] == .integer(0) && values["ordered"] == .null)
    #expect(form.fields.first { $0.id.name == "ordered" }?.isRequired == true)
    let row = try #require(try await store.window(WindowRequest(table: "t")).records.last?.record)
    let field = try #require(
      table.form(isWritable: true).fields.first { $0.id.name == "locked_until" })
    let here = FormEnvironment(
      locale: .init(identifier: "en_US"), timeZone: .gmt, now: .init(timeIntervalSince1970: 0))
    #expect(field.displayText(in: row, here)?.contains("9999") == true)
    var copy = row
    #expect(field.write(&copy, .never))
    #expect(copy["locked_until"] == .integer(0))
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
