package import FoldoutForms
package import Foundation

/// The things that a person did to one field, with what they saw of it.
///
/// A host that sends one thing at a time has one deed; a page that is sent as a whole may have
/// several for a field, such as a text and the columns beside it. `InputReader` decides between
/// them.
package struct FieldInput: Sendable, Equatable {
  /// One thing that was done.
  package enum Deed: Sendable, Equatable {
    /// Text, as the field's control holds it now.
    case typed(String)
    /// The columns of a date, over the date that they stood on. One that no calendar has is moved
    /// to the nearest where it `settles`, and refused where it does not.
    case picked(DatePickerColumns.Selection, over: LocalDateTime?, settles: Bool)
    /// A day of a calendar, in ISO 8601; a time beside it stays, or is the one that was picked.
    /// Over no date the time is that of the date on which the calendar stood.
    case day(String, over: LocalDateTime? = nil)
    /// A date from the platform's own picker, in ISO 8601; empty where it says nothing.
    case pickedWhole(String)
    /// An option, spelled by its value (``StoredValue/wire``). Of several each that is chosen is a
    /// deed, and an empty spelling says that the list of them is whole, also where none is.
    case chose(String)
    /// A text that a button stands for, such as one of two values in conflict.
    case set(String)
    /// A value that a button of a choice stands for, spelled (``StoredValue/wire``).
    case use(String)
    /// Today or now, by the clock of the moment, or of an earlier one at which it was pressed.
    case now(Date?)
    /// No value.
    case cleared
    /// The value that is stored stays.
    case kept
    /// A file.
    case file([UInt8])
    /// A value from before, spelled out: Undo, or Redo of one.
    case restored(String, isRedo: Bool)
  }

  /// The deeds in the order in which they came.
  package var deeds: [Deed] = []
  /// The token of the value that the person saw.
  package var original: Token?
  /// The token of somebody else's value, where the person chose between two.
  package var theirs: Token?
  /// The value that the person was asked about, before a change that nothing takes back.
  package var sure: Token?
  /// The text that the control showed before, where showing it loses something.
  package var shown: String?
  /// The text that was refused before, and stands in the control still.
  package var refused: String?
  /// True where the host has the old picture itself, and can send it again.
  package var keepsPicture = false
  /// Set where the text is only being typed: it is checked, and nothing is stored.
  package var check: Check?
  /// Set where the program is only told that the text is edited.
  package var heard: Hearing?

  package init() {}

  package init(_ deeds: Deed..., original: Token? = nil, theirs: Token? = nil) {
    self.deeds = deeds
    self.original = original
    self.theirs = theirs
  }

  /// Which rules a text is checked against while it is typed.
  package enum Check: Sendable, Equatable {
    /// The rules that are asked as each letter comes.
    case typed
    /// Those too that are asked once a text was refused.
    case again
  }
}

extension FieldInput {
  /// The text that was typed last.
  package var text: String? {
    deeds.lazy.compactMap { if case .typed(let text) = $0 { text } else { nil } }.last
  }

  /// The text that a button stood for.
  package var set: String? {
    deeds.lazy.compactMap { if case .set(let text) = $0 { text } else { nil } }.last
  }

  /// The value that a button of a choice stood for, spelled.
  var use: String? {
    deeds.lazy.compactMap { if case .use(let wire) = $0 { wire } else { nil } }.last
  }

  /// The options of one choice that were chosen, each once; of more than two the first two, which
  /// are too many already.
  var chosen: [String] {
    var chosen: [String] = []
    for case .chose(let option) in deeds where !chosen.contains(option) {
      chosen.append(option)
      if chosen.count == 2 { break }
    }
    return chosen
  }

  /// The options of several that were chosen, each once.
  var members: [String] {
    var known: Set<String> = [""]
    return deeds.compactMap { deed in
      if case .chose(let option) = deed, known.insert(option).inserted { option } else { nil }
    }
  }

  /// The columns that were picked, with what they stood on and whether they settle.
  var picked: (selection: DatePickerColumns.Selection, over: LocalDateTime?, settles: Bool)? {
    deeds.lazy.compactMap { deed in
      if case .picked(let selection, let over, let settles) = deed {
        (selection, over, settles)
      } else {
        nil
      }
    }.last
  }

  /// The day that was chosen in a calendar.
  var day: String? {
    deeds.lazy.compactMap { if case .day(let text, _) = $0 { text } else { nil } }.last
  }

  /// The date on which the calendar stood whose day was chosen.
  var dayOver: LocalDateTime? {
    deeds.lazy.compactMap { if case .day(_, let over) = $0 { over } else { nil } }.last
  }

  /// The date that was picked with the platform's own picker.
  var pickedWhole: String? {
    deeds.lazy.compactMap { if case .pickedWhole(let text) = $0 { text } else { nil } }.last
  }

  /// The file that was chosen.
  var file: [UInt8]? {
    deeds.lazy.compactMap { if case .file(let bytes) = $0 { bytes } else { nil } }.last
  }

  /// The value from before that is to be stored again.
  package var restored: Restored? {
    deeds.lazy.compactMap { deed in
      if case .restored(let wire, let isRedo) = deed {
        Restored(wire: wire, isRedo: isRedo)
      } else {
        nil
      }
    }.last
  }

  /// The moment by whose clock it is to be now; `nil` where that was not asked for.
  var now: Moment? {
    deeds.lazy.compactMap { if case .now(let date) = $0 { Moment(date: date) } else { nil } }.last
  }

  /// True where a button chose a day, or none.
  var choosesDay: Bool {
    deeds.contains { deed in
      switch deed {
      case .day, .set, .now, .cleared, .restored: true
      case .typed, .picked, .pickedWhole, .chose, .use, .kept, .file: false
      }
    }
  }

  /// True where *no value* was chosen.
  package var clears: Bool { deeds.contains(.cleared) }

  /// True where what is stored was chosen over what was entered.
  package var keeps: Bool { deeds.contains(.kept) }

  /// True where it is a choice between two values, which is made knowing both.
  var isDecision: Bool { self.set != nil || use != nil || clears }

  /// A moment at which *now* was chosen; the present one where it has no date.
  struct Moment {
    var date: Date?
  }
}

/// A value from before, spelled out.
package struct Restored: Sendable, Equatable {
  package var wire: String
  /// True where it does again what was undone.
  package var isRedo: Bool
}
