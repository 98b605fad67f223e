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

/// The heading of a section.
package struct SectionFace: Equatable, Sendable {
  package var id: String
  package var title: String
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
  package var title: String
  package var close: String

  /// The change of one field.
  package struct Line: Equatable, Sendable {
    package var id: RowID
    package var sentence: String
    package var action: Action
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
    case restore(title: String, label: String, Restored, met: String)
    /// Nothing, and this says so.
    case final(String)
    /// Nothing, and there is no need to say so.
    case none
  }
}
