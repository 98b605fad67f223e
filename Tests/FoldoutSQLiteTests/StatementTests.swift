import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import GRDBSQLite
import TestSupport
import Testing

@testable import FoldoutSQLite

@Suite("Statements") struct StatementTests {
  /// Each set of changed columns and each set of limits has its own statement.
  @Test("Statements use bounded memory, whatever columns and limits are asked for")
  func memoryStays() async throws {
    let scratch = try Scratch()
    let names = (0..<9).map { "c\($0)" }
    let long = "zeroblob(5000)"
    try scratch.run(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, \(names.joined(separator: ", ")));
      INSERT INTO t VALUES (1, \(names.map { _ in long }.joined(separator: ", ")));
      INSERT INTO t VALUES (2, \(names.map { _ in "0" }.joined(separator: ", ")));
      """)
    let connection = try Connection(to: FileFacts(path: scratch.path()), for: .writing)
    let catalogs = CatalogCache()
    let used = try await connection.perform { db in
      let table = try catalogs.catalog(in: db).table("t")
      var used: [Int] = []
      for set in 1..<512 {
        let columns = names.enumerated().filter { set >> $0.offset & 1 == 1 }.map(\.element)
        // Each cell counts its own changes.
        let row = try table.reader(in: db).row(RecordKey("2"), Cells(columns: names, limits: nil))
        let cells = columns.map { name in
          let old = row?.stored.record[name] ?? .null
          guard case .integer(let number) = old else { preconditionFailure("\(old)") }
          return Change.Cell(column: name, original: Token(old), new: .integer(number + 1))
        }
        _ = try Change(table: "t", key: RecordKey("2"), cells: cells)
          .execute(in: db, catalogs: catalogs, secretTokens: SecretTokens())
        var limits = ValueLimits(text: 1000, blob: 1000)
        for column in columns { limits.columns[column] = .unlimited }
        _ = try table.reader(in: db).row(RecordKey("1"), Cells(columns: names, limits: limits))
        var now: CInt = 0
        var most: CInt = 0
        sqlite3_db_status(db.sqliteConnection, SQLITE_DBSTATUS_STMT_USED, &now, &most, 0)
        used.append(Int(now))
      }
      return used
    }
    connection.close()
    let first = try #require(used.prefix(16).max())
    let last = try #require(used.last)
    #expect(last < first + 100_000, "\(first) bytes, then \(last)")
  }

  @Test("A trigger that cannot be parsed may remove all rows of every table")
  func unparsedTrigger() throws {
    let sql = "CREATE TRIGGER r AFTER DELETE ON t BEGIN DELETE FROM u WHERE id = OLD.id"
    #expect(try #require(TriggerWrite.all(in: "\(sql); END")).count == 1)
    #expect(TriggerWrite.all(in: "\(sql) OR name = 'open") == nil)
    let tables = ["t", "u"].map { name in
      TableShape(
        name: name, columns: ["id"], generated: [], key: ["id"], hasNoRowid: false, rowid: "rowid",
        rowidColumn: "id")
    }
    let shapes = Dictionary(uniqueKeysWithValues: tables.map { ($0.folded, $0) })
    for (end, counted) in [("; END", []), (" OR name = 'open", ["t", "u"])] as [(String, [String])]
    {
      let found = UnreportedRemovals([sql + end], shapes, replacing: [])
      #expect(found.counted == Set(counted.map { FoldedName($0) }))
    }
  }
}
