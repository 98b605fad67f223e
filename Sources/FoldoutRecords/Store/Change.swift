public import FoldoutForms

/// A change of some cells of one record, with the values that the person saw before.
public struct Change: Hashable, Sendable {
  /// The change of one cell.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The token of the value that the person saw.
    public var original: Token
    /// The new value.
    public var new: StoredValue

    /// A change of one cell.
    public init(column: String, original: Token, new: StoredValue) {
      self.column = column
      self.original = original
      self.new = new
    }
  }

  /// A column that is compared but not written: the rules read it to decide that the new values may
  /// be stored.
  ///
  /// It is a value rather than a token, because it was never in a page; a secret is represented by
  /// its secret token.
  public struct Guard: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value that the rules read.
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
  /// The changed cells, each column at most once.
  public var cells: [Cell]
  /// Preconditions of the write: other columns that the rules read. If one has changed since,
  /// nothing is written.
  public var guards: [Guard]
  /// The limits for the values in the returned record. For the comparison, values are read in full.
  public var limits: ValueLimits?
  /// Validates without storing: the outcome is that of the change, but nothing is written.
  public var isTrial = false

  /// A change of cells, with guards as preconditions.
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
  /// The new values are committed, now or earlier. The record is the stored one, including the
  /// effects of triggers. `altered` contains the columns that do not hold the requested value;
  /// `alsoWritten` contains other columns that the store changed as well.
  case stored(StoredRecord, altered: [String], alsoWritten: [String] = [])
  /// Nothing was written. These columns hold neither the value that was seen nor the requested one;
  /// or these are guarded columns that have changed. The record is the stored one.
  case conflict(StoredRecord, columns: [String])
  /// Nothing was written: the record no longer exists.
  case gone
}
