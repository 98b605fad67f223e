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
/// It performs no input or output itself, and every path ends in a ``Conclusion``, the page of
/// another record, ``NextStep/gone`` or ``NextStep/fail(_:)``.
package struct RecordEditing: Sendable {
  /// The record as it was shown when the person sent something.
  package let before: ShownRecord
  /// The record as it is now.
  package internal(set) var record: ShownRecord
  /// The record as it was when the submission arrived, before any of it took effect. It differs
  /// from `before` if somebody else changed it meanwhile.
  private(set) var recordOnArrival: ShownRecord
  /// The limits for reading the record back after a change; `nil` for whole values.
  let limits: ValueLimits?
  /// Returns the fields of a change whose old values the host's next screen can restore.
  let restorable: RestorableFields

  var submission = Submission(.form)
  var validated = ValidatedSubmission()
  /// The cells that the store was asked to insert; empty before an addition.
  package internal(set) var requestedCells: [Insertion.Cell] = []
  var stage = Stage.idle
  /// True once the store or the program has done something that another request must not repeat.
  package private(set) var isDone = false
  private var detour: Detour?

  /// A question in between, and what is continued after its answer.
  private enum Detour: Sendable {
    case marks([MarkRequest], then: Answer)
    case marksShown([MarkRequest], Conclusion)
    case searchesShown([ReferenceSearchRequest], Conclusion)
  }

  /// A stage of the conversation, by the answer that it waits for.
  enum Stage: Sendable {
    case idle
    /// The store's answer to the change; the rules may be checked `triesLeft` more times.
    case storing(triesLeft: Int)
    /// The store's answer to a trial of the values that have no problem so far.
    case trying
    /// The program's report of a change. The `altered` fields hold other values than were entered.
    case reporting(altered: [FieldID])
    /// The store's answer to an insertion.
    case inserting([Insertion.Cell])
    /// The program's report of an addition.
    case reportingAdded(altered: [FieldID], isRepeated: Bool, digest: RowDigest?)
    /// The program's response to a button.
    case pressing(FieldID, isStored: Bool, altered: [FieldID])

    /// True if the store is asked to keep a change, not to try it.
    var isStoring: Bool {
      switch self {
      case .storing: true
      case .idle, .trying, .reporting, .inserting, .reportingAdded, .pressing: false
      }
    }
  }

  /// The most attempts to store one change; after the last, a changed guard counts as a conflict.
  package static let maxTries = 8

  /// Returns the fields of a change whose old values the host's next screen of the record carries.
  package typealias RestorableFields = @Sendable (Undo, ShownRecord) -> Set<FieldID>

  /// The editing of a record that is shown; `reading` is the record as it is now, if the host has
  /// read it again since. A host whose next screen carries only some of the old values names their
  /// fields in `restorable`. Before any other value is lost, the person is asked.
  package init(
    _ record: ShownRecord, readAgain reading: RecordReading? = nil, limits: ValueLimits? = nil,
    restorable: @escaping RestorableFields = { change, _ in change.fieldsWithOld }
  ) {
    before = record
    self.record = record
    if let reading { self.record.show(reading) }
    recordOnArrival = self.record
    self.limits = limits
    self.restorable = restorable
  }

  /// Handles a submission.
  ///
  /// Throws if no screen of this program sends such a submission; then nothing has happened.
  package mutating func submit(_ submission: Submission) throws(SubmissionError) -> NextStep {
    try submission.check(against: record.form)
    self.submission = submission
    recordOnArrival = record
    // With script a new record's texts were read one by one, and the person decided about their
    // blanks; on the page of another new record nothing could be told.
    let keepsBlanks = submission.adding.map { submission.scope == .field || $0.isFollowed } ?? false
    validated = ValidatedSubmission(
      submission, in: record, keepsBlanks: keepsBlanks, restorable: restorable)
    if let addition = record.target.addition { return finished(enter(addition)) }
    return finished(store(triesLeft: RecordEditing.maxTries))
  }

  /// Handles a tap, or the beginning of an edit, that sends nothing to be stored.
  ///
  /// A picker that the tap opens over an entry in conflict shows that entry.
  package mutating func submit(withoutStoring submission: Submission) -> NextStep {
    self.submission = submission
    recordOnArrival = record
    for id in submission.fields where record.form.field(id)?.wheelParts != nil {
      record.pending[id] = PendingEntry(typed: submission[id]?.text)
    }
    return finished(.show(conclude(.accepted(isStored: false), sent: [])))
  }

  /// Handles the result of an ask.
  package mutating func answered(_ answer: Answer) -> NextStep {
    note(answer)
    switch answer {
    case .stored, .pressed:
      // The change may affect the marks of calendars that are shown.
      let requests = record.markRequests
      guard requests.isEmpty else {
        detour = .marks(requests, then: answer)
        return .ask(.mark(requests))
      }
      return finished(continued(answer))
    case .marked(let marks):
      guard let detour = self.detour.take() else { return .show(unexpected()) }
      return marked(marks, on: detour)
    case .found(let results):
      guard case .searchesShown(let requests, let conclusion) = detour.take() else {
        return .show(unexpected())
      }
      for (request, result) in zip(requests, results) { record.take(result, to: request) }
      return .show(marked(conclusion))
    case .inserted, .reported, .gone, .read: return finished(continued(answer))
    }
  }

  private mutating func note(_ answer: Answer) {
    switch answer {
    case .stored(.stored) where stage.isStoring, .pressed, .inserted(.stored): isDone = true
    case .stored, .inserted, .reported, .marked, .found, .gone, .read: break
    }
  }

  private mutating func marked(_ marks: [ShownMarks], on detour: Detour) -> NextStep {
    switch detour {
    case .marks(let requests, let answer):
      take(marks, to: requests)
      return finished(continued(answer))
    case .marksShown(let requests, let conclusion):
      take(marks, to: requests)
      return finished(.show(conclusion))
    case .searchesShown: return .show(unexpected())
    }
  }

  private mutating func take(_ marks: [ShownMarks], to requests: [MarkRequest]) {
    for (request, shown) in zip(requests, marks) { record.marks[request.field] = shown }
  }

  /// Continues after the answer to the question of a stage.
  private mutating func continued(_ answer: Answer) -> NextStep {
    switch answer {
    case .stored(let answer): storeAnswered(answer)
    case .inserted(let answer): inserted(answer)
    case .reported: reported()
    case .pressed(let answer): pressed(answer)
    case .gone: .gone
    case .marked, .found, .read: .show(unexpected())
    }
  }

  /// Asks for the marks and the searches of drawers that are now open before the record is shown.
  private mutating func finished(_ step: NextStep) -> NextStep {
    guard case .show(let conclusion) = step else { return step }
    let marks = record.pendingMarkRequests
    guard marks.isEmpty else {
      detour = .marksShown(marks, conclusion)
      return .ask(.mark(marks))
    }
    let searches = record.pendingSearches
    guard searches.isEmpty else {
      detour = .searchesShown(searches, conclusion)
      return .ask(.find(searches))
    }
    return .show(marked(conclusion))
  }

  /// The conclusion with the faces of open calendars, now that their marks are known.
  private func marked(_ conclusion: Conclusion) -> Conclusion {
    var conclusion = conclusion
    conclusion.rows.after = record.marking(conclusion.rows.after)
    return conclusion
  }

  /// The conclusion for an answer that nothing was asked for.
  private mutating func unexpected() -> Conclusion { conclude(.accepted(isStored: false)) }

  /// True if the form was sent by Save, and not by a search in a reference's drawer.
  var isSave: Bool {
    submission.isSave
      && !before.openReferences.contains { field in
        submission.searches[field.id].map { ReferenceSearch($0).query }
          .map { $0 != before.search(of: field.id).query } ?? false
      }
  }

  /// Handles the store's answer to a change or a trial.
  private mutating func storeAnswered(_ answer: StoreAnswer) -> NextStep {
    switch stage {
    case .storing(let triesLeft): self.answered(answer, triesLeft: triesLeft)
    case .trying: tried(answer)
    case .idle, .reporting, .pressing, .inserting, .reportingAdded: .show(unexpected())
    }
  }

  /// Continues after the program was told of a change or an addition.
  mutating func reported() -> NextStep {
    switch stage {
    case .reporting(let altered): return pressOrConclude(isStored: true, altered: altered)
    case .reportingAdded(let altered, let isRepeated, let digest):
      return concludeAdding(altered: altered, isRepeated: isRepeated, digest: digest)
    case .idle, .storing, .trying, .inserting, .pressing: return .show(unexpected())
    }
  }
}
