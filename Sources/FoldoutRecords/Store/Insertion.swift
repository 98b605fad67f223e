public import FoldoutForms

/// A record that is to be added to a table.
public struct Insertion: Hashable, Sendable {
  /// The value of one column of the new record.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value it is to have.
    public var new: StoredValue

    /// A value for a column.
    public init(column: String, new: StoredValue) {
      self.column = column
      self.new = new
    }
  }

  /// The table.
  public var table: String
  /// The cells, each column at most once; a column that is not named gets its default.
  public var cells: [Cell]
  /// The number that tells a repeated request from a second record; `nil` adds one in any case.
  public var ticket: InsertionTicket?
  /// The limits for reading the record that the answer has.
  public var limits: ValueLimits?
  /// Validates without storing: the outcome is the one that the insertion would have.
  /// A trial uses no ticket.
  public var isTrial: Bool

  /// A record of cells for a table.
  public init(
    table: String, cells: [Cell], ticket: InsertionTicket? = nil, limits: ValueLimits? = nil,
    isTrial: Bool = false
  ) {
    self.table = table
    self.cells = cells
    self.ticket = ticket
    self.limits = limits
    self.isTrial = isTrial
  }
}

/// The outcome of an insertion.
public enum InsertionOutcome: Hashable, Sendable {
  /// Committed, now or by an earlier request with the same ticket (`isRepeated`). The record is
  /// what is stored now, triggers included; `altered` names the columns that hold something else
  /// than was asked, `following` those that nobody named and that have a value all the same:
  /// generated keys, defaults, and what triggers wrote.
  case stored(
    StoredRecord, altered: [String], following: [String] = [], isRepeated: Bool = false)
  /// An earlier request with the same ticket added the record, and it has been removed since, or
  /// has another key: nothing was added.
  case gone
  /// An earlier request with the same ticket asked for other values, or for another table, and
  /// added this record: nothing was added now.
  case otherwise(table: String, key: RecordKey)
  /// The ticket is not remembered, and is as old as tickets that are forgotten: an earlier request
  /// may have added the record, and nothing was added now.
  case forgotten
}
