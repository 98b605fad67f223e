import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// Columns of dates that other programs compare as texts, and that have a value for *never*.
@Suite("Dates in their column's form") struct DateColumnTests {
  private struct Column {
    var file: OddFile
    var store: SQLiteStore
    var visitor: Visitor { Visitor(store) }

    /// Creates a table whose column of dates has these values, written as SQL literals.
    init(_ values: [String], type: String = "TEXT") throws {
      file = try OddFile.made(
        by: """
          CREATE TABLE t (id INTEGER PRIMARY KEY, n TEXT, d_at \(type));
          \(values.map { "INSERT INTO t (n, d_at) VALUES ('a', \($0));" }.joined(separator: "\n"))
          """)
      store = try SQLiteStore(path: file.path)
    }

    /// Types a date into a row, expects an answer with this code, and returns what is stored then.
    func typing(
      _ text: String, into row: Int, expecting code: Int = 303
    ) async throws -> StoredValue? {
      let answer = try await visitor.send("/t/t/\(row)?open=d_at") {
        try $0.type(text, into: "d_at")
      }
      #expect(answer.code == code, "\(answer.text)")
      return try await store.cell("d_at", of: "\(row)", in: "t")
    }
  }

  @Test("A date with a zone is corrected in its zone, and a text that is no date is refused")
  func zones() async throws {
    let column = try Column(
      [
        "'2011-08-05 06:00:00+00:00'", "'0101-01-01 00:00:00+00:00'",
        "'1990-05-01 22:00:00.055290+00:00'",
      ], type: "TIMESTAMP")
    let page = await column.visitor.get("/t/t/2").text
    #expect(page.contains("D at (UTC)"))
    let corrected = try await column.typing("2011-08-06 06:00", into: 1)
    #expect(corrected == .text("2011-08-06 06:00:00+00:00"))
    let refused = try await column.typing("whenever", into: 3, expecting: 422)
    #expect(refused == .text("1990-05-01 22:00:00.055290+00:00"))
    let tomorrow = try await column.typing("tomorrow", into: 1)
    #expect(tomorrow?.string?.hasSuffix(" 06:00:00+00:00") == true)
    let answer = try await column.visitor.send("/t/t/2") { try $0.type("b", into: "n") }
    #expect(answer.code == 303)
    #expect(
      try await column.store.cell("d_at", of: "2", in: "t") == .text("0101-01-01 00:00:00+00:00"))
  }

  @Test("Each date keeps its zone where the column has several, and is shown with it")
  func ownZones() async throws {
    let column = try Column([
      "'2023-02-02 01:07:13.1234567+01:00'", "'2023-07-02 01:07:13+02:00'",
    ])
    let page = await column.visitor.get("/t/t/2").text
    #expect(page.contains("UTC+02:00"))
    let first = try await column.typing("2023-02-03 10:00", into: 1)
    #expect(first == .text("2023-02-03 10:00:00+01:00"))
    let second = try await column.typing("2023-02-03 10:00:00.5 +01:00", into: 2)
    #expect(second == .text("2023-02-03 10:00:00.5+01:00"))
  }

  @Test(
    "A whole second is written as the column's rows write it", .promise(6),
    arguments: [
      (["08:30:01.001000", "08:30:02"], "10:00", "10:00:00"),
      (["08:30:01.001000", "08:30:02"], "10:00:00.5", "10:00:00.500000"),
      (["01:07:13.1234567", "02:14:26", "03:21:39.37"], "10:00", "10:00:00"),
      (["03:21:39.37", "02:14:26"], "10:00:00.5", "10:00:00.5"),
      (["08:30:01.001", "08:30:02.000"], "10:00", "10:00:00.000"),
    ])
  func decimals(_ times: [String], _ typed: String, _ stored: String) async throws {
    let column = try Column(times.map { "'2023-02-02 \($0)'" })
    let found = try await column.typing("2023-05-01 \(typed)", into: 1)
    #expect(found == .text("2023-05-01 \(stored)"))
  }

  @Test(
    "Never is typed, or set by Clear, as the column has it", .promise(6),
    arguments: [
      ("INTEGER", ["1720345600", "0", "0"], "2024-07-07 10:00", .integer(0)),
      ("INTEGER NOT NULL", ["1720345600", "-1", "-1"], "2024-07-07 10:00", .integer(-1)),
      ("TEXT", ["'2023-02-02'", "''"], "2024-07-07", .text("")),
      (
        "TEXT NOT NULL", ["'2023-02-02 10:11:12'", "'0000-00-00 00:00:00'"], "2024-07-07 10:00",
        .text("0000-00-00 00:00:00")
      ),
    ] as [(String, [String], String, StoredValue)])
  func never(_ type: String, _ values: [String], _ date: String, _ stored: StoredValue) async throws
  {
    let column = try Column(values, type: type)
    #expect(await column.visitor.get("/t/t/2").text.contains("never"))
    #expect(try await column.typing("never", into: 1) == stored)
    #expect(try await column.typing(date, into: 1) != stored)
    let cleared = try await column.visitor.send("/t/t/1?open=d_at", pressing: "~clear.d_at")
    #expect(cleared.code == 303)
    #expect(try await column.store.cell("d_at", of: "1", in: "t") == stored)
    let renamed = try await column.visitor.send("/t/t/2") { try $0.type("b", into: "n") }
    #expect(renamed.code == 303)
    #expect(try await column.store.cell("d_at", of: "2", in: "t") == stored)
  }
}
