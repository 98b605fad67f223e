import FoldoutForms
import FoldoutRecords
import GRDB

/// The values of a row that is to be added or changed, and those of them that another row may have.
///
/// Tables can say what becomes of a value that another row has: `UNIQUE ON CONFLICT REPLACE`
/// removes that row, and `IGNORE` writes nothing without a word. A person is asked neither, so both
/// are refused like any other value that is taken.
struct TakenValues {
  let cells: [(column: String, value: StoredValue)]
  let table: String
  /// The condition that finds the row to be changed; `nil` for a new one.
  var row: (condition: String, values: [StoredValue])?

  /// The beginning of the statement.
  ///
  /// `OR ABORT` goes before what the table says; but it also goes before the `INSERT OR IGNORE` of
  /// a trigger, at whatever depth. So where the file has triggers, the values are looked up
  /// beforehand.
  func beginning(
    _ statement: String, by hasTriggers: Bool, in db: Database
  ) throws -> String {
    guard hasTriggers else { return "\(statement) OR ABORT" }
    if try CatalogTable.declaresReplacing(table, in: db) { try refuseWhatIsTaken(in: db) }
    return statement
  }

  private func refuseWhatIsTaken(in db: Database) throws {
    let given = Set(cells.map(\.column))
    for parts in try CatalogTable.uniqueParts(of: table, in: db)
    where row == nil || !given.isDisjoint(with: parts.map(\.column)) {
      let values = try parts.map { try value(of: $0.column, in: db) }
      guard !values.contains(.null) else { continue }
      let others = parts.map { "\($0.expression) = ?" }.joined(separator: " AND ")
      let itself = row.map { " AND NOT (\($0.condition))" } ?? ""
      let isTaken = try Query(
        "SELECT 1 FROM \(Identifier(table)) WHERE \(others)\(itself) LIMIT 1", in: db
      ).hasRows(values + (row?.values ?? []))
      guard isTaken else { continue }
      let names = parts.map(\.column).filter { row == nil || given.contains($0) }
      throw StoreError.refused(
        rule: .unique, column: names.count == 1 ? names.first : nil, table: table)
    }
  }

  /// The value that a column is given, or else has, or has by default.
  private func value(of column: String, in db: Database) throws -> StoredValue {
    if let cell = cells.first(where: { $0.column == column }) { return cell.value }
    if let row {
      return try Query(
        "SELECT \(Identifier(column)) FROM \(Identifier(table)) WHERE \(row.condition) LIMIT 1",
        in: db
      ).rows(row.values) { $0.value(0) }.first ?? .null
    }
    let defaults = try Query(
      "SELECT dflt_value FROM pragma_table_xinfo(?, 'main') WHERE name = ?", in: db
    ).rows([.text(table), .text(column)]) { $0.string(0) }
    guard let text = defaults.first ?? nil else { return .null }
    return try Query("SELECT (\(text))", in: db, isKept: false).rows { $0.value(0) }.first ?? .null
  }
}
