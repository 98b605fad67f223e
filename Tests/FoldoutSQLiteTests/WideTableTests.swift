import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutSQLite

/// Tables with more columns than a statement can name.
@Suite struct WideTableTests {
  private static let endings = ["", " WITHOUT ROWID"]
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func columns(_ count: Int) -> [String] { (1..<count).map { "c\($0)" } }

  /// Makes a store of a table with a number of columns and two rows, one with a date and a long
  /// text.
  private func store(_ count: Int, _ ending: String = "") throws -> SQLiteStore {
    let columns = columns(count)
    let values = columns.indices.map { "'v\($0 + 1)'" }
    let path = try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, \(columns.joined(separator: ", ")))\(ending);
      INSERT INTO t VALUES (1, \(values.joined(separator: ", ")));
      INSERT INTO t (id, c1, \(columns[count - 2])) VALUES (2, '2002-08-14', hex(zeroblob(40000)));
      """)
    // A read may take long while other tests run.
    let limits = WorkLimits(reading: 600, changing: 600, examiningTable: .seconds(600))
    return try SQLiteStore(path: path, limits: limits, removals: SharedRemovals())
  }

  /// The largest numbers are SQLite's limit and one less.
  @Test(
    "A table with up to 2,000 columns is read and changed", .promise(11),
    arguments: Depth.of([660, 2_000], all: [599, 660, 700, 1_999, 2_000]), endings)
  func isReadAndChanged(count: Int, ending: String) async throws {
    let columns = columns(count)
    let store = try store(count, ending)
    #expect(try await store.schema().table("t")?.columns.count == count)
    let limits = ValueLimits(text: 100, blob: 0)
    for most in [nil, 200] {
      let rows = try await store.window(WindowRequest(table: "t", maxCharacters: most)).records
      #expect(rows.map { $0.record["c1"] } == [.text("v1"), .text("2002-08-14")])
      #expect(rows.first?.record[columns[count - 2]] == .text("v\(count - 1)"))
    }
    let key = RecordKey([.integer(2)])
    let record = try #require(try await store.record(key, in: "t", limits: limits))
    #expect(record.record.columns == ["id"] + columns)
    #expect(record.cut == [columns[count - 2]: 80_000])
    let cell = Change.Cell(column: "c2", original: Token(.null), new: .text("new"))
    guard
      case .stored(let stored, _, _) = try await store.change(
        Change(table: "t", key: key, cells: [cell], limits: limits))
    else {
      Issue.record("The change was not stored.")
      return
    }
    #expect(stored.record["c2"] == .text("new"))
  }

  @Test(
    "A table with 2,000 columns takes a record and a change of all columns at once", .promise(11),
    arguments: Depth.of([2_000], all: [1_999, 2_000]))
  func isAddedToAndChangedWhole(count: Int) async throws {
    let columns = columns(count)
    let store = try store(count)
    let added = try await store.insert(
      Insertion(table: "t", cells: columns.map { .init(column: $0, new: .text("new \($0)")) }))
    guard case .stored(let record, [], ["id"], false) = added else {
      Issue.record("\(added)")
      return
    }
    #expect(record.key == RecordKey([.integer(3)]))
    let cells = columns.map {
      Change.Cell(column: $0, original: Token(.text("new \($0)")), new: .text("other \($0)"))
    }
    let changed = try await store.change(Change(table: "t", key: record.key, cells: cells))
    guard case .stored(let stored, [], []) = changed else {
      Issue.record("\(changed)")
      return
    }
    #expect(stored.record[columns[count - 2]] == .text("other c\(count - 1)"))
  }

  @Test(
    "A word is found in any of 2,000 columns, also after a long text", .promise(11),
    arguments: Depth.of([2_000], all: [1_997, 1_999, 2_000]), endings)
  func isSearched(count: Int, ending: String) async throws {
    let store = try store(count, ending)
    func found(_ query: String, _ order: RowOrder = .key) async throws -> [String] {
      let search = RowSearch(query, timeLimit: .seconds(3600))
      return try await store.window(WindowRequest(table: "t", order: order, search: search))
        .records.map(\.key.shown)
    }
    #expect(try await found("v1") == ["1"])
    #expect(try await found("v\(count - 1) v1990 v2") == ["1"])
    #expect(try await found("2002-08 00000") == ["2"])
    #expect(try await found("v\(count - 1) nowhere") == [])
    for column in ["c1", "c\(count - 1)"] {
      let order = RowOrder(column: column, isDescending: true)
      #expect(try await found("v3", order) == ["1"])
      let rows = try await store.window(WindowRequest(table: "t", order: order)).records
      #expect(rows.map(\.key.shown) == ["1", "2"])
    }
  }

  @Test(
    "A record with 2,000 columns is removed and restored", .promise(11),
    arguments: Depth.of([2_000], all: [1_999, 2_000]), Depth.of([""], all: endings))
  func isRemovedAndBroughtBack(count: Int, ending: String) async throws {
    let store = try store(count, ending)
    let key = RecordKey([.integer(2)])
    let before = try await store.record(key, in: "t")
    let receipt = try await store.removed("t", key)
    #expect(try await store.record(key, in: "t") == nil)
    _ = try await store.restored(receipt)
    #expect(try await store.record(key, in: "t") == before)
  }
}
