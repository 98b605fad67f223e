package import FoldoutForms
package import FoldoutRecords

/// The reason for which an entry was not stored, or a notice that another value is stored.
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
  /// The change would lose the old value for good, so it waits for the person to confirm it.
  case needsConsent(Loss)

  /// True if the problem is a question to the person, and nothing is wrong.
  package var isQuestion: Bool {
    switch self {
    case .needsConsent: true
    case .field, .store, .conflict, .altered, .trimmed, .undoConflict, .unsaved, .forgotten,
      .notCarried:
      false
    }
  }

  /// True if the problem is a notice about a stored entry, and nothing is to be done.
  package var isNotice: Bool {
    switch self {
    case .altered, .trimmed: true
    case .field, .store, .conflict, .undoConflict, .unsaved, .forgotten, .notCarried, .needsConsent:
      false
    }
  }

  /// True if two values are in conflict.
  var isConflict: Bool {
    switch self {
    case .conflict: true
    case .field, .store, .altered, .trimmed, .undoConflict, .unsaved, .forgotten, .notCarried,
      .needsConsent:
      false
    }
  }

  /// True if the entry was not stored.
  var isRefusal: Bool {
    switch self {
    case .field, .store, .conflict, .undoConflict, .unsaved, .forgotten, .notCarried, .needsConsent:
      true
    case .altered, .trimmed: false
    }
  }
}

/// A change after which the old value cannot be restored.
package enum Loss: Sendable, Equatable {
  /// The value is cleared, or a picture removed.
  case cleared
  /// Another value replaces it: the one that the button of the question sends.
  case replaced(by: ButtonFace.Payload)
  /// Another secret replaces it. `isHeld` is true if the control still holds the entry, and false
  /// if it has to be entered again. `isPlainAmongHashes` is true if the column's values look like
  /// hashes and the entry does not.
  case secret(isHeld: Bool, isPlainAmongHashes: Bool)
  /// A chosen picture replaces it.
  case chosen
  /// An Undo or a Redo replaces it by an earlier value; `theirs` is the token of the value that is
  /// replaced.
  case restored(Restored, theirs: String)
}
