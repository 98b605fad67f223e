/// A record whose fields are known only when the program runs: a row of somebody's table.
///
/// The names are shared by all records of one window, so a record is its values.
public struct DynamicRecord: Hashable, Sendable {
  /// The names of the columns, in the table's order.
  public let columns: [String]
  /// The values, one for each name.
  public private(set) var values: [StoredValue]

  /// A record of columns and as many values.
  ///
  /// - Precondition: there is one value for each column.
  public init(columns: [String], values: [StoredValue]) {
    precondition(columns.count == values.count, "a record has one value for each column")
    self.columns = columns
    self.values = values
  }

  /// The value of a column; `null` for a column that the record does not have, which writing
  /// leaves as it is. Complexity: O(number of columns).
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
