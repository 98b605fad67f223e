import Foldout
package import FoldoutForms
package import FoldoutRecords

/// One record while a person changes it: takes what was entered, and answers what is to be stored,
/// pressed or shown.
///
/// It is a conversation; the host's shell is its loop:
///
///     submit ──→ store ──→ storeAnswered ──→ report ──→ reported ──→ press ──→ pressed ──→ show
///        │         ↑             │                          │
///        │         └─ asked again, where somebody changed a value that the rules read
///        └─────────────────────→ show, where something is refused or nothing is to be stored
///
/// A record that is still to be added takes `insert` and `inserted` in the place of `store`, once
/// it is saved; until then its entries only stand on the screen.
///
/// It performs nothing itself, and every path ends in a ``Conclusion``, ``NextStep/gone`` or
/// ``NextStep/fail(_:)``.
package struct RecordEditing: Sendable {
  /// The record as it was shown when the person sent something.
  package let before: ShownRecord
  /// The record as it is now.
  package var record: ShownRecord
  /// The record as it was read before anything of the submission was obeyed. It differs from
  /// `before` where somebody else changed it meanwhile.
  private(set) var found: ShownRecord
  /// The limits within which it is read with a change; `nil` for all of it.
  let limits: ValueLimits?
  /// The fields whose old values the host's next screen can put back.
  let carried: Carried

  var submission = Submission(.form)
  var validated = ValidatedSubmission()
  /// The cells of a record that was to be added.
  package internal(set) var asked: [Insertion.Cell] = []
  var stage = Stage.idle

  /// A stage of the conversation, by the answer that it waits for.
  enum Stage: Sendable {
    case idle
    /// The store's answer to the change; the rules may be asked `triesLeft` times more.
    case storing(triesLeft: Int)
    /// The store's answer to a trial of the values that nothing was said against yet.
    case trying
    /// That the program was told; these fields hold something else than was entered.
    case reporting(altered: [FieldID])
    /// The store's answer to a record that is to be added.
    case inserting([Insertion.Cell])
    /// That the program was told of a record that was added.
    case reportingAdded(altered: [FieldID], isRepeated: Bool, digest: RowDigest?)
    /// That the program did what the button says.
    case pressing(FieldID, isStored: Bool, altered: [FieldID])
  }

  /// The number of times that the rules are asked anew before it is called a conflict.
  package static let maxTries = 8

  /// The fields of a change whose old values a host's screen of the record carries.
  package typealias Carried = @Sendable (Undo, ShownRecord) -> Set<FieldID>

  /// The editing of a record that is shown. A host whose next screen carries less than all old
  /// values says which it does; the others are asked about before they are lost.
  package init(
    _ record: ShownRecord, limits: ValueLimits? = nil,
    carried: @escaping Carried = { change, _ in change.fieldsWithOld }
  ) {
    before = record
    found = record
    self.record = record
    self.limits = limits
    self.carried = carried
  }

  /// Takes what a person sent.
  ///
  /// Throws for what no screen of ours sends; then nothing has happened.
  package mutating func submit(_ submission: Submission) throws(SubmissionError) -> NextStep {
    try submission.check(against: record.form)
    self.submission = submission
    found = record
    validated = ValidatedSubmission(submission, over: record, carried: carried)
    if let addition = record.target.addition { return enter(addition) }
    return store(triesLeft: RecordEditing.maxTries)
  }

  /// True where the form was saved as a whole, and not searched in.
  var isSave: Bool {
    submission.isSave
      && !before.openReferences.contains { field in
        submission.searches[field.id].map { ReferenceSearch($0).words }
          .map { $0 != before.search(of: field.id).words } ?? false
      }
  }

  /// Takes the store's answer to the change that it was asked for.
  package mutating func storeAnswered(_ answer: StoreAnswer) -> NextStep {
    switch stage {
    case .storing(let triesLeft): answered(answer, triesLeft: triesLeft)
    case .trying: tried(answer)
    case .idle, .reporting, .pressing, .inserting, .reportingAdded:
      .show(conclude(.accepted(isStored: false)))
    }
  }

  /// Goes on after the program was told of a change.
  package mutating func reported() -> NextStep {
    switch stage {
    case .reporting(let altered): return settle(isStored: true, altered: altered)
    case .reportingAdded(let altered, let isRepeated, let digest):
      return concludeAdding(altered: altered, isRepeated: isRepeated, digest: digest)
    case .idle, .storing, .trying, .inserting, .pressing:
      return .show(conclude(.accepted(isStored: false)))
    }
  }

  /// Goes on after the program did what a button says, with the record as it is then: the program
  /// may have changed it. It stays as it was shown where it could not be read.
  ///
  /// What the program refused stands under the button; what it said is said in the place of *done*.
  package mutating func pressed(
    _ reading: RecordReading?, saying word: String? = nil, refusing sentence: String? = nil
  ) -> NextStep {
    if let reading { record.show(reading) }
    guard case .pressing(let id, let isStored, let altered) = stage else {
      return .show(conclude(.accepted(isStored: false)))
    }
    if let sentence {
      let entry = PendingEntry(problem: .field(.custom(sentence)))
      return .show(conclude(.refused, pending: [id: entry], altered: altered))
    }
    var conclusion = conclude(.pressed(id, isStored: isStored), altered: altered)
    conclusion.message = word
    return .show(conclusion)
  }

  /// Follows a tap or an edit with which nothing was sent to be stored.
  ///
  /// An entry in conflict goes on standing in the picker that is opened over it.
  package mutating func follow(_ submission: Submission) -> Conclusion {
    self.submission = submission
    found = record
    for id in submission.fields where record.form.field(id)?.turned != nil {
      record.pending[id] = PendingEntry(typed: submission[id]?.text)
    }
    return conclude(.accepted(isStored: false), sent: [])
  }
}
