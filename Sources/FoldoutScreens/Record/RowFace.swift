package import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The row of a field as it is shown.
package struct RowFace: Equatable, Sendable {
  package var id: RowID
  package var label: String
  package var control: Control
  /// The token of the value that the person sees, which is sent with a change; `nil` if the
  /// value cannot be changed.
  package var original: String?
  /// The problem of the entry, if it is shown under the row.
  package var problem: ProblemFace?
  /// The mark of a control whose entry was refused or is asked about; `nil` for any other.
  package var mark: FaultMark?
  /// The time at which a text is checked; `nil` if it is only checked once it is sent.
  package var check: CheckTime?
  /// The events of the text that the program is notified of.
  package var editingEvents: Set<EditingEvent>
  /// The height of the drawer in points, also while it is folded; 0 for a row without one.
  package var drawerHeight: Int

  /// The same row with its drawer open, or folded.
  package func opened(_ isOpen: Bool) -> RowFace {
    var copy = self
    switch control {
    case .owner(let face, _): copy.control = .owner(face, isOpen: isOpen)
    case .picture(let face, _): copy.control = .picture(face, isOpen: isOpen)
    case .calendar, .compact, .numberPicker, .input, .secret, .toggle, .option, .shown, .button:
      break
    }
    return copy
  }

  /// The contents of the row.
  package enum Control: Equatable, Sendable {
    /// A text, in a row that unfolds.
    case owner(OwnerFace, isOpen: Bool)
    /// A month's days, in a row that is always open.
    case calendar(OpenCalendarFace)
    /// A date in a small button, which opens the platform's own picker.
    case compact(CompactFace)
    /// A month or a year, with arrows beside it.
    case numberPicker(NumberPickerFace)
    /// A text that is typed.
    case input(InputFace)
    /// A secret that is typed and never shown.
    case secret(SecretFace)
    /// On or off.
    case toggle(isOn: Bool)
    /// A picture, in a row that unfolds.
    case picture(PictureFace, isOpen: Bool)
    /// An option of a choice section.
    case option(ChoiceFace.Option, isSeveral: Bool)
    /// A read-only text or picture.
    case shown(ShownFace)
    /// A button.
    case button
  }

  /// The moment from which a text is checked at each letter while it is typed.
  package enum CheckTime: Sendable {
    /// From the first letter.
    case typed
    /// Once it was refused after the person left the field.
    case left
  }
}

/// A text in a row that unfolds, and the kind of its drawer.
package struct OwnerFace: Equatable, Sendable {
  package enum Drawer: Sendable {
    case wheels, calendar, choice, reference, designed
  }
  package var text: String
  package var drawer: Drawer
  /// The record that the value names; `nil` if no such record is known.
  package var referencedRecord: ReferencedRecordFace?
}

/// The mark of a control whose entry was refused, is asked about, or was altered by the store.
package struct FaultMark: Equatable, Sendable {
  /// True for an error, false for a question before a loss and for a notice.
  package var isFault: Bool
  /// True for the first mark on the screen, whose control has the focus.
  package var isFirst: Bool
}

extension RowFace {
  /// The row of a field of a record.
  init(_ field: Field<DynamicRecord>, in record: ShownRecord, isOpen: Bool) {
    let kind = record.kind(of: field)
    let editor = record.editor(of: field)
    let isEditable = kind.isEditable
    // While its entry is not stored, a row keeps the token that came with it. A secret or picture
    // has the stored value's token instead: no control shows the entry, so the next one is meant to
    // replace the stored value.
    let hidesEntry = kind.isSecret || kind.isPicture
    let entryToken = hidesEntry ? nil : record.pending[field.id]?.original
    id = .field(field.id)
    label = field.label
    original = isEditable ? (entryToken ?? record.tokens[field.id.name]).text : nil
    mark = FaultMark(field, in: record)
    problem =
      ProblemFace.isInDrawer(of: field, in: record)
      ? nil : ProblemFace(field, in: record, carries: editor.unfolds)
    check = kind.isTyped ? CheckTime(field) : nil
    editingEvents = record.editingEvents(of: field)
    drawerHeight =
      editor.unfolds || record.design(of: field) != nil
      ? DrawerFace.height(of: field, in: record) : 0
    control = Control(field, editor, kind, in: record, isOpen: isOpen)
  }
}

extension RowFace.Control {
  fileprivate init(
    _ field: Field<DynamicRecord>, _ editor: Editor<DynamicRecord>, _ kind: FieldKind,
    in record: ShownRecord, isOpen: Bool
  ) {
    let text = record.displayText(field) ?? record.absence(of: field)
    guard record.design(of: field) == nil else {
      self = .owner(
        OwnerFace(
          text: text, drawer: .designed, referencedRecord: ReferencedRecordFace(field, in: record)),
        isOpen: isOpen)
      return
    }
    switch editor {
    case .wheels: self = .owner(OwnerFace(text: text, drawer: .wheels), isOpen: isOpen)
    case .calendar: self = .owner(OwnerFace(text: text, drawer: .calendar), isOpen: isOpen)
    case .choice: self = .owner(OwnerFace(text: text, drawer: .choice), isOpen: isOpen)
    case .reference:
      self = .owner(
        OwnerFace(
          text: text, drawer: .reference, referencedRecord: ReferencedRecordFace(field, in: record)),
        isOpen: isOpen)
    case .openCalendar:
      self = .calendar(
        OpenCalendarFace(
          text: text, calendar: CalendarFace(field, field.kind.dateMode ?? .date, in: record)))
    case .compact: self = .compact(CompactFace(field, in: record))
    case .miniPicker(let picker):
      self = .numberPicker(NumberPickerFace(field, picker, in: record))
    case .toggle: self = .toggle(isOn: Self.isOn(field, in: record))
    case .shown: self = .shown(ShownFace(field, in: record))
    case .picture:
      self = .picture(
        PictureFace(named: field.id.name, in: record)
          ?? PictureFace(content: .text(PictureFace.textWithoutPicture(field, in: record))),
        isOpen: isOpen)
    case .secret: self = .secret(SecretFace(field, in: record))
    case .button: self = .button
    case .text: self = .input(InputFace(field, kind, in: record))
    }
  }

  /// True if a switch is on. If the refusal of another field keeps it from being stored, it is
  /// shown as the person set it.
  private static func isOn(_ field: Field<DynamicRecord>, in record: ShownRecord) -> Bool {
    if let entry = record.pending[field.id], !entry.isProblemOnly { return entry.typed == "1" }
    return record.reading(field) == .value(.flag(true))
  }
}

extension RowFace.CheckTime {
  fileprivate init?(_ field: Field<DynamicRecord>) {
    if field.rules.contains(where: { $0.timing == .onChange }) {
      self = .typed
    } else if field.rules.contains(where: { $0.timing == .afterLeaving }) {
      self = .left
    } else {
      return nil
    }
  }
}

extension FaultMark {
  /// The mark of a field's controls; `nil` if there is nothing to say about its entry.
  init?(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    guard let problem = record.pending[field.id]?.problem else { return nil }
    isFault = !problem.isQuestion && !problem.isNotice
    isFirst = record.firstRefused == field.id
  }
}

/// The parts of a row that only some controls have.
private struct RowParts {
  var isButton = false
  var option: ChoiceFace.Option?
  var calendar: OpenCalendarFace?
  var compact: CompactFace?
  var numberPicker: NumberPickerFace?
  var secret: SecretFace?
}

extension RowFace.Control {
  private var parts: RowParts {
    switch self {
    case .button: RowParts(isButton: true)
    case .option(let option, _): RowParts(option: option)
    case .calendar(let face): RowParts(calendar: face)
    case .compact(let face): RowParts(compact: face)
    case .numberPicker(let face): RowParts(numberPicker: face)
    case .secret(let face): RowParts(secret: face)
    case .owner, .input, .toggle, .picture, .shown: RowParts()
    }
  }

  /// True if the row is a button.
  package var isButton: Bool { parts.isButton }

  /// The option of a choice section's row; `nil` for rows of fields.
  package var option: ChoiceFace.Option? { parts.option }

  /// The days of a month in a row that is always open; `nil` for other rows.
  package var calendar: CalendarFace? { parts.calendar?.calendar }

  /// A date with the days of a month below it; `nil` for other rows.
  package var openCalendar: OpenCalendarFace? { parts.calendar }

  /// A date in a small button; `nil` for other rows.
  package var compact: CompactFace? { parts.compact }

  /// A secret that is typed; `nil` for other rows.
  package var secret: SecretFace? { parts.secret }

  /// A month or a year with arrows; `nil` for other rows.
  package var numberPicker: NumberPickerFace? { parts.numberPicker }
}
