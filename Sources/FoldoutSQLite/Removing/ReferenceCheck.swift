import FoldoutForms
import FoldoutRecords
import GRDB

/// Finds the broken foreign key after SQLite has reported that one is broken.
struct ReferenceCheck {
  let shapes: Shapes
  let db: Database

  /// Returns the error for a row that was not stored, given its intended values; `nil` if none of
  /// its references is broken.
  func refusal(of cells: [(column: String, value: StoredValue)], in table: String) throws
    -> StoreError?
  {
    for (parent, referrer) in references(of: table) {
      let values = referrer.columns.map { column in
        cells.first { FoldedName($0.column) == FoldedName(column) }?.value ?? .null
      }
      guard !values.contains(.null) else { continue }
      let condition = referrer.targets.map { "\(Identifier($0)) = ?" }
      let isThere = try Query(
        "SELECT 1 FROM \(parent.source) WHERE \(condition.joined(separator: " AND ")) LIMIT 1",
        in: db
      ).hasRows(values)
      if !isThere { return refusal(referrer, to: parent, of: table) }
    }
    return nil
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
    .refused(
      rule: .foreignKey(to: parent.name),
      column: referrer.columns.count == 1 ? referrer.columns[0] : nil, table: table)
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
