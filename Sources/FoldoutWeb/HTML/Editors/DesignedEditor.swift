import FoldoutForms
import FoldoutScreens

/// A drawer with contents that the program designed.
enum DesignedEditor {
  static func drawer(_ face: DesignedFace, _ drawer: DrawerFace) -> Markup {
    """
    <div class="editor" role="group" aria-label="\(drawer.label)">\(face.designs.compactMap(\.markup).first ?? "")</div>
    """
  }
}

extension Markup.StringInterpolation {
  /// Appends the attributes of a button that makes a change.
  public mutating func appendInterpolation(_ change: DrawerChange) {
    switch change.effect {
    case .sends(.set(let text), let field): append(.set, text, of: field)
    case .sends(.use(let wire), let field): append(.use, wire, of: field)
    case .sends(.clear, let field): append(.clear, "1", of: field)
    case .nothing(let reason): appendInterpolation("disabled title=\"\(reason)\"" as Markup)
    }
  }

  private mutating func append(_ aspect: Aspect, _ value: String, of field: FieldID) {
    appendInterpolation("name=\"\(aspect.name(of: field))\" value=\"\(value)\"" as Markup)
  }
}
