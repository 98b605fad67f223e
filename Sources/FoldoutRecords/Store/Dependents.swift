/// The database's treatment of records that refer to a removed one.
public enum ForeignKeyRule: Hashable, Sendable, CaseIterable {
  /// It refuses the removal, at the end of the transaction at the latest.
  case noAction
  /// It refuses the removal.
  case restrict
  /// It removes them, too.
  case cascade
  /// It writes *no value* into the columns that refer.
  case setNull
  /// It writes the columns' defaults into them.
  case setDefault
}

/// The records of one table that refer to a record by some columns.
public struct Dependents: Hashable, Sendable {
  /// The table that refers.
  public var table: String
  /// The columns that refer, together.
  public var columns: [String]
  /// The number of records that were counted, at most ``maxCounted``.
  public var count: Int
  /// Says that there are more than were counted; or, where `isUnsure`, that there may be.
  public var hasMore: Bool
  /// Says that counting was given up: no index finds them, and the table is long. With a count of 0
  /// nobody knows if there are any.
  public var isUnsure: Bool
  /// Their treatment when the record is removed.
  public var rule: ForeignKeyRule

  /// Records of a table that refer to one.
  public init(
    table: String, columns: [String], count: Int, hasMore: Bool, isUnsure: Bool = false,
    rule: ForeignKeyRule
  ) {
    self.table = table
    self.columns = columns
    self.count = count
    self.hasMore = hasMore
    self.isUnsure = isUnsure
    self.rule = rule
  }

  /// The most records that are counted.
  public static let maxCounted = 1000
}
