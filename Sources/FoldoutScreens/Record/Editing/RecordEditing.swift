import Foldout
package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The state machine of editing one record: takes a submission, then the answers of the store and
/// the program, and returns the host's next step each time.
///
/// It is a conversation with the host, whose loop decides nothing:
///
///     var step = try editing.submit(submission)
///     while case .ask(let ask) = step { step = editing.answered(await host.answer(ask)) }
///
/// A change is stored, again after a new check if a value that the rules read has changed; then the
/// program is told, and a button pressed. A new record is inserted instead once it is saved; until
/// then its entries are only on the screen. Last, marks and searches of open drawers are asked for.
///
/// It performs no input or output itself, and every path ends in a ``RecordConclusion``, the page
/// of another record, ``NextStep/gone`` or ``NextStep/fail(_:)``.
package struct RecordEditing: Sendable {
  /// The record as it is now.
  package private(set) var record: ShownRecord
  /// True once the store or the program has done something that another request must not repeat.
  package private(set) var isDone = false
  /// The record as it was shown when the person sent something.
  private let before: ShownRecord
  private let limits: ValueLimits?
  private let restorable: RestorableFields

  private var submission = Submission(.form)
  private var storing: RecordStoring?
  private var adding: RecordAdding?
  private var concluding: RecordConcluding
  private var stage = Stage.idle
  /// An answer that waits until the marks that it may have changed are read again.
  private var renewal: (requests: [MarkRequest], then: Answer)?

  /// A stage of the conversation, by the answer that it waits for.
  private enum Stage: Sendable {
    case idle
    /// The store's answer to a change or a trial.
    case storing
    /// The store's answer to an insertion.
    case adding
    /// The program's report of a change. The `altered` fields hold other values than were entered.
    case reporting(altered: [FieldID])
    /// The program's report of an addition.
    case reportingAdded(RecordAdding.Added)
    /// The program's response to a button.
    case pressing(FieldID, isStored: Bool, altered: [FieldID])
  }

  /// The most attempts to store one change; after the last, a changed guard counts as a conflict.
  package static let maxTries = 8

  /// Returns the fields of a change whose old values the host's next screen of the record carries.
  package typealias RestorableFields = @Sendable (Undo, ShownRecord) -> Set<FieldID>

  /// The editing of a record that is shown; `reading` is the record as it is now, if the host has
  /// read it again since. A host whose next screen carries only some of the old values names their
  /// fields in `restorable`. Before any other value is lost, the person is asked. The `limits` are
  /// those for reading the record back after a change; `nil` for whole values.
  package init(
    _ record: ShownRecord, readAgain reading: RecordReading? = nil, limits: ValueLimits? = nil,
    restorable: @escaping RestorableFields = { change, _ in change.fieldsWithOld }
  ) {
    before = record
    self.record = record
    if let reading { self.record.show(reading) }
    self.limits = limits
    self.restorable = restorable
    concluding = RecordConcluding(submission, on: before, arrivedAt: self.record)
  }

  /// The cells that the store was asked to insert; empty before an addition.
  package var requestedCells: [Insertion.Cell] { adding?.requestedCells ?? [] }

  /// The entries that the rules refused before the store was asked.
  var refused: [FieldID: PendingEntry] { storing?.refused ?? [:] }

  /// True if the record had changed when the submission arrived.
  var isChangedElsewhere: Bool { before.stored != concluding.recordOnArrival.stored }

  private var trimmed: [FieldID: String] { adding?.trimmed ?? storing?.trimmed ?? [:] }

  /// Handles a submission.
  ///
  /// Throws if no screen of this program sends such a submission; then nothing has happened.
  package mutating func submit(_ submission: Submission) throws(SubmissionError) -> NextStep {
    try submission.check(against: record.form)
    begin(submission)
    if let addition = record.target.addition {
      var adding = RecordAdding(
        submission, addition, in: record, limits: limits, restorable: restorable)
      let step = adding.enter(&record)
      self.adding = adding
      return finished(next(step))
    }
    var storing = RecordStoring(
      submission, in: record, isSave: submission.isSave(on: before), limits: limits,
      restorable: restorable)
    let step = storing.store(record)
    self.storing = storing
    return finished(next(step))
  }

  /// Handles a tap, or the beginning of an edit, that sends nothing to be stored.
  ///
  /// A picker that the tap opens over an entry in conflict shows that entry.
  package mutating func submit(withoutStoring submission: Submission) -> NextStep {
    begin(submission)
    for id in submission.fields where record.field(id)?.wheelParts != nil {
      record.pending[id] = PendingEntry(typed: submission[id]?.text)
    }
    return finished(.show(conclude(.accepted(isStored: false), sent: [])))
  }

  private mutating func begin(_ submission: Submission) {
    self.submission = submission
    (storing, adding) = (nil, nil)
    concluding = RecordConcluding(submission, on: before, arrivedAt: record)
  }

  /// Handles the result of an ask.
  package mutating func answered(_ answer: Answer) -> NextStep {
    note(answer)
    switch answer {
    case .stored, .pressed:
      // The change may affect the marks of calendars that are shown.
      let requests = record.markRequests
      guard requests.isEmpty else {
        renewal = (requests, then: answer)
        return .ask(.mark(requests))
      }
      return finished(continued(answer))
    case .marked(let marks):
      if let (requests, answer) = renewal.take() {
        record.take(marks, to: requests)
        return finished(continued(answer))
      }
      return concluding.marked(marks, &record) ?? .show(unexpected())
    case .found(let results): return concluding.found(results, &record) ?? .show(unexpected())
    case .inserted, .reported, .gone, .read: return finished(continued(answer))
    }
  }

  private mutating func note(_ answer: Answer) {
    switch answer {
    case .stored(.stored):
      if case .storing = stage, storing?.isTrial == false { isDone = true }
    case .pressed, .inserted(.stored): isDone = true
    case .stored, .inserted, .reported, .marked, .found, .gone, .read: break
    }
  }

  /// Continues after the answer to the question of a stage.
  private mutating func continued(_ answer: Answer) -> NextStep {
    switch (answer, stage) {
    case (.stored(let answer), .storing):
      (storing?.answered(answer, &record)).map { next($0) } ?? .show(unexpected())
    case (.inserted(let answer), .adding):
      (adding?.inserted(answer, &record)).map { next($0) } ?? .show(unexpected())
    case (.reported, .reporting(let altered)): pressOrConclude(isStored: true, altered: altered)
    case (.reported, .reportingAdded(let added)): .show(concludeAdding(added))
    case (.pressed(let answer), _): pressed(answer)
    case (.gone, _): .gone
    case (.stored, _), (.inserted, _), (.reported, _), (.marked, _), (.found, _), (.read, _):
      .show(unexpected())
    }
  }

  /// The conclusion for an answer that nothing was asked for.
  private mutating func unexpected() -> RecordConclusion { conclude(.accepted(isStored: false)) }

  private mutating func next(_ step: RecordStoring.Step) -> NextStep {
    switch step {
    case .ask(let ask):
      stage = .storing
      return .ask(ask)
    case .unchanged: return pressOrConclude(isStored: false, altered: [])
    case .stored(let report, let altered):
      stage = .reporting(altered: altered)
      return .ask(report)
    case .kept(let outcome, let pending): return .show(conclude(outcome, pending: pending))
    case .gone: return .gone
    case .fail(let error): return .fail(error)
    }
  }

  private mutating func next(_ step: RecordAdding.Step) -> NextStep {
    switch step {
    case .ask(let ask):
      stage = .adding
      return .ask(ask)
    case .entered(let pending):
      return .show(conclude(.accepted(isStored: false), pending: pending))
    case .refused(let pending, let reason):
      var conclusion = conclude(.refused, pending: pending)
      conclusion.reason = reason
      return .show(conclusion)
    case .question(let question, let pending):
      var conclusion = conclude(.refused, pending: pending)
      conclusion.question = question
      return .show(conclusion)
    case .added(let report?, let added):
      stage = .reportingAdded(added)
      return .ask(report)
    case .added(nil, let added): return .show(concludeAdding(added))
    case .fail(let error): return .fail(error)
    }
  }

  private mutating func concludeAdding(_ added: RecordAdding.Added) -> RecordConclusion {
    var conclusion = conclude(.added(isRepeated: added.isRepeated), altered: added.altered)
    conclusion.addID = added.addID
    return conclusion
  }

  /// Continues once the changes are stored, or there were none: presses the button, or concludes.
  ///
  /// Rules with the timing `onSubmit` are checked when a button is pressed, and on Save of a form
  /// without changes. Changes sent with the press are stored by then, so a refusal comes with the
  /// note that they were saved. After Save with changes the next page checks these rules:
  /// ``ShownRecord/showingProblems()``.
  private mutating func pressOrConclude(isStored: Bool, altered: [FieldID]) -> NextStep {
    if let id = submission.pressed { return press(id, isStored: isStored, altered: altered) }
    if submission.scope == .form, !isStored, submission.isSave(on: before) {
      let problems = record.problems(at: [.onSubmit])
      if !problems.isEmpty { return .show(conclude(.refused, pending: problems)) }
    }
    return .show(conclude(.accepted(isStored: isStored), altered: altered))
  }

  /// Checks all rules, and has the program told of the press if none refuses.
  private mutating func press(_ id: FieldID, isStored: Bool, altered: [FieldID]) -> NextStep {
    let problems = record.problems(at: .submitting)
    guard problems.isEmpty else {
      let alterations = record.withNotices(altered: altered, trimmed: trimmed).pending
      var conclusion = conclude(
        .refused, pending: problems.merging(alterations) { problem, _ in problem })
      conclusion.notes = isStored ? [record.words.messages.saved] : []
      return .show(conclusion)
    }
    stage = .pressing(id, isStored: isStored, altered: altered)
    return .ask(.press(id, StoredRecord(key: record.target.key, record: record.stored)))
  }

  /// Continues after the program's response to a button.
  private mutating func pressed(_ answer: PressAnswer) -> NextStep {
    let reading: RecordReading?
    switch answer {
    case .added(let row): return .redirect(row)
    case .done(let read, _), .refused(let read, _): reading = read
    }
    if let reading { record.show(reading) }
    let rereadFailure = reading == nil ? record.words.rows.unread : nil
    guard case .pressing(let id, let isStored, let altered) = stage else {
      return .show(unexpected())
    }
    switch answer {
    case .refused(_, let refusal):
      let sentences = [refusal, rereadFailure].compactMap(\.self).joined(separator: " ")
      let entry = PendingEntry(problem: .field(.custom(sentences)))
      return .show(conclude(.refused, pending: [id: entry], altered: altered))
    case .done(_, let message):
      var conclusion = conclude(.pressed(id, isStored: isStored), altered: altered)
      if let message {
        // A press may hide its button, so the message stands where that was.
        let sentences = [message, rereadFailure].compactMap(\.self).joined(separator: " ")
        conclusion.messages = [record.shownField(at: id): sentences]
      } else {
        conclusion.rereadFailure = rereadFailure
      }
      return .show(conclusion)
    case .added(let row): return .redirect(row)
    }
  }

  private mutating func conclude(
    _ outcome: RecordConclusion.Outcome, pending: [FieldID: PendingEntry] = [:],
    altered: [FieldID] = [], sent: [FieldID]? = nil
  ) -> RecordConclusion {
    stage = .idle
    var conclusion = concluding.conclude(outcome, &record, pending: pending, sent: sent)
    conclusion.altered = altered
    let hidden = record.hiddenFields
    let refused = record.layout.fields(pending.keys).filter {
      hidden.contains($0.id) && pending[$0.id]?.problem != nil
    }
    let late = storing?.hiddenFields ?? []
    conclusion.notes = (late.compactMap { record.field($0) } + refused).map(\.label)
      .map { record.words.messages.hidden(["field": $0]) }
    if outcome.isAccepted { conclusion.trimmed = trimmed }
    return conclusion
  }

  private mutating func finished(_ step: NextStep) -> NextStep {
    guard case .show(let conclusion) = step else { return step }
    return concluding.finish(conclusion, record)
  }
}
