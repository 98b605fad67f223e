/// A record whose fields are only known at run time, such as a row of an SQLite table.
///
/// ```swift
/// let ada = DynamicRecord(columns: ["name", "hours"], values: [.text("Ada"), .integer(7)])
/// ```
///
/// All records of a window share one array of column names, so each record costs only its values.
public struct DynamicRecord: Sendable {
  /// The names of the columns, in the table's order.
  public let columns: [String]
  /// The values, one for each name.
  public private(set) var values: [StoredValue]
  /// The places of the columns by name; `nil` for a record of a table, which is made for each row.
  private let places: [String: Int]?

  /// Creates a record from columns and their values.
  ///
  /// - Precondition: there is one value for each column.
  public init(columns: [String], values: [StoredValue]) {
    precondition(columns.count == values.count, "A record has one value for each column.")
    self.columns = columns
    self.values = values
    places = nil
  }

  /// Creates the record of a form, which is made once and may have thousands of columns.
  init(indexing columns: [String], values: [StoredValue]) {
    self.columns = columns
    self.values = values
    places = Dictionary(zip(columns, columns.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the index of a column; `nil` if the record lacks it.
  func index(of column: String) -> Int? {
    if let places { places[column] } else { columns.firstIndex(of: column) }
  }

  /// Returns the record with the values of some columns, in their order.
  package func narrowed(to names: [String]) -> DynamicRecord {
    if names == columns { return self }
    return DynamicRecord(columns: names, values: names.map { self[$0] })
  }

  /// Returns the value of a column that is probably the one at a place.
  func value(of column: String, probablyAt place: Int) -> StoredValue {
    place < columns.count && columns[place] == column ? values[place] : self[column]
  }

  /// True if both have the same columns with identical values. Complexity: O(1) for two copies of
  /// one record.
  func isIdentical(to other: DynamicRecord) -> Bool {
    if isCopy(of: other) { return true }
    guard columns == other.columns else { return false }
    return values.indices.allSatisfy { values[$0].isIdentical(to: other.values[$0]) }
  }

  /// True if both are copies of one record, which nobody has changed since. Complexity: O(1).
  package func isCopy(of other: DynamicRecord) -> Bool {
    values.withUnsafeBufferPointer { left in
      other.values.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
  }

  /// Returns the columns whose values are not identical to those of another record. Complexity:
  /// O(number of columns) for two records of the same columns.
  package func columns(differingFrom other: DynamicRecord) -> [String] {
    guard columns == other.columns else {
      return Set(columns).union(other.columns).filter { !self[$0].isIdentical(to: other[$0]) }
    }
    return columns.indices.filter { !values[$0].isIdentical(to: other.values[$0]) }
      .map { columns[$0] }
  }

  /// The value of a column.
  ///
  /// A record may have only the columns that were asked for: reading another one returns `null`,
  /// and writing one does nothing. A field refuses values for a column that its record lacks.
  /// Complexity: O(number of columns), but O(1) in the record of a form.
  public subscript(column: String) -> StoredValue {
    get { index(of: column).map { values[$0] } ?? .null }
    set {
      guard let index = index(of: column) else { return }
      values[index] = newValue
    }
  }
}

extension DynamicRecord: Hashable {
  /// True if both records have equal values in the same columns.
  public static func == (left: DynamicRecord, right: DynamicRecord) -> Bool {
    left.columns == right.columns && left.values == right.values
  }

  /// Hashes the columns and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(values)
  }
}
