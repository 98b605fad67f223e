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
      ZCREATED TIMESTAMP, ZEDITED TIMESTAMP, ZREMINDER TIMESTAMP, ZVISITED FLOAT);
    INSERT INTO ZNOTE VALUES
      (1, 1, 4, 'Shopping', 413779107.097813, 460062346.372972, NULL, 460062346.5),
      (2, 1, 2, 'Ideas', 1100000000, -3000000000, NULL, 460062346.5);
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
    for name in ["ZCREATED", "ZEDITED", "ZREMINDER"] {
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
      ("NULL", .of1601, nil), ("42", .of1601, nil), ("'soon'", .of2001, nil),
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

  @Test("An index finds the dates of a column whose first 10,000 rows have none")
  func indexed() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, paid TEXT, at INTEGER, seen_at INTEGER, late TEXT);
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 10001)
      INSERT INTO t (id) SELECT i FROM n;
      INSERT INTO t VALUES (20000, '2024-02-01', 1029317415, 1029317415, '2024-02-01');
      CREATE INDEX paid ON t (paid COLLATE NOCASE); CREATE INDEX seen ON t (seen_at DESC);
      """)
    let table = try #require(try await store.schema().table("t"))
    #expect(table.column("paid")?.dateForm == .day)
    #expect(table.column("seen_at")?.momentForm?.unit == .seconds)
    // Reading further without an index could take any time.
    #expect(table.column("late")?.dateForm == nil && table.column("at")?.momentForm == nil)
  }
}
