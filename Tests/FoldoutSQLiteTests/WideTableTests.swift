import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutSQLite

/// Tables with more columns than a statement can name.
@Suite struct WideTableTests {
  /// SQLite's own limit, with the key among them.
  @Test(arguments: [599, 660, 700, 1_999], ["", " WITHOUT ROWID"])
  func isReadAndChanged(count: Int, ending: String) async throws {
    let columns = (1..<count).map { "c\($0)" }
    let values = columns.indices.map { "'v\($0 + 1)'" }
    let store = try Scratch().store(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, \(columns.joined(separator: ", ")))\(ending);
      INSERT INTO t VALUES (1, \(values.joined(separator: ", ")));
      INSERT INTO t (id, c1, \(columns[count - 2])) VALUES (2, '2002-08-14', hex(zeroblob(20000)));
      """)
    #expect(try await store.schema().table("t")?.columns.count == count)
    let limits = ValueLimits(text: 100, blob: 0)
    for most in [nil, 200] {
      let rows = try await store.window(WindowRequest(table: "t", most: most)).records
      #expect(rows.map { $0.record["c1"] } == [.text("v1"), .text("2002-08-14")])
      #expect(rows.first?.record[columns[count - 2]] == .text("v\(count - 1)"))
    }
    let key = RecordKey([.integer(2)])
    let record = try #require(try await store.record(key, in: "t", limits: limits))
    #expect(record.record.columns == ["id"] + columns)
    #expect(record.cut == [columns[count - 2]: 40_000])
    let cell = Change.Cell(column: "c2", seen: Token(.null), new: .text("new"))
    guard
      case .stored(let stored, _, _) = try await store.change(
        Change(table: "t", key: key, cells: [cell], limits: limits))
    else {
      Issue.record("The change was not stored.")
      return
    }
    #expect(stored.record["c2"] == .text("new"))
  }
}
