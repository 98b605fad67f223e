import Foldout
package import FoldoutForms
import FoldoutRecords
package import FoldoutScreens
import FoldoutWords

extension TextHost {
  /// Sends a submission; while an update is being applied, it is queued.
  package mutating func send(_ submission: Submission) {
    waiting.append(submission)
    while !isApplying || fault == .nests, !waiting.isEmpty, !isGone {
      converse(waiting.removeFirst())
    }
  }

  /// Runs the shell's loop: performs each action that `RecordEditing` returns, until it is
  /// `show`, `gone` or `fail`.
  private mutating func converse(_ submission: Submission) {
    let fresh = screen.target.isNew ? nil : read()
    guard screen.target.isNew || fresh != nil else { return isGone = true }
    var editing = RecordEditing(screen, readAgain: fresh)
    let isChangedElsewhere = screen.stored != editing.record.stored
    let storesNothing =
      submission.pressed == nil && submission.adding == nil
      && submission.inputs.values.allSatisfy { $0.original == nil && $0.theirs == nil }
    do {
      var step =
        storesNothing
        ? editing.submit(withoutStoring: submission) : try editing.submit(submission)
      while case .ask(let ask) = step { step = editing.answered(answer(ask)) }
      switch step {
      case .show(let conclusion):
        show(
          conclusion, of: editing, submission, storesNothing: storesNothing,
          isChangedElsewhere: isChangedElsewhere)
      case .gone, .redirect, .ask: isGone = true
      case .fail(let error): keep(submission, after: error)
      }
    } catch {
      violations.append("\(error)")
    }
  }

  /// Asks the store and the program of the host, which answer at once.
  private mutating func answer(_ ask: Ask) -> Answer {
    switch ask {
    case .store(let change, _): return .stored(store(change))
    case .insert(let insertion, _): return .inserted(insert(insertion))
    case .report(_, let found):
      reports += found
      return .reported
    case .press(let id, _):
      presses.append(id)
      program(id)
      return read().map { .pressed(.done($0)) } ?? .gone
    case .mark(let requests):
      return .marked(requests.map { ShownMarks(marks($0.field, $0.days), of: $0.days) })
    case .find(let requests): return .found(requests.map(find))
    }
  }

  private mutating func show(
    _ conclusion: Conclusion, of editing: RecordEditing, _ submission: Submission,
    storesNothing: Bool, isChangedElsewhere: Bool
  ) {
    let withNotices = editing.record.withNotices(
      altered: conclusion.altered, trimmed: conclusion.trimmed)
    let before = entries
    topsBefore = Dictionary(uniqueKeysWithValues: extents.map { ($0.item, $0.extent.top) })
    screen = editing.record
    screen.pending = [:]
    screen.undo = Undo()
    question = conclusion.question
    reason = conclusion.reason
    forget(after: conclusion.step, isChangedElsewhere: isChangedElsewhere)
    if !storesNothing {
      for id in submission.fields { entries[id] = nil }
      entries.merge(withNotices.pending) { $1 }
      // A button's value was not entered into a control, so no control shows it.
      for id in submission.fields where submission[id]?.actions.contains(where: \.isEntered) != true
      {
        entries[id]?.typed = nil
      }
    }
    if conclusion.verdict != .refused {
      for id in submission.fields { heldSecrets[id] = nil }
    }
    if let face = editing.record.undoFace {
      bar = face
    } else if submission.restores, !conclusion.verdict.isAccepted {
      bar = withNotices.undoFace
    }
    if !storesNothing { messages = conclusion.notes + withNotices.problems.map(\.spoken) }
    if case .pressed(let id, _) = conclusion.verdict, let field = screen.form.field(id) {
      messages.append(screen.words.messages.done(["field": field.label]))
    }
    let entered = Set(before.keys).union(entries.keys).filter { before[$0] != entries[$0] }
    perform(
      conclusion.step, tapped: submission.tapped, entered: entered.union(submission.fields))
    if let first = conclusion.first, submission.pressed != nil { scroll(to: first) }
  }

  /// Forgets the entries of drawers that fold, and refused entries of drawers that are inserted
  /// again. If another person changed the record, or the row is redrawn, also forgets entries that
  /// no control holds.
  private mutating func forget(after step: ScreenStep, isChangedElsewhere: Bool) {
    for case .drawer(of: let row) in step.update?.deletions.map(\.item) ?? [] {
      forget(drawerOf: row)
    }
    for case .drawer(of: let row) in step.update?.insertions.map(\.item) ?? []
    where problemFace(of: row.field)?.answer == ProblemFace.Answer.none {
      entries[row.field] = nil
    }
    for (id, entry) in entries where !hasUnsavedEntry(id, entry) {
      let isDrawn = step.update?.reconfigured.contains { $0.item == .row(.field(id)) } == true
      if isChangedElsewhere || isDrawn { entries[id] = nil }
    }
  }

  /// Forgets the entry of a folded drawer.
  ///
  /// A problem that waits for an answer stays under its row; for a date it carries the entry.
  private mutating func forget(drawerOf row: RowID) {
    let id = row.field
    guard var entry = entries[id] else { return }
    guard let face = problemFace(of: id), face.answer != .none else { return entries[id] = nil }
    entry.typed = carriedEntry(of: face)
    (entry.picked, entry.chosen) = (nil, nil)
    entries[id] = entry
  }

  /// Keeps a submission as entries after the store failed, so that it can be sent again.
  private mutating func keep(_ submission: Submission, after error: StoreError) {
    messages = [error.written(in: screen.environment).sentence(in: screen.words)]
    for id in submission.fields {
      guard let input = submission[id] else { continue }
      entries[id] = PendingEntry(typed: input.text, original: input.original)
    }
    bind(submission.fields.reduce(into: []) { $0.formUnion(items(of: $1)) })
  }
}

extension TextHost {
  /// Returns the problem shown under a field's row or beside its entry.
  func problemFace(of id: FieldID) -> ProblemFace? {
    recordWithEntries.problems.first { $0.id == .field(id) }
  }

  /// Returns the entry that a conflict between two dates carries.
  func carriedEntry(of face: ProblemFace) -> String? {
    face.answer.conflict?.carriedEntry
  }

  /// True if a control holds an entry that differs from the stored value.
  func hasUnsavedEntry(_ id: FieldID, _ entry: PendingEntry) -> Bool {
    guard let field = screen.form.field(id), !entry.isProblemOnly else { return false }
    if field.wheelParts != nil, problemFace(of: id).flatMap(carriedEntry) != nil { return true }
    if field.unfolds, !screen.isOpen(field), !screen.showsOptions(of: field) { return false }
    if entry.picked != nil { return true }
    if let chosen = entry.chosen { return Set(chosen) != Set(field.chosen(in: screen.stored)) }
    guard let typed = entry.typed ?? heldSecrets[id] else { return false }
    if field.isSwitch { return (typed == "1") != (screen.reading(field) == .value(.flag(true))) }
    return typed != controlText(in: field)
  }

  /// Returns the text of a field's control before anything is entered; empty for a choice's control
  /// for another value.
  func controlText(in field: Field<DynamicRecord>) -> String {
    screen.editor(of: field).choice != nil ? "" : screen.formValue(field) ?? ""
  }

  /// The fields with an entry that is not stored.
  package var unsavedFields: [FieldID] {
    screen.form.fields.map(\.id).filter { id in
      entries[id].map { hasUnsavedEntry(id, $0) } == true
    }
  }
}

extension ShownRecord {
  /// Answers all open searches and questions about marked days.
  mutating func answer(
    finding find: (ReferenceSearchRequest) -> ReferenceSearch.Answer,
    marking marks: (FieldID, ClosedRange<LocalDate>) -> [LocalDate: String]
  ) {
    for request in pendingSearches { take(find(request), to: request) }
    for request in pendingMarkRequests {
      self.marks[request.field] = ShownMarks(
        marks(request.field, request.days), of: request.days)
    }
  }
}

extension TextHost {
  /// Presses the button that adds the record, and sends all typed texts that are not stored.
  package mutating func add(_ ticket: Submission.Ticket, isConfirmed: Bool = false) {
    leave()
    var submission = Submission(.field)
    for id in unsavedFields {
      guard let entry = entries[id], let typed = entry.typed else { continue }
      submission.change(id) { input in
        input.actions = [.typed(typed)]
        input.original = entry.original ?? screen.tokens[id.name]
      }
    }
    submission.adding = Submission.Adding(ticket: ticket, isConfirmed: isConfirmed)
    send(submission)
  }
}
