import FoldoutForms
import FoldoutRecords
import GRDB

/// Finds the broken foreign key after SQLite has reported that one is broken.
struct ReferenceCheck {
  let shapes: Shapes
  let db: Database

  /// Returns the error for a row that was not stored, given the values that it was to get; `nil` if
  /// none of the references with such a value is broken.
  func refusal(of row: RowWrite) throws -> StoreError? {
    let given = Set(row.cells.map { FoldedName($0.column) })
    var pragmas = SchemaPragmas()
    for (parent, referrer) in references(of: row.table) {
      let isGiven = !given.isDisjoint(with: referrer.columns.map { FoldedName($0) })
      guard row.row == nil || isGiven else { continue }
      let values = try referrer.columns.map { try row.value(of: $0, &pragmas, in: db) }
      guard !values.contains(.null) else { continue }
      let condition = referrer.targets.map { "\(Identifier($0)) = ?" }
      let isThere = try Query(
        "SELECT 1 FROM \(parent.source) WHERE \(condition.joined(separator: " AND ")) LIMIT 1",
        in: db
      ).hasRows(values)
      if !isThere { return refusal(referrer, to: parent, of: row.table) }
    }
    return nil
  }

  /// Returns the error for a stored row, found at an address; `nil` if none of its references is
  /// broken.
  func refusal(
    at address: (condition: String, values: [StoredValue]), in table: String
  ) throws -> StoreError? {
    guard let row = try shapes[table]?.named(at: address, in: db)?.row else { return nil }
    return try refusal(of: row.name)
  }

  /// Returns the error for a change of some columns that breaks no reference of the row itself, but
  /// perhaps those of others to it; `nil` if no others refer to these columns.
  func refusal(changing columns: [String], of table: String) -> StoreError? {
    let targets = Set(shapes.referrers(of: table).flatMap(\.targets).map { FoldedName($0) })
    return columns.first { targets.contains(FoldedName($0)) }.map { column in
      .refused(rule: .stillReferredTo, column: column, table: table)
    }
  }

  /// Returns the error for a stored row with a broken reference; `nil` if none is broken.
  func refusal(of row: RowIdentity) throws -> StoreError? {
    guard let child = shapes[row.table] else { return nil }
    for (parent, referrer) in references(of: child.name)
    where try isBroken(referrer, parent, child, row) {
      return refusal(referrer, to: parent, of: child.name)
    }
    return nil
  }

  /// Returns the foreign keys of a table, each with the table to which it refers.
  private func references(of table: String) -> [(TableShape, Referrer)] {
    shapes.referrers.sorted { $0.key < $1.key }.flatMap { target, referrers in
      referrers.filter { FoldedName($0.child) == FoldedName(table) }
        .compactMap { referrer in shapes.tables[target].map { ($0, referrer) } }
    }
  }

  private func refusal(
    _ referrer: Referrer, to parent: TableShape, of table: String
  ) -> StoreError {
    let isOne = referrer.columns.count == 1
    return .refused(
      rule: .foreignKey(to: parent.name, columns: isOne ? [] : referrer.columns),
      column: isOne ? referrer.columns[0] : nil, table: table)
  }

  private func isBroken(
    _ referrer: Referrer, _ parent: TableShape, _ child: TableShape, _ row: RowIdentity
  ) throws -> Bool {
    let isSet = referrer.columns.map { "c.\(Identifier($0)) IS NOT NULL" }
      .joined(separator: " AND ")
    return try Query(
      """
      SELECT 1 FROM \(child.source) AS c WHERE \(child.condition("c.")) AND \(isSet)
      AND NOT EXISTS (SELECT 1 FROM \(parent.source) AS p WHERE \(referrer.condition))
      """, in: db
    ).hasRows(row.identity)
  }
}
