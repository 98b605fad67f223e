package import FoldoutForms
import FoldoutWords

/// A refused entry with its reason and the possible answers, or a notice about a stored one.
package struct ProblemFace: Equatable, Sendable {
  package var id: RowID
  /// The sentence on the screen.
  package var sentence: String
  /// The sentence for screen readers.
  package var spoken: String
  package var remedy: Remedy
  /// True for a notice about a stored entry, false for an error and for a question.
  package var isNotice: Bool
  /// The refused entry, which is sent again together with the next one; `nil` if it is not.
  package var standing: ButtonFace.Payload?

  /// A possible answer.
  package enum Remedy: Equatable, Sendable {
    /// Enter something else.
    case none
    /// Enter the same again, which is the consent to lose the stored value with that token, or to
    /// keep the blanks around the entry.
    case enterAgain(lossToken: String)
    /// Store the blanks around the entry after all.
    case keepBlanks(ButtonFace)
    /// Choose between two values.
    case choice(ConflictFace)
    /// Answer a question.
    case question(QuestionFace)
    /// Use either the typed or the picked entry, which contradict each other.
    case pick(typed: ButtonFace, picked: ButtonFace)
  }

  /// True for a question before a loss, false for an error.
  package var isQuestion: Bool {
    if case .question = remedy { true } else { false }
  }

  /// True for an error: the entry was refused.
  package var isFault: Bool { !isQuestion && !isNotice }
}

/// A button's title and what it sends.
package struct ButtonFace: Equatable, Sendable {
  package enum Payload: Equatable, Sendable {
    /// A text, as it would be typed.
    case set(String)
    /// A value of a choice, encoded (``StoredValue/wire``).
    case use(String)
    case clear
    case restore(Restored)
    /// The secret that the field's control holds, and that no face contains.
    case held
  }
  package var title: String
  package var sends: Payload
}

/// A choice between what was entered and what somebody else stored meanwhile.
package struct ConflictFace: Equatable, Sendable {
  /// The button that stores the entry; `nil` for a picture, which can only be chosen again, and for
  /// an option that is no longer offered.
  package var use: ButtonFace?
  package var keep: String
  /// The token of the stored value.
  package var theirs: String
  /// The entry, which is sent again until a choice is made; `nil` if an open editor does that.
  package var carriedEntry: String?
}

/// A question before something is lost for good.
package struct QuestionFace: Equatable, Sendable {
  /// The button that confirms the change; `nil` for a picture, which is confirmed by choosing it
  /// again, and for a secret that is confirmed by entering it again.
  package var consent: ButtonFace?
  /// The token of the value that Undo is to replace; `nil` for any other change.
  package var theirs: String?
  package var keep: String
  /// The token of the value that would be lost. The consent holds for that value only.
  package var lossToken: String
  /// True if the safe answer has the focus.
  package var isFirst: Bool
}

extension ProblemFace.Remedy {
  /// The choice between two values; `nil` if there is none.
  package var conflict: ConflictFace? {
    switch self {
    case .choice(let conflict): conflict
    case .none, .enterAgain, .keepBlanks, .question, .pick: nil
    }
  }
}

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
      remedy = .question(QuestionFace(loss, of: field, in: record))
    case .conflict(let current, let entered, let choice) where !field.kind.isSecret:
      remedy = .choice(
        ConflictFace(
          storedText: problem.quoted(current, by: field, record.words),
          enteredText: problem.quoted(entered, by: field, record.words), choice: choice,
          of: field, in: record, carries: carries))
    case .conflict: remedy = .enterAgain(lossToken: record.tokens[field.id.name].text)
    case .field(.conflictingDates(let typed, let picked)):
      remedy = .pick(between: typed, and: picked, in: record, entry: record.pending[field.id])
    case .trimmed(let typed?):
      remedy = .keepBlanks(ButtonFace(title: record.words.actions.keepThem, sends: .set(typed)))
    case .trimmed(nil): remedy = .enterAgain(lossToken: record.tokens[field.id.name].text)
    case .field, .store, .altered, .undoConflict, .unsaved, .forgotten, .notCarried, .message:
      remedy = .none
    }
  }
}

extension ProblemFace {
  /// True if a refusal is shown in the field's open drawer, beside the entry, and not under the
  /// row. A conflict is always shown under the row, with both values.
  static func isInDrawer(of field: Field<DynamicRecord>, in record: ShownRecord) -> Bool {
    guard field.wheelParts != nil, field.design == nil, field.unfolds, record.isOpen(field),
      let problem = record.pending[field.id]?.problem
    else { return false }
    return !problem.isConflict
  }
}

extension ProblemFace.Remedy {
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
  /// The payload of a button that stores a record's value of a field.
  ///
  /// An option is sent as its value, because its title may also be the title, or the value, of
  /// another option.
  init(storing field: Field<DynamicRecord>, of record: ShownRecord) {
    guard let text = record.formValue(field) else {
      self = .clear
      return
    }
    if field.editor.offersValues, let wire = record.stored[field.id.name].wire {
      self = .use(wire)
    } else {
      self = .set(text)
    }
  }

  /// The text that is sent; empty for a button that sends none.
  fileprivate var text: String {
    switch self {
    case .set(let text): text
    case .use, .clear, .restore, .held: ""
    }
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
