import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

/// Columns of dates that state zones, have decimals only sometimes, or have a value for *never*.
@Suite struct DateNotationTests {
  /// Returns what was understood about a column with these values, written as SQL literals.
  private func notation(
    _ type: String, _ values: [String], named name: String = "d"
  ) async throws -> String {
    let rows = values.map { "INSERT INTO t VALUES (\($0));" }.joined()
    let store = try Scratch().store("CREATE TABLE t (\(name) \(type)); \(rows)")
    let column = try #require(try await store.schema().table("t")?.columns.first)
    let date = LocalDate(nearestTo: 2002, month: 8, day: 14)
    let times = [LocalTime(hour: 9, minute: 30), LocalTime(hour: 9, minute: 30, nanosecond: 5000)]
    let texts = times.compactMap { time -> String? in
      guard let time, let form = column.dateForm else { return nil }
      return StoredDate(LocalDateTime(date: date, time: time), form: form).text
    }
    let unit = column.momentForm.map { "\($0.unit)\($0.isDay ? " of days" : "")" }
    let parts =
      texts
      + [
        unit, column.hasOwnZones ? "own zones" : nil, column.never.map { "never \($0.shown)" },
      ].compactMap(\.self)
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }

  @Test(
    "Dates with a zone are recognised by declared type and stored values",
    arguments: [
      (
        "DATETIME", ["2024-02-29T10:11:12Z"], "2002-08-14T09:30:00Z, 2002-08-14T09:30:00.000005Z"
      ),
      ("DATE", ["2024-02-29 00:00Z"], "2002-08-14 09:30Z, 2002-08-14 09:30:00.000005Z"),
      (
        "TEXT", ["2024-02-29T10:11:12.000Z", "2024-02-29T10:11:12.345Z"],
        "2002-08-14T09:30:00.000Z, 2002-08-14T09:30:00.000005Z"
      ),
      (
        "",
        ["2024-02-29 10:11:12+01:00", "2024-07-29 10:11:12+02:00", "2024-02-29 10:11:12+01:00"],
        "2002-08-14 09:30:00+01:00, 2002-08-14 09:30:00.000005+01:00, own zones"
      ),
      (
        "TEXT", ["2024-02-29T10:11:12+00:00", "2024-02-29T10:11:12Z"],
        "2002-08-14T09:30:00+00:00, 2002-08-14T09:30:00.000005+00:00"
      ),
      (
        "TEXT", ["2024-02-29T10:11:12", "2024-02-29T10:11:12", "2024-02-29T10:11:12Z"],
        "2002-08-14T09:30:00, 2002-08-14T09:30:00.000005, own zones"
      ),
      ("TEXT", ["2024-02-29T10:11:12Z", "soon"], "none"),
      (
        "DATETIME", ["2024-01-31 08:30:00.123456 UTC", "2024-01-31 00:00:00.000000 UTC"],
        "2002-08-14 09:30:00.000000 UTC, 2002-08-14 09:30:00.000005 UTC"
      ),
      (
        "TEXT", ["2024-01-31 08:30:00 +0000 UTC"],
        "2002-08-14 09:30:00 +0000 UTC, 2002-08-14 09:30:00.000005 +0000 UTC"
      ),
      ("DATETIME", ["2024-01-31 08:30:00 EST"], "none"),
    ])
  func zones(_ type: String, _ values: [String], _ expected: String) async throws {
    #expect(try await notation(type, values.map { "'\($0)'" }) == expected)
  }

  @Test(
    "The values show whether whole seconds have decimals", .promise(6),
    arguments: [
      (["08:30:01.001000", "08:30:02"], "09:30:00", "09:30:00.000005"),
      (["08:30:01.001200", "08:30:02", "08:30:02.100000"], "09:30:00", "09:30:00.000005"),
      (["01:07:13.1234567", "02:14:26"], "09:30:00", "09:30:00.000005"),
      (["08:30:01.12", "08:30:02.3456789"], "09:30:00", "09:30:00.000005"),
      (["08:30:01.001000", "08:30:02.000000"], "09:30:00.000000", "09:30:00.000005"),
      (["08:30:01.001", "08:30:02.345"], "09:30:00.000", "09:30:00.000005"),
      (["08:30:01.1234567", "08:30:02.1234567", "08:30:02"], "09:30:00", "09:30:00.000005"),
      (["08:30:01.1234567", "08:30:02.1234560", "08:30:02"], "09:30:00", "09:30:00.0000050"),
      (["08:30", "08:31", "08:30:01.5"], "09:30", "09:30:00.000005"),
    ])
  func decimals(_ times: [String], _ whole: String, _ part: String) async throws {
    let values = times.map { "'2023-02-02 \($0)'" }
    #expect(
      try await notation("DATETIME", values) == "2002-08-14 \(whole), 2002-08-14 \(part)")
    let store = try Scratch().store(
      """
      CREATE TABLE t (d TIME);
      \(times.map { "INSERT INTO t VALUES ('\($0)');" }.joined())
      """)
    let form = try #require(try await store.schema().table("t")?.column("d")?.timeForm)
    let texts = [0, 5000].compactMap { LocalTime(hour: 9, minute: 30, nanosecond: $0) }
      .map { StoredTime($0, form: form).text }
    #expect(texts == [whole, part])
  }

  @Test(
    "Values that mean never make no column of dates one of texts",
    arguments: [
      ("TEXT", ["'2023-02-02'", "''", "'0000-00-00'", "''"], ", never ''"),
      ("TEXT", ["''", "'2023-02-02'"], ", never ''"),
      ("TEXT DEFAULT ''", ["'2023-02-02'"], ", never ''"),
      ("DATE", ["''"], ", never ''"),
      ("DATE", ["'2023-02-02'", "0"], ", never 0"), ("DATE", ["0"], nil), ("TEXT", ["''"], nil),
      ("TEXT", ["'2023-02-02'", "'never'"], nil), ("DATE", ["'2023-02-02'", "'0102-01-01'"], ""),
    ] as [(String, [String], String?)])
  func never(_ type: String, _ values: [String], _ expected: String?) async throws {
    let days = "2002-08-14, 2002-08-14"
    #expect(try await notation(type, values) == expected.map { days + $0 } ?? "none")
  }

  @Test(
    "Values that mean never make no column of moments one of numbers",
    arguments: [
      ("deadline_unix", "INTEGER", ["1720345600", "0", "0", "0"], "seconds, never 0"),
      ("deadline_unix", "INTEGER", ["1720345600", "-1", "0", "-1"], "seconds, never -1"),
      ("closed_unix", "INTEGER DEFAULT 0", ["1660000000"], "seconds, never 0"),
      ("closed_at", "INTEGER", ["1660000000"], "seconds"),
      ("seen_at", "REAL", ["1029317415.25", "0.0"], "seconds, never 0.0"),
      ("visit_date", "INTEGER", ["1029283200", "0", "0"], "seconds of days, never 0"),
      ("closed_unix", "INTEGER", ["0", "0"], "seconds, never 0"),
      ("closed_at", "INTEGER", ["0", "0"], "none"), ("is_on", "INTEGER", ["1", "0"], "none"),
      ("closed_unix", "INTEGER", ["1660000000", "1"], "none"),
    ])
  func neverInNumbers(
    _ name: String, _ type: String, _ values: [String], _ expected: String
  ) async throws {
    #expect(try await notation(type, values, named: name) == expected)
  }
}

extension StoredValue {
  /// The value as this suite writes it.
  fileprivate var shown: String {
    switch self {
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text: "'\(string ?? "")'"
    case .null, .blob, .redacted: "none"
    }
  }
}
