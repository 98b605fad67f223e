public import FoldoutForms

/// New values for some cells of one record, each with what the person saw before.
public struct Change: Hashable, Sendable {
  /// One cell: what was seen, and what it is to become.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value the person saw.
    public var original: Token
    /// The value it is to have.
    public var new: StoredValue

    /// A cell's change.
    public init(column: String, original: Token, new: StoredValue) {
      self.column = column
      self.original = original
      self.new = new
    }
  }

  /// A value that is only compared: what decided, with the new ones, that they may be stored.
  ///
  /// It never was in a page, so it is the value and not its token; of a secret, its secret token.
  public struct Guard: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value that was read when it was decided.
    public var original: StoredValue

    /// A guard of a column.
    public init(column: String, original: StoredValue) {
      self.column = column
      self.original = original
    }
  }

  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The cells, each column at most once.
  public var cells: [Cell]
  /// The values beside which the cells may be written, and beside no others.
  public var guards: [Guard]
  /// The limits of the record in the answer; values to be compared are read whole.
  public var limits: ValueLimits?
  /// Validates without storing: the outcome is the one that the change would have, and nothing is
  /// written.
  public var isTrial = false

  /// A change of cells, beside the values of the guards.
  public init(
    table: String, key: RecordKey, cells: [Cell], guards: [Guard] = [], limits: ValueLimits? = nil
  ) {
    self.table = table
    self.key = key
    self.cells = cells
    self.guards = guards
    self.limits = limits
  }
}

/// The outcome of a change.
public enum ChangeOutcome: Hashable, Sendable {
  /// Committed, or already so. The record is what is stored now, triggers included; `altered`
  /// names the columns that hold something else than was asked, `following` those that nobody asked
  /// for and that the store changed with them.
  case stored(StoredRecord, altered: [String], following: [String] = [])
  /// Nothing was written: these columns hold neither what was seen nor what was asked; or else
  /// these are guarded and hold something else. The record is what is stored now.
  case conflict(StoredRecord, columns: [String])
  /// Nothing was written: the record is not there any more.
  case gone
}
