import Foldout
package import FoldoutForms
package import FoldoutRecords
package import FoldoutWords

/// One record as a screen shows it at one moment: the form, the stored values, the open drawers,
/// and what was entered and not taken.
///
/// Faces are functions of it; nothing in it knows the host that draws it.
package struct ShownRecord: Sendable {
  package let form: Form<DynamicRecord>
  package private(set) var target: RecordTarget
  package let environment: FormEnvironment
  /// Which rows there are.
  package let layout: RecordLayout
  /// The values as the store has them.
  package private(set) var stored: DynamicRecord
  /// Values that were read in part, with the number of all their bytes. They are
  /// shown and not edited, so that nobody stores half a text.
  package private(set) var cut: [String: Int]
  /// The tokens of the values, as a page carries them.
  package private(set) var tokens: Tokens
  /// The record with its secrets, where rules may know them. No face is made of it.
  package private(set) var revealed: DynamicRecord?
  /// The pictures that the record has, by field name; the head's own under the empty name.
  package private(set) var pictures: [String: Picture]
  /// The names that are known of what references hold, held or are to hold.
  package var names: ReferenceNames
  /// The searches in the drawers of references.
  package var searches: [FieldID: ReferenceSearch] = [:]
  /// The days to whose months calendars were turned.
  package var views: [FieldID: LocalDate] = [:]
  /// The styles of dates that a person chose, where they are not those that suit the dates.
  package var styles: [FieldID: DrawerStyle] = [:]
  /// The marked days of open calendars, with their words, as the program said it for the days
  /// shown.
  package var marks: [FieldID: ShownMarks] = [:]
  package var table: ScreenTable
  /// Entries of fields that are not stored.
  package var pending: [FieldID: PendingEntry] = [:]
  /// The last change of the record on this screen.
  package var undo = Undo()
  /// The name by which the host knows that the record was added; `nil` where it was there before,
  /// or nobody knows.
  package var added: String?

  /// A record that was read from its store.
  package init(
    _ reading: RecordReading, form: Form<DynamicRecord>, layout: RecordLayout,
    target: RecordTarget, open: [RowID], environment: FormEnvironment
  ) {
    self.form = form
    self.target = target
    self.environment = environment
    self.layout = layout
    let record = reading.stored
    stored = record.record
    cut = record.cut
    tokens = Tokens(
      of: record.record, columns: form.fields.map(\.id.name), base: target.addition?.base)
    revealed = reading.revealed
    names = reading.names
    pictures = [:]
    table = ScreenTable(
      layout.outline(of: stored, cut: cut), owners: layout.owners(of: stored, cut: cut),
      policy: .one,
      open: open)
    pictures = pictures(files: reading.files)
  }

  /// Puts what the store has now in the place of what was shown.
  package mutating func show(_ reading: RecordReading) {
    tokens.follow(reading.stored.record, from: stored)
    stored = reading.stored.record
    cut = reading.stored.cut
    revealed = reading.revealed
    names = reading.names
    pictures = pictures(files: reading.files)
  }

  /// Takes values into a record that is not stored anywhere yet.
  mutating func draft(_ cells: [Change.Cell]) {
    self = with(cells)
    pictures = pictures(files: [:])
  }

  /// Takes the record as it was added, under its key.
  mutating func settle(_ reading: RecordReading) {
    target.key = reading.stored.key
    target.addition = nil
    tokens = Tokens(of: reading.stored.record, columns: form.fields.map(\.id.name))
    stored = reading.stored.record
    show(reading)
  }

  /// The same record with other values in some columns, as it would be if they were stored.
  package func with(_ cells: [Change.Cell]) -> ShownRecord {
    var copy = self
    for cell in cells { copy.stored[cell.column] = cell.new }
    copy.tokens.follow(copy.stored, from: stored)
    return copy
  }

  /// The same record with another value in one column.
  func with(_ value: StoredValue, in column: String) -> ShownRecord {
    var copy = self
    copy.stored[column] = value
    return copy
  }

  /// The program's own words in the reader's language.
  package var words: Words { environment.vocabulary }
}

/// A record as its store answered, with what lies outside of it.
package struct RecordReading: Sendable {
  package var stored: StoredRecord
  /// The record with its secrets; `nil` where the store keeps them to itself.
  package var revealed: DynamicRecord?
  /// The pictures in files that values of the record name, by their paths.
  package var files: [String: Picture]
  /// The names of the records that its references hold, and of those that are to be told beside
  /// them.
  package var names: ReferenceNames

  package init(
    _ stored: StoredRecord, revealed: DynamicRecord? = nil, files: [String: Picture] = [:],
    names: ReferenceNames = ReferenceNames()
  ) {
    self.stored = stored
    self.revealed = revealed
    self.files = files
    self.names = names
  }
}
