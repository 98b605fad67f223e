/// A record whose fields are only known at run time, such as a row of an SQLite table.
///
/// ```swift
/// let ada = DynamicRecord(columns: ["name", "hours"], values: [.text("Ada"), .integer(7)])
/// ```
///
/// All records of a window share one array of column names, so each record costs only its values.
public struct DynamicRecord: Hashable, Sendable {
  /// The names of the columns, in the table's order.
  public let columns: [String]
  /// The values, one for each name.
  public private(set) var values: [StoredValue]

  /// Creates a record from columns and their values.
  ///
  /// - Precondition: there is one value for each column.
  public init(columns: [String], values: [StoredValue]) {
    precondition(columns.count == values.count, "A record has one value for each column.")
    self.columns = columns
    self.values = values
  }

  /// The value of a column.
  ///
  /// A record may have only the columns that were asked for: reading another one returns `null`,
  /// and writing one does nothing. A field refuses values for a column that its record lacks.
  /// Complexity: O(number of columns).
  public subscript(column: String) -> StoredValue {
    get {
      guard let index = columns.firstIndex(of: column) else { return .null }
      return values[index]
    }
    set {
      guard let index = columns.firstIndex(of: column) else { return }
      values[index] = newValue
    }
  }
}
