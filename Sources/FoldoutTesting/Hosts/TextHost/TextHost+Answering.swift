import Foldout
package import FoldoutForms
package import FoldoutScreens

extension TextHost {
  /// Answers a conflict: uses the entry.
  package mutating func use(_ field: FieldID) {
    guard let conflict = problemFace(of: field)?.answer.conflict, let use = conflict.use else {
      return noteImpossible("nothing to use", field)
    }
    answer(field, use.sends, theirs: conflict.theirs, confirmedLoss: conflict.theirs)
  }

  /// Answers a question: makes the change. After a notice: keeps the blanks around the entry.
  package mutating func consent(_ field: FieldID) {
    if case .keepBlanks(let button) = problemFace(of: field)?.answer {
      return answer(field, button.sends)
    }
    guard case .question(let question) = problemFace(of: field)?.answer,
      let consent = question.consent
    else { return noteImpossible("nothing asked", field) }
    answer(field, consent.sends, theirs: question.theirs, confirmedLoss: question.lossToken)
  }

  /// Answers a conflict or a question: keeps the stored value.
  package mutating func keep(_ field: FieldID) { send(field, .kept) }

  /// Undoes the last change of a field, or redoes it.
  package mutating func undo(_ field: FieldID) {
    let line = bar?.lines.first { $0.id == .field(field) }
    guard case .restore(_, _, let restored, let theirs) = line?.action else {
      return noteImpossible("nothing to undo", field)
    }
    var submission = Submission(.field)
    submission.change(field) {
      $0.actions = [.restored(restored.wire, isRedo: restored.isRedo)]
      $0.theirs = Token(wire: theirs)
    }
    send(submission)
  }

  /// Closes the bar of the last change.
  package mutating func closeBar() { bar = nil }

  /// Reloads the screen with the given drawers, calendar pages and styles.
  ///
  /// Entries that are not stored are lost.
  package mutating func reload(
    open: [RowID], viewedDays: [FieldID: LocalDate] = [:], styles: [FieldID: DrawerStyle] = [:]
  ) {
    guard let fresh = read() else { return isGone = true }
    var screen = ShownRecord(
      fresh, form: screen.form, layout: screen.layout, target: screen.target, open: open,
      environment: screen.environment)
    (screen.viewedDays, screen.styles) = (viewedDays, styles)
    var anew = TextHost(
      screen, height: viewport.height, topInset: viewport.topInset,
      bottomInset: viewport.bottomInset, read: read, find: find, marks: marks, insert: insert,
      store: store)
    (anew.violations, anew.reports, anew.presses) = (violations, reports, presses)
    (anew.program, anew.onEditingEvent, anew.events) = (program, onEditingEvent, events)
    anew.fault = fault
    self = anew
  }

  private mutating func answer(
    _ field: FieldID, _ sends: ButtonFace.Payload, theirs: String? = nil,
    confirmedLoss: String? = nil
  ) {
    var submission = Submission(.field)
    let original = target(field)?.original
    let held = heldSecrets[field] ?? ""
    submission.change(field) { input in
      switch sends {
      case .set(let text): input.actions = [.set(text)]
      case .use(let wire): input.actions = [.use(wire)]
      case .clear: input.actions = [.cleared]
      case .restore(let restored):
        input.actions = [.restored(restored.wire, isRedo: restored.isRedo)]
      case .held: input.actions = [.typed(held)]
      }
      input.original = original.map { Token(wire: $0) }
      input.theirs = theirs.map { Token(wire: $0) }
      input.confirmedLoss = confirmedLoss.map { Token(wire: $0) }
    }
    send(submission)
  }

  /// Sends one input to a field, with the token of the value that the row shows.
  mutating func send(_ field: FieldID, _ action: FieldInput.Action, tapping row: RowID? = nil) {
    send(field, [action], tapping: row)
  }

  /// Sends inputs to a field, with the token of the value that the row shows.
  mutating func send(_ field: FieldID, _ actions: [FieldInput.Action], tapping tapped: RowID?) {
    guard let row = target(field) else { return }
    if typing?.row == row.id { typing = nil } else { leave() }
    var submission = Submission(.field)
    submission.change(field) {
      $0.actions = actions
      $0.original = row.original.map { Token(wire: $0) }
    }
    submission.tapped = tapped
    send(submission)
  }

  /// Returns the row of a field, or the foot of its choice section, with the token that it shows.
  private mutating func target(_ field: FieldID) -> (id: RowID, original: String?)? {
    if let foot = foot(of: field) { return (foot.id, foot.original) }
    return row(field).map { ($0.id, $0.original) }
  }

  /// Returns the foot of a field's choice section; `nil` for other fields.
  package func foot(of field: FieldID) -> ChoiceFootFace? {
    let section = screen.form.sections.first { $0.choice?.id == field }
    return section.flatMap { recordWithEntries.heading(of: $0.id).choice }
  }

  /// Returns the items that show a field: its row, its drawer and its options.
  func items(of field: FieldID) -> Set<ScreenItem> {
    let options = screen.form.field(field).flatMap { recordWithEntries.optionRows(of: $0) } ?? []
    return Set(options.map { .row($0.id) })
      .union([.row(.field(field)), .drawer(of: .field(field))])
  }

  /// Ends editing, and returns the text as a submission.
  ///
  /// The submission is empty if no text is edited, or if it equals the stored one; an earlier
  /// refusal of it is then forgotten.
  mutating func entered() -> Submission {
    var submission = Submission(.field)
    guard let typing else { return submission }
    let id = typing.row.field
    let original = row(id)?.original
    endEditing()
    guard let field = screen.form.field(id), typing.text != controlText(in: field) else {
      escape(id)
      return submission
    }
    submission.change(id) {
      $0.actions = [.typed(typing.text)]
      $0.original = original.map { Token(wire: $0) }
    }
    if field.kind.isSecret { heldSecrets[id] = typing.text }
    return submission
  }

  /// Ends editing without sending the text.
  mutating func endEditing() {
    guard let row = typing?.row else { return }
    typing = nil
    _ = screen.table.apply(.endEditing(row))
  }

  /// Checks a text while it is typed, if its row asks for that.
  mutating func check(_ id: FieldID, _ row: RowFace) {
    guard let field = screen.form.field(id), let typing, let time = row.check else { return }
    let wasRefused = entries[id]?.problem != nil
    let again: FieldInput.Check
    switch time {
    case .typed: again = wasRefused ? .again : .typed
    case .left:
      guard wasRefused else { return }
      again = .again
    }
    let found = screen.problem(typing: typing.text, into: field, again)
    if found == nil, entries[id] == nil { return }
    entries[id, default: PendingEntry()].problem = found.map { .field($0) }
    entries[id]?.typed = typing.text
  }

  /// Returns the face of a row if it or its drawer is on the screen; otherwise notes a violation.
  mutating func row(_ field: FieldID) -> RowFace? {
    if case .row(let row) = cell(of: .row(.field(field)))?.face { return row }
    guard drawer(field) != nil, case .row(let row) = recordWithEntries.face(of: .row(.field(field)))
    else {
      noteImpossible("not on the screen", field)
      return nil
    }
    return row
  }

  /// Returns the face that a drawer's cell is bound to.
  func drawer(_ field: FieldID) -> DrawerFace? {
    guard case .drawer(let drawer) = cell(of: .drawer(of: .field(field)))?.face else { return nil }
    return drawer
  }

  /// Notes that a test did something that a person could not do.
  mutating func noteImpossible(_ why: String, _ field: FieldID) {
    violations.append("\(field.name): \(why)")
  }
}
