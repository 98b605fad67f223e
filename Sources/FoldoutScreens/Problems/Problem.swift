package import FoldoutForms
package import FoldoutRecords

/// The reason for which an entry was not stored, or a notice that the store altered it.
package enum Problem: Sendable, Equatable {
  /// The field refuses the entry.
  case field(FieldError)
  /// The store refuses the entry.
  case store(StoreError)
  /// Somebody else changed the value since the person saw it. Both values are given as text;
  /// `choice` is the payload of the button for the entered one; `nil` if that value would be
  /// refused.
  case conflict(now: String?, entered: String?, choice: ButtonFace.Payload?)
  /// The store changed the entered value while storing it; `now` is the stored value as text.
  case altered(now: String?)
  /// An Undo is refused, because somebody changed the value since; `now` is the stored value as
  /// text.
  case undone(now: String?)
  /// An Undo is refused, because the field has an entry that is not stored yet; `now` is the stored
  /// value as text.
  case unsaved(now: String?)
  /// An earlier value cannot be restored, because it is not known any more.
  case forgotten
  /// A secret or a file of a new record has to be entered again when the record is saved, because
  /// no screen carries it until then.
  case unkept
  /// The change would lose the old value for good, so it waits for the person to confirm it.
  case asked(Loss)

  /// True if the problem is a question to the person, and nothing is wrong.
  package var isQuestion: Bool {
    switch self {
    case .asked: true
    case .field, .store, .conflict, .altered, .undone, .unsaved, .forgotten, .unkept: false
    }
  }

  /// True if the problem is a notice about a stored entry, and nothing is to be done.
  package var isNotice: Bool {
    switch self {
    case .altered: true
    case .field, .store, .conflict, .undone, .unsaved, .forgotten, .unkept, .asked: false
    }
  }

  /// True if two values are in conflict.
  var isConflict: Bool {
    switch self {
    case .conflict: true
    case .field, .store, .altered, .undone, .unsaved, .forgotten, .unkept, .asked: false
    }
  }

  /// True if the entry was not stored.
  var isRefusal: Bool {
    switch self {
    case .field, .store, .conflict, .undone, .unsaved, .forgotten, .unkept, .asked: true
    case .altered: false
    }
  }
}

/// A change after which the old value cannot be restored.
package enum Loss: Sendable, Equatable {
  /// The value is cleared, or a picture removed.
  case cleared
  /// Another value replaces it: the one that the button of the question sends.
  case replaced(by: ButtonFace.Payload)
  /// A chosen picture replaces it.
  case chosen
  /// An Undo or a Redo replaces it by an earlier value; `theirs` is the token of the value that is
  /// replaced.
  case undone(Restored, theirs: String)
}
