/// A search for rows that contain all words of a query; words in quotation marks are a phrase.
///
/// Texts, numbers as text, keys and the titles of referenced records are searched, ignoring case
/// and accents. Secrets are never searched, nor are unique texts in a table with a secret.
public struct RowSearch: Hashable, Sendable {
  /// The query as it was typed; if it is blank, every row matches.
  public var query: String
  /// The columns to search besides the key; `nil` for all that may be searched.
  public var columns: [String]?
  /// The time after which the search returns the rows found so far; the rest can be searched later.
  public var timeLimit: Duration

  /// True if an order without an index must be complete: the rows are returned after all have been
  /// read, and sorting is given up after the time limit. Otherwise the rows found within the time
  /// are returned, sorted among themselves.
  public var isWhole: Bool
  /// The days that words of the query mean, by column of dates.
  package var days: [String: [Days]] = [:]
  /// The numbers that words of the query show in a person's language.
  package var numbers: [ShownNumber] = []
  /// The time after which the rows behind a window are no longer counted.
  package var countingTime = RowSearch.defaultCountingTime

  /// The default time limit.
  public static let defaultTimeLimit = Duration.milliseconds(250)
  /// The maximum time for sorting the rows of one window.
  public static let maxTimeLimit = Duration.seconds(5)
  /// The default time to count the rows behind a window.
  package static let defaultCountingTime = Duration.milliseconds(5)
  /// The maximum number of words for which the titles of referenced records are searched.
  package static let maxTitleWords = 8
  /// The maximum number of referenced records of a table that are found.
  package static let maxTitles = 1000
  /// The maximum number of bytes of a text that are searched.
  package static let maxBytes = 65_536

  /// A search for words.
  public init(
    _ query: String, columns: [String]? = nil, timeLimit: Duration = RowSearch.defaultTimeLimit,
    isWhole: Bool = false
  ) {
    self.query = query
    self.columns = columns
    self.timeLimit = timeLimit
    self.isWhole = isWhole
  }
}

extension Window {
  /// The progress of a scan for a window that no index finds.
  public struct Scan: Hashable, Sendable {
    /// The number of rows that were read.
    public var rowsRead: Int
    /// The anchor of the rows that were not read; `nil` if all that may belong to the window were.
    public var rest: WindowRequest.Anchor?
    /// True if the rows were sorted for the window, because no index has their order.
    public var isSorted: Bool
    /// True if sorting was given up because it took too long: the rows are in the order of keys.
    public var gaveUpSorting: Bool
    /// The tables whose titles were not all searched, so that more rows may match.
    public var unsearchedTables: [String]
    /// The number of matching rows behind the window; `nil` if they were not counted.
    public var countAfter: Int?
    /// True if the rows are those found so far in an order without an index. Then `rest` is the
    /// window's own anchor: with `RowSearch.isWhole` a request for it returns the first of all
    /// rows.
    public var isInterim: Bool

    /// A scan of rows.
    public init(
      rowsRead: Int, rest: WindowRequest.Anchor? = nil, isSorted: Bool = false,
      gaveUpSorting: Bool = false, unsearchedTables: [String] = [], countAfter: Int? = nil,
      isInterim: Bool = false
    ) {
      self.rowsRead = rowsRead
      self.rest = rest
      self.isSorted = isSorted
      self.gaveUpSorting = gaveUpSorting
      self.unsearchedTables = unsearchedTables
      self.countAfter = countAfter
      self.isInterim = isInterim
    }
  }
}

extension WindowRequest {
  /// The same request in the order of keys, for rows that could not be sorted in time.
  package var unsorted: WindowRequest {
    var copy = self
    copy.order = .key
    copy.anchor =
      switch anchor {
      case .first, .last: anchor
      case .after(let key, _): .after(key)
      case .before(let key, _): .before(key)
      }
    if let timeLimit = search?.timeLimit {
      copy.search?.timeLimit = min(timeLimit, RowSearch.defaultTimeLimit)
    }
    copy.search?.isWhole = false
    return copy
  }
}
