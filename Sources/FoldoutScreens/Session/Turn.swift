import FoldoutForms

/// An act that waits for its turn, with what the person saw and had typed by then.
struct Turn: Sendable {
  enum Kind: Sendable {
    case act(Act)
    /// The program is notified of a text; afterwards the screen shows what it changed.
    case notice(FieldEvent)
  }

  let kind: Kind
  /// The number of the turn, in the order of the acts.
  let number: Int
  /// The text whose editing the act ended, and which is sent with it.
  var typed: SessionEntries.TypedText?
  /// The token of the act's field, as the person saw it.
  var seen: Token?

  /// Lets the act replace what this screen stored after the person acted.
  mutating func follow(_ change: OwnChange) {
    change.update(&typed)
    if case .act(let act) = kind, act.enteredField == change.field, seen == change.old {
      seen = change.new
    }
  }

  /// True if the act takes a change back, or does it again.
  var restores: Bool {
    switch kind {
    case .notice: false
    case .act(let act): act.restores
    }
  }

  /// Returns the typed text, if it differs from the one that the control showed before.
  func changedText(in record: ShownRecord) -> SessionEntries.TypedText? {
    guard let typed, let field = record.field(typed.row.field),
      typed.text != SessionEntries.controlText(in: field, of: record)
    else { return nil }
    return typed
  }

  /// Returns all that the act sends, over the screen as it is when the turn has come.
  func submission(on screen: SessionScreen) -> Submission {
    var submission = Submission(.field)
    if let typed = changedText(in: screen.record) {
      submission.change(typed.row.field) {
        $0.actions = [.typed(typed.text)]
        $0.original = typed.original
      }
    }
    if case .act(let act) = kind { add(act, to: &submission, screen) }
    return submission
  }

  private func add(
    _ act: Act, to submission: inout Submission, _ screen: SessionScreen
  ) {
    let (record, entries) = (screen.record, screen.entries)
    switch act {
    case .appear, .type, .leave, .discard, .narrow, .closeBar: break
    case .tap(let row):
      submission.tapped = row
      // A date in conflict: its picker shows the entry, which the conflict's question carries.
      if submission.fields.isEmpty, let carried = entries.carried(row.field, in: record) {
        submission.change(row.field) { $0.actions = [.typed(carried)] }
      }
    case .edit(let row): submission.edited = row
    case .turn(let field, let component, let value):
      enter(
        field, turned(field, component, to: value, entries.shownBesideTyping(in: record)),
        &submission)
    case .choose(let field, let value):
      let shown = entries.shownBesideTyping(in: record)
      enter(field, chosen(value, of: field, shown), &submission)
      if record.field(field).map(record.showsOptions) == true {
        submission.tapped = .option(field, OptionID(value))
      }
    case .enter(let field, let action, let tapped):
      enter(field, [action], &submission)
      submission.tapped = tapped
    case .turnPage(let field, let turn): submission.turns[field] = turn
    case .restyle(let field, let style): submission.styles[field] = style
    case .search(let query): submission.searched = query
    case .decide(let field, let payload, let theirs, let confirmedLoss):
      enter(field, [payload.action(holding: entries.secret(field))], &submission)
      submission.change(field) {
        $0.theirs = theirs.map { Token(wire: $0) }
        $0.confirmedLoss = confirmedLoss.map { Token(wire: $0) }
      }
    case .undo(let field, let restored, let theirs):
      submission.restore(field, restored, theirs: theirs)
    case .undoLatest: for line in screen.history.latest { submission.restore(line) }
    case .redoLatest: for line in screen.history.undone { submission.restore(line) }
    case .press(let field): submission.pressed = field
    case .add(let ticket, let isConfirmed):
      for id in entries.unsaved(in: record) {
        guard let entry = entries[id], let typed = entry.typed else { continue }
        submission.change(id) {
          $0.actions = [.typed(typed)]
          $0.original = entry.original ?? record.tokens[id.name]
        }
      }
      submission.adding = Submission.Adding(ticket: ticket, isConfirmed: isConfirmed)
    }
  }

  private func enter(
    _ field: FieldID, _ actions: [FieldInput.Action], _ submission: inout Submission
  ) {
    submission.change(field) {
      $0.actions = actions
      $0.original = seen
    }
  }

  /// The columns of a date as they are shown, with one of them turned.
  private func turned(
    _ field: FieldID, _ component: DateComponent, to value: Int, _ shown: ShownRecord
  ) -> [FieldInput.Action] {
    guard let field = shown.field(field) else { return [] }
    let calendar = shown.row(field, isOpen: false).control.calendar
    guard
      let (columns, base) = shown.drawer(field)?.editor.columnsAndBase
        ?? calendar.map({ ($0.time, $0.base) })
    else { return [] }
    var selection = DatePickerColumns.Selection([:])
    for column in columns { selection[column.component] = column.chosen }
    selection[component] = value
    return [.picked(selection, base: StoredDate(base)?.value, settles: true)]
  }

  /// One option; in a field of several values all that are chosen after one is switched.
  private func chosen(
    _ value: String, of field: FieldID, _ shown: ShownRecord
  ) -> [FieldInput.Action] {
    guard let field = shown.field(field), field.kind.isSeveral else { return [.chose(value)] }
    let options =
      shown.optionRows(of: field)?.compactMap(\.control.option)
      ?? shown.drawer(field)?.editor.options?.options ?? []
    let chosen = options.filter { ($0.value == value) != $0.isChosen }
    return chosen.map { .chose($0.value) } + [.chose("")]
  }
}

/// A change of a field that this screen stored. Acts that came before its answer are not in
/// conflict with it.
struct OwnChange: Sendable {
  let field: FieldID
  let old: Token
  let new: Token

  /// The changes of a submission that was accepted.
  static func all(
    of submission: Submission, from before: ShownRecord, to after: ShownRecord
  ) -> [OwnChange] {
    submission.fields.map { id in
      OwnChange(field: id, old: before.tokens[id.name], new: after.tokens[id.name])
    }
  }

  /// Lets a text replace the new value, if it was to replace the old one.
  func update(_ typed: inout SessionEntries.TypedText?) {
    if typed?.row.field == field, typed?.original == old { typed?.original = new }
  }
}

extension Act {
  /// The field into which the act enters a value; `nil` for any other act.
  var enteredField: FieldID? {
    switch self {
    case .turn(let field, _, _), .choose(let field, _), .enter(let field, _, _),
      .decide(let field, _, _, _):
      field
    case .appear, .tap, .edit, .type, .leave, .discard, .turnPage, .restyle, .search, .narrow,
      .undo, .undoLatest, .redoLatest, .closeBar, .press, .add:
      nil
    }
  }
}

extension Act {
  /// True for Undo and Redo.
  fileprivate var restores: Bool {
    switch self {
    case .undo, .undoLatest, .redoLatest: true
    case .appear, .tap, .edit, .type, .leave, .discard, .turn, .choose, .enter, .turnPage,
      .restyle, .search, .narrow, .decide, .closeBar, .press, .add:
      false
    }
  }
}

extension Submission {
  /// Adds a line of the bar, pressed.
  fileprivate mutating func restore(_ line: UndoFace.Line) {
    guard case .restore(_, _, let restored, let theirs) = line.action else { return }
    restore(line.id.field, restored, theirs: theirs)
  }

  fileprivate mutating func restore(_ field: FieldID, _ restored: Restored, theirs: String) {
    change(field) {
      $0.actions = [.restored(restored.wire, isRedo: restored.isRedo)]
      $0.theirs = Token(wire: theirs)
    }
  }
}

extension ButtonFace.Payload {
  /// The input that the button of a problem sends.
  fileprivate func action(holding secret: String) -> FieldInput.Action {
    switch self {
    case .set(let text): .set(text)
    case .use(let wire): .use(wire)
    case .clear: .cleared
    case .restore(let restored): .restored(restored.wire, isRedo: restored.isRedo)
    case .held: .typed(secret)
    }
  }
}
