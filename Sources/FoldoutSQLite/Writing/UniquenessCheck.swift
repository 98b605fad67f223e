import FoldoutForms
import FoldoutRecords
import GRDB

/// A check that no other row has the unique values of a row to be added or changed.
///
/// A table can declare how a duplicate is resolved: `UNIQUE ON CONFLICT REPLACE` removes the other
/// row, and `IGNORE` silently writes nothing. A person was asked about neither, so both are refused
/// like any other duplicate.
struct UniquenessCheck {
  let cells: [(column: String, value: StoredValue)]
  let table: String
  /// The condition that finds the row to be changed; `nil` for a new one.
  var row: (condition: String, values: [StoredValue])?

  /// Returns the verb of the statement, with the conflict clause that it needs.
  ///
  /// `OR ABORT` overrides the table's own clause, but also the `INSERT OR IGNORE` of any trigger
  /// that the statement fires, at any depth. So in a file with triggers it is left out, and if the
  /// table may resolve duplicates itself, they are looked up beforehand. Throws for a duplicate.
  func verb(
    _ statement: String, hasTriggers: Bool, in db: Database
  ) throws -> String {
    guard hasTriggers else { return "\(statement) OR ABORT" }
    if try CatalogTable.declaresReplacing(table, in: db) { try refuseDuplicates(in: db) }
    return statement
  }

  private func refuseDuplicates(in db: Database) throws {
    let given = Set(cells.map(\.column))
    var pragmas = SchemaPragmas()
    for key in try pragmas.uniqueKeys(of: table, in: db)
    where row == nil || !given.isDisjoint(with: key.map(\.column)) {
      let values = try key.map { try value(of: $0.column, &pragmas, in: db) }
      guard !values.contains(.null) else { continue }
      let condition = key.map { "\($0.expression) = ?" }.joined(separator: " AND ")
      let exclusion = row.map { " AND NOT (\($0.condition))" } ?? ""
      let isTaken = try Query(
        "SELECT 1 FROM \(Identifier(table)) WHERE \(condition)\(exclusion) LIMIT 1", in: db
      ).hasRows(values + (row?.values ?? []))
      guard isTaken else { continue }
      let names = key.map(\.column)
      throw StoreError.refused(
        rule: names.count > 1 ? .uniqueTogether(names) : .unique,
        column: names.first(where: given.contains) ?? names.first, table: table)
    }
  }

  /// The value that a column will have: the given one, else the stored one, else its default.
  func value(
    of column: String, _ pragmas: inout SchemaPragmas, in db: Database
  ) throws -> StoredValue {
    let name = FoldedName(column)
    if let cell = cells.first(where: { FoldedName($0.column) == name }) { return cell.value }
    if let row {
      return try Query(
        "SELECT \(Identifier(column)) FROM \(Identifier(table)) WHERE \(row.condition) LIMIT 1",
        in: db
      ).rows(row.values) { $0.value(0) }.first ?? .null
    }
    let declared = try pragmas.columns(of: table, in: db).first {
      FoldedName($0.name) == name
    }
    guard let text = declared?.defaultText else { return .null }
    return try Query("SELECT (\(text))", in: db, isKept: false).only { $0.value(0) }
  }
}
