/// A search of a table's rows for words, each of which stands somewhere in what a row says.
///
/// Texts, numbers as they are spelled, keys and the names of references are searched, whatever case
/// and accents they have. Secrets never are, nor are the unique texts of a table that has one.
public struct RowSearch: Hashable, Sendable {
  /// The words as they were typed; every row matches where they are only blanks.
  public var words: String
  /// The columns that are searched beside the key; `nil` for all that may be.
  public var columns: [String]?
  /// The time after which rows that were found are answered, and the rest is left for later.
  public var patience: Duration

  /// True where an order without an index is waited for: rows are answered once all were looked at,
  /// and given up after the time. Otherwise those that were found by then are answered, sorted
  /// among themselves.
  public var isWhole: Bool

  /// The usual time.
  public static let usualPatience = Duration.milliseconds(250)
  /// The longest time for which the rows of one window are sorted.
  public static let maxPatience = Duration.seconds(5)
  /// The most words for which the names of referenced records are searched.
  package static let maxNamedWords = 8
  /// The most records of a table that a word finds as names of references.
  package static let maxNames = 1000
  /// The most bytes of a text that are searched.
  package static let maxBytes = 65_536

  /// A search for words.
  public init(
    _ words: String, columns: [String]? = nil, patience: Duration = RowSearch.usualPatience,
    isWhole: Bool = false
  ) {
    self.words = words
    self.columns = columns
    self.patience = patience
    self.isWhole = isWhole
  }
}

extension Window {
  /// The rows that were looked at for a window that no index finds.
  public struct Scan: Hashable, Sendable {
    /// The number of rows that were read.
    public var looked: Int
    /// Where the rows lie that were not; `nil` where all were that may belong to the window.
    public var rest: WindowRequest.Anchor?
    /// True where the rows were sorted for the window, since no index has their order.
    public var isSorted: Bool
    /// True where sorting was given up, because it took too long: the rows are in the order of
    /// keys.
    public var isUnsortable: Bool
    /// True where only some names of referenced records were searched.
    public var isPartial: Bool
    /// True where the rows are those found so far of an order that no index has. `rest` is the
    /// window's own cursor then: asked with `RowSearch.isWhole`, it has the first of all rows.
    public var isInterim: Bool

    /// A scan of rows.
    public init(
      looked: Int, rest: WindowRequest.Anchor? = nil, isSorted: Bool = false,
      isUnsortable: Bool = false, isPartial: Bool = false, isInterim: Bool = false
    ) {
      self.looked = looked
      self.rest = rest
      self.isSorted = isSorted
      self.isUnsortable = isUnsortable
      self.isPartial = isPartial
      self.isInterim = isInterim
    }
  }
}

extension WindowRequest {
  /// The same window in the order of the keys, where the rows could not be sorted by another in
  /// time.
  package var unsorted: WindowRequest {
    var copy = self
    copy.order = .key
    copy.anchor =
      switch anchor {
      case .first, .last: anchor
      case .after(let key, _): .after(key)
      case .before(let key, _): .before(key)
      }
    if let patience = search?.patience {
      copy.search?.patience = min(patience, RowSearch.usualPatience)
    }
    copy.search?.isWhole = false
    return copy
  }
}
