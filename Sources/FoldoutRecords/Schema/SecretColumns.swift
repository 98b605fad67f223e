/// The columns that a person has declared secret or readable, overriding their names.
///
/// ```swift
/// let secrets = SecretColumns(
///   secret: [SecretColumns.Column(table: "people", column: "salary")],
///   readable: [SecretColumns.Column(table: "games", column: "token")])
/// ```
///
/// Names are compared as SQLite does: ASCII letters ignoring case.
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

    /// True if both are spellings of the same column.
    public static func == (mine: Column, other: Column) -> Bool { mine.folded == other.folded }

    /// Hashes the folded names.
    public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
  }

  /// The columns declared secret.
  public var secret: Set<Column>
  /// The columns declared readable.
  public var readable: Set<Column>

  /// Columns declared secret or readable. If both sets are empty, only names decide.
  public init(secret: Set<Column> = [], readable: Set<Column> = []) {
    self.secret = secret
    self.readable = readable
  }

  /// Returns the reason why a column is secret, ignoring references and computed values; `nil` if
  /// there is none.
  public func basis(of column: String, in table: String) -> ColumnSchema.SecretBasis? {
    let candidate = Column(table: table, column: column)
    if secret.contains(candidate) { return .requested }
    if readable.contains(candidate) { return nil }
    return ColumnSchema.isSecret(named: column) ? .named : nil
  }

  /// True if the person has declared a column of this name secret, in any table.
  package func isSecretSomewhere(_ column: String) -> Bool {
    secret.contains { FoldedName($0.column) == FoldedName(column) }
  }

  /// True if the person has declared the column secret or readable.
  public func declares(_ column: String, in table: String) -> Bool {
    let candidate = Column(table: table, column: column)
    return secret.contains(candidate) || readable.contains(candidate)
  }
}
