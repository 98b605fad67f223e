/// The tables of a store, with their columns and keys.
public struct Schema: Hashable, Sendable {
  /// The tables and views, in the order of their names.
  public var tables: [TableSchema]
  /// True if changes can be written; `false` for a file that was opened read-only.
  public var isWritable: Bool

  /// A schema of tables.
  public init(tables: [TableSchema], isWritable: Bool) {
    self.tables = tables
    self.isWritable = isWritable
  }

  /// Returns the table with a name; letter case matters. Complexity: O(number of tables).
  public func table(_ name: String) -> TableSchema? {
    tables.first { $0.name == name }
  }
}
