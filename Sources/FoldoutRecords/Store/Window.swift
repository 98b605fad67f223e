/// A question for some rows of a table, by key and never by number.
public struct WindowRequest: Hashable, Sendable {
  /// Where a window lies.
  public enum Place: Hashable, Sendable {
    /// At the beginning.
    case first
    /// Directly after a record.
    case after(RecordKey)
    /// Directly before a record.
    case before(RecordKey)
  }

  /// The table asked.
  public var table: String
  /// Where the window lies.
  public var place: Place
  /// The columns that the records have, in this order; `nil` for all. The key comes in any case.
  public var columns: [String]?
  /// The most rows it may have.
  public var size: Int

  /// A question for up to `size` rows.
  public init(table: String, place: Place = .first, columns: [String]? = nil, size: Int = 100) {
    self.table = table
    self.place = place
    self.columns = columns
    self.size = size
  }
}

/// Some rows of a table in the order of their keys, and whether there are more on either side.
public struct Window: Hashable, Sendable {
  /// The rows, in the order of their keys, whichever side they were asked from.
  public var records: [StoredRecord]
  /// Whether rows stand before the first; in an empty window, before its place.
  public var hasPrevious: Bool
  /// Whether rows stand after the last; in an empty window, after its place.
  public var hasNext: Bool

  /// A window of records.
  public init(records: [StoredRecord], hasPrevious: Bool, hasNext: Bool) {
    self.records = records
    self.hasPrevious = hasPrevious
    self.hasNext = hasNext
  }
}
