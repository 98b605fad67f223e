/// The columns that a person calls secret, or readable, whatever their names say.
///
/// Names are compared as SQLite compares them: letters of ASCII without their case.
public struct SecretColumns: Hashable, Sendable {
  /// One column of one table.
  public struct Column: Hashable, Sendable {
    /// The table's name.
    public var table: String
    /// The column's name.
    public var column: String

    /// A column of a table.
    public init(table: String, column: String) {
      self.table = table
      self.column = column
    }

    private var folded: [FoldedName] { [FoldedName(table), FoldedName(column)] }

    /// True for two spellings of one column.
    public static func == (mine: Column, other: Column) -> Bool { mine.folded == other.folded }

    /// Hashes the names as they are compared.
    public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
  }

  /// The columns that are secret.
  public var secret: Set<Column>
  /// The columns that are not.
  public var readable: Set<Column>

  /// Columns that are secret, and columns that are not; none, where names decide alone.
  public init(secret: Set<Column> = [], readable: Set<Column> = []) {
    self.secret = secret
    self.readable = readable
  }

  /// The reason why a column is secret, but for what it refers to; `nil` where there is none.
  public func basis(of column: String, in table: String) -> ColumnSchema.SecretBasis? {
    let asked = Column(table: table, column: column)
    if secret.contains(asked) { return .requested }
    if readable.contains(asked) { return nil }
    return ColumnSchema.isSecret(named: column) ? .named : nil
  }

  /// True for the name of a column that the person has called secret, in any table.
  package func isSecretSomewhere(_ column: String) -> Bool {
    secret.contains { FoldedName($0.column) == FoldedName(column) }
  }

  /// True where the person has settled it.
  public func settles(_ column: String, in table: String) -> Bool {
    let asked = Column(table: table, column: column)
    return secret.contains(asked) || readable.contains(asked)
  }
}
