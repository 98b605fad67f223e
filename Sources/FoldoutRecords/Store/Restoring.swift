/// The number that takes one removal back. Nobody can guess it.
public struct RestoreID: Hashable, Sendable {
  /// The number as a page holds it.
  public let text: String

  /// A number as it came back from a page; any text is one, and most take nothing back.
  public init(wire text: String) {
    self.text = text
  }

  /// A number that nobody has had: 128 random bits.
  public static func random() -> RestoreID {
    RestoreID(wire: RandomName.make())
  }
}

/// The outcome of taking a removal back.
public enum RestoreOutcome: Hashable, Sendable {
  /// Committed: the record is there again, under its own key, with all that went with it.
  ///
  /// `altered` has the records that are not as they were before the removal, because triggers made
  /// something else of them; `left` those whose references were not written back, because somebody
  /// has changed them since.
  case restored(StoredRecord, table: String, altered: [AlteredRow], left: [LeftRow])
  /// Nothing was done: the removal was never known here, or is not known any more. A process knows
  /// the last of an hour, and none from before it was started.
  case unknown
  /// Nothing was done: another record has the key now.
  case taken(table: String, key: RecordKey)
}

/// A record that came back with other values than it had.
public struct AlteredRow: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The columns with other values; empty for a record that is not there.
  public var columns: [String]

  /// Columns of a record.
  public init(table: String, key: RecordKey, columns: [String]) {
    self.table = table
    self.key = key
    self.columns = columns
  }

  /// Such records counted by their tables, with all their columns.
  public static func counts(of rows: [AlteredRow]) -> [RowCount] {
    RowCount.counts(of: rows.map { ($0.table, $0.columns) })
  }
}

/// A record whose reference was not written back.
public struct LeftRow: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The columns that refer.
  public var columns: [String]

  /// Columns of a record.
  public init(table: String, key: RecordKey, columns: [String]) {
    self.table = table
    self.key = key
    self.columns = columns
  }

  /// Such records counted by their tables, with all their columns.
  public static func counts(of rows: [LeftRow]) -> [RowCount] {
    RowCount.counts(of: rows.map { ($0.table, $0.columns) })
  }
}
