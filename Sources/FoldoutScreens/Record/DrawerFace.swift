package import FoldoutForms
import FoldoutWords

/// The drawer of a field as it is shown.
package struct DrawerFace: Equatable, Sendable {
  package var id: RowID
  package var label: String
  package var editor: Editor
  /// The problem of the entry, if the drawer shows it and not the row.
  package var problem: ProblemFace?
  package var mark: FaultMark?

  /// The contents of the drawer.
  package enum Editor: Equatable, Sendable {
    case wheels(WheelsFace)
    case calendar(CalendarFace)
    case choice(ChoiceFace)
    case reference(ReferenceFace)
    case picture(PictureDrawerFace)
  }
}

/// A date's columns, an entry for typing, and buttons that set or clear the value.
package struct WheelsFace: Equatable, Sendable {
  package var columns: [ColumnFace]
  /// The date from which the columns are turned; empty for a time span.
  package var base: String
  /// The date that the columns propose while there is no value; `nil` if there is one.
  package var proposal: String?
  package var entry: DateEntryFace
  package var actions: DateActionsFace
}

/// One column of a date.
package struct ColumnFace: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    package var value: Int
    package var title: String
    /// A shorter title, for places where `title` does not fit; `nil` if there is none.
    package var short: String?
    /// False if it cannot be chosen.
    package var isOffered = true
  }
  package var component: DateComponent
  package var caption: String
  package var options: [Option]
  package var chosen: Int
}

/// The entry for typing a date.
package struct DateEntryFace: Equatable, Sendable {
  package var caption: String
  package var text: String
  /// An example of a date, as a person may type it.
  package var example: String
  /// The text that the entry shows for the stored value.
  package var shown: String
  /// The refused text, which the control still holds.
  package var refused: String?
  /// True if the direction of the entry follows its text, because dates may be written from
  /// right to left on a screen that runs from left to right.
  package var followsText: Bool
}

/// The buttons that set or clear a date at once.
package struct DateActionsFace: Equatable, Sendable {
  /// The time zone that decides today's date, in words; `nil` if today cannot be chosen.
  package var zone: String?
  package var now: String?
  package var clear: String?
  /// Notes about a repeated time and about marked days that could not be read; `nil` if none.
  package var note: String?
  /// The button that switches the drawer to the other style; `nil` if the form decides the
  /// style.
  package var other: StyleFace?
}

/// A button that switches a date's drawer to another style.
package struct StyleFace: Equatable, Sendable {
  package var style: DrawerStyle
  package var title: String

  init(_ style: DrawerStyle, _ words: Words.Dates) {
    self.style = style
    switch style {
    case .wheels: title = words.showWheels
    case .calendar: title = words.showCalendar
    }
  }
}

/// A date in the compact style: a small button, and the platform's own picker behind it.
package struct CompactFace: Equatable, Sendable {
  package var mode: DateMode
  package var text: String
  package var caption: String
  /// The value as the platform's picker takes it; empty for none.
  package var value: String
  package var earliest: String?
  package var latest: String?
  package var entry: DateEntryFace
  package var actions: DateActionsFace
}

/// The options of a choice, and a line for typing another value.
package struct ChoiceFace: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    /// The option's value, encoded (``StoredValue/wire``).
    package var value: String
    package var title: String
    /// A second line.
    package var detail: String?
    package var picture: PictureFace?
    package var isChosen: Bool
    /// False for a disabled option, which can be neither chosen nor unchosen.
    package var isEnabled = true
    /// The words that mark an unlisted value; `nil` for options.
    package var remark: String?
  }
  package var options: [Option]
  /// True if several options may be chosen.
  package var isSeveral = false
  package var limits = LimitsFace()
  /// The entry for another value; `nil` if only options are taken.
  package var other: OtherFace?
  package var clear: String?
}

/// The limits of a list of options, given in advance so that a host can enforce them while somebody
/// chooses.
package struct LimitsFace: Equatable, Sendable {
  /// The sentence on how many may be chosen; `nil` for any number.
  package var sentence: String?
  /// The most options that may be chosen; `nil` for any number.
  package var maximum: Int?
  /// The sentence that refuses one option more than `maximum`; `nil` for any number.
  package var tooManySentence: String?
  /// The label of the input that filters the list; `nil` for a short list.
  package var filterLabel: String?
}

/// A search for a record, its matches, and a line for typing a key.
package struct ReferenceFace: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    /// The value that names the record, encoded (``StoredValue/wire``).
    package var value: String
    package var title: String
    /// The value as a person reads it; `nil` if it equals the title.
    package var key: String?
    package var isChosen: Bool
    /// True for a match; false for *no value* and the stored value, which are always listed.
    package var isMatch: Bool
  }
  package var caption: String
  package var query: String
  package var options: [Option]
  /// The result of the search, in words.
  package var note: String
  package var other: OtherFace
}

/// The entry for a value that is none of the options.
package struct OtherFace: Equatable, Sendable {
  package var caption: String
  package var text: String
  /// The refused text, which the control still holds.
  package var refused: String?
  package var kind: FieldKind
}

/// A large picture, with controls that choose another or remove it.
package struct PictureDrawerFace: Equatable, Sendable {
  /// The picture, or the text in its place; `nil` if the row already shows that text.
  package var content: PictureFace.Content?
  /// The caption of the control that chooses a picture; `nil` if none can be chosen.
  package var choose: String?
  /// The title of the button that removes it; `nil` if it cannot be removed.
  package var remove: String?
}
