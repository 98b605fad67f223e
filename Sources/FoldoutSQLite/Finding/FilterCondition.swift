import FoldoutForms
import FoldoutRecords
import GRDB
import GRDBSQLite

/// A filter of a table's rows as SQL.
struct FilterCondition: Sendable {
  /// The condition that all rows meet.
  var sql: String
  /// The values of the condition.
  var values: [StoredValue]
  /// True if an index finds the rows.
  var isIndexed: Bool
}

extension RowReader {
  /// Returns a filter as SQL; `nil` without a filter. Throws `unknownColumn` for a column that is
  /// missing or secret.
  func condition(of filter: RowFilter?, in catalog: Catalog) throws -> FilterCondition? {
    guard let filter else { return nil }
    try filter.check(in: table.schema)
    let targets = try targets(of: filter.columns, in: catalog)
    let comparisons = zip(filter.conditions, targets).map { condition, target in
      FilterCondition(condition, as: target)
    }
    let sql = comparisons.map(\.sql).joined(separator: " AND ")
    let values = comparisons.flatMap(\.values)
    return FilterCondition(sql: sql, values: values, isIndexed: try findsByIndex(sql))
  }

  /// True if SQLite searches an index for the rows that meet a condition, instead of reading all.
  private func findsByIndex(_ condition: String) throws -> Bool {
    guard table.schema.key != .rowNumber else { return false }
    let plan = try table.reading {
      try Query(
        "EXPLAIN QUERY PLAN SELECT 1 FROM \(table.source) WHERE \(condition)", in: db, isKept: false
      ).rows {
        $0.string(3) ?? ""
      }
    }
    return plan.allSatisfy { $0.hasPrefix("SEARCH ") }
  }

  /// Returns the columns that some columns refer to as a foreign key, in their order; `nil` for
  /// each if they are not the columns of one.
  private func targets(of columns: [String], in catalog: Catalog) throws -> [ReferencedColumn?] {
    let none = [ReferencedColumn?](repeating: nil, count: columns.count)
    var pragmas = catalog.pragmas
    let folded = columns.map { FoldedName($0) }
    let key = try pragmas.foreignKeys(of: table.schema.name, in: db).last { key in
      key.columns.map { FoldedName($0) } == folded
    }
    guard let key else { return none }
    let named = key.targets.compactMap(\.self)
    let targets =
      named.count == columns.count ? named : try pragmas.key(of: key.parent, in: db)
    guard targets.count == columns.count else { return none }
    return targets.map { ReferencedColumn($0, of: key.parent, in: db) }
  }

  /// True if a row that was read passes a filter.
  func passes(_ row: FoundRow, _ filter: FilterCondition) throws -> Bool {
    let (condition, values) = table.address(of: row)
    return try Query(
      "SELECT 1 FROM \(table.source) WHERE \(condition) AND \(filter.sql) LIMIT 1", in: db
    ).hasRows(values + filter.values)
  }
}

extension FilterCondition {
  /// The condition that a column has a value, compared as if the value were in the column that it
  /// refers to: by that column's type and collation.
  fileprivate init(_ condition: RowFilter.Condition, as target: ReferencedColumn?) {
    let column = "\(Identifier(condition.column))"
    guard let target else {
      self.init(sql: "\(column) = ?", values: [condition.value], isIndexed: false)
      return
    }
    // An address may spell a number as a text, but a column of numbers has no such texts.
    let number = target.isOfNumbers ? condition.value.parsedNumber : nil
    let value = number ?? condition.value
    let parameter =
      switch value {
      case .integer, .real: target.isOfNumbers ? "CAST(? AS NUMERIC)" : "?"
      case .text: target.isOfText ? "CAST(? AS TEXT)" : "?"
      case .null, .blob, .redacted: "?"
      }
    self.init(
      sql: "\(column) = \(parameter) COLLATE \(Identifier(target.collation))", values: [value],
      isIndexed: false)
  }
}

/// A column to which a foreign key refers, as far as it decides how values are compared.
private struct ReferencedColumn {
  /// True if a text that spells a number is stored as that number.
  let isOfNumbers: Bool
  /// True if a number is stored as a text.
  let isOfText: Bool
  let collation: String

  /// Reads a column's declaration; `nil` if the table has no such column.
  init?(_ name: String, of table: String, in db: Database) {
    var type: UnsafePointer<CChar>?
    var collation: UnsafePointer<CChar>?
    let code = sqlite3_table_column_metadata(
      db.sqliteConnection, "main", table, name, &type, &collation, nil, nil, nil)
    guard code == SQLITE_OK, let collation else { return nil }
    let affinity = Affinity(declaredType: type.map { String(cString: $0) } ?? "")
    isOfText = affinity == .text
    isOfNumbers = affinity != .text && affinity != .none
    self.collation = String(cString: collation)
  }
}
