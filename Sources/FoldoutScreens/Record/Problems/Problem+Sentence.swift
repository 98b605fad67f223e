import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension Problem {
  /// The problem in words.
  func sentence(for field: Field<DynamicRecord>, in record: ShownRecord) -> String {
    let arguments = ["field": field.label]
    let words = record.words
    switch self {
    case .field(let problem): return problem.sentence(label: field.label, in: record.environment)
    case .store(let error): return error.written(in: record.environment).sentence(in: words)
    case .conflict where field.kind.isSecret: return words.changes.secretConflict(arguments)
    case .conflict(let current, let entered, _):
      let phrase = field.kind.isPicture ? words.changes.pictureConflict : words.changes.conflict
      return phrase([
        "field": field.label, "now": quoted(current, by: field, words),
        "entered": quoted(entered, by: field, words),
      ])
    case .undoConflict(let current):
      return words.changes.undoConflict([
        "field": field.label, "now": quoted(current, by: field, words),
      ])
    case .unsaved(let current):
      return words.changes.unsaved(["field": field.label, "now": quoted(current, by: field, words)])
    case .needsConsent(let loss): return loss.question(of: field, words)
    case .forgotten: return words.changes.forgotten(arguments)
    case .notCarried: return words.adding.keptOnlyBySaving(arguments)
    case .altered(let current):
      return words.changes.altered(["field": field.label, "now": quoted(current, by: field, words)])
    case .trimmed(let typed):
      let notice = words.changes.trimmed(arguments)
      return typed == nil ? notice.followed(by: words.changes.typeBlanksAgain) : notice
    }
  }

  /// The sentence for a screen that also has buttons for the answers. In a conflict of dates the
  /// buttons name both dates, so the sentence does not.
  func shownSentence(for field: Field<DynamicRecord>, in record: ShownRecord) -> String {
    guard isConflict, field.wheelParts != nil else { return sentence(for: field, in: record) }
    return record.words.changes.dateConflict(["field": field.label])
  }

  /// A value's text as a sentence quotes it: the word for no value if there is none, and only
  /// the beginning of a long text.
  func quoted(_ text: String?, by field: Field<DynamicRecord>, _ words: Words) -> String {
    guard let text else {
      return field.kind.isPicture ? words.values.noPicture : words.values.none
    }
    return text.count <= 80 ? text : "\(text.prefix(80))…"
  }
}

extension Loss {
  /// The question that is asked before a value is lost.
  fileprivate func question(of field: Field<DynamicRecord>, _ words: Words) -> String {
    let arguments = ["field": field.label]
    switch self {
    case .cleared where field.kind.isPicture: return words.changes.askRemove(arguments)
    case .cleared: return words.changes.askClear(arguments)
    case .replaced, .restored: return words.changes.askReplace(arguments)
    case .secret(let isHeld, let isPlainAmongHashes):
      let question = (isHeld ? words.changes.askReplace : words.changes.askSecret)(arguments)
      return isPlainAmongHashes ? question.followed(by: words.changes.plainAmongHashes) : question
    case .chosen: return words.changes.askPicture(arguments)
    }
  }
}
