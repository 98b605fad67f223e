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

  /// The usual time.
  public static let usualPatience = Duration.milliseconds(250)
  /// The most words for which the names of referenced records are searched.
  package static let mostNamedWords = 8
  /// The most records of a table that a word finds as names of references.
  package static let mostNames = 1000
  /// The most bytes of a text that are searched.
  package static let mostBytes = 65_536

  /// A search for words.
  public init(
    _ words: String, columns: [String]? = nil, patience: Duration = RowSearch.usualPatience
  ) {
    self.words = words
    self.columns = columns
    self.patience = patience
  }
}

extension Window {
  /// The rows that were looked at for a window that no index finds.
  public struct Scan: Hashable, Sendable {
    /// How many rows were looked at.
    public var looked: Int
    /// Where the rows lie that were not; `nil` where all were that may belong to the window.
    public var rest: WindowRequest.Place?
    /// Whether the rows were sorted for the window, since no index has their order.
    public var isSorted: Bool
    /// Whether sorting was given up, because it took too long: the rows are in the order of keys.
    public var isUnsortable: Bool
    /// Whether only some names of referenced records were searched.
    public var isPartial: Bool

    /// A scan of rows.
    public init(
      looked: Int, rest: WindowRequest.Place? = nil, isSorted: Bool = false,
      isUnsortable: Bool = false, isPartial: Bool = false
    ) {
      self.looked = looked
      self.rest = rest
      self.isSorted = isSorted
      self.isUnsortable = isUnsortable
      self.isPartial = isPartial
    }
  }
}
