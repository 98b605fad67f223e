public import FoldoutForms

/// A choice of a table's rows: those whose columns have given values, such as all records that
/// refer to one record.
///
/// ```swift
/// let hoursOfAda = RowFilter([RowFilter.Condition("employee", is: .integer(7))])
/// let referring = preview.dependents.compactMap { RowFilter($0) }
/// ```
///
/// If the columns are those of a foreign key, values are compared as the key compares them: by the
/// type and the collation of the referenced columns. *No value* equals nothing.
public struct RowFilter: Hashable, Sendable {
  /// A column, and the value that it must have.
  public struct Condition: Hashable, Sendable {
    /// The column.
    public var column: String
    /// Its value.
    public var value: StoredValue

    /// A column and its value.
    public init(_ column: String, is value: StoredValue) {
      self.column = column
      self.value = value
    }
  }

  /// The conditions. A row must meet all of them; those of a foreign key are in its order.
  public var conditions: [Condition]

  /// A filter of conditions.
  public init(_ conditions: [Condition]) {
    self.conditions = conditions
  }

  /// The columns of the conditions.
  public var columns: [String] { conditions.map(\.column) }
}

extension RowFilter {
  /// Throws `unknownColumn` if the table has no such column, or one that is not searched, because
  /// an address with its values, and the rows that are found, would reveal secrets.
  package func check(in table: TableSchema) throws(StoreError) {
    let closed = table.unsearchableColumns()
    for name in columns where table.column(name) == nil || closed.contains(name) {
      throw .unknownColumn(name, table: table.name)
    }
  }

  /// True if a record meets all conditions, by values that are compared without conversion.
  package func contains(_ record: DynamicRecord) -> Bool {
    conditions.allSatisfy { condition in
      let value = record[condition.column]
      return value != .null && value.compared(with: condition.value) == .equal
    }
  }
}

extension RowFilter {
  /// The records of one table that refer to a record; `nil` if the values that they refer to are
  /// unknown.
  public init?(_ dependents: Dependents) {
    guard dependents.values.count == dependents.columns.count else { return nil }
    self.init(
      zip(dependents.columns, dependents.values).map { Condition($0, is: $1) })
  }
}
