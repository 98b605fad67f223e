/// A column that identifies records of its table, so that references can point to it.
public struct ReferenceTarget: Hashable, Sendable {
  /// The referenced table, spelled as in the schema.
  public var table: String
  /// The referenced column.
  public var column: String

  /// A column of a table.
  public init(table: String, column: String) {
    self.table = table
    self.column = column
  }
}

extension Schema {
  /// Returns the column that a column's values refer to.
  ///
  /// `nil` if there is no such table or column, if it is secret, or if it does not identify one
  /// record. Letter case is ignored, as in the declaration of a foreign key. Complexity: O(number
  /// of tables and of the columns there).
  public func target(of column: ColumnSchema) -> ReferenceTarget? {
    guard let reference = column.reference, !column.isSecret,
      let table = table(reference.table)
        ?? tables.first(where: { FoldedName($0.name) == FoldedName(reference.table) })
    else { return nil }
    let keys = table.key.columns
    let name = reference.column ?? (keys.count == 1 ? keys[0] : nil)
    guard let name,
      let target = table.column(name)
        ?? table.columns.first(where: { FoldedName($0.name) == FoldedName(name) }),
      table.identifies(target)
    else { return nil }
    return ReferenceTarget(table: table.name, column: target.name)
  }
}

extension Schema {
  /// Returns the targets of a table's columns, by column name. Columns without a reference, or with
  /// one to a missing table or column, are left out.
  public func targets(of table: TableSchema) -> [String: ReferenceTarget] {
    var targets: [String: ReferenceTarget] = [:]
    for column in table.columns where column.reference != nil {
      targets[column.name] = target(of: column)
    }
    return targets
  }
}

extension TableSchema {
  /// True if a value of the column identifies at most one record, and the column is not secret.
  package func identifies(_ column: ColumnSchema) -> Bool {
    key != .rowNumber && !column.isSecret && (column.isUnique || key.columns == [column.name])
  }

  /// Returns the column with a name if it can be the target of a reference; `nil` if it cannot.
  /// Throws `unknownColumn`.
  package func referable(_ name: String) throws(StoreError) -> ColumnSchema? {
    guard let column = column(name) else { throw .unknownColumn(name, table: self.name) }
    return identifies(column) ? column : nil
  }
}
