/// One table or view of a store.
public struct TableSchema: Hashable, Sendable {
  /// What names one row of a table for good.
  public enum Key: Hashable, Sendable {
    /// The declared primary key, in its own order.
    case columns([String])
    /// The store's own number of the row, where no key is declared, or rows have no value in it.
    case rowid
    /// Nothing: a view's row is known by its place only, and cannot be changed.
    case place
  }

  /// The name, as it was declared.
  public var name: String
  /// What names one row.
  public var key: Key
  /// The columns in their declared order, without hidden ones.
  public var columns: [ColumnSchema]
  /// Whether rows can be changed: `false` for views.
  public var isWritable: Bool

  /// A table of columns.
  public init(name: String, key: Key, columns: [ColumnSchema], isWritable: Bool = true) {
    self.name = name
    self.key = key
    self.columns = columns
    self.isWritable = isWritable
  }

  /// The column of that name. Complexity: O(number of columns).
  public func column(_ name: String) -> ColumnSchema? {
    columns.first { $0.name == name }
  }
}
