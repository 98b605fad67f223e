package import FoldoutRecords

/// The record that a screen is about: where it is stored and what it is called.
package struct RecordTarget: Sendable {
  /// The table of the store.
  package var table: String
  package var key: RecordKey
  /// The title of the record's list, or of the screen of the record alone.
  package var title: String
  /// The name of the record where its title is blank.
  package var nameless: String
  /// The rule that names the table's records, where no form does.
  package var naming: RecordNaming?
  /// A text that no other record of the program has; marks of its values are made with it.
  package var scope: String
  /// The columns whose values are unique each by itself.
  package var uniqueColumns: Set<String>
  /// The way in which the record begins, where it is still to be added; `nil` for one that is
  /// stored.
  package var addition: Addition?

  package init(
    table: String, key: RecordKey, title: String, nameless: String, scope: String,
    uniqueColumns: Set<String> = [], naming: RecordNaming? = nil, addition: Addition? = nil
  ) {
    self.table = table
    self.key = key
    self.title = title
    self.nameless = nameless
    self.scope = scope
    self.uniqueColumns = uniqueColumns
    self.naming = naming
    self.addition = addition
  }

  /// True where the record is still to be added, and its key means nothing.
  package var isNew: Bool { addition != nil }
}
