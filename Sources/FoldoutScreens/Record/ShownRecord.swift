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
  package internal(set) var environment: FormEnvironment
  /// The sections and rows of the form's screen.
  package let layout: RecordLayout
  /// The values as the store has them.
  package private(set) var stored: DynamicRecord
  /// The rows for the stored values, which were found when these were read; `nil` for values that
  /// are only tried out.
  private var rowsAsRead: RecordRows?
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
  /// True if some of the pictures are in files, which may change while the values stay.
  private var showsFiles: Bool
  /// The known labels of the records that references refer to now, referred to before or may refer
  /// to next.
  package var labels: ReferenceLabels
  /// The searches in the drawers of references.
  package var searches: [FieldID: ReferenceSearch] = [:]
  /// The texts that filter the options of choice sections.
  package internal(set) var filters: [FieldID: String] = [:]
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
    tokens = Tokens(of: record.record, base: target.addition?.base)
    revealed = reading.revealed
    labels = reading.labels
    pictures = [:]
    showsFiles = !reading.files.isEmpty
    let rows = layout.rows(of: stored, cut: cut)
    rowsAsRead = rows
    table = ScreenTable(rows.outline, owners: rows.owners, policy: .one, open: open)
    pictures = Picture.all(of: self, files: reading.files)
  }

  /// Replaces the stored values, and what was read with them, by what the store has now.
  ///
  /// Complexity: O(number of fields), but O(1) if the host passes on a copy of the shown record. A
  /// record that was read anew is laid out anew even if all values are equal, because the form's
  /// functions may return something else by now.
  package mutating func show(_ reading: RecordReading) {
    let isSame =
      rowsAsRead != nil && cut == reading.stored.cut
      && stored.isCopy(of: reading.stored.record)
    if !isSame {
      tokens.update(for: reading.stored.record)
      stored = reading.stored.record
      cut = reading.stored.cut
      rowsAsRead = layout.rows(of: stored, cut: cut)
    }
    revealed = reading.revealed
    labels = reading.labels
    // Pictures follow from the values, and from the files that some of them name.
    if !isSame || showsFiles || !reading.files.isEmpty {
      pictures = Picture.all(of: self, files: reading.files)
    }
    showsFiles = !reading.files.isEmpty
  }

  /// Sets values in a new record, which no store has yet.
  mutating func draft(_ cells: [Change.Cell]) {
    self = with(cells)
    rowsAsRead = layout.rows(of: stored, cut: cut)
    pictures = Picture.all(of: self, files: [:])
  }

  /// Turns a new record into the stored one, with its key.
  mutating func becomeStored(_ reading: RecordReading) {
    target.key = reading.stored.key
    target.addition = nil
    tokens = Tokens(of: reading.stored.record)
    stored = reading.stored.record
    rowsAsRead = nil
    show(reading)
  }

  /// Drops the lines of Undo that no longer hold.
  package mutating func dropStaleUndoLines() { undo = undo.withoutStaleLines(in: self) }

  /// The same record with other values in some columns, as it would be if they were stored.
  package func with(_ cells: [Change.Cell]) -> ShownRecord {
    var copy = self
    for cell in cells { copy.stored[cell.column] = cell.new }
    if !cells.isEmpty { copy.rowsAsRead = nil }
    copy.tokens.update(for: copy.stored, in: cells.map(\.column))
    return copy
  }

  /// The same record with another value in one column. Its token stays that of the present value.
  func with(_ value: StoredValue, in column: String) -> ShownRecord {
    var copy = self
    copy.stored[column] = value
    copy.rowsAsRead = nil
    return copy
  }

  /// The program's own words in the reader's language.
  package var words: Words { environment.words }
}

/// A record as its store returned it, with its secrets, its picture files and the labels of records
/// that it refers to.
package struct RecordReading: Sendable {
  package var stored: StoredRecord
  /// The record with its secrets; `nil` if the store does not hand them out.
  package var revealed: DynamicRecord?
  /// The pictures in files that values of the record name, by their paths.
  package var files: [String: Picture]
  /// The labels of the records that its references refer to, and of those that the screen mentions
  /// beside them, such as earlier ones.
  package var labels: ReferenceLabels

  package init(
    _ stored: StoredRecord, revealed: DynamicRecord? = nil, files: [String: Picture] = [:],
    labels: ReferenceLabels = ReferenceLabels()
  ) {
    self.stored = stored
    self.revealed = revealed
    self.files = files
    self.labels = labels
  }
}

extension ShownRecord {
  /// Reads the field's stored value.
  package func reading(_ field: Field<DynamicRecord>) -> Reading { field.read(stored) }

  /// The value as people read it, for a reference the record's title with its key; `nil` for no
  /// value.
  package func displayText(_ field: Field<DynamicRecord>) -> String? {
    let text = field.displayText(in: stored, environment)
    guard let text, let title = referencedLabel(field)?.title.excerpt, title != text else {
      return text
    }
    return words.references.named(["title": title, "key": text])
  }

  /// The label of the record that a field's value refers to; `nil` if none is known, and for a
  /// field that is not a reference.
  func referencedLabel(_ field: Field<DynamicRecord>) -> RecordLabel? {
    guard field.editor.reference != nil else { return nil }
    return labels[field.id.name, stored[field.id.name]]
  }

  /// The text that is shown for a missing value. For a new record it says that a value is required,
  /// or what the store will fill in.
  package func absence(of field: Field<DynamicRecord>) -> String {
    switch target.addition?.defaults[field.id.name] {
    case .expression: return words.adding.byDefault
    case .moment(let moment):
      let value = moment.value(in: environment, isDay: field.kind.dateMode?.hasTime == false)
      guard let text = with(value, in: field.id.name).displayText(field) else {
        return words.adding.byDefault
      }
      return words.adding.valueByDefault(["value": text])
    case .value where field.isRequired, nil where target.isNew && field.isRequired:
      return words.adding.required
    case .value, nil: return words.values.none
    }
  }

  /// The text for bytes that cannot be shown: their number, as in "1.2 MB of data".
  func size(of count: Int) -> String {
    words.values.data(["size": environment.byteCount(count)])
  }

  /// The text in the field's control; `nil` for no value.
  package func formValue(_ field: Field<DynamicRecord>) -> String? {
    field.formValue(of: reading(field), in: environment)
  }

  /// The kind of value that can be entered into the field.
  package func kind(of field: Field<DynamicRecord>) -> FieldKind {
    isOnlyShown(field) ? .readOnly : field.effectiveKind(in: stored)
  }

  /// The editor of the field for its stored value.
  package func editor(of field: Field<DynamicRecord>) -> Editor<DynamicRecord> {
    isOnlyShown(field)
      ? .shown : DrawerStyle.styled(field.effectiveEditor(in: stored), of: field, in: self)
  }

  /// The program's design for the field's drawer; `nil` for none.
  func design(of field: Field<DynamicRecord>) -> DesignEditing<DynamicRecord>? {
    isOnlyShown(field) ? nil : field.design(in: stored)
  }

  /// True if a value is too long to be edited, or was only read in part.
  package func isOnlyShown(_ field: Field<DynamicRecord>) -> Bool {
    field.isOnlyShown(in: stored, cut: cut)
  }

  /// Returns the field with an identity. Complexity: O(1).
  package func field(_ id: FieldID) -> Field<DynamicRecord>? { layout.field(id) }

  /// The hidden fields, and the rows and owners of the others.
  var rows: RecordRows { rowsAsRead ?? layout.rows(of: stored, cut: cut) }

  /// The fields that are hidden.
  package var hiddenFields: Set<FieldID> {
    rowsAsRead?.hidden ?? layout.hiddenFields(in: stored)
  }

  /// The fields that are not hidden, in their order.
  var shownFields: [Field<DynamicRecord>] { shown(of: layout.fields) }

  /// Returns those of some fields that are not hidden.
  func shown(of fields: [Field<DynamicRecord>]) -> [Field<DynamicRecord>] {
    if fields.isEmpty { return [] }
    let hidden = hiddenFields
    return hidden.isEmpty ? fields : fields.filter { !hidden.contains($0.id) }
  }

  /// The fields with an entry that are not hidden, in their order.
  var fieldsWithEntry: [Field<DynamicRecord>] { shown(of: layout.fields(pending.keys)) }

  /// True if the field's options are rows of its section.
  package func showsOptions(of field: Field<DynamicRecord>) -> Bool {
    layout.showsOptions(of: field, in: stored, cut: cut)
  }

  /// The events of a field's editing that the program is notified of.
  func editingEvents(of field: Field<DynamicRecord>) -> Set<EditingEvent> {
    let kind = kind(of: field)
    guard kind.isTyped, !kind.isSecret, !field.kind.isSecret else { return [] }
    return field.editingEvents
  }

  /// True if the field's drawer is open.
  package func isOpen(_ field: Field<DynamicRecord>) -> Bool {
    table.isOpen(.field(field.id))
  }

  /// The value as a sentence about a conflict quotes it; `nil` for no value. Bytes are given as
  /// their count, those of a picture with its format, which usually tells two pictures apart.
  func conflictText(_ field: Field<DynamicRecord>) -> String? {
    guard case .blob(let bytes) = stored[field.id.name] else { return displayText(field) }
    let count = words.values.bytes(["count": environment.text(of: Int64(bytes.count))])
    guard field.kind.isPicture, let format = PictureFormat(bytes) else { return count }
    return "\(format.name), \(count)"
  }
}

extension PictureFormat {
  /// The name of the format, which is the same in every language.
  fileprivate var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    }
  }
}

extension ColumnDefault.Moment {
  /// Returns the value that a store would fill in now, by a clock in UTC. A column of days gets the
  /// day alone.
  fileprivate func value(in environment: FormEnvironment, isDay: Bool) -> StoredValue {
    let now = environment.inUTC.nowDateTime
    let day = "\(now.date)"
    let time = StoredTime(now.time, form: .seconds).text
    return switch self {
    case .date: .text(day)
    case .time: .text(time)
    case .dateAndTime: .text(isDay ? day : "\(day) \(time)")
    }
  }
}

extension ShownRecord {
  /// The record's title in the head of its screen. If the form's title for it is blank, it is the
  /// target's `fallbackTitle`.
  package var title: String {
    if target.isNew { return words.adding.title }
    if let titles = target.titles {
      return titles.title(of: storedRecord, labels, in: environment).excerpt
    }
    let title = form.head?.title(stored) ?? form.title
    if title == target.key.shown { return target.key.shown(in: environment) }
    return title.isBlank ? target.fallbackTitle : title
  }

  /// The name of the record in a sentence about it: its title or, if that consists of other
  /// records' titles, its table's name with the title.
  package var name: String {
    guard !target.isNew, let titles = target.titles else { return title }
    return titles.name(of: title, in: target.table)
  }

  /// The line below the title.
  var detail: String? {
    if target.isNew { return nil }
    guard let titles = target.titles else { return form.head?.detail(stored) }
    return titles.detail(of: storedRecord, labels, in: environment)
  }

  private var storedRecord: StoredRecord { StoredRecord(key: target.key, record: stored) }

  /// The first letters of the title's first and last words.
  var initials: String {
    let words = title.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }
}
