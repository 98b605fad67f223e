/// The tables of a store, with their columns and keys.
public struct Schema: Hashable, Sendable {
  /// The tables and views, in the order of their names.
  public var tables: [TableSchema]
  /// True if changes can be written; `false` for a file that was opened read-only.
  public var isWritable: Bool
  /// The reason why no changes can be written; `nil` if they can.
  public var readOnlyReason: ReadOnlyReason?

  /// A reason why a whole file cannot be changed.
  public enum ReadOnlyReason: Hashable, Sendable {
    /// The program was asked to open it for reading only.
    case requested
    /// The system does not let the program write the file, or create files in its folder.
    case permissions
    /// The store does not report the reason.
    case unknown
  }

  /// A schema of tables.
  public init(tables: [TableSchema], isWritable: Bool) {
    self.tables = tables
    self.isWritable = isWritable
    readOnlyReason = isWritable ? nil : .unknown
  }

  /// Returns the table with a name; letter case matters. Complexity: O(number of tables).
  public func table(_ name: String) -> TableSchema? {
    tables.first { $0.name == name }
  }
}
