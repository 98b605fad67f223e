import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

extension OfferWalk {
  /// Returns the value of a choice that the person saw: that of the pending entry, else the
  /// screen's.
  func seenOf(_ rule: Offer.Rule) -> OfferModel.Chosen {
    seenEntries[rule.field] ?? seen[rule.field] ?? .init([], isSeveral: rule.isSeveral)
  }

  /// Sends actions of a choice, and compares the result with the expected outcome.
  mutating func decide(
    _ rule: Offer.Rule, _ actions: [FieldInput.Action], _ fate: OfferModel.Fate, entered: [String]?,
    tapping row: RowID?, met: Token? = nil
  ) throws {
    let known = seenOf(rule)
    var input = FieldInput()
    input.actions = actions
    input.original = Token(known.stored)
    input.theirs = met
    var submission = Submission(.field)
    submission.change(rule.field) { $0 = input }
    submission.tapped = row
    let conclusion = try send(submission) { _ in }
    note("\(fate.name)", "\(fate)")
    answered()
    switch fate {
    case .unchanged:
      try expect(conclusion.outcome, .accepted(isStored: false))
    case .stored(let new):
      try expect(conclusion.outcome, .accepted(isStored: true))
      model.chosen[rule.field] = new
      model.foreign.remove(rule.field)
      seen[rule.field] = new
    case .refused(let problem):
      try expect(conclusion.outcome, .refused)
      guard case .field(problem) = entries[rule.field]?.problem else {
        throw DifferenceError(
          description: "\(String(describing: entries[rule.field]?.problem)), not \(problem)")
      }
    case .conflict: try expect(conclusion.outcome, .conflict)
    }
    if conclusion.outcome.isAccepted, row != nil { open = nil }
    switch fate {
    case .unchanged, .stored:
      discard(rule.field)
      try compare(rule)
    case .refused(.tooFewChosen) where rule.isSeveral && met == nil:
      // Too few chosen options stay pending until there are enough.
      seenEntries[rule.field] = known
      marks[rule.field] = entered
      try compare(rule)
    case .refused(.tooManyChosen):
      marks[rule.field] = nil
      try compare(rule)
      discard(rule.field)
    case .refused:
      marks[rule.field] = entered
      try compare(rule)
      discard(rule.field)
    case .conflict(let own):
      marks[rule.field] = entered
      try compare(rule)
      try answerConflict(rule, own)
    }
  }

  /// Answers a conflict at random: stores one's own value if the rules allow it, or keeps the
  /// other's.
  private mutating func answerConflict(_ rule: Offer.Rule, _ own: OfferModel.Chosen) throws {
    guard let face = drawn.problems.first(where: { $0.id == .field(rule.field) }),
      case .choice(let conflict) = face.remedy
    else { throw DifferenceError(description: "a conflict without a choice") }
    discard(rule.field)
    let fate = model.fate(using: own.words, rule)
    var sends: ButtonFace.Payload?
    if fate.isAccepted {
      sends = own.stored.wire.map { $0 == StoredValue.null.wire ? .clear : .use($0) }
    }
    guard conflict.use?.sends == sends else {
      throw DifferenceError(
        description: "the button sends \(String(describing: conflict.use)), not \(own)")
    }
    guard case .use(let wire) = sends, Bool.random(using: &random) else { return }
    note("use", "\(own)")
    try decide(
      rule, [.use(wire)], fate, entered: nil, tapping: nil, met: Token(wire: conflict.theirs))
  }

  mutating func discard(_ field: FieldID) {
    entries[field] = nil
    seenEntries[field] = nil
    marks[field] = nil
  }

  /// Updates the model after an answer: the screen now shows every stored choice, and the drawer of
  /// a value that is no list is folded.
  mutating func answered() {
    seen = model.chosen
    if open == "skills", model.foreign.contains("skills") { open = nil }
  }

  func expect(
    _ found: RecordConclusion.Outcome, _ outcome: RecordConclusion.Outcome
  ) throws {
    guard found != outcome else { return }
    let problems = drawn.problems.map(\.sentence)
    throw DifferenceError(description: "\(found) \(problems), not \(outcome)")
  }

  /// Sends a submission to the record as stored now, and applies the update of the answer.
  @discardableResult mutating func send(
    _ submission: Submission, pressing program: (inout OfferWalk) -> Void
  ) throws -> RecordConclusion {
    guard let fresh = store.reading else { throw DifferenceError(description: "gone") }
    var editing = RecordEditing(screen, readAgain: fresh)
    let first =
      submission.fields.isEmpty && submission.pressed == nil
      ? editing.submit(withoutStoring: submission) : try editing.submit(submission)
    let conclusion = try converse(&editing, first, pressing: program)
    for id in submission.fields { entries[id] = editing.record.pending[id] }
    screen = editing.record
    screen.pending = [:]
    faces = conclusion.faces.after
    try carryOut(conclusion.step)
    return conclusion
  }

  private mutating func converse(
    _ editing: inout RecordEditing, _ first: NextStep,
    pressing program: (inout OfferWalk) -> Void
  ) throws -> RecordConclusion {
    var step = first
    while case .ask(let ask) = step {
      switch ask {
      case .store(let change, _): step = editing.answered(.stored(store.answer(change)))
      case .report: step = editing.answered(.reported)
      case .press:
        program(&self)
        step = editing.answered(store.reading.map { .pressed(.done($0)) } ?? .gone)
      case .insert, .mark, .find: throw DifferenceError(description: "\(ask)")
      }
    }
    guard case .show(let conclusion) = step else {
      throw DifferenceError(description: "\(step)")
    }
    return conclusion
  }
}
