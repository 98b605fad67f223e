package import FoldoutForms
import FoldoutWords

extension ProblemFace {
  /// A refusal of a text while it is typed.
  package init(
    typing problem: FieldError, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    self.init(.field(problem), of: field, in: record)
  }

  /// The refusal of a field's entry, shown under the row or beside the entry in its drawer; `nil`
  /// if nothing was refused.
  ///
  /// `carries` is true if the field's editor may be folded, so that the choice between two
  /// values has to carry the entry.
  init?(
    _ field: Field<DynamicRecord>, in record: ShownRecord, carries: Bool = true
  ) {
    guard let problem = record.pending[field.id]?.problem else { return nil }
    self.init(problem, of: field, in: record, carries: carries)
    guard let entry = record.pending[field.id]?.standing else { return }
    standing = entry.sends
    let note = record.words.changes.standing([
      "entered": problem.quoted(entry.text, by: field, record.words)
    ])
    sentence = sentence.followed(by: note)
    spoken = spoken.followed(by: note)
  }

  /// A problem of a field as a screen shows it.
  init(
    _ problem: Problem, of field: Field<DynamicRecord>, in record: ShownRecord,
    carries: Bool = true
  ) {
    id = .field(field.id)
    isNotice = problem.isNotice
    sentence = problem.shownSentence(for: field, in: record)
    spoken = problem.sentence(for: field, in: record)
    switch problem {
    case .needsConsent(let loss):
      answer = .question(QuestionFace(loss, of: field, in: record))
    case .conflict(let current, let entered, let choice) where !field.kind.isSecret:
      answer = .choice(
        ConflictFace(
          storedText: problem.quoted(current, by: field, record.words),
          enteredText: problem.quoted(entered, by: field, record.words), choice: choice,
          of: field, in: record, carries: carries))
    case .conflict: answer = .enterAgain(lossToken: record.tokens[field.id.name].text)
    case .field(.conflictingDates(let typed, let picked)):
      answer = .pick(between: typed, and: picked, in: record, entry: record.pending[field.id])
    case .trimmed(let typed?):
      answer = .keepBlanks(ButtonFace(title: record.words.actions.keepThem, sends: .set(typed)))
    case .trimmed(nil): answer = .enterAgain(lossToken: record.tokens[field.id.name].text)
    case .field, .store, .altered, .undoConflict, .unsaved, .forgotten, .notCarried:
      answer = .none
    }
  }
}

extension ProblemFace.Answer {
  /// The buttons for two contradictory entries into one field, one typed and one picked. Each
  /// button's title has the value that was read from its entry.
  fileprivate static func pick(
    between typed: String, and picked: String, in record: ShownRecord, entry: PendingEntry?
  ) -> Self {
    let words = record.words.actions
    return .pick(
      typed: ButtonFace(title: words.use(["value": typed]), sends: .set(entry?.typed ?? typed)),
      picked: ButtonFace(
        title: words.use(["value": picked]),
        sends: entry?.chosen?.first.map { .use($0) } ?? .set(picked)))
  }
}

extension ButtonFace.Payload {
  /// The text that is sent; empty for a button that sends none.
  fileprivate var text: String {
    switch self {
    case .set(let text): text
    case .use, .clear, .restore, .held: ""
    }
  }
}

extension ShownRecord {
  /// Returns the action of a button that stores this record's value of a field.
  ///
  /// An option is sent as its value, because its title may also be the title, or the value, of
  /// another option.
  func payload(storing field: Field<DynamicRecord>) -> ButtonFace.Payload {
    guard let text = formValue(field) else { return .clear }
    if field.editor.offersValues, let wire = stored[field.id.name].wire { return .use(wire) }
    return .set(text)
  }
}

extension ConflictFace {
  /// The choice between two values.
  ///
  /// A picture gets no button for the entry: the file came with the request and was not kept, so it
  /// can only be chosen again.
  fileprivate init(
    storedText: String, enteredText: String, choice: ButtonFace.Payload?,
    of field: Field<DynamicRecord>, in record: ShownRecord, carries: Bool
  ) {
    let words = record.words.actions
    if !field.kind.isPicture, let choice {
      use = ButtonFace(title: words.use(["value": enteredText]), sends: choice)
    }
    keep = words.keep(["value": storedText])
    theirs = record.tokens[field.id.name].text
    // A date's editor folds, so the conflict carries the entry, which is sent again with each
    // request until the person chooses. An open editor carries it itself.
    if carries, field.wheelParts != nil, !record.isOpen(field) { carriedEntry = choice?.text }
  }
}

extension QuestionFace {
  /// The answers to a question. If its field is the first with a problem, the safe one has the
  /// focus.
  fileprivate init(_ loss: Loss, of field: Field<DynamicRecord>, in record: ShownRecord) {
    let words = record.words.actions
    lossToken = record.tokens[field.id.name].text
    isFirst = record.firstRefused == field.id
    keep = loss == .cleared ? words.keepIt : words.keepOld
    switch loss {
    case .cleared:
      let title = field.kind.isPicture ? words.remove : words.clear
      consent = ButtonFace(title: title, sends: .clear)
    case .replaced(let sends): consent = ButtonFace(title: words.replace, sends: sends)
    case .restored(let restored, let other):
      consent = ButtonFace(title: words.replace, sends: .restore(restored))
      theirs = other
    case .secret(isHeld: true, _): consent = ButtonFace(title: words.replace, sends: .held)
    // No button: a screen can send neither a picture nor a secret again, so choosing or entering it
    // again is the consent.
    case .secret(isHeld: false, _), .chosen: break
    }
  }
}
