package import FoldoutForms
package import Foundation

/// The actions of a person on one field, with the token of the value that they saw.
///
/// A host that sends each action at once sends only one. A form that is sent whole may have several
/// for a field, such as a text and the columns beside it; `InputReader` decides which counts.
package struct FieldInput: Sendable, Equatable {
  /// One action.
  package enum Action: Sendable, Equatable {
    /// Text, as the field's control holds it now.
    case typed(String)
    /// The columns of a date, turned from the date `base`. Where the host `settles`, a date that
    /// cannot be stored, such as 31 February, becomes the nearest one that can; otherwise it is
    /// refused.
    case picked(DatePickerColumns.Selection, base: LocalDateTime?, settles: Bool)
    /// A day of a calendar, in ISO 8601. Its time is the one picked beside it, or else that of
    /// `base` (the date from which the calendar was turned), or else that of the field.
    case day(String, base: LocalDateTime? = nil)
    /// A date from the platform's own picker, in ISO 8601; empty if its parts are not all filled
    /// in.
    case pickedWhole(String)
    /// An option, by its encoded value (``StoredValue/wire``). In a choice of several each chosen
    /// option is an action of its own; an empty text marks their list as complete, even if no
    /// option is chosen.
    case chose(String)
    /// The text that a button sends for the field, such as the entered value in a conflict.
    case set(String)
    /// The value that a button of a choice sends, encoded (``StoredValue/wire``).
    case use(String)
    /// Today or now. The date is the moment of the press, for an input that is sent later; `nil`
    /// for an input that is sent at once.
    case now(Date?)
    /// No value.
    case cleared
    /// The stored value, which is kept over the entry.
    case kept
    /// A file.
    case file([UInt8])
    /// A previous value, encoded: Undo or Redo.
    case restored(String, isRedo: Bool)
  }

  /// The actions in the order in which they came.
  package var actions: [Action] = []
  /// The token of the value that the person saw.
  package var original: Token?
  /// The token of the value to be replaced, if it is not the one seen first: somebody else's value
  /// in a conflict or, for Undo and Redo, the value that the last change stored.
  package var theirs: Token?
  /// The token of the value whose loss the person confirmed, before a change that cannot be undone.
  package var confirmedLoss: Token?
  /// The control's initial text, if it is only a part of the stored value; if it is sent unchanged,
  /// the value stays.
  package var shown: String?
  /// The text that was refused before, if the control still holds it.
  package var refused: String?
  /// True if the host has the old picture itself, and can send it again.
  package var keepsPicture = false
  /// The rules to check while the text is typed; nothing is stored then. `nil` for an input to be
  /// stored.
  package var check: Check?
  /// The event to tell the program of while the text is edited; `nil` for an input to be stored.
  package var editingEvent: EditingEvent?

  package init() {}

  package init(_ actions: Action..., original: Token? = nil, theirs: Token? = nil) {
    self.actions = actions
    self.original = original
    self.theirs = theirs
  }

  /// The rules against which a text is checked while it is typed.
  package enum Check: Sendable, Equatable {
    /// The rules that are checked at each letter.
    case typed
    /// The rules of `typed`, and those that are checked at each letter once a text was refused.
    case again
  }
}

extension FieldInput {
  /// The text that was typed last.
  package var text: String? {
    actions.lazy.compactMap { if case .typed(let text) = $0 { text } else { nil } }.last
  }

  /// The text that a button sends.
  package var set: String? {
    actions.lazy.compactMap { if case .set(let text) = $0 { text } else { nil } }.last
  }

  /// The value that a button of a choice sends, encoded.
  var use: String? {
    actions.lazy.compactMap { if case .use(let wire) = $0 { wire } else { nil } }.last
  }

  /// The distinct options chosen in a choice of one value. Stops at two, which is an error already.
  var chosen: [String] {
    var chosen: [String] = []
    for case .chose(let option) in actions where !chosen.contains(option) {
      chosen.append(option)
      if chosen.count == 2 { break }
    }
    return chosen
  }

  /// The distinct options chosen in a choice of several.
  var members: [String] {
    // The empty text marks the list as complete; it is not an option.
    var known: Set<String> = [""]
    return actions.compactMap { action in
      if case .chose(let option) = action, known.insert(option).inserted { option } else { nil }
    }
  }

  /// The columns that were picked, with the date from which they were turned, and whether a date
  /// that cannot be stored settles on the nearest one.
  var picked: (selection: DatePickerColumns.Selection, base: LocalDateTime?, settles: Bool)? {
    actions.lazy.compactMap { action in
      if case .picked(let selection, let base, let settles) = action {
        (selection, base, settles)
      } else {
        nil
      }
    }.last
  }

  /// The day that was chosen in a calendar.
  var day: String? {
    actions.lazy.compactMap { if case .day(let text, _) = $0 { text } else { nil } }.last
  }

  /// The date from which the calendar was turned when its day was chosen.
  var dayBase: LocalDateTime? {
    actions.lazy.compactMap { if case .day(_, let base) = $0 { base } else { nil } }.last
  }

  /// The date that was picked with the platform's own picker.
  var pickedWhole: String? {
    actions.lazy.compactMap { if case .pickedWhole(let text) = $0 { text } else { nil } }.last
  }

  /// The file that was chosen.
  var file: [UInt8]? {
    actions.lazy.compactMap { if case .file(let bytes) = $0 { bytes } else { nil } }.last
  }

  /// The previous value that is to be stored again.
  package var restored: Restored? {
    actions.lazy.compactMap { action in
      if case .restored(let wire, let isRedo) = action {
        Restored(wire: wire, isRedo: isRedo)
      } else {
        nil
      }
    }.last
  }

  /// The moment for *now*; `nil` if *now* was not chosen.
  var now: Moment? {
    actions.lazy.compactMap { if case .now(let date) = $0 { Moment(date: date) } else { nil } }.last
  }

  /// True if a button set the date, to a day of the calendar or any other, or cleared it.
  var setsOrClearsDate: Bool { actions.contains(where: \.traits.setsOrClearsDate) }

  /// True if *no value* was chosen.
  package var clears: Bool { actions.contains(.cleared) }

  /// True if what is stored was chosen over what was entered.
  package var keeps: Bool { actions.contains(.kept) }

  /// True if a button set or cleared the value, as in a decision between two values in conflict.
  var setsOrClears: Bool { self.set != nil || use != nil || clears }

  /// A moment at which *now* was chosen; the present one if `date` is `nil`.
  struct Moment {
    var date: Date?
  }
}

/// The traits of an action. The defaults are those of a button that sets no date.
private struct ActionTraits {
  var isEntered = false
  var setsOrClearsDate = false
}

extension FieldInput.Action {
  fileprivate var traits: ActionTraits {
    switch self {
    case .typed, .picked, .pickedWhole, .chose, .file: ActionTraits(isEntered: true)
    case .day, .set, .now, .cleared, .restored: ActionTraits(setsOrClearsDate: true)
    case .use, .kept: ActionTraits()
    }
  }

  /// True if the action was made in a control, which goes on showing it; false for the press of a
  /// button.
  package var isEntered: Bool { traits.isEntered }
}

/// A previous value, encoded.
package struct Restored: Sendable, Equatable {
  package var wire: String
  /// True for Redo.
  package var isRedo: Bool
}
