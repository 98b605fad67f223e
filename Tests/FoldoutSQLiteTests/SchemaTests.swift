import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

@Suite struct SchemaTests {
  /// Returns the schema as text with a line for each column, for comparison as a whole.
  private func text(_ schema: Schema) -> String {
    schema.tables.map { table in
      let key =
        switch table.key {
        case .columns(let names): names.joined(separator: " + ")
        case .rowid: "(rowid)"
        case .rowNumber: "(place)"
        }
      let lines = table.columns.map { column in
        let traits: [String?] = [
          column.isNotNull ? "not null" : nil, column.isUnique ? "unique" : nil,
          column.isGenerated ? "generated" : nil, column.defaultText.map { "default \($0)" },
          column.reference.map { "-> \($0.table).\($0.column ?? "(key)")" },
          column.dateForm.map(describe),
        ]
        let shown = traits.compactMap(\.self).map { ", \($0)" }.joined()
        let type = column.declaredType.isEmpty ? "(none)" : column.declaredType
        return "  \(column.name): \(type)\(shown)"
      }
      return (["\(table.name) by \(key)\(table.isWritable ? "" : ", read-only")"] + lines)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Swift treats both compositions of é as equal, while SQLite compares names by bytes.
  @Test(
    "A table with two names that differ only in Unicode composition is read-only", .promise(5),
    arguments: [
      "id INTEGER PRIMARY KEY, \"caf\u{E9}\" TEXT, \"cafe\u{301}\" TEXT",
      "\"caf\u{E9}\" TEXT, \"cafe\u{301}\" TEXT, PRIMARY KEY (\"caf\u{E9}\", \"cafe\u{301}\")",
    ])
  func composed(_ columns: String) async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      "CREATE TABLE t (\(columns)); INSERT INTO t (\"caf\u{E9}\", \"cafe\u{301}\") VALUES ('a', 'b');"
    )
    let table = try #require(try await store.schema().table("t"))
    #expect(table.hasUnreadColumns && !table.isWritable)
    let row = try await store.window(WindowRequest(table: "t", anchor: .first, size: 2)).records[0]
    #expect(row.record["caf\u{E9}"] == .text("a"))
    let change = Change(
      table: "t", key: row.key,
      cells: [.init(column: "caf\u{E9}", original: Token(.text("a")), new: .text("c"))])
    await #expect(throws: StoreError.readOnly(table: "t")) { try await store.change(change) }
    await #expect(throws: StoreError.readOnly(table: "t")) {
      try await store.insert(Insertion(table: "t", cells: []))
    }
    await #expect(throws: StoreError.readOnly(table: "t")) {
      try await store.remove(
        Removal(table: "t", key: row.key, original: RowDigest(wire: "0")))
    }
    #expect(try scratch.text("SELECT count(*) FROM t") == "1")
  }

  @Test("Every odd table, column, key and index is described correctly")
  func everyOddityHasItsAnswer() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE "Order Details/%😀" ("a ""b"" c" TEXT PRIMARY KEY, [c d] INT DEFAULT (1 + 2), e);
      CREATE TABLE people (
        id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, boss INT REFERENCES people,
        team TEXT REFERENCES teams (code) ON DELETE CASCADE, a INT, b INT,
        total INT GENERATED ALWAYS AS (a + b), kept INT AS (a * b) STORED,
        FOREIGN KEY (a, b) REFERENCES pairs (x, y), UNIQUE (a, b));
      CREATE TABLE teams (code TEXT PRIMARY KEY DESC) WITHOUT ROWID;
      CREATE TABLE pairs (y INT, x INT, PRIMARY KEY (x, y));
      CREATE TABLE plain (rowid TEXT, oid);
      CREATE TABLE unreachable (rowid, _rowid_, oid);
      CREATE TABLE log (id INT PRIMARY KEY, text TEXT DEFAULT 'none');
      INSERT INTO log VALUES (NULL, 'a'), (NULL, 'b'), (1, 'c');
      CREATE UNIQUE INDEX some ON log (text) WHERE text <> 'none';
      CREATE VIEW names AS SELECT id, email AS "e mail" FROM people;
      CREATE VIEW broken AS SELECT * FROM nowhere;
      CREATE TABLE strict (id INTEGER PRIMARY KEY, x ANY, day TEXT) STRICT;
      CREATE VIRTUAL TABLE search USING fts5(words);
      """)
    #expect(
      text(try await store.schema()) == """
        Order Details/%😀 by a "b" c
          a "b" c: TEXT, unique
          c d: INT, default 1 + 2
          e: (none)
        broken by (place), read-only
        log by (rowid)
          id: INT, unique
          text: TEXT, default 'none'
        names by (place), read-only
          id: INTEGER
          e mail: TEXT
        pairs by x + y
          y: INT
          x: INT
        people by id
          id: INTEGER, not null, unique
          email: TEXT, not null, unique
          boss: INT, -> people.(key)
          team: TEXT, -> teams.code
          a: INT
          b: INT
          total: INT, generated
          kept: INT, generated
        plain by (rowid)
          rowid: TEXT
          oid: (none)
        search by (rowid), read-only
          words: (none)
        strict by id
          id: INTEGER, not null, unique
          x: ANY
          day: TEXT
        teams by code
          code: TEXT, not null, unique
        unreachable by (place), read-only
          rowid: (none)
          _rowid_: (none)
          oid: (none)
        """)
    let people = try await store.schema().table("people")
    #expect(people?.uniqueIndexes.contains(UniqueIndex(columns: ["a", "b"])) == true)
    await #expect(
      throws: StoreError.unavailable(table: "broken", detail: "no such table: main.nowhere")
    ) {
      try await store.window(WindowRequest(table: "broken"))
    }
  }

  /// Declared types, stored values, and the expected format.
  private static let declaredDates: [(String, [String], String)] = [
    ("DATE", [], "day"),
    ("DATETIME", [], "dayAndTime(blank, seconds)"),
    ("TIMESTAMP(6)", [], "dayAndTime(blank, seconds)"),
    ("timestamp with time zone", [], "dayAndTime(blank, seconds)"),
    ("TEXT", ["'2002-08-14'"], "day"), ("", ["'2002-08-14'", "NULL"], "day"),
    ("VARCHAR(10)", ["'2002-08-14 09:30:00'"], "dayAndTime(blank, seconds)"),
    ("TEXT", ["'2002-08-14 00:00:00'"], "dayAtMidnight(blank, seconds)"),
    ("TEXT", Array(repeating: "'2002-08-14'", count: 99) + ["'soon'"], "nil"),
    ("TEXT", ["NULL"], "nil"), ("TEXT", ["''"], "nil"), ("TEXT", ["'2002-08'"], "nil"),
    ("", ["'2002-08-14'", "20020814"], "nil"), ("INTEGER", ["'2002-08-14'"], "nil"),
    ("DATE", ["'2002-08-14'", "NULL", "'9999-01-01'"], "day"),
    ("DATETIME", ["'2002-08-14'", "'2024-02-31'"], "day"),
    ("DATETIME", ["'2002-08-14 00:00:00'"], "dayAtMidnight(blank, seconds)"),
    ("DATE", ["'2002-08-14T00:00:00'"], "dayAtMidnight(letter, seconds)"),
    (
      "DATETIME", ["'2002-08-14 00:00:00'", "'2002-08-14T00:00:00'"],
      "dayAndTime(blank, seconds)"
    ),
    (
      "DATETIME", ["'2002-08-14 09:30:00'", "'2002-08-14 00:00:00'"],
      "dayAndTime(blank, seconds)"
    ),
    (
      "TIMESTAMP", ["'2002-08-14T09:30:00'", "'2002-08-15T09:30:00'", "'2002-08-14 09:30:00'"],
      "dayAndTime(letter, seconds)"
    ),
    ("DATE", ["'2002-08-14'", "'2002-08-14 09:30:00'"], "nil"),
    ("DATETIME", ["'2002-08-14 09:30'"], "dayAndTime(blank, minutes)"),
    ("DATE", Array(repeating: "'2002-08-14'", count: 9) + ["'soon'"], "day"),
    ("DATE", Array(repeating: "'2002-08-14'", count: 8) + ["'soon'"], "nil"),
    ("DATE", ["'2024-02-31'"], "day"),
    (
      "DATETIME",
      Array(repeating: "'2024-02-29 10:11:12'", count: 9) + ["'2024-02-29T10:11:12Z'"],
      "dayAndTime(blank, seconds)"
    ),
    ("DATE", ["'14.8.2002'"], "nil"),
    ("DATE", ["20020814"], "nil"),
    ("DATE", ["x'323030322d30382d3134'"], "nil"),
    ("UPDATED", ["'2002-08-14'"], "nil"),
  ]

  @Test(
    "Date columns are recognised by declared type and stored values",
    arguments: declaredDates)
  func datesAreAsDeclaredAndAsFound(
    _ type: String, _ values: [String], _ expected: String
  ) async throws {
    let rows = values.map { "INSERT INTO t VALUES (\($0));" }.joined()
    let store = try Scratch().store("CREATE TABLE t (d \(type)); \(rows)")
    let form = try await store.schema().table("t")?.column("d")?.dateForm
    #expect(form.map(describe) ?? "nil" == expected)
  }

  /// Names, declared types, stored values, and the expected unit.
  private static let namedMoments: [(String, String, [String], String)] = [
    ("created_at", "INTEGER", ["1029317415"], "seconds"),
    ("created_at", "INTEGER", ["1029317415", "NULL", "1456790399"], "seconds"),
    ("CreatedAt", "BIGINT", ["1029317415250"], "milliseconds"),
    ("created_at_ms", "", ["1029317415250"], "milliseconds"),
    ("seen", "REAL", ["1029317415.25"], "seconds, real"),
    ("Sent On", "INTEGER", ["1029317415"], "seconds"),
    ("created_at", "REAL", ["2452500.89600694"], "julianDays, real"),
    ("visit_date", "INTEGER", ["2452501"], "julianDays, days"),
    ("visit_date", "REAL", ["2452500.5"], "julianDays, real, days"),
    ("visit_date", "INTEGER", ["1029283200", "1456704000"], "seconds, days"),
    ("visit_date", "INTEGER", ["1029283200", "1456704001"], "seconds"),
    ("created_at", "INTEGER", ["1029283200"], "seconds"),
    ("x", "DATETIME", ["1029317415"], "seconds"), ("x", "DATE", ["1029283200"], "seconds, days"),
    ("x", "TIMESTAMP", ["julianday('2002-08-14 09:30')"], "julianDays, real"),
    ("created_at", "INTEGER", ["1029317415", "253402300799"], "seconds"),
    ("created_at", "INTEGER", ["253402300799"], "seconds"),
    ("CreatedAt", "BIGINT", ["1029317415250", "253402214400000"], "milliseconds"),
    ("visit_date", "INTEGER", ["1029283200", "253402300799"], "seconds, days"),
    ("visit_date", "REAL", ["2452500.5", "5373484"], "julianDays, real, days"),
    ("created_at", "INTEGER", ["-1"] + SchemaTests.nine, "seconds"),
    ("created_at", "INTEGER", ["7", "8"] + SchemaTests.nine, "nil"),
    ("created_at", "INTEGER", [], "nil"), ("created_at", "INTEGER", ["0"], "nil"),
    ("created_at", "INTEGER", ["1029317415", "1"], "nil"),
    ("created_at", "INTEGER", ["1029317415", "1029317415250"], "nil"),
    ("created_at", "INTEGER", ["20020814"], "digitsOfDays, days"),
    ("is_on", "INTEGER", ["1", "0"], "nil"),
    ("play_time", "INTEGER", ["343719", "2452501"], "nil"),
    ("play_time", "INTEGER", ["2452501"], "nil"), ("phone", "INTEGER", ["1029317415"], "nil"),
    ("count", "INTEGER", ["1029317415"], "nil"), ("x", "DATE", ["20020814"], "digitsOfDays, days"),
    ("created_at", "TEXT", ["'1029317415'"], "nil"),
    // Seconds since 1970 or since 2001.
    ("created_at", "INTEGER", ["999999999"], "nil"), ("x", "DATE", ["489024000"], "nil"),
    ("created_at", "INTEGER", ["999999999", "1000000000"], "seconds"),
    ("created_unix", "INTEGER", ["999999999"], "seconds"),
    ("visit_time", "REAL", ["460062346.372972"], "nil"),
    ("dateAdded", "INTEGER", ["1309518839062650"], "microseconds"),
    ("last_visit_time", "INTEGER", ["13161017332037692"], "microsecondsSince1601"),
    ("date", "INTEGER", ["531955414791503000"], "nanosecondsSince2001"),
    // Nanoseconds since 2001 in 2021 and 2004, or ticks and FILETIME of other years.
    ("date", "INTEGER", ["637134336000000000"], "nil"),
    ("date", "INTEGER", ["132223104000000000"], "nil"),
    (
      "date", "INTEGER", ["637134336000000000", "700000000000000000"], "nanosecondsSince2001"
    ),
    ("created_ticks", "INTEGER", ["637134336123456789"], "ticks"),
    ("LastWriteFileTime", "INTEGER", ["132223104123456789"], "fileTime"),
    ("play_ticks", "INTEGER", ["343719"], "nil"),
    // Nanoseconds since 1970 in 2023, or since 2001 in 2054.
    ("created_ns", "INTEGER", ["1700000000123456789"], "nil"),
    ("date", "INTEGER", ["20240131", "20240229"], "digitsOfDays, days"),
    ("date", "INTEGER", ["20240131", "20240230"], "nil"),
    ("date", "INTEGER", ["20150331220000"], "digitsOfSeconds"),
    ("post_date", "TEXT(14)", ["'20150331220000'", "'20151117230000'"], "digitsOfSeconds, text"),
    ("post_date", "", ["'20240131'"], "digitsOfDays, text, days"),
    ("post_date", "TEXT", ["'20240131'", "'soon'"], "nil"),
    ("number", "TEXT", ["'20240131'"], "nil"), ("number", "INTEGER", ["20240131"], "nil"),
  ]

  @Test(
    "Columns of timestamps and Julian days are recognised by name, type and values",
    arguments: namedMoments)
  func momentsAreAsNamedAndAsFound(
    _ name: String, _ type: String, _ values: [String], _ expected: String
  ) async throws {
    let rows = values.map { "INSERT INTO t VALUES (\($0));" }.joined()
    let store = try Scratch().store("CREATE TABLE t (\"\(name)\" \(type)); \(rows)")
    let column = try #require(try await store.schema().table("t")?.columns.first)
    let parts = column.momentForm.map { form in
      [
        "\(form.unit)", form.allowsFraction ? "real" : nil, form.isText ? "text" : nil,
        form.isDay ? "days" : nil,
      ].compactMap(\.self)
    }
    #expect((parts ?? ["nil"]).joined(separator: ", ") == expected)
    #expect(column.dateForm == nil)
    #expect((column.dateEvidence == nil) == (expected == "nil"))
  }

  private static let nine = (0..<9).map { "\(1_029_317_415 + $0)" }

  @Test(
    "Time columns are recognised by declared type and stored values",
    arguments: [
      ("TIME", [], "minutes"), ("TIME", ["'09:30'"], "minutes"),
      ("time(3)", ["'09:30'"], "minutes"),
      ("TIME", ["'09:30:00'", "NULL", "'10:15:30'"], "seconds"),
      ("TIME", ["'09:30'", "'10:15:30'"], "seconds"),
      ("TIME", ["'09:30'", "'09:31'", "'10:15:30'"], "minutes"),
      ("TIME", ["'09:30:00.250'"], "fraction(digits: 3)"), ("TIME", ["'half past nine'"], "nil"),
      ("TIME", Array(repeating: "'09:30'", count: 9) + ["'soon'"], "minutes"),
      ("TIME", Array(repeating: "'09:30'", count: 8) + ["'soon'"], "nil"),
      ("TIME", ["'24:00'"], "nil"), ("TIME", ["930"], "nil"), ("TIMES", ["'09:30'"], "nil"),
      ("TEXT", ["'09:30'"], "nil"),
    ])
  func timesAreAsDeclaredAndAsFound(
    _ type: String, _ values: [String], _ expected: String
  ) async throws {
    let rows = values.map { "INSERT INTO t VALUES (\($0));" }.joined()
    let store = try Scratch().store("CREATE TABLE t (d \(type)); \(rows)")
    let form = try await store.schema().table("t")?.column("d")?.timeForm
    #expect(form.map { "\($0)" } ?? "nil" == expected)
  }

  /// The file stays open meanwhile.
  @Test("Columns that another program adds, renames or drops appear in the schema")
  func alteredTablesAreSeen() async throws {
    let scratch = try Scratch()
    let store = try scratch.store(
      "CREATE TABLE t (id INTEGER PRIMARY KEY, x); INSERT INTO t VALUES (1, 2)")
    #expect(
      text(try await store.schema()) == "t by id\n  id: INTEGER, not null, unique\n  x: (none)")
    try scratch.run("ALTER TABLE t ADD COLUMN y DATE DEFAULT '2002-08-14'")
    // Once for each connection, since each has to notice the change by itself.
    for _ in 0..<3 {
      let record = try await store.record(RecordKey("1"), in: "t")
      #expect(record?.record.columns == ["id", "x", "y"])
    }
    #expect(try await store.schema().table("t")?.column("y")?.dateForm == .day)
    try scratch.run("ALTER TABLE t RENAME COLUMN x TO z; ALTER TABLE t DROP COLUMN y")
    let outcome = try await store.change(Change("t", RecordKey("1"), "z", .integer(2), .integer(3)))
    guard case .stored(let record, [], _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      record.record == DynamicRecord(columns: ["id", "z"], values: [.integer(1), .integer(3)]))
    try scratch.run("DROP TABLE t; CREATE TABLE u (a)")
    for _ in 0..<3 {
      await #expect(throws: StoreError.unknownTable("t")) {
        try await store.record(RecordKey("1"), in: "t")
      }
    }
    #expect(text(try await store.schema()) == "u by (rowid)\n  a: (none)")
  }

  @Test(
    "The schema of the Chinook sample database is understood",
    .enabled(if: Chinook.isThere))
  func chinookIsUnderstood() async throws {
    let scratch = try Scratch()
    try Data(contentsOf: Chinook.file).write(to: URL(fileURLWithPath: scratch.path()))
    let before = try scratch.files()
    let store = try scratch.store()
    let schema = try await store.schema()
    let employee = try #require(schema.table("Employee"))
    #expect(
      schema.tables.map { "\($0.name) \($0.columns.count)" }.joined(separator: ", ") == """
        Album 3, Artist 2, Customer 13, Employee 15, Genre 2, Invoice 9, InvoiceLine 5, \
        MediaType 2, Playlist 2, PlaylistTrack 2, Track 9
        """)
    #expect(
      text(Schema(tables: [employee], isWritable: true)) == """
        Employee by EmployeeId
          EmployeeId: INTEGER, not null, unique
          LastName: NVARCHAR(20), not null
          FirstName: NVARCHAR(20), not null
          Title: NVARCHAR(30)
          ReportsTo: INTEGER, -> Employee.EmployeeId
          BirthDate: DATETIME, dayAtMidnight(blank, seconds)
          HireDate: DATETIME, dayAtMidnight(blank, seconds)
          Address: NVARCHAR(70)
          City: NVARCHAR(40)
          State: NVARCHAR(40)
          Country: NVARCHAR(40)
          PostalCode: NVARCHAR(10)
          Phone: NVARCHAR(24)
          Fax: NVARCHAR(24)
          Email: NVARCHAR(60)
        """)
    #expect(
      schema.tables.map(\.key).filter { if case .columns = $0 { false } else { true } } == [])
    #expect(
      schema.table("PlaylistTrack")?.key == .columns(["PlaylistId", "TrackId"]))
    let ada = try await store.record(RecordKey("1"), in: "Employee")
    #expect(ada?.record["HireDate"] == .text("2002-08-14 00:00:00"))
    store.close()
    #expect(try scratch.files() == before)
  }
}

/// Returns a short description of a form, for the expected values.
private func describe(_ form: StoredDate.Form) -> String {
  switch form {
  case .day: "day"
  case .dayAtMidnight(let separator, let precision): "dayAtMidnight(\(separator), \(precision))"
  case .dayAndTime(let separator, let precision, _): "dayAndTime(\(separator), \(precision))"
  }
}
