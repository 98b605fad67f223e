package import FoldoutForms
import FoldoutWords

extension ProblemFace {
  /// A refusal of a text that is only being typed.
  package init(
    typing problem: FieldError, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    self.init(.field(problem), of: field, in: record)
  }

  /// Makes the refusal of a field's entry, as it is said under its row or beside its entry; `nil`
  /// where nothing was refused.
  ///
  /// `carries` says that the field's editor may be folded, so that a choice has to carry what was
  /// entered.
  init?(
    _ field: Field<DynamicRecord>, in record: ShownRecord, carries: Bool = true
  ) {
    guard let problem = record.pending[field.id]?.problem else { return nil }
    self.init(problem, of: field, in: record, carries: carries)
  }

  /// A problem of a field that is said on a screen.
  init(
    _ problem: Problem, of field: Field<DynamicRecord>, in record: ShownRecord,
    carries: Bool = true
  ) {
    id = .field(field.id)
    sentence = problem.shownSentence(for: field, in: record)
    spoken = problem.sentence(for: field, in: record)
    switch problem {
    case .asked(let loss):
      answer = .question(QuestionFace(loss, of: field, in: record))
    case .conflict(let now, let entered, let choice) where !field.kind.isSecret:
      answer = .choice(
        ConflictFace(
          now: problem.quoted(now, by: field, record.words),
          entered: problem.quoted(entered, by: field, record.words), choice: choice,
          of: field, in: record, carries: carries))
    case .field(.typedAndPicked(let typed, let picked)):
      answer = .pick(between: typed, and: picked, in: record, entry: record.pending[field.id])
    case .conflict, .field, .store, .altered, .undone, .unsaved, .forgotten, .unkept: answer = .none
    }
  }
}

extension ProblemFace.Answer {
  /// The buttons for the two entries of one field, as they were read out of it.
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

extension ButtonFace.Sends {
  /// The text that is sent; empty for what is no text.
  fileprivate var text: String {
    switch self {
    case .set(let text): text
    case .use, .clear, .restore: ""
    }
  }
}

extension ShownRecord {
  /// The deed by which a button stores a field's value as this record has it.
  ///
  /// An option is sent as its value, because its title may be another option's value, or that of
  /// two.
  func sends(_ field: Field<DynamicRecord>) -> ButtonFace.Sends {
    guard let text = formValue(field) else { return .clear }
    if field.editor.offersValues, let wire = stored[field.id.name].wire { return .use(wire) }
    return .set(text)
  }
}

extension ConflictFace {
  /// The choice between two values.
  ///
  /// A picture that was chosen came with the request and is gone with it: it can only be chosen
  /// again, so there is no button that would store something in its place.
  fileprivate init(
    now: String, entered: String, choice: ButtonFace.Sends?, of field: Field<DynamicRecord>,
    in record: ShownRecord, carries: Bool
  ) {
    let words = record.words.actions
    if !field.kind.isPicture, let choice {
      use = ButtonFace(title: words.use(["value": entered]), sends: choice)
    }
    keep = words.keep(["value": now])
    self.now = record.tokens[field.id.name].text
    // A date's editor folds, so the choice carries what was entered: nothing but a choice decides,
    // and until there is one it is sent again. An open editor carries it itself.
    if carries, field.turned != nil, !record.isOpen(field) { carried = choice?.text }
  }
}

extension QuestionFace {
  /// The answers to a question. The safe one has the focus.
  fileprivate init(_ loss: Loss, of field: Field<DynamicRecord>, in record: ShownRecord) {
    let words = record.words.actions
    sure = record.tokens[field.id.name].text
    isFirst = record.firstRefused == field.id
    keep = loss == .cleared ? words.keepIt : words.keepOld
    switch loss {
    case .cleared:
      let title = field.kind.isPicture ? words.remove : words.clear
      consent = ButtonFace(title: title, sends: .clear)
    case .replaced(let sends): consent = ButtonFace(title: words.replace, sends: sends)
    case .undone(let restored, let other):
      consent = ButtonFace(title: words.replace, sends: .restore(restored))
      theirs = other
    // A picture is chosen again instead, because no screen sends one twice.
    case .chosen: break
    }
  }
}
