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
  /// The line below the section, empty if there is nothing to say now; `nil` for a section that
  /// never has one.
  package var footer: String?
  /// The foot of a choice section; `nil` for a section of fields.
  package var choice: ChoiceFootFace?

  /// True if there may be a line below the section: its own, or how many options may be chosen.
  package var hasFooter: Bool { footer != nil || choice?.limits.sentence != nil }
}

/// The foot of a choice section: everything that concerns all its options.
///
/// A refusal is shown here, too, and not above: it must not move the option that the person is
/// about to press.
package struct ChoiceFootFace: Equatable, Sendable {
  /// The field's own identity, which no row of the outline has.
  package var id: RowID
  package var label: String
  package var isSeveral: Bool
  package var limits: LimitsFace
  /// The token of the value that the person sees; `nil` if it cannot be changed.
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

/// The bar of Undo on a record's screen.
package struct UndoFace: Equatable, Sendable {
  package var lines: [Line]
  /// The button that undoes several changes that were stored at once.
  package var all: All?
  /// The addition of the record, offered while no later change can be undone; `nil` otherwise.
  package var added: Added?
  package var title: String
  package var close: String

  /// The change of one field.
  package struct Line: Equatable, Sendable {
    package var id: RowID
    package var sentence: String
    package var action: Action
    /// True if a later change of the field has a line, too.
    package var isEarlier = false
  }

  /// A record that was added, and can be removed again while it is unchanged.
  package struct Added: Equatable, Sendable {
    package var sentence: String
    package var title: String
    /// The host's identifier of the add.
    package var addID: String
  }

  /// Several changes that are taken back at once.
  package struct All: Equatable, Sendable {
    package var title: String
    package var values: [Value]
  }

  /// A previous value, encoded, and its field.
  package struct Value: Equatable, Sendable {
    package var field: FieldID
    package var wire: String
  }

  /// The way in which a change can be taken back.
  package enum Action: Equatable, Sendable {
    case restore(title: String, label: String, Restored, theirs: String)
    /// No button, and the sentence that says that the change is final.
    case final(String)
    /// No button, and nothing to say about it.
    case none
  }
}
