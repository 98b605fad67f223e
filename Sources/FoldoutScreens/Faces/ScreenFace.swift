package import FoldoutForms

/// The head of a record's screen, above its rows.
package struct HeadFace: Equatable, Sendable {
  package var title: String
  package var detail: String?
  package var picture: Picture?

  /// The picture of the record, or the letters in its place.
  package enum Picture: Equatable, Sendable {
    case picture(PictureFace)
    case initials(String)
  }
}

/// The heading above the rows of a section, and its foot below them.
package struct SectionFace: Equatable, Sendable {
  package var id: String
  package var title: String
  /// The line below the section, empty where there is nothing to say now; `nil` for a section that
  /// never has one.
  package var footer: String?
  /// The foot under the options of a section that is a choice; `nil` for rows of fields.
  package var choice: ChoiceFootFace?

  /// True where there may be a line below the section: its own, or how many options may be chosen.
  package var hasFooter: Bool { footer != nil || choice?.limits.sentence != nil }
}

/// The foot under the options of a section that is a choice: all that they have in common.
///
/// A refusal is said here, too, so that it moves no option that is pressed next.
package struct ChoiceFootFace: Equatable, Sendable {
  /// The field's own identity, which no row of the outline has.
  package var id: RowID
  package var label: String
  package var isSeveral: Bool
  package var limits: LimitsFace
  /// The token of what the person sees; `nil` where nothing can be changed.
  package var original: String?
  package var clear: String?
  package var problem: ProblemFace?
  package var mark: FaultMark?
}

/// A shown row or drawer.
package enum ItemFace: Equatable, Sendable {
  case row(RowFace)
  case drawer(DrawerFace)
}

/// The bar that says what was changed last, and takes it back.
package struct UndoFace: Equatable, Sendable {
  package var lines: [Line]
  /// The button that takes back several changes that were stored at once.
  package var all: All?
  /// The record itself, which was added last.
  package var added: Added?
  package var title: String
  package var close: String

  /// The change of one field.
  package struct Line: Equatable, Sendable {
    package var id: RowID
    package var sentence: String
    package var action: Action
    /// True where a later change of the field has a line, too.
    package var isEarlier = false
  }

  /// A record that was added, and can be removed again while it is the same.
  package struct Added: Equatable, Sendable {
    package var sentence: String
    package var title: String
    /// The name by which the host knows the add.
    package var name: String
  }

  /// Several changes that are taken back at once.
  package struct All: Equatable, Sendable {
    package var title: String
    package var values: [Value]
  }

  /// A value from before, spelled out, and the field that had it.
  package struct Value: Equatable, Sendable {
    package var field: FieldID
    package var wire: String
  }

  /// The way in which a change can be taken back.
  package enum Action: Equatable, Sendable {
    case restore(title: String, label: String, Restored, theirs: String)
    /// Nothing, and this says so.
    case final(String)
    /// Nothing, and there is no need to say so.
    case none
  }
}
