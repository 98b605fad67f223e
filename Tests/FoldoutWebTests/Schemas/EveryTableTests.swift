import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@testable import FoldoutWeb

/// Walks through every table of two databases: Chinook, a common sample, and the database of
/// oddities.
@Suite struct EveryTableTests {
  /// Returns all rows of all tables that can be read.
  private func rows(_ store: SQLiteStore) async throws -> [String: [StoredRecord]] {
    var rows: [String: [StoredRecord]] = [:]
    for table in try await store.schema().tables where table.kind == .table {
      rows[table.name] = try? await store.window(
        WindowRequest(table: table.name, size: 100_000)
      ).records
    }
    return rows
  }

  private func walk(_ file: OddFile, into snapshot: String) async throws {
    let store = try SQLiteStore(path: file.path)
    let before = try await rows(store)
    let schema = try await store.schema()
    var lines: [String] = []
    for table in schema.tables {
      let line = try await TableWalk(store, table).walk()
      lines.append("\(table.name.isEmpty ? "“”" : table.name): \(line)")
    }
    let start = await Visitor(store).get("/")
    #expect(start.code == 200)
    let readable = schema.tables.filter { $0.fault == nil }
    #expect(try PageReader.page(start).all("a").count >= readable.count)
    let after = try await rows(store)
    #expect(before.count == after.count)
    for (name, records) in before where !OddDatabase.changedByTriggers.contains(name) {
      let isSame = zip(records, after[name] ?? []).allSatisfy { old, new in
        zip(old.record.values, new.record.values).allSatisfy { $0.isIdentical(to: $1) }
      }
      #expect(isSame && records.count == after[name]?.count, "\(name)")
    }
    store.close()
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: snapshot)
  }

  @Test("Every page of the odd database matches the recorded walk", .promise(5))
  func everyOddTable() async throws {
    try await walk(OddFile.odd(), into: "walk-odd.txt")
  }

  @Test(
    "Every page of the Chinook database matches the recorded walk", .promise(5), .inTestAll,
    .enabled(if: Chinook.isThere))
  func everyTableOfChinook() async throws {
    try await walk(OddFile.copy(of: Chinook.file), into: "walk-chinook.txt")
  }
}
