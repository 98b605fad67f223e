import FoldoutForms
import FoldoutWords

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
      record.isRefusedInDrawer(field)
      ? nil : ProblemFace(field, in: record, carries: editor.unfolds)
    check = kind.isTyped ? CheckTime(field) : nil
    editingEvents = record.editingEvents(of: field)
    drawerHeight = editor.unfolds ? DrawerFace.height(of: field, in: record) : 0
    control = Control(field, editor, kind, in: record, isOpen: isOpen)
  }
}

extension RowFace.Control {
  fileprivate init(
    _ field: Field<DynamicRecord>, _ editor: Editor<DynamicRecord>, _ kind: FieldKind,
    in record: ShownRecord, isOpen: Bool
  ) {
    let text = record.displayText(field) ?? record.absence(of: field)
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
    case .toggle: self = .toggle(isOn: record.isOn(field))
    case .shown: self = .shown(ShownFace(field, in: record))
    case .picture:
      self = .picture(
        record.picture(named: field.id.name)
          ?? PictureFace(content: .text(record.textWithoutPicture(field))), isOpen: isOpen)
    case .secret: self = .secret(SecretFace(field, in: record))
    case .button: self = .button
    case .text: self = .input(InputFace(field, kind, in: record))
    }
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

extension ShownRecord {
  /// True if a switch is on. If the refusal of another field keeps it from being stored, it is
  /// shown as the person set it.
  fileprivate func isOn(_ field: Field<DynamicRecord>) -> Bool {
    if let entry = pending[field.id], !entry.isProblemOnly { return entry.typed == "1" }
    return reading(field) == .value(.flag(true))
  }

  /// True if a refusal is shown in the field's open drawer, beside the entry, and not under the
  /// row. A conflict is always shown under the row, with both values.
  func isRefusedInDrawer(_ field: Field<DynamicRecord>) -> Bool {
    guard field.wheelParts != nil, field.unfolds, isOpen(field),
      let problem = pending[field.id]?.problem
    else { return false }
    return !problem.isConflict
  }
}
