/// A column that identifies records of its table, as a reference needs.
public struct ReferenceTarget: Hashable, Sendable {
  /// The table that is referred to, as it is named in the schema.
  public var table: String
  /// The column there.
  public var column: String

  /// A column of a table.
  public init(table: String, column: String) {
    self.table = table
    self.column = column
  }
}

extension Schema {
  /// The column that a column's values refer to.
  ///
  /// `nil` where there is no such table or column, where it is secret, and where it does not
  /// identify one record. Letter case is ignored, as in the declaration of a foreign key.
  /// Complexity: O(number of tables and of the columns there).
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
  /// The targets of a table's columns, by their names; columns that refer to nothing, or to
  /// something that is not there, have none.
  public func targets(of table: TableSchema) -> [String: ReferenceTarget] {
    var targets: [String: ReferenceTarget] = [:]
    for column in table.columns where column.reference != nil {
      targets[column.name] = target(of: column)
    }
    return targets
  }
}

extension TableSchema {
  /// True where a value of a column that is no secret belongs to one record at most.
  package func identifies(_ column: ColumnSchema) -> Bool {
    key != .rowNumber && !column.isSecret && (column.isUnique || key.columns == [column.name])
  }

  /// The column of a name, where labels can be asked by it.
  package func referable(_ name: String) throws(StoreError) -> ColumnSchema? {
    guard let column = column(name) else { throw .unknownColumn(name, table: self.name) }
    return identifies(column) ? column : nil
  }
}
