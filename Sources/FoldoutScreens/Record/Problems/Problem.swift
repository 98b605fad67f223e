package import FoldoutForms
package import FoldoutRecords
import FoldoutWords

/// The reason for which an entry was not stored, or a notice about what was done.
package enum Problem: Sendable, Equatable {
  /// The field refuses the entry.
  case field(FieldError)
  /// The store refuses the entry.
  case store(StoreError)
  /// Somebody else changed the value since the person saw it. Both values are given as text;
  /// `choice` is the payload of the button for the entered one; `nil` if that value would be
  /// refused.
  case conflict(current: String?, entered: String?, choice: ButtonFace.Payload?)
  /// The store changed the entered value while storing it; `current` is the stored value as text.
  case altered(current: String?)
  /// The blanks around the entry were taken off; `typed` is the entry with them, `nil` if the host
  /// no longer has it.
  case trimmed(typed: String?)
  /// An Undo is refused, because somebody changed the value since; `current` is the stored value
  /// as text.
  case undoConflict(current: String?)
  /// An Undo is refused, because the field has an entry that is not stored yet; `current` is the
  /// stored value as text.
  case unsaved(current: String?)
  /// An earlier value cannot be restored, because it is not known any more.
  case forgotten
  /// A secret or a file of a new record has to be entered again when the record is saved, because
  /// no screen carries it until then.
  case notCarried
  /// The program's message after its button was pressed.
  case message(String)
  /// The change would lose the old value for good, so it waits for the person to confirm it.
  case needsConsent(Loss)

  /// True if the problem is a question to the person, and nothing is wrong.
  package var isQuestion: Bool {
    switch self {
    case .needsConsent: true
    case .field, .store, .conflict, .altered, .trimmed, .undoConflict, .unsaved, .forgotten,
      .notCarried, .message:
      false
    }
  }

  /// True if the problem is a notice about what was done, and nothing is to be done.
  package var isNotice: Bool {
    switch self {
    case .altered, .trimmed, .message: true
    case .field, .store, .conflict, .undoConflict, .unsaved, .forgotten, .notCarried, .needsConsent:
      false
    }
  }

  /// True if two values are in conflict.
  var isConflict: Bool {
    switch self {
    case .conflict: true
    case .field, .store, .altered, .trimmed, .undoConflict, .unsaved, .forgotten, .notCarried,
      .message, .needsConsent:
      false
    }
  }

  /// True if the entry was not stored.
  var isRefusal: Bool {
    switch self {
    case .field, .store, .conflict, .undoConflict, .unsaved, .forgotten, .notCarried, .needsConsent:
      true
    case .altered, .trimmed, .message: false
    }
  }
}

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
    case .message(let text): return text
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
