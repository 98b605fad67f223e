public import FoldoutForms

/// A question for some rows of a table, by key and never by number.
public struct WindowRequest: Hashable, Sendable {
  /// Where a window lies.
  public enum Anchor: Hashable, Sendable {
    /// At the beginning.
    case first
    /// Directly after a record, which stood `at` these values of the order when it was seen.
    case after(RecordKey, at: [StoredValue] = [])
    /// Directly before a record, which stood `at` these values of the order when it was seen.
    case before(RecordKey, at: [StoredValue] = [])
    /// At the end.
    case last
  }

  /// The table asked.
  public var table: String
  /// Where the window lies.
  public var anchor: Anchor
  /// The order of the rows. By a column that no index begins with they are sorted; by a secret, or
  /// by what is no column, they are in the order of their keys.
  public var order: RowOrder
  /// The words that the rows have to have; `nil` for all rows.
  public var search: RowSearch?
  /// The columns that the records have, in this order; `nil` for all. The key comes in any case.
  public var columns: [String]?
  /// The most rows it may have.
  public var size: Int
  /// The most characters of a text that are handed out: what is cut ends in an ellipsis, and of
  /// bytes there are none. `nil` for values as they are. Keys are never cut.
  public var maxCharacters: Int?

  /// A question for up to `size` rows.
  public init(
    table: String, anchor: Anchor = .first, order: RowOrder = .key, search: RowSearch? = nil,
    columns: [String]? = nil, size: Int = 100, maxCharacters: Int? = nil
  ) {
    self.table = table
    self.anchor = anchor
    self.order = order
    self.search = search
    self.columns = columns
    self.size = size
    self.maxCharacters = maxCharacters
  }

  /// The most rows before a window that are counted: ten pages.
  ///
  /// Counting on takes 0.06 µs a row, and the last of three million rows would wait for it.
  package static let maxCounted = 1000
  /// The most rows that are listed where only their numbers tell them apart.
  public static let maxNumberedRows = 10_000
}

/// Some rows of a table in an order, and whether there are more on either side.
public struct Window: Hashable, Sendable {
  /// Where the outermost rows stand in an order beyond the key's.
  public struct Edges: Hashable, Sendable {
    /// The order's values in the first row, by which a window before it is found.
    public var first: [StoredValue]
    /// The order's values in the last row, by which a window after it is found.
    public var last: [StoredValue]

    /// Edges of a window.
    public init(first: [StoredValue], last: [StoredValue]) {
      self.first = first
      self.last = last
    }
  }

  /// The rows in their order, whichever side they were asked from.
  public var records: [StoredRecord]
  /// True where rows stand before the first; in an empty window, before its anchor.
  public var hasPrevious: Bool
  /// True where rows stand after the last; in an empty window, after its anchor.
  public var hasNext: Bool
  /// The number of rows before the first; `nil` for more than are worth counting.
  public var countBefore: Int?
  /// Where the outermost rows stand; `nil` in the order of keys, and where there are none.
  public var edges: Edges?
  /// True where the table has rows after the last that is ever listed: they have numbers only.
  public var isCutShort: Bool
  /// The rows that were looked at, where no index finds those of the window; `nil` where one does.
  public var scan: Scan?

  /// A window of records.
  public init(
    records: [StoredRecord], hasPrevious: Bool, hasNext: Bool, countBefore: Int? = nil,
    edges: Edges? = nil, isCutShort: Bool = false, scan: Scan? = nil
  ) {
    self.records = records
    self.hasPrevious = hasPrevious
    self.hasNext = hasNext
    self.countBefore = countBefore
    self.edges = edges
    self.isCutShort = isCutShort
    self.scan = scan
  }
}
