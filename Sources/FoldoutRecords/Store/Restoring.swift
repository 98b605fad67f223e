/// An unguessable number that restores one removal.
///
/// ```swift
/// let outcome = try await store.restore(RemovalID(wire: request.parameters["undo"] ?? ""))
/// ```
public struct RemovalID: Hashable, Sendable {
  /// The number as a page contains it.
  public let text: String

  /// A number that a page sent. Any text is accepted, but most restore nothing.
  public init(wire text: String) {
    self.text = text
  }

  /// Creates a new number of 128 random bits.
  public static func random() -> RemovalID {
    RemovalID(wire: RandomName.make())
  }
}

/// The outcome of restoring a removal.
public enum RestoreOutcome: Hashable, Sendable {
  /// The restore was committed: the record exists again under its old key, with everything that was
  /// removed with it.
  ///
  /// `altered` contains the records that differ from those before the removal, because of triggers;
  /// `unrestored` those whose references were not written back, because they have been changed
  /// since.
  case restored(StoredRecord, table: String, altered: [AlteredRow], unrestored: [UnrestoredRow])
  /// Nothing was done: the removal is unknown or has expired. A process keeps the removals of the
  /// last hour, and none from before it started.
  case unknown
  /// Nothing was done: another record has the same key.
  case taken(table: String, key: RecordKey)
}

/// A restored record whose values differ from those before the removal.
///
/// ```swift
/// let album = AlteredRow(table: "albums", key: key, columns: ["changed_at"])
/// ```
public struct AlteredRow: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The columns with different values; empty if the record is missing.
  public var columns: [String]

  /// Columns of a record.
  public init(table: String, key: RecordKey, columns: [String]) {
    self.table = table
    self.key = key
    self.columns = columns
  }

  /// Counts records by table, and collects their columns.
  public static func counts(of rows: [AlteredRow]) -> [RowCount] {
    RowCount.counts(of: rows.map { ($0.table, $0.columns) })
  }
}

/// A record whose references were not written back.
///
/// ```swift
/// let track = UnrestoredRow(table: "tracks", key: key, columns: ["album"])
/// ```
public struct UnrestoredRow: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The record.
  public var key: RecordKey
  /// The referring columns.
  public var columns: [String]

  /// Columns of a record.
  public init(table: String, key: RecordKey, columns: [String]) {
    self.table = table
    self.key = key
    self.columns = columns
  }

  /// Counts records by table, and collects their columns.
  public static func counts(of rows: [UnrestoredRow]) -> [RowCount] {
    RowCount.counts(of: rows.map { ($0.table, $0.columns) })
  }
}
