public import FoldoutForms

/// A request to add a record to a table.
public struct Insertion: Hashable, Sendable {
  /// The value of one column of the new record.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value of the column.
    public var new: StoredValue

    /// A value for a column.
    public init(column: String, new: StoredValue) {
      self.column = column
      self.new = new
    }
  }

  /// The table.
  public var table: String
  /// The cells, each column at most once. Columns without a cell get their default.
  public var cells: [Cell]
  /// Distinguishes a repeated request from a second record. With `nil` each request adds a record.
  public var ticket: InsertionTicket?
  /// The limits for the values in the returned record.
  public var limits: ValueLimits?
  /// Validates without storing: the outcome is that of the insertion, but nothing is written. A
  /// trial does not use up a ticket.
  public var isTrial: Bool

  /// A request to add a record with some cells.
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
  /// The record is committed, now or by an earlier request with the same ticket (`isRepeated`). It
  /// is the stored one, including the effects of triggers. `altered` contains the columns that do
  /// not hold the requested value; `alsoWritten` contains the columns without a cell that have a
  /// value: generated keys, defaults, and the effects of triggers.
  case stored(
    StoredRecord, altered: [String], alsoWritten: [String] = [], isRepeated: Bool = false)
  /// Nothing was added: an earlier request with the same ticket added the record, which has since
  /// been removed or got another key.
  case gone
  /// Nothing was added: an earlier request with the same ticket added this record, with other
  /// values or to another table.
  case addedOtherValues(table: String, key: RecordKey)
  /// Nothing was added: the ticket is unknown and so old that it may have been forgotten. An
  /// earlier request may have added the record.
  case forgotten
}
