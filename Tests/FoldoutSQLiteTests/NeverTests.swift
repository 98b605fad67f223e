import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import Foundation
import TestSupport
import Testing

/// Values that stand for *never* in columns of dates.
@Suite("Never in place of a date") struct NeverTests {
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

  @Test("Beside a never that is no date the last days are dates; a rare one begins no new record")
  func severalNevers() async throws {
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, locked_until INTEGER NOT NULL DEFAULT 0,
        ordered DATE NOT NULL, banned_until INTEGER NOT NULL);
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20)
      INSERT INTO t SELECT i, 253402300799, '2024-01-02', 253402300799 FROM n;
      UPDATE t SET locked_until = 0, ordered = '0000-00-00', banned_until = 0 WHERE id = 1;
      UPDATE t SET locked_until = 1700000000, banned_until = 1700000000 WHERE id = 2;
      """)
    let table = try #require(try await store.schema().table("t"))
    #expect(table.column("locked_until")?.never == .integer(0))
    #expect(table.column("ordered")?.never == .text("0000-00-00"))
    let form = table.newRecordForm()
    let values = table.newRecord(of: form)
    #expect(values["locked_until"] == .integer(0) && values["ordered"] == .null)
    #expect(values["banned_until"] == .null)
    for name in ["ordered", "banned_until"] {
      #expect(form.fields.first { $0.id.name == name }?.isRequired == true)
    }
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
}
