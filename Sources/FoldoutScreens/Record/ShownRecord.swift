import Foldout
package import FoldoutForms
package import FoldoutRecords
package import FoldoutWords

/// One record as a screen shows it at one moment: the form, the stored values, the open drawers,
/// and the entries that were not stored.
///
/// Faces are computed from it. It does not depend on the host that draws them.
package struct ShownRecord: Sendable {
  package let form: Form<DynamicRecord>
  package private(set) var target: RecordTarget
  package let environment: FormEnvironment
  /// The sections and rows of the form's screen.
  package let layout: RecordLayout
  /// The values as the store has them.
  package private(set) var stored: DynamicRecord
  /// The full sizes in bytes of values that were read in part, by column. Such a value is shown and
  /// not edited, so that nobody stores half a text.
  package private(set) var cut: [String: Int]
  /// The tokens of the values, as a page carries them.
  package private(set) var tokens: Tokens
  /// The record with its secrets, for rules only: no face is made of it. It is `nil` if the
  /// store does not hand them out.
  package private(set) var revealed: DynamicRecord?
  /// The pictures of the record by field name, and those of options by `Picture.name(of:of:)`. The
  /// head's own has the empty name.
  package private(set) var pictures: [String: Picture]
  /// The known names of the records that references refer to now, referred to before or may refer
  /// to next.
  package var names: ReferenceNames
  /// The searches in the drawers of references.
  package var searches: [FieldID: ReferenceSearch] = [:]
  /// A day of the month shown, for each calendar that was turned.
  package var viewedDays: [FieldID: LocalDate] = [:]
  /// The styles of open dates' drawers, if they are not the ones that suit the dates.
  package var styles: [FieldID: DrawerStyle] = [:]
  /// The marked days of the calendars on the screen, with the program's texts.
  package var marks: [FieldID: ShownMarks] = [:]
  package var table: ScreenTable
  /// The entries that were not stored, by field.
  package var pending: [FieldID: PendingEntry] = [:]
  /// The last changes of the record on this screen.
  package var undo = Undo()
  /// The host's identifier for the add of this record; `nil` if the host cannot undo the add.
  package var addID: String?

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

  /// Replaces the stored values, and what was read with them, by what the store has now.
  package mutating func show(_ reading: RecordReading) {
    tokens.update(for: reading.stored.record, from: stored)
    stored = reading.stored.record
    cut = reading.stored.cut
    revealed = reading.revealed
    names = reading.names
    pictures = pictures(files: reading.files)
  }

  /// Sets values in a new record, which no store has yet.
  mutating func draft(_ cells: [Change.Cell]) {
    self = with(cells)
    pictures = pictures(files: [:])
  }

  /// Turns a new record into the stored one, with its key.
  mutating func becomeStored(_ reading: RecordReading) {
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
    copy.tokens.update(for: copy.stored, from: stored)
    return copy
  }

  /// The same record with another value in one column. Its token stays that of the present value.
  func with(_ value: StoredValue, in column: String) -> ShownRecord {
    var copy = self
    copy.stored[column] = value
    return copy
  }

  /// The program's own words in the reader's language.
  package var words: Words { environment.words }
}

/// A record as its store returned it, with its secrets, its picture files and the names of records
/// that it refers to.
package struct RecordReading: Sendable {
  package var stored: StoredRecord
  /// The record with its secrets; `nil` if the store does not hand them out.
  package var revealed: DynamicRecord?
  /// The pictures in files that values of the record name, by their paths.
  package var files: [String: Picture]
  /// The names of the records that its references refer to, and of those that the screen mentions
  /// beside them, such as earlier ones.
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
