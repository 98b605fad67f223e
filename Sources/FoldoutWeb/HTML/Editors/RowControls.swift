import FoldoutForms
import FoldoutScreens

/// An owner's row: one button that unfolds the drawer.
enum OwnerRow {
  static func row(
    _ face: OwnerFace, isOpen: Bool, _ row: RowFace, _ links: RecordLinks
  ) -> Markup {
    """
    <button class="row" name="\(PageParameter.open.rawValue)" value="\(row.id.field.formName)" aria-expanded="\(isOpen ? "true" : "false")"\
    \(row.mark.attributes(row.id))\(willNeed: face.drawer.parts)><span class="label">\(row.label)</span> \
    \(face.referencedRecord.map { ReferenceEditor.value($0) } ?? "<bdi class=\"value\">\(face.text)</bdi>")</button>\
    \(ReferenceEditor.link(face.referencedRecord, links))
    """
  }
}

extension OwnerFace.Drawer {
  /// The parts of the script that the drawer needs.
  fileprivate var parts: [Assets.Part] {
    switch self {
    case .wheels: [.ribbon]
    case .calendar: [.calendar, .ribbon]
    case .choice: [.choices]
    case .reference: [.references]
    case .designed: []
    }
  }
}

/// A row that is one button.
enum ButtonEditor {
  static func row(_ row: RowFace) -> Markup {
    """
    <button class="row press" name="\(Aspect.press.name(of: row.id.field))" value="1"\(row.mark.attributes(row.id))>\
    <span class="label">\(row.label)</span></button>
    """
  }
}

/// A switch in its row.
enum ToggleEditor {
  static func row(isOn: Bool, _ row: RowFace) -> Markup {
    """
    <label class="row"><span class="label">\(row.label)</span><input type="checkbox" \
    role="switch" class="switch" name="\(row.id.field.textParameter)" value="1"\("checked", if: isOn)\
    \(row.mark.attributes(row.id))></label>
    """
  }
}

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
