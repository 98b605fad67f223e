package import FoldoutForms
package import FoldoutRecords

/// Why an entry was not taken, or what became of it.
package enum Problem: Sendable, Equatable {
  /// The field does not take it.
  case field(FieldError)
  /// The store does not take it.
  case store(StoreError)
  /// Somebody else changed the value since it was seen. Both values as they are said, and what a
  /// button sends to use the entered one; `nil` where that would be refused.
  case conflict(now: String?, entered: String?, choice: ButtonFace.Sends?)
  /// It was stored, and the store made something else of it.
  case altered(now: String?)
  /// It was to be taken back, and somebody changed it since; it is this now.
  case undone(now: String?)
  /// It was to be taken back, and something was entered that is not stored yet; it is this now.
  case unsaved(now: String?)
  /// It was to be taken back, and what was there before is not known.
  case forgotten
  /// It is only taken when the record is added, and no screen carries it until then.
  case unkept
  /// It would be lost for good, and is only changed once that is confirmed.
  case asked(Loss)

  /// True where it is a question, and nothing that is wrong.
  package var isQuestion: Bool {
    switch self {
    case .asked: true
    case .field, .store, .conflict, .altered, .undone, .unsaved, .forgotten, .unkept: false
    }
  }

  /// True where two values are in conflict.
  var isConflict: Bool {
    switch self {
    case .conflict: true
    case .field, .store, .altered, .undone, .unsaved, .forgotten, .unkept, .asked: false
    }
  }

  /// True where the entry was not stored.
  var isRefusal: Bool {
    switch self {
    case .field, .store, .conflict, .undone, .unsaved, .forgotten, .unkept, .asked: true
    case .altered: false
    }
  }
}

/// A change that would take a value away for good.
package enum Loss: Sendable, Equatable {
  /// The value is cleared, or a picture removed.
  case cleared
  /// Another value takes its place: the one that this sends.
  case replaced(by: ButtonFace.Sends)
  /// A picture that was chosen takes its place.
  case chosen
  /// A value from before takes its place, over the one that is known.
  case undone(Restored, theirs: String)
}
