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
