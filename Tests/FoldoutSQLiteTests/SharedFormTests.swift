import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// Forms of dates that a column takes from others: it has no values, or they fit several units.
@Suite("Forms of dates that columns share") struct SharedFormTests {
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
}
