import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Foundation
import TestSupport
import Testing

@Suite struct ContractTests {
  @Test(
    "The store contract holds in each journal mode, with and without rowids", .promise(4, 7),
    arguments: [
      ("DELETE", "WITHOUT ROWID"), ("WAL", ""), ("DELETE", ""), ("WAL", "WITHOUT ROWID"),
    ].prefix(Depth.of(2, all: 4)))
  func keepsTheContract(_ journal: String, _ suffix: String) async throws {
    let scratch = try Scratch()
    let files = Files()
    let features: Set<StoreContract.Feature> =
      suffix.isEmpty ? [.triggers, .assignedKeys] : [.triggers]
    let contract = StoreContract(features: features) { fixture in
      let sql = fixture.sql(suffix: suffix)
      return try await files.store(
        "PRAGMA journal_mode = \(journal); BEGIN; \(sql); COMMIT", scratch)
    }
    let violations = await contract.violations()
    #expect(violations == [])
  }
}

/// The files of a contract: one is made for each fixture, and all others are copies.
private actor Files {
  private var made: [String: Data] = [:]
  private var count = 0

  /// Makes a store of a file created by SQL.
  func store(_ sql: String, _ scratch: Scratch) throws -> SQLiteStore {
    count += 1
    let name = "\(count).sqlite"
    let file = URL(fileURLWithPath: scratch.path(name))
    if let copy = made[sql] {
      try copy.write(to: file)
    } else {
      try scratch.run(sql, in: name)
      made[sql] = try Data(contentsOf: file)
    }
    return try scratch.store(name: name)
  }
}

extension StoreFixture {
  /// Returns the statements that create the fixture's tables.
  func sql(suffix: String) -> String {
    schema.tables.map { table in
      let columns = table.columns.map { column in
        let ignoresCase = ignoringCase.contains { $0 == (table.name, column.name) }
        return [
          quoted(column.name), column.declaredType, column.isNotNull ? "NOT NULL" : "",
          column.isUnique && table.key != .columns([column.name]) ? "UNIQUE" : "",
          ignoresCase ? "COLLATE NOCASE" : "",
          column.defaultText.map { "DEFAULT \($0)" } ?? "",
          column.reference.map { "REFERENCES \(quoted($0.table))" } ?? "",
        ].joined(separator: " ")
      }
      var key: [String] = []
      var options = ""
      if case .columns(let names) = table.key {
        key = ["PRIMARY KEY (\(names.map(quoted).joined(separator: ", ")))"]
        options = suffix
      }
      let name = quoted(table.name)
      let rows = (records[table.name] ?? []).map { record in
        "INSERT INTO \(name) VALUES (\(record.values.map(\.literal).joined(separator: ", ")));"
      }
      return "CREATE TABLE \(name) (\((columns + key).joined(separator: ", "))) \(options);"
        + rows.joined()
        + table.orders.map { "CREATE INDEX \(quoted("by " + $0)) ON \(name) (\(quoted($0)));" }
        .joined()
    }.joined()
      + """
      CREATE TRIGGER shouting AFTER UPDATE OF \(upperCaseTrigger.column) ON \(upperCaseTrigger.table) BEGIN
        UPDATE \(upperCaseTrigger.table) SET \(upperCaseTrigger.column) = upper(\(upperCaseTrigger.column))
        WHERE id = new.id AND \(upperCaseTrigger.column) IS NOT upper(\(upperCaseTrigger.column));
      END
      """
  }

  private func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
