/// One table or view of a store.
public struct TableSchema: Hashable, Sendable {
  /// The columns that identify a row permanently.
  public enum Key: Hashable, Sendable {
    /// The declared primary key, in its own order.
    case columns([String])
    /// The store's own row number, because no key is declared or the declared one cannot be used.
    case rowid
    /// Nothing: the row of a view is identified only by its position, and cannot be changed.
    case rowNumber
  }

  /// The type of a table.
  public enum Kind: Hashable, Sendable {
    /// A table that stores its rows.
    case table
    /// A view, whose rows are computed when they are read.
    case view
    /// A virtual table, provided by a module such as `fts5` for full-text search.
    case virtual(module: String)
  }

  /// The reason for the choice of the key.
  public enum KeyBasis: Hashable, Sendable {
    /// The key is declared as the primary key.
    case declared
    /// No primary key is declared.
    case undeclared
    /// Some rows have no value in the declared key, or a text that no address can hold.
    case missingInRows
    /// The declared key contains a secret, which must not appear in addresses.
    case secret
    /// The declared key uses a collation that is not available.
    case unknownCollation
    /// The rows of a view have no key.
    case view
    /// A module numbers the rows.
    case module
    /// The declared key contains a column that is not read.
    case unreadColumn
    /// No primary key is declared, and columns have taken all names of the row number.
    case rowidTaken
  }

  /// The declared name.
  public var name: String
  /// The type of the table.
  public var kind: Kind
  /// The columns that identify a row.
  public var key: Key
  /// The reason for the choice of the key; `nil` if the store does not report one.
  public var keyBasis: KeyBasis?
  /// The columns in their declared order, without hidden ones.
  public var columns: [ColumnSchema]
  /// True if rows can be changed: `false` for views and virtual tables.
  public var isWritable: Bool
  /// True if names of columns differ only in Unicode composition, such as é as one scalar or as
  /// two. Only the first such column is read. Rows cannot be changed, because the values of the
  /// others are not visible.
  public var hasUnreadColumns = false
  /// The reason why the table cannot be read, in the store's own words; `nil` if it can.
  public var fault: String?
  /// The columns, besides the key, that can order rows: the first columns of indexes.
  public var orders: [String]
  /// For each order, all columns that determine the order of rows, if the store reports them. The
  /// address of a page in that order contains their values.
  public var orderColumns: [String: [String]] = [:]
  /// The unique indexes, including those of single columns, of expressions, and of only some rows.
  public var uniqueIndexes: [UniqueIndex] = []
  /// The columns of foreign keys that involve a secret. Accepting or refusing a value in them would
  /// reveal which secrets exist.
  public var columnsLinkedToSecrets: Set<String> = []
  /// True if secrets refer to the rows, or to rows that are removed with them. Removing a row would
  /// reveal whether such a secret exists.
  public var isTargetOfSecrets = false
  /// The columns that refer to a closed column of another table, such as the login of an account,
  /// and so contain its values.
  public var columnsReferringToClosed: Set<String> = []
  /// The writes that cannot succeed, whatever their values are.
  public var writeObstacles = WriteObstacles()
  /// The column of the key for which the store generates a number if a new record has no value;
  /// `nil` if there is none.
  public var generatedKey: String?

  /// A table with its columns.
  public init(
    name: String, kind: Kind = .table, key: Key, keyBasis: KeyBasis? = nil,
    columns: [ColumnSchema], isWritable: Bool = true, fault: String? = nil, orders: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.key = key
    self.keyBasis = keyBasis
    self.columns = columns
    self.isWritable = isWritable
    self.fault = fault
    self.orders = orders
    if case .columns(let names) = key, names.count == 1, let name = names.first,
      columns.first(where: { $0.name == name })?.declaredType.uppercased() == "INTEGER"
    {
      generatedKey = name
    }
  }

  /// Returns the column with a name. Complexity: O(number of columns).
  public func column(_ name: String) -> ColumnSchema? {
    columns.first { $0.name == name }
  }
}
