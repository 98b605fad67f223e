/// One table or view of a store.
public struct TableSchema: Hashable, Sendable {
  /// The columns that identify one row of a table for good.
  public enum Key: Hashable, Sendable {
    /// The declared primary key, in its own order.
    case columns([String])
    /// The store's own number of the row, where no key is declared, or rows have no value in it.
    case rowid
    /// Nothing: a view's row is known by its number only, and cannot be changed.
    case rowNumber
  }

  /// The sort of a table.
  public enum Kind: Hashable, Sendable {
    /// A table that keeps its rows.
    case table
    /// A view, whose rows are made when they are asked for.
    case view
    /// A virtual table, which a module of that name makes, such as `fts5` for searching texts.
    case virtual(module: String)
  }

  /// Why the key is the one it is.
  public enum KeyBasis: Hashable, Sendable {
    /// It is declared as the primary key.
    case declared
    /// None is declared.
    case undeclared
    /// Some row has no value in the declared one.
    case missingInRows
    /// The declared one has a secret in it, which must not stand in an address.
    case secret
    /// The declared one is compared by a collation that is not there.
    case unknownCollation
    /// The rows of a view have none.
    case view
    /// A module numbers the rows.
    case module
    /// The declared one has a column that is not read.
    case unreadColumn
    /// None is declared, and columns have taken all names of the row's number.
    case rowidTaken
  }

  /// The name, as it was declared.
  public var name: String
  /// The sort of the table.
  public var kind: Kind
  /// The columns that identify one row.
  public var key: Key
  /// Why that names one row; `nil` where the store does not say.
  public var keyBasis: KeyBasis?
  /// The columns in their declared order, without hidden ones.
  public var columns: [ColumnSchema]
  /// True where rows can be changed: `false` for views and virtual tables.
  public var isWritable: Bool
  /// True where names of columns differ only in how a letter is composed, é of one character or of
  /// two. The first of them is read, and rows are not changed, since nobody sees what the other
  /// has.
  public var hasUnreadColumns = false
  /// Why the table cannot be read at all, in the store's own words; `nil` where it can.
  public var fault: String?
  /// The columns that rows can be listed by beside their key: those that an index begins with.
  public var orders: [String]
  /// All columns by whose values rows stand in each of the orders, where the store tells them: what
  /// the address of a page in that order carries.
  public var orderColumns: [String: [String]] = [:]
  /// The unique indexes, those of single columns, of expressions and of only some rows among them.
  public var uniqueIndexes: [UniqueIndex] = []
  /// The columns of foreign keys that a secret has a part in: a value of them would tell which
  /// secrets there are.
  public var linkedSecrets: Set<String> = []
  /// True where secrets refer to the rows, or to what goes along with them: the removal of one
  /// would tell if there is such a secret.
  public var isReferredToBySecrets = false
  /// The column of the key that the store fills in by itself where a new record has no value for
  /// it: a number of its own; `nil` where there is none.
  public var generatedKey: String?

  /// A table of columns.
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

  /// The column of that name. Complexity: O(number of columns).
  public func column(_ name: String) -> ColumnSchema? {
    columns.first { $0.name == name }
  }
}
