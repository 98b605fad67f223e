public import FoldoutForms

/// New values for some cells of one record, each with what the person saw before.
public struct Change: Hashable, Sendable {
  /// One cell: what was seen, and what it is to become.
  public struct Cell: Hashable, Sendable {
    /// The column.
    public var column: String
    /// The value the person saw.
    public var seen: Token
    /// The value it is to have.
    public var new: StoredValue

    /// A cell's change.
    public init(column: String, seen: Token, new: StoredValue) {
      self.column = column
      self.seen = seen
      self.new = new
    }
  }

  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The cells, each column at most once.
  public var cells: [Cell]

  /// A change of cells.
  public init(table: String, key: RecordKey, cells: [Cell]) {
    self.table = table
    self.key = key
    self.cells = cells
  }
}

/// What became of a change.
public enum ChangeOutcome: Hashable, Sendable {
  /// Committed, or already so. The record is what is stored now, triggers included; `altered`
  /// names the columns that hold something else than was asked.
  case stored(StoredRecord, altered: [String])
  /// Nothing was written: these columns hold neither what was seen nor what was asked. The record
  /// is what is stored now.
  case conflict(StoredRecord, columns: [String])
  /// Nothing was written: the record is not there any more.
  case gone
}
