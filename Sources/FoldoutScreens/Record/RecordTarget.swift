package import FoldoutRecords

/// The record that a screen is about: where it is stored and what it is called.
package struct RecordTarget: Sendable {
  /// The table of the store.
  package var table: String
  package var key: RecordKey
  /// What the list is called that the record is of, or the screen of the record alone.
  package var title: String
  /// What the record is called where its title is blank.
  package var nameless: String
  /// What tells the record from every other of the program, for marks of its values.
  package var place: String
  /// The columns that a single value of must not be there twice.
  package var uniqueColumns: Set<String>

  package init(
    table: String, key: RecordKey, title: String, nameless: String, place: String,
    uniqueColumns: Set<String> = []
  ) {
    self.table = table
    self.key = key
    self.title = title
    self.nameless = nameless
    self.place = place
    self.uniqueColumns = uniqueColumns
  }
}
