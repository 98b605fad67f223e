package import FoldoutForms

/// An entry into a field that is not stored.
package struct PendingEntry: Sendable, Equatable {
  /// The text that was typed, which is shown again.
  package var typed: String?
  /// The columns that were picked, which are shown again.
  package var picked: DatePickerColumns.Selection?
  /// The options that were chosen, as they are spelled; `nil` where none were entered.
  package var chosen: [String]?
  /// The token of the value when it was entered. The screen goes on carrying it, so that
  /// somebody else's change is met again until a choice is made.
  package var original: Token?
  /// True where it is a value from before, which no control shows.
  package var isUndo = false
  /// Why it was not taken; `nil` where only another field's refusal kept it from being stored.
  package var problem: Problem?

  /// The typed text where the field refused it: it gives way to what is chosen after it.
  var refusedText: String? {
    switch problem {
    case .field(.typedAndPicked): nil
    case .field: typed
    case .store, .conflict, .altered, .undone, .unsaved, .forgotten, .unkept, .asked, nil:
      nil
    }
  }

  /// The entry as it goes on standing on a screen that stays: one option too many is not chosen,
  /// and what is chosen next is chosen over what the screen shows by then.
  var retained: PendingEntry {
    guard case .field(.tooManyChosen) = problem else { return self }
    var copy = self
    (copy.chosen, copy.original) = (nil, nil)
    return copy
  }

  package init(
    typed: String? = nil, picked: DatePickerColumns.Selection? = nil, chosen: [String]? = nil,
    original: Token? = nil, isUndo: Bool = false, problem: Problem? = nil
  ) {
    self.typed = typed
    self.picked = picked
    self.chosen = chosen
    self.original = original
    self.isUndo = isUndo
    self.problem = problem
  }
}
