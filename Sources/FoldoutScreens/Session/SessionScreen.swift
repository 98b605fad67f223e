import Foldout
package import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// All that a session's screen shows: the record, the entries that are not stored, and the
/// questions and sentences around the rows.
package struct SessionScreen: Sendable {
  /// The shown record, without entries that are not stored.
  package private(set) var record: ShownRecord
  package private(set) var entries = SessionEntries()
  /// The last change with its Undo; `nil` if the bar is closed or there is nothing to undo.
  package private(set) var bar: UndoFace?
  /// The last changes, from the first that can be undone.
  package private(set) var history = UndoHistory()
  /// The question shown before the record is added.
  package private(set) var question: AddQuestion?
  /// The reason shown beside the button that adds the record.
  package private(set) var reason: String?

  init(_ record: ShownRecord) {
    self.record = record
    self.record.undo = Undo()
  }

  /// The fields with an entry that differs from the stored value.
  package var unsavedFields: [FieldID] { entries.unsaved(in: record) }

  /// Returns the record with all entries, also those of `submissions`, which are on their way to
  /// the store.
  func recordWithEntries(sending submissions: [Submission]) -> ShownRecord {
    var onTheirWay: [FieldID: PendingEntry] = [:]
    for submission in submissions where !submission.storesNothing {
      for (id, entry) in ValidatedSubmission(submission, in: record).pending
      where !entry.isProblemOnly {
        onTheirWay[id] = entry
        onTheirWay[id]?.problem = nil
      }
    }
    return entries.shown(in: record, onTheirWay: onTheirWay)
  }

  /// Returns the command to bind anew all cells that show these fields: their rows, drawers and
  /// options.
  func rebinding(_ fields: some Sequence<FieldID>) -> [Command] {
    let items = items(of: fields)
    return items.isEmpty ? [] : [.rebind(items)]
  }

  private func items(of fields: some Sequence<FieldID>) -> Set<ScreenItem> {
    fields.reduce(into: []) { items, id in
      let options = record.field(id).flatMap { record.optionRows(of: $0) } ?? []
      items.formUnion(options.map { .row($0.id) })
      items.formUnion([.row(.field(id)), .drawer(of: .field(id))])
    }
  }
}

extension SessionScreen {
  /// Takes the reader's environment as it is now.
  mutating func take(_ environment: FormEnvironment) { record.environment = environment }

  /// Takes a text while it is typed.
  mutating func type(_ text: String, into row: RowFace, of field: Field<DynamicRecord>) {
    entries.type(text, into: row, of: field, in: record)
  }

  /// Ends editing, and returns the text.
  mutating func endTyping() -> SessionEntries.TypedText? { entries.endTyping() }

  /// Takes the text that a turn sends. If it is the stored one again, an earlier refusal of it is
  /// forgotten; a secret is held until it is stored.
  mutating func take(_ typed: SessionEntries.TypedText, isChanged: Bool) {
    let id = typed.row.field
    _ = record.table.apply(.endEditing(typed.row))
    if !isChanged {
      entries.discard(id)
    } else if record.field(id)?.kind.isSecret == true {
      entries.hold(typed.text, of: id)
    }
  }

  /// Discards the entry in a field.
  mutating func discard(_ id: FieldID) {
    _ = record.table.apply(.endEditing(.field(id)))
    entries.discard(id)
  }

  /// Shows the entry that a conflict carries in the picker that a tap opens.
  mutating func open(_ carried: String, of id: FieldID) { entries.open(carried, of: id) }

  mutating func closeBar() { bar = nil }

  /// Sets the filter of a choice section, whose rows follow with ``applyFilters()``.
  mutating func setFilter(of id: FieldID, to text: String) { record.filters[id] = text }

  /// Hides and shows the options of filtered sections.
  mutating func applyFilters() -> ScreenStep {
    record.applyFilters(asChosenIn: entries.shown(in: record))
  }

  /// Says why a button cannot be pressed before all entries are stored.
  func refusePress() -> [Command] {
    guard let first = unsavedFields.first else { return [] }
    let problem = entries.problem(of: first, in: record)?.spoken
    return [.say([problem ?? record.words.messages.unsaved]), .focus(.field(first))]
  }

  /// Takes the result of a search.
  mutating func take(_ result: ReferenceSearch.Result, to request: ReferenceSearchRequest) {
    record.take(result, to: request)
  }

  /// Keeps entries that could not be stored, so that they can be sent again.
  mutating func keep(
    _ pending: [FieldID: PendingEntry], of submission: Submission, after error: StoreError
  ) -> [Command] {
    entries.keep(pending, of: submission)
    let sentence = error.written(in: record.environment).sentence(in: record.words)
    return [.say([sentence])] + rebinding(submission.fields)
  }
}

extension SessionScreen {
  /// Shows the record of a conversation that has ended.
  mutating func show(
    _ conclusion: RecordConclusion, of editing: RecordEditing, _ submission: Submission
  ) -> [Command] {
    let withNotices = editing.record.withNotices(
      altered: conclusion.altered, trimmed: conclusion.trimmed, messages: conclusion.messages)
    let (before, marks) = (entries.entries, record.marks)
    let isChangedElsewhere = editing.isChangedElsewhere
    let unsaved = unsavedFields.filter { submission[$0] == nil }
    let typed = replaceRecord(by: editing.record)
    let hidden = record.hiddenFields
    let gone = Set(unsaved.filter(hidden.contains) + [typed].compactMap(\.self))
    let lost = record.layout.fields(gone)
    question = conclusion.question
    reason = conclusion.reason
    // Options that a filter hides may be what is refused.
    if submission.pressed != nil, let first = conclusion.first { record.filters[first] = "" }
    entries.forget(
      after: conclusion.step.update, in: record, isChangedElsewhere: isChangedElsewhere)
    if !submission.storesNothing {
      entries.replace(
        submission, by: withNotices.pending, isRefused: conclusion.outcome == .refused)
    }
    let update = conclusion.step.then(applyFilters()).update
    if let face = editing.record.undoFace {
      bar = face
    } else if submission.restores, !conclusion.outcome.isAccepted {
      bar = withNotices.undoFace
    }
    if let lines = bar?.lines { history.follow(lines) }
    history.dropStale(in: record)
    let changed = Set(before.keys).union(entries.entries.keys)
      .filter { before[$0] != entries[$0] }.union(submission.fields)
      .union(record.marks.filter { marks[$0.key] != $0.value }.keys)
    var rebound = items(of: changed)
    // An owner shows whether its drawer is open.
    let moved = (update.map { $0.deletions + $0.insertions } ?? []).map(\.item)
    for case .drawer(of: let row) in moved { rebound.insert(.row(row)) }
    var commands: [Command] = [
      .update(update, rebind: rebound, scroll: conclusion.scroll(after: submission.tapped))
    ]
    if submission.pressed != nil, let first = conclusion.first {
      commands.append(.focus(.field(first)))
    }
    // In one command: each replaces the messages before it.
    var messages = lost.map { record.words.messages.hidden(["field": $0.label]) }
    if !submission.storesNothing {
      messages += conclusion.notes + withNotices.problems.map(\.spoken)
      messages += conclusion.done(in: record)
    }
    if !messages.isEmpty || !submission.storesNothing { commands.append(.say(messages)) }
    return commands
  }

  /// Shows another state of the record. Returns the field of a text that was being typed into a row
  /// that is gone.
  private mutating func replaceRecord(by shown: ShownRecord) -> FieldID? {
    let (searches, filters) = (record.searches, record.filters)
    record = shown
    record.filters = filters
    record.pending = [:]
    record.undo = Undo()
    // Results may have come during the conversation.
    for field in record.openReferences {
      if let search = searches[field.id], search.query == record.search(of: field.id).query {
        record.searches[field.id] = search
      }
    }
    // If another person's change hid a field, or gave it options instead of a text, nothing can be
    // typed.
    guard let row = entries.typing?.row, record.table.position(of: .row(row)) == nil else {
      return nil
    }
    _ = entries.endTyping()
    return row.field
  }

  /// Lets the text that is being typed replace what this screen stored meanwhile.
  mutating func follow(_ change: OwnChange) { entries.follow(change) }
}

extension RecordConclusion {
  fileprivate func scroll(after tapped: RowID?) -> Command.Scroll? {
    let revealed = step.effects.compactMap { effect -> RowID? in
      if case .reveal(let row) = effect { row } else { nil }
    }
    if let row = revealed.last { return .reveal(row, isTapped: row == tapped) }
    return tapped.map { .keep($0) }
  }

  /// The messages after a button was pressed.
  fileprivate func done(in record: ShownRecord) -> [String] {
    guard case .pressed(let id, _) = outcome, let field = record.field(id) else { return [] }
    // A message of the program is a notice at the button.
    let usual = messages.isEmpty ? record.words.messages.done(["field": field.label]) : nil
    return [usual, rereadFailure].compactMap(\.self)
  }
}

extension Submission {
  /// True for a tap or the beginning of an edit, which only changes what is shown.
  var storesNothing: Bool {
    pressed == nil && adding == nil
      && inputs.values.allSatisfy { $0.original == nil && $0.theirs == nil }
  }
}
