import Foldout
package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The state machine of editing one record: takes a submission, then the answers of the store and
/// the program, and returns the host's next step each time.
///
/// It is a conversation with the host, which runs this loop:
///
///     submit ──→ store ──→ storeAnswered ──→ report ──→ reported ──→ press ──→ pressed ──→ show
///        │         ↑             │                          │
///        │         └─ again after a new check, if a value that the rules read has changed
///        └─────────────────────→ show, if something is refused or nothing is to be stored
///
/// A new record goes through `insert` and `inserted` instead of `store` and `storeAnswered` once it
/// is saved; until then its entries are only on the screen.
///
/// It performs no input or output itself, and every path ends in a ``Conclusion``,
/// ``NextStep/gone`` or ``NextStep/fail(_:)``.
package struct RecordEditing: Sendable {
  /// The record as it was shown when the person sent something.
  package let before: ShownRecord
  /// The record as it is now.
  package var record: ShownRecord
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

  /// A stage of the conversation, by the answer that it waits for.
  enum Stage: Sendable {
    case idle
    /// The store's answer to the change; the rules may be checked `triesLeft` more times.
    case storing(triesLeft: Int)
    /// The store's answer to a trial of the values that have no problem so far.
    case trying
    /// The host's call of ``reported()`` after a change. The `altered` fields hold other values
    /// than were entered.
    case reporting(altered: [FieldID])
    /// The store's answer to an insertion.
    case inserting([Insertion.Cell])
    /// The host's call of ``reported()`` after an addition.
    case reportingAdded(altered: [FieldID], isRepeated: Bool, digest: RowDigest?)
    /// The host's call of ``pressed(_:saying:refusing:)`` with the program's response.
    case pressing(FieldID, isStored: Bool, altered: [FieldID])
  }

  /// The most attempts to store one change; after the last, a changed guard counts as a conflict.
  package static let maxTries = 8

  /// Returns the fields of a change whose old values the host's next screen of the record carries.
  package typealias RestorableFields = @Sendable (Undo, ShownRecord) -> Set<FieldID>

  /// The editing of a record that is shown. A host whose next screen carries only some of the old
  /// values names their fields in `restorable`. Before any other value is lost, the person is
  /// asked.
  package init(
    _ record: ShownRecord, limits: ValueLimits? = nil,
    restorable: @escaping RestorableFields = { change, _ in change.fieldsWithOld }
  ) {
    before = record
    recordOnArrival = record
    self.record = record
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
    if let addition = record.target.addition { return enter(addition) }
    return store(triesLeft: RecordEditing.maxTries)
  }

  /// True if the form was sent by Save, and not by a search in a reference's drawer.
  var isSave: Bool {
    submission.isSave
      && !before.openReferences.contains { field in
        submission.searches[field.id].map { ReferenceSearch($0).query }
          .map { $0 != before.search(of: field.id).query } ?? false
      }
  }

  /// Handles the store's answer to a change or a trial.
  package mutating func storeAnswered(_ answer: StoreAnswer) -> NextStep {
    switch stage {
    case .storing(let triesLeft): answered(answer, triesLeft: triesLeft)
    case .trying: tried(answer)
    case .idle, .reporting, .pressing, .inserting, .reportingAdded:
      .show(conclude(.accepted(isStored: false)))
    }
  }

  /// Continues after the program was told of a change or an addition.
  package mutating func reported() -> NextStep {
    switch stage {
    case .reporting(let altered): return pressOrConclude(isStored: true, altered: altered)
    case .reportingAdded(let altered, let isRepeated, let digest):
      return concludeAdding(altered: altered, isRepeated: isRepeated, digest: digest)
    case .idle, .storing, .trying, .inserting, .pressing:
      return .show(conclude(.accepted(isStored: false)))
    }
  }

  /// Continues after the program's response to a button, with the record read again, because the
  /// program may have changed it. Pass `nil` if it could not be read; the screen then keeps the
  /// record as it was shown.
  ///
  /// If the program refuses, its refusal is shown under the button. If it returns a message, that
  /// is shown instead of *done*.
  package mutating func pressed(
    _ reading: RecordReading?, saying message: String? = nil, refusing refusal: String? = nil
  ) -> NextStep {
    if let reading { record.show(reading) }
    let rereadFailure = reading == nil ? record.words.rows.unread : nil
    guard case .pressing(let id, let isStored, let altered) = stage else {
      return .show(conclude(.accepted(isStored: false)))
    }
    if let refusal {
      let sentences = [refusal, rereadFailure].compactMap(\.self).joined(separator: " ")
      let entry = PendingEntry(problem: .field(.custom(sentences)))
      return .show(conclude(.refused, pending: [id: entry], altered: altered))
    }
    var conclusion = conclude(.pressed(id, isStored: isStored), altered: altered)
    conclusion.message = message
    conclusion.rereadFailure = rereadFailure
    return .show(conclusion)
  }

  /// Handles a tap, or the beginning of an edit, that sends nothing to be stored.
  ///
  /// A picker that the tap opens over an entry in conflict shows that entry.
  package mutating func conclude(withoutStoring submission: Submission) -> Conclusion {
    self.submission = submission
    recordOnArrival = record
    for id in submission.fields where record.form.field(id)?.wheelParts != nil {
      record.pending[id] = PendingEntry(typed: submission[id]?.text)
    }
    return conclude(.accepted(isStored: false), sent: [])
  }
}
