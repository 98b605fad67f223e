import FoldoutForms
import FoldoutRecords
import GRDB

/// Tables that say what becomes of a value that another row has: `UNIQUE ON CONFLICT REPLACE`
/// removes that row, and `IGNORE` writes nothing without a word. A person is asked neither, so both
/// are refused like any other value that is taken.
extension Edit {
  /// What an update begins with.
  ///
  /// `OR ABORT` goes before what the table says; but it also goes before the `INSERT OR IGNORE` of
  /// a trigger, at whatever depth. So where the file has triggers, it is looked beforehand.
  func updating(_ row: FoundRow, _ cells: [Change.Cell], in db: Database) throws -> String {
    let hasTriggers = try Query(
      "SELECT 1 FROM sqlite_schema WHERE type = 'trigger' LIMIT 1", in: db
    ).hasRows()
    guard hasTriggers else { return "UPDATE OR ABORT" }
    try refuseWhatIsTaken(row, cells, in: db)
    return "UPDATE"
  }

  private func refuseWhatIsTaken(
    _ row: FoundRow, _ cells: [Change.Cell], in db: Database
  ) throws {
    // Whatever the clause stands at: to look once too often costs a seek.
    let isDeclared = try Query(
      """
      SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?
        AND (sql LIKE '%REPLACE%' OR sql LIKE '%IGNORE%')
      """, in: db
    ).hasRows([.text(table.schema.name)])
    guard isDeclared else { return }
    let changed = Set(cells.map(\.column))
    for parts in try uniqueParts(in: db) where !changed.isDisjoint(with: parts.map(\.column)) {
      let others = parts.map { "\($0.expression) = ?" }.joined(separator: " AND ")
      let (itself, address) = table.address(of: row)
      let values = try parts.map { part in
        try cells.first { $0.column == part.column }?.new ?? value(of: part.column, in: row, db)
      }
      let isTaken = try Query(
        "SELECT 1 FROM \(table.source) WHERE \(others) AND NOT (\(itself)) LIMIT 1", in: db
      ).hasRows(values + address)
      guard isTaken else { continue }
      let names = parts.map(\.column).filter(changed.contains)
      throw StoreError.refused(
        rule: .unique, column: names.count == 1 ? names.first : nil, table: table.schema.name)
    }
  }

  /// What no two rows may have alike: the rowid under a column's name, and the constraints of the
  /// table. An index that was made by itself has no such clause.
  private func uniqueParts(
    in db: Database
  ) throws -> [[(column: String, expression: String)]] {
    let names = try Query(
      "SELECT name FROM pragma_index_list(?, 'main') WHERE \"unique\" AND origin <> 'c'", in: db
    ).rows([.text(table.schema.name)]) { $0.string(0) ?? "" }
    let constraints = try names.map { name in
      try Query(
        "SELECT name, coll FROM pragma_index_xinfo(?, 'main') WHERE key ORDER BY seqno", in: db
      ).rows([.text(name)]) { row in
        let column = row.string(0) ?? ""
        let collation = Identifier(row.string(1) ?? "BINARY")
        return (column: column, expression: "\(Identifier(column)) COLLATE \(collation)")
      }
    }
    let rowid = table.isKeyRowid ? table.schema.key.columns : []
    return rowid.map { [(column: $0, expression: "\(Identifier($0))")] } + constraints
  }

  /// What a row holds in a column that is not changed, of whatever length.
  private func value(
    of column: String, in row: FoundRow, _ db: Database
  ) throws -> StoredValue {
    let (condition, values) = table.address(of: row)
    return try Query(
      "SELECT \(Identifier(column)) FROM \(table.source) WHERE \(condition) LIMIT 1", in: db
    ).rows(values) { $0.value(0) }.first ?? .null
  }
}
