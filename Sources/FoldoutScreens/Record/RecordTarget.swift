package import FoldoutRecords

/// The record that a screen is about: where it is stored and what it is called.
package struct RecordTarget: Sendable {
  /// The table of the store.
  package var table: String
  package var key: RecordKey
  /// The title of the list that the record is in, or of the form of a record without a list.
  package var title: String
  /// The title that is shown if the record's own is blank.
  package var fallbackTitle: String
  /// The titles of the table's records, if the form has no head.
  package var titles: RecordTitles?
  /// A text that is unique to this record. The signatures of its earlier values include it.
  package var scope: String
  /// The columns that are unique by themselves, not only in combination with others.
  package var uniqueColumns: Set<String>
  /// The secret columns whose values look like hashes.
  package var hashedColumns: Set<String>
  /// The initial values of a new record; `nil` for a stored one.
  package var addition: Addition?

  package init(
    table: String, key: RecordKey, title: String, fallbackTitle: String, scope: String,
    uniqueColumns: Set<String> = [], hashedColumns: Set<String> = [],
    titles: RecordTitles? = nil, addition: Addition? = nil
  ) {
    self.table = table
    self.key = key
    self.title = title
    self.fallbackTitle = fallbackTitle
    self.scope = scope
    self.uniqueColumns = uniqueColumns
    self.hashedColumns = hashedColumns
    self.titles = titles
    self.addition = addition
  }

  /// True for a new record. Its key has no meaning.
  package var isNew: Bool { addition != nil }
}
