public import FoldoutForms

/// The title and key of a record, for showing and linking a reference to it.
///
/// ```swift
/// let album = RecordLabel(
///   value: .integer(4), key: RecordKey([.integer(4)]), title: "Blue Train")
/// ```
public struct RecordLabel: Hashable, Sendable {
  /// The value that refers to the record: the value of the referenced column or, in the answer to a
  /// ``LabelLookup``, the requested value.
  public var value: StoredValue
  /// The key of the record, for a link to it.
  public var key: RecordKey
  /// The title of the record, or its key if it has no title.
  public var title: String

  /// A label of a record.
  public init(value: StoredValue, key: RecordKey, title: String) {
    self.value = value
    self.key = key
    self.title = title
  }

  /// The maximum number of characters of a title.
  public static let maxCharacters = 200
}

/// A request for the labels of the records with given values in a column.
///
/// ```swift
/// let albums = LabelLookup(table: "albums", column: "id", values: [.integer(4), .integer(9)])
/// let labels = await store.labels([albums])
/// ```
public struct LabelLookup: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The referenced column.
  public var column: String
  /// The values; each identifies at most one record.
  public var values: [StoredValue]

  /// A request for the labels of some values.
  public init(table: String, column: String, values: [StoredValue]) {
    self.table = table
    self.column = column
    self.values = values
  }
}

/// A request for the labels of the records of a table that match a query.
///
/// ```swift
/// let request = LabelSearchRequest(table: "albums", column: "id", query: "blue", maxCount: 20)
/// let matches = try await store.matches(request)
/// ```
public struct LabelSearchRequest: Hashable, Sendable {
  /// The words of the query that a match contains.
  public enum Matching: Hashable, Sendable {
    /// Every word.
    case allWords
    /// At least one. The matches with the most words come first.
    case anyWord
  }

  /// The table.
  public var table: String
  /// The referenced column, from which each label's `value` is taken.
  public var column: String
  /// The query; if it is empty, all records match.
  public var query: String
  /// The maximum number of labels returned.
  public var maxCount: Int
  /// The words that a match contains.
  public var matching: Matching

  /// A request for up to `maxCount` labels.
  public init(
    table: String, column: String, query: String, maxCount: Int = 100,
    matching: Matching = .allWords
  ) {
    self.table = table
    self.column = column
    self.query = query
    self.maxCount = maxCount
    self.matching = matching
  }
}

/// The labels of the records that match a request, the best matches first.
///
/// ```swift
/// return LabelMatches(
///   labels: Array(labels.prefix(request.maxCount)), hasMore: labels.count > request.maxCount)
/// ```
public struct LabelMatches: Hashable, Sendable {
  /// The matches.
  public var labels: [RecordLabel]
  /// True if more than `maxCount` records match.
  public var hasMore: Bool
  /// True if only some of the table's rows were read, so that others may match, too.
  public var isPartial: Bool

  /// Matches of a request.
  public init(labels: [RecordLabel], hasMore: Bool = false, isPartial: Bool = false) {
    self.labels = labels
    self.hasMore = hasMore
    self.isPartial = isPartial
  }
}
