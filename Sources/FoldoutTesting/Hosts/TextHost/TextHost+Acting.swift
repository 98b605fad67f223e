import Foldout
package import FoldoutForms
package import FoldoutScreens

// The actions of a person. Each is an act of the session, unless the screen does not offer it.
extension TextHost {
  /// Taps a row. A text that is edited in another row is sent with the tap.
  package mutating func tap(_ field: FieldID) { if let row = row(field) { act(.tap(row.id)) } }

  package mutating func edit(_ field: FieldID) { if let row = row(field) { act(.edit(row.id)) } }

  /// Replaces the text in a row or its drawer by typing.
  ///
  /// - Parameter reports: True to type letter by letter, and to notify the program of each.
  package mutating func type(_ text: String, into field: FieldID, reports: Bool = false) {
    if typing?.row != .field(field) { edit(field) }
    // If another person's change gave the field options instead of a text, there is no control to
    // type into any more.
    guard cell(of: .row(.field(field))) != nil || drawer(field) != nil else { return }
    for count in reports ? Array(1...max(1, text.count)) : [text.count] {
      act(.type(String(text.prefix(count)), into: .field(field)))
    }
  }

  /// Ends editing, as by leaving the text or pressing Enter, and sends the text.
  package mutating func leave() { act(.leave) }

  /// Discards the text being edited; its row shows the stored value again.
  package mutating func escape() { if let typing { escape(typing.row.field) } }

  package mutating func escape(_ field: FieldID) { act(.discard(field)) }

  package mutating func turn(_ field: FieldID, _ component: DateComponent, to value: Int) {
    let hasColumns = drawer(field)?.editor.columnsAndBase != nil || calendar(field) != nil
    act(hasColumns ? .turn(field, component, to: value) : nil, or: "no columns", field)
  }

  package mutating func choose(_ field: FieldID, day: LocalDate) {
    let days = calendar(field)?.page.weeks.joined().compactMap(\.self) ?? []
    let isOffered = days.contains { $0.day == day && $0.isOffered }
    act(isOffered ? .enter(field, .day("\(day)")) : nil, or: "no day \(day)", field)
  }

  /// Presses an arrow of a calendar's mini picker.
  package mutating func turnPage(_ field: FieldID, _ component: DateComponent, isForward: Bool) {
    let picker = component == .year ? calendar(field)?.page.year : calendar(field)?.page.month
    let day = (isForward ? picker?.next : picker?.previous)?.day
    act(day.map { .turnPage(field, .day($0)) }, or: "no arrow", field)
  }

  package mutating func step(_ field: FieldID, isForward: Bool) {
    let face = row(field)?.control.numberPicker
    let text = (isForward ? face?.next : face?.previous)?.text
    act(text.map { .enter(field, .set($0), tapping: .field(field)) }, or: "no arrow", field)
  }

  /// Chooses an entry by its title in the list of a row's mini picker.
  package mutating func pick(_ field: FieldID, titled title: String) {
    guard case .list(let options)? = row(field)?.control.numberPicker?.control,
      let option = options.first(where: { $0.title == title })
    else { return fail("no entry \(title)", field) }
    act(.enter(field, .typed(option.text), tapping: .field(field)))
  }

  /// Turns an open calendar to the page that has a day.
  package mutating func view(_ field: FieldID, _ day: LocalDate) {
    act(.turnPage(field, .day(day)))
  }

  package mutating func restyle(_ field: FieldID) {
    let style = drawer(field)?.editor.dateActions?.other?.style
    act(style.map { .restyle(field, $0) }, or: "no other style", field)
  }

  /// Chooses a month or a year in a mini picker of a calendar.
  package mutating func turnPage(_ field: FieldID, _ component: DateComponent, to number: Int) {
    let turn: CalendarTurn =
      component == .year
      ? .numbers(month: nil, year: number) : .numbers(month: number, year: nil)
    act(calendar(field) == nil ? nil : .turnPage(field, turn), or: "no calendar", field)
  }

  /// Picks a date, in ISO 8601, with the platform's own picker.
  package mutating func pick(_ field: FieldID, _ text: String) { enter(field, .pickedWhole(text)) }

  /// Taps an option by its title, in an open drawer or in its section.
  package mutating func choose(_ field: FieldID, _ title: String) {
    let rows = visibleItems.filter { $0.owner.field == field }.compactMap { cell(of: $0)?.face }
    let options =
      drawer(field)?.editor.options?.options
      ?? rows.compactMap { if case .row(let row) = $0 { row.control.option } else { nil } }
    let option = options.first { $0.title == title && $0.isEnabled }
    act(option.map { .choose(field, $0.value) }, or: "no option \(title)", field)
  }

  package mutating func narrow(_ field: FieldID, to text: String) {
    let hasFilter = foot(of: field)?.limits.filterLabel != nil
    act(hasFilter ? .narrow(field, text) : nil, or: "no filter", field)
  }

  package mutating func search(_ field: FieldID, _ query: String) {
    act(drawer(field)?.editor.search == nil ? nil : .search(query), or: "no search", field)
  }

  package mutating func refer(_ field: FieldID, to title: String) {
    let option = drawer(field)?.editor.search?.options.first { $0.title == title }
    act(option.map { .choose(field, $0.value) }, or: "no record \(title)", field)
  }

  package mutating func toggle(_ field: FieldID) {
    guard case .toggle(let isOn) = row(field)?.control else { return fail("no switch", field) }
    act(.enter(field, .typed(isOn ? "" : "1"), tapping: .field(field)))
  }

  package mutating func setToNow(_ field: FieldID) { enter(field, .now(nil)) }

  package mutating func clear(_ field: FieldID) { enter(field, .cleared) }

  /// Accepts the date that pale wheels propose.
  package mutating func takeProposal(_ field: FieldID) {
    let value = drawer(field)?.editor.columns?.proposal
    act(value.map { .enter(field, .set($0)) }, or: "no proposal", field)
  }

  package mutating func choose(_ field: FieldID, file: [UInt8]) { enter(field, .file(file)) }

  /// Presses a button row. If an entry is not stored yet, scrolls to it and says so instead.
  package mutating func press(_ field: FieldID) {
    act(row(field)?.control.isButton == true ? .press(field) : nil, or: "no button", field)
  }

  /// Presses the button that adds the record, and sends all typed texts that are not stored.
  package mutating func add(_ ticket: Submission.Ticket, isConfirmed: Bool = false) {
    act(.add(ticket, isConfirmed: isConfirmed))
  }

  /// Answers a conflict: uses the entry.
  package mutating func use(_ field: FieldID) {
    guard let conflict = problemFace(of: field)?.remedy.conflict, let use = conflict.use else {
      return fail("nothing to use", field)
    }
    act(.decide(field, use.sends, theirs: conflict.theirs, confirmedLoss: conflict.theirs))
  }

  /// Answers a question: makes the change. After a notice: keeps the blanks around the entry.
  package mutating func consent(_ field: FieldID) {
    let remedy = problemFace(of: field)?.remedy
    if case .keepBlanks(let button) = remedy { return act(.decide(field, button.sends)) }
    guard case .question(let question) = remedy, let consent = question.consent else {
      return fail("nothing asked", field)
    }
    act(
      .decide(field, consent.sends, theirs: question.theirs, confirmedLoss: question.lossToken))
  }

  /// Answers a conflict or a question: keeps the stored value.
  package mutating func keep(_ field: FieldID) { enter(field, .kept) }

  /// Undoes the last change of a field, or redoes it.
  package mutating func undo(_ field: FieldID) {
    let line = bar?.lines.first { $0.id == .field(field) }
    guard case .restore(_, _, let restored, let theirs) = line?.action else {
      return fail("nothing to undo", field)
    }
    act(.undo(field, restored, theirs: theirs))
  }

  /// Uses a control of a field that is on the screen.
  private mutating func enter(_ field: FieldID, _ action: FieldInput.Action) {
    if foot(of: field) != nil || row(field) != nil { act(.enter(field, action)) }
  }
}

// The items, rows and cells on the screen.
extension TextHost {
  package var screen: ShownRecord { session.screen.record }
  package var recordWithEntries: ShownRecord { session.recordWithEntries }
  package var entries: [FieldID: PendingEntry] { session.screen.entries.entries }
  package var typing: SessionEntries.TypedText? { session.screen.entries.typing }
  package var unsavedFields: [FieldID] { session.screen.unsavedFields }
  package var bar: UndoFace? { session.screen.bar }
  package var question: AddQuestion? { session.screen.question }
  package var reason: String? { session.screen.reason }

  /// Returns the foot of a field's choice section; `nil` for other fields.
  package func foot(of field: FieldID) -> ChoiceFootFace? {
    let section = screen.form.sections.first { $0.choice?.id == field }
    return section.flatMap { recordWithEntries.heading(of: $0.id).choice }
  }

  private func problemFace(of id: FieldID) -> ProblemFace? {
    recordWithEntries.problems.first { $0.id == .field(id) }
  }

  /// Returns the face of a row if it or its drawer is on the screen; otherwise notes a violation.
  private mutating func row(_ field: FieldID) -> RowFace? {
    if case .row(let row) = cell(of: .row(.field(field)))?.face { return row }
    if drawer(field) != nil, case .row(let row) = recordWithEntries.face(of: .row(.field(field))) {
      return row
    }
    fail("not on the screen", field)
    return nil
  }

  /// Returns the face that a drawer's cell is bound to.
  private func drawer(_ field: FieldID) -> DrawerFace? {
    guard case .drawer(let drawer) = cell(of: .drawer(of: .field(field)))?.face else { return nil }
    return drawer
  }

  /// Returns the calendar of a field, in its open drawer or in its row.
  private func calendar(_ field: FieldID) -> CalendarFace? {
    if let face = drawer(field)?.editor.calendar { return face }
    guard case .row(let row) = cell(of: .row(.field(field)))?.face else { return nil }
    return row.control.calendar
  }

  /// Performs an act, or notes that a test did something that a person could not do.
  private mutating func act(_ act: Act?, or why: String, _ field: FieldID) {
    if let act { self.act(act) } else { fail(why, field) }
  }

  private mutating func fail(_ why: String, _ field: FieldID) {
    violations.append("\(field.name): \(why)")
  }
}
