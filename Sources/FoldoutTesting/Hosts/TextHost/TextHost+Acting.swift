import Foldout
package import FoldoutForms
import FoldoutScreens
import FoldoutWords

extension TextHost {
  /// Taps a row. A text that is edited in another row is sent with the tap.
  package mutating func tap(_ field: FieldID) {
    guard let row = row(field) else { return }
    var submission = entered()
    submission.tapped = row.id
    // A date in conflict: its picker shows the entry, which the conflict's question carries.
    if submission.fields.isEmpty, let face = problemFace(of: field),
      let carried = carriedEntry(of: face)
    {
      submission.change(field) { $0.actions = [.typed(carried)] }
      entries[field]?.typed = carried
      entries[field]?.picked = nil
    }
    send(submission)
  }

  /// Begins to edit a row's text.
  package mutating func edit(_ field: FieldID) {
    guard let row = row(field) else { return }
    if typing?.row != row.id { leave() }
    var submission = Submission(.field)
    submission.edited = row.id
    send(submission)
    guard notifiedRow != row.id else { return }
    notifiedRow = row.id
    notify(.editing, of: row)
  }

  /// Replaces the text in a row or its drawer by typing.
  ///
  /// - Parameter reports: True to type letter by letter, and to notify the program of each.
  package mutating func type(_ text: String, into field: FieldID, reports: Bool = false) {
    guard let found = row(field) else { return }
    if typing?.row != found.id {
      switch found.control {
      case .input, .secret, .compact: edit(field)
      case .numberPicker(let face) where face.isTyped: edit(field)
      case .owner, .calendar, .numberPicker, .toggle, .picture, .option, .shown, .button: leave()
      }
    }
    // Beginning to edit may have updated the screen, so look up the row again. If another person's
    // change gave the field options instead of a text, there is no control to type into.
    guard cell(of: .row(found.id)) != nil || drawer(field) != nil, let row = row(field) else {
      return
    }
    let original = entries[field]?.original
    for count in reports ? Array(1...max(1, text.count)) : [text.count] {
      typing = (row.id, String(text.prefix(count)))
      check(field, row)
      notify(.typing, of: row, typing?.text)
    }
    if original == nil, entries[field] != nil {
      entries[field]?.original = row.original.map { Token(wire: $0) }
    }
    bind([.row(row.id), .drawer(of: row.id)])
  }

  /// Ends editing, as by leaving the text or pressing Enter, and sends the text.
  package mutating func leave() {
    if typing != nil { notifiedRow = nil }
    let submission = entered()
    if !submission.fields.isEmpty { send(submission) }
  }

  /// Discards the text being edited; its row shows the stored value again.
  package mutating func escape() {
    guard let typing else { return }
    escape(typing.row.field)
  }

  /// Discards the entry in a field.
  package mutating func escape(_ field: FieldID) {
    if typing?.row == .field(field) { endEditing() }
    entries[field] = nil
    heldSecrets[field] = nil
    bind(items(of: field))
  }

  /// Turns one column of an open date.
  package mutating func turn(_ field: FieldID, _ component: DateComponent, to value: Int) {
    let inRow = calendar(field).map { (columns: $0.time, base: $0.base) }
    guard let (columns, baseText) = drawer(field)?.editor.columnsAndBase ?? inRow else {
      return noteImpossible("no columns", field)
    }
    var selection = DatePickerColumns.Selection([:])
    for column in columns { selection[column.component] = column.chosen }
    selection[component] = value
    let base = StoredDate(baseText)?.value
    send(field, .picked(selection, base: base, settles: true))
  }

  /// Taps a day of an open calendar.
  package mutating func choose(_ field: FieldID, day: LocalDate) {
    let weeks = calendar(field)?.weeks ?? []
    guard let face = weeks.joined().compactMap(\.self).first(where: { $0.day == day }),
      face.isOffered
    else { return noteImpossible("no day \(day)", field) }
    send(field, .day("\(day)"))
  }

  /// Presses an arrow of a calendar's mini picker.
  package mutating func turnPage(_ field: FieldID, _ component: DateComponent, isForward: Bool) {
    guard let face = calendar(field) else { return noteImpossible("no calendar", field) }
    let picker = component == .year ? face.year : face.month
    guard let day = (isForward ? picker.next : picker.previous).day else {
      return noteImpossible("no arrow", field)
    }
    view(field, day)
  }

  /// Returns the calendar of a field, in its open drawer or in its row.
  private func calendar(_ field: FieldID) -> CalendarFace? {
    if let face = drawer(field)?.editor.calendar { return face }
    guard case .row(let row) = cell(of: .row(.field(field)))?.face else { return nil }
    return row.control.calendar
  }

  /// Presses an arrow of a row's mini picker.
  package mutating func step(_ field: FieldID, isForward: Bool) {
    guard let face = row(field)?.control.numberPicker else {
      return noteImpossible("no mini picker", field)
    }
    guard let text = (isForward ? face.next : face.previous).text else {
      return noteImpossible("no arrow", field)
    }
    send(field, .set(text), tapping: .field(field))
  }

  /// Chooses an entry by its title in the list of a row's mini picker.
  package mutating func pick(_ field: FieldID, titled title: String) {
    guard case .list(let options)? = row(field)?.control.numberPicker?.control,
      let option = options.first(where: { $0.title == title })
    else { return noteImpossible("no entry \(title)", field) }
    send(field, .typed(option.text), tapping: .field(field))
  }

  /// Turns an open calendar to the page that has a day.
  package mutating func view(_ field: FieldID, _ day: LocalDate) {
    var submission = Submission(.field)
    submission.turns[field] = .day(day)
    send(submission)
  }

  /// Changes the style of an open date.
  package mutating func restyle(_ field: FieldID) {
    guard let style = drawer(field)?.editor.dateActions?.other?.style else {
      return noteImpossible("no other style", field)
    }
    var submission = Submission(.field)
    submission.styles[field] = style
    send(submission)
  }

  /// Chooses a month or a year in a mini picker of a calendar.
  package mutating func turnPage(_ field: FieldID, _ component: DateComponent, to number: Int) {
    guard calendar(field) != nil else { return noteImpossible("no calendar", field) }
    var submission = Submission(.field)
    submission.turns[field] =
      component == .year
      ? .numbers(month: nil, year: number) : .numbers(month: number, year: nil)
    send(submission)
  }

  /// Picks a date, in ISO 8601, with the platform's own picker.
  package mutating func pick(_ field: FieldID, _ text: String) {
    send(field, .pickedWhole(text))
  }

  /// Taps an option by its title, in an open drawer or in its section.
  ///
  /// In a field of several values the tap switches the option, and sends all chosen options.
  package mutating func choose(_ field: FieldID, _ title: String) {
    let options = drawer(field)?.editor.options?.options ?? optionsOfSection(field)
    guard let option = options?.first(where: { $0.title == title }), option.isEnabled,
      let options, isOnScreen(option, of: field)
    else { return noteImpossible("no option \(title)", field) }
    let row = drawer(field) == nil ? RowID.option(field, OptionID(option.value)) : nil
    guard screen.form.field(field)?.kind.isSeveral == true else {
      return send(field, .chose(option.value), tapping: row)
    }
    let chosen = options.filter { ($0.value == option.value) != $0.isChosen }
    send(field, chosen.map { .chose($0.value) } + [.chose("")], tapping: row)
  }

  /// Returns the options of a choice section; `nil` for other fields.
  private func optionsOfSection(_ field: FieldID) -> [ChoiceFace.Option]? {
    screen.form.field(field).flatMap { recordWithEntries.optionRows(of: $0) }?
      .compactMap(\.control.option)
  }

  private func isOnScreen(_ option: ChoiceFace.Option, of field: FieldID) -> Bool {
    drawer(field) != nil || cell(of: .row(.option(field, OptionID(option.value)))) != nil
  }

  /// Searches the open drawer of a reference.
  package mutating func search(_ field: FieldID, _ query: String) {
    guard drawer(field)?.editor.search != nil else { return noteImpossible("no search", field) }
    var submission = Submission(.field)
    submission.searched = query
    send(submission)
  }

  /// Chooses a referenced record by its title.
  package mutating func refer(_ field: FieldID, to title: String) {
    guard let face = drawer(field)?.editor.search,
      let option = face.options.first(where: { $0.title == title })
    else { return noteImpossible("no record \(title)", field) }
    send(field, .chose(option.value))
  }

  /// Switches a switch.
  package mutating func toggle(_ field: FieldID) {
    guard case .toggle(let isOn) = row(field)?.control else {
      return noteImpossible("no switch", field)
    }
    send(field, .typed(isOn ? "" : "1"), tapping: .field(field))
  }

  /// Presses Today or Now.
  package mutating func setToNow(_ field: FieldID) { send(field, .now(nil)) }

  /// Presses Clear or Remove.
  package mutating func clear(_ field: FieldID) { send(field, .cleared) }

  /// Accepts the date that pale wheels propose.
  package mutating func takeProposal(_ field: FieldID) {
    guard let face = drawer(field)?.editor.columns, let value = face.proposal else {
      return noteImpossible("no proposal", field)
    }
    send(field, .set(value))
  }

  /// Chooses a file.
  package mutating func choose(_ field: FieldID, file: [UInt8]) { send(field, .file(file)) }

  /// Presses a button row. If an entry is not stored yet, scrolls to it and says so instead.
  package mutating func press(_ field: FieldID) {
    guard row(field)?.control.isButton == true else { return noteImpossible("no button", field) }
    leave()
    if let first = unsavedFields.first {
      messages = [problemFace(of: first)?.spoken ?? screen.words.messages.unsaved]
      return scroll(to: first)
    }
    var submission = Submission(.field)
    submission.pressed = field
    send(submission)
  }
}
