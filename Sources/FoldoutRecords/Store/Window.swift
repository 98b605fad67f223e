public import FoldoutForms

/// A request for consecutive rows of a table, by key and never by number.
///
/// ```swift
/// let first = WindowRequest(table: "albums", order: RowOrder(column: "title"), size: 50)
/// let next = WindowRequest(
///   table: "albums", anchor: .after(lastKey, at: window.edges?.last ?? []),
///   order: RowOrder(column: "title"), size: 50)
/// ```
public struct WindowRequest: Hashable, Sendable {
  /// The point at which a window begins or ends.
  public enum Anchor: Hashable, Sendable {
    /// At the beginning.
    case first
    /// Directly after a record; `at` contains its values in the order when it was seen.
    case after(RecordKey, at: [StoredValue] = [])
    /// Directly before a record; `at` contains its values in the order when it was seen.
    case before(RecordKey, at: [StoredValue] = [])
    /// At the end.
    case last
  }

  /// The table.
  public var table: String
  /// The point at which the window begins or ends.
  public var anchor: Anchor
  /// The order of the rows. They are sorted if no index begins with the order's column. A secret or
  /// an unknown column means the order of keys.
  public var order: RowOrder
  /// The search that rows must match; `nil` for all rows.
  public var search: RowSearch?
  /// The filter that rows must pass; `nil` for all rows.
  public var filter: RowFilter?
  /// The columns of the returned records, in this order; `nil` for all. Keys are always included.
  public var columns: [String]?
  /// The maximum number of rows.
  public var size: Int
  /// The maximum number of characters of a text: a cut text ends in an ellipsis, and bytes too long
  /// for a key are left out, except for their number in ``StoredRecord/cut``. `nil` for unlimited
  /// values. Keys are never cut.
  public var maxCharacters: Int?

  /// A request for up to `size` rows.
  public init(
    table: String, anchor: Anchor = .first, order: RowOrder = .key, search: RowSearch? = nil,
    filter: RowFilter? = nil, columns: [String]? = nil, size: Int = 100,
    maxCharacters: Int? = nil
  ) {
    self.table = table
    self.anchor = anchor
    self.order = order
    self.search = search
    self.filter = filter
    self.columns = columns
    self.size = size
    self.maxCharacters = maxCharacters
  }

  /// The maximum number of rows before a window that are counted: ten pages.
  ///
  /// Counting takes 0.06 µs a row, which would delay the last window of three million rows.
  package static let maxCounted = 1000
  /// The maximum number of rows that are listed if they are identified only by their position.
  public static let maxNumberedRows = 10_000
}

/// Consecutive rows of a table in an order, and whether there are more on either side.
///
/// ```swift
/// return Window(
///   records: albums, hasPrevious: true, hasNext: false,
///   edges: Window.Edges(
///     first: [.text("Abbey Road"), .integer(9)], last: [.text("Blue Train"), .integer(4)]))
/// ```
public struct Window: Hashable, Sendable {
  /// The values of the first and last row in an order other than that of the keys.
  public struct Edges: Hashable, Sendable {
    /// The order's values in the first row, which locate the window before it.
    public var first: [StoredValue]
    /// The order's values in the last row, which locate the window after it.
    public var last: [StoredValue]

    /// Edges of a window.
    public init(first: [StoredValue], last: [StoredValue]) {
      self.first = first
      self.last = last
    }
  }

  /// The rows in the requested order, for any anchor.
  public var records: [StoredRecord]
  /// True if there are rows before the first; in an empty window, before its anchor.
  public var hasPrevious: Bool
  /// True if there are rows after the last; in an empty window, after its anchor.
  public var hasNext: Bool
  /// The number of rows before the first; `nil` if there are too many to count.
  public var countBefore: Int?
  /// The order's values in the outermost rows; `nil` in the order of keys, and in an empty window.
  public var edges: Edges?
  /// True if the table has more rows than are ever listed, because they are identified only by
  /// their position.
  public var isCutShort: Bool
  /// The rows that were read, if no index finds those of the window; `nil` if one does.
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

/// An order of a table's rows: by key, or by a column.
///
/// ```swift
/// RowOrder(column: "day", isDescending: true)
/// ```
///
/// If the table has an index of the column, rows are read in its order; otherwise they are sorted
/// for each window. Ties are broken by the index's further columns, or by the key, so that each
/// order is total.
public struct RowOrder: Hashable, Sendable {
  /// The column that comes first; `nil` for the key.
  public var column: String?
  /// True if large values come first.
  public var isDescending: Bool
  /// True if the column's texts are dates that state several zones, so that their moments are
  /// compared. The store decides it for each request.
  package var isOfMoments = false

  /// An order by a column, or by the key.
  public init(column: String?, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }

  /// The order of the keys.
  public static let key = RowOrder(column: nil)
}
