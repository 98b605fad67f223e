package import FoldoutForms

/// An entry that was not stored, kept so that the next screen can show it again.
package struct PendingEntry: Sendable, Equatable {
  /// The text that was typed, which is shown again.
  package var typed: String?
  /// The columns that were picked, which are shown again.
  package var picked: DatePickerColumns.Selection?
  /// The chosen options, encoded (``StoredValue/wire``); empty if none of several is chosen, `nil`
  /// if the entry is not a choice.
  package var chosen: [String]?
  /// The token of the value that the person saw when entering this. The screen keeps carrying it,
  /// so that a conflict with somebody else's change is found again until the person decides.
  package var original: Token?
  /// True if there is only a problem, and no input that a control could show, as for a refused
  /// Undo or a rule that the stored value breaks.
  package var isProblemOnly = false
  /// The reason for which the entry was not stored; `nil` if only another field was refused.
  package var problem: Problem?
  /// The entry as it is sent again with the next one, if the store refuses it alone and may accept
  /// both together; `nil` for any other entry.
  var standing: Standing?

  /// The typed text if the field refused it. A value that is picked or chosen later replaces it.
  var refusedText: String? {
    switch problem {
    case .field(.conflictingDates): nil
    case .field: typed
    case .store, .conflict, .altered, .trimmed, .undoConflict, .unsaved, .forgotten, .notCarried,
      .message, .needsConsent, nil:
      nil
    }
  }

  /// The entry as it is kept on a screen that is updated in place.
  ///
  /// A choice of too many options is not kept: the screen shows the stored options again, and the
  /// next choice starts from those.
  var retained: PendingEntry {
    guard case .field(.tooManyChosen) = problem else { return self }
    var copy = self
    (copy.chosen, copy.original) = (nil, nil)
    return copy
  }

  /// A refused entry that is stored together with the next one, if both together are valid.
  struct Standing: Sendable, Equatable {
    var sends: ButtonFace.Payload
    /// The entry as text; `nil` for no value.
    var text: String?
  }

  package init(
    typed: String? = nil, picked: DatePickerColumns.Selection? = nil, chosen: [String]? = nil,
    original: Token? = nil, isProblemOnly: Bool = false, problem: Problem? = nil
  ) {
    self.typed = typed
    self.picked = picked
    self.chosen = chosen
    self.original = original
    self.isProblemOnly = isProblemOnly
    self.problem = problem
  }
}
