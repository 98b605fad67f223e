public import FoldoutForms

/// The action of a foreign key on records that refer to a removed one.
public enum ForeignKeyRule: Hashable, Sendable, CaseIterable {
  /// Refuses the removal, at the latest at the end of the transaction.
  case noAction
  /// Refuses the removal immediately.
  case restrict
  /// Removes them, too.
  case cascade
  /// Sets the referring columns to *no value*.
  case setNull
  /// Sets the referring columns to their defaults.
  case setDefault
}

/// The records of one table that refer to a record by some columns.
///
/// ```swift
/// let tracks = Dependents(
///   table: "tracks", columns: ["album"], values: [.integer(4)], count: 5, hasMore: false,
///   rule: .cascade)
/// ```
public struct Dependents: Hashable, Sendable {
  /// The referring table.
  public var table: String
  /// The referring columns, which together form one foreign key.
  public var columns: [String]
  /// The values of the record that these columns refer to, in their order; empty if unknown.
  public var values: [StoredValue]
  /// The number of records, counted up to ``maxCounted``.
  public var count: Int
  /// True if there are more records than were counted; if `isIncomplete`, there may be more.
  public var hasMore: Bool
  /// True if counting stopped early, because no index finds the records and the table is long. With
  /// a count of 0 it is unknown whether there are any.
  public var isIncomplete: Bool
  /// The action when the record is removed.
  public var rule: ForeignKeyRule

  /// The records of one table that refer to a record.
  public init(
    table: String, columns: [String], values: [StoredValue] = [], count: Int, hasMore: Bool,
    isIncomplete: Bool = false, rule: ForeignKeyRule
  ) {
    self.table = table
    self.columns = columns
    self.values = values
    self.count = count
    self.hasMore = hasMore
    self.isIncomplete = isIncomplete
    self.rule = rule
  }

  /// The maximum number of records that are counted.
  public static let maxCounted = 1000
}
