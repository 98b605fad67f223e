import FoldoutForms

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

/// A shown row or drawer.
package enum ItemFace: Equatable, Sendable {
  case row(RowFace)
  case drawer(DrawerFace)
}
