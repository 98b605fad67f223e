public import FoldoutForms

/// One record as a reference to it is shown: by its title, with the key that leads to it.
public struct RecordLabel: Hashable, Sendable {
  /// The value that refers to the record: that of the referenced column or, where labels of values
  /// were asked for, the value as it was asked.
  public var value: StoredValue
  /// The key of the record, for a link to it.
  public var key: RecordKey
  /// The title of the record; its key where it has no other.
  public var title: String

  /// A label of a record.
  public init(value: StoredValue, key: RecordKey, title: String) {
    self.value = value
    self.key = key
    self.title = title
  }

  /// The most characters of a title.
  public static let maxCharacters = 200
}

/// A question for the labels of the records of a table that have some values in a column.
public struct LabelQuestion: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The column that is referred to.
  public var column: String
  /// The values; each names one record or none.
  public var values: [StoredValue]

  /// A question for the labels of some values.
  public init(table: String, column: String, values: [StoredValue]) {
    self.table = table
    self.column = column
    self.values = values
  }
}

/// A question for the records of a table that match what somebody typed.
public struct LabelRequest: Hashable, Sendable {
  /// The table.
  public var table: String
  /// The column that is referred to, whose values the labels have.
  public var column: String
  /// The text that was typed; all records match an empty one.
  public var words: String
  /// The most labels that are handed out.
  public var maxCount: Int

  /// A question for up to `max` labels.
  public init(table: String, column: String, words: String, maxCount: Int = 100) {
    self.table = table
    self.column = column
    self.words = words
    self.maxCount = maxCount
  }
}

/// The records that match what somebody typed, the best matches first.
public struct LabelMatches: Hashable, Sendable {
  /// The matches.
  public var labels: [RecordLabel]
  /// True where more records match than were asked for.
  public var hasMore: Bool
  /// True where only some of the table's rows were read, so that others may match, too.
  public var isPartial: Bool

  /// Matches of a request.
  public init(labels: [RecordLabel], hasMore: Bool = false, isPartial: Bool = false) {
    self.labels = labels
    self.hasMore = hasMore
    self.isPartial = isPartial
  }
}
