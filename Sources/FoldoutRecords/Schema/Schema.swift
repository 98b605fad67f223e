/// The tables of a store, with their columns and keys.
///
/// ```swift
/// let id = ColumnSchema(name: "id", declaredType: "INTEGER")
/// let title = ColumnSchema(name: "title", declaredType: "TEXT", isNotNull: true)
/// let albums = TableSchema(name: "albums", key: .columns(["id"]), columns: [id, title])
/// let schema = Schema(tables: [albums], isWritable: true)
/// ```
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

/// A column that identifies records of its table, so that references can point to it.
///
/// ```swift
/// let album = ReferenceTarget(table: "albums", column: "id")
/// ```
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

/// The name of a table or a column, compared as SQLite does: ASCII letters ignoring case,
/// everything else byte by byte. So "Ä" and "ä" are two tables.
package struct FoldedName: Hashable, Sendable, Comparable {
  private let bytes: [UInt8]

  /// A name in any letter case.
  package init(_ name: String) {
    bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Orders names by their folded bytes.
  package static func < (mine: FoldedName, other: FoldedName) -> Bool {
    mine.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
