import FoldoutForms
import FoldoutScreens

/// The parts that all date editors share: an entry for typing, and buttons that set or clear the
/// date.
enum DateEntry {
  static func typing(
    _ face: DateEntryFace, _ row: RowID, _ mark: FaultMark?, problem: ProblemFace?
  ) -> Markup {
    let id = RowElement.control.id(of: row)
    let field = row.field
    var refused: Markup = ""
    if let text = face.refused {
      refused =
        "<input type=\"hidden\" name=\"\(Aspect.refused.name(of: field))\" value=\"\(text)\">"
    }
    let direction: Markup = face.followsText ? " dir=\"auto\"" : ""
    return """
      <div class="entry"><label class="caption" for="\(id)">\
      \(face.caption)</label>\
      <input id="\(id)" name="\(field.textParameter)" value="\(face.text)"\(direction) \
      placeholder="\(face.example)" autocomplete="off" enterkeyhint="done"\(mark.attributes(row, isInDrawer: true))>\
      <input type="hidden" name="\(Aspect.shown.name(of: field))" value="\(face.shown)">\(refused)\(problem.map { ProblemMarkup.line($0) } ?? "")</div>
      """
  }

  /// Returns the `id` attribute of a part of a drawer; empty if the drawer's style cannot be
  /// changed.
  ///
  /// When the style changes, the script keeps the parts with an id and recreates the others.
  static func id(_ part: RowElement, _ face: DateActionsFace, _ row: RowID) -> Markup {
    face.other == nil ? "" : " id=\"\(part.id(of: row))\""
  }

  static func buttons(_ face: DateActionsFace, of field: FieldID) -> Markup {
    let now: Markup =
      face.now.map { title in
        "<button name=\"\(Aspect.now.name(of: field))\" value=\"1\">\(title)</button>"
      } ?? ""
    let clear: Markup =
      face.clear.map { title in
        "<button name=\"\(Aspect.clear.name(of: field))\" value=\"1\">\(title)</button>"
      } ?? ""
    let other: Markup =
      face.other.map { other in
        "<button name=\"\(Aspect.style.name(of: field))\" value=\"\(other.style.rawValue)\">\(other.title)</button>"
      } ?? ""
    let zone: Markup = face.zone.map { zone in "<span class=\"caption\">\(zone)</span>" } ?? ""
    let note: Markup = face.note.map { note in "<p class=\"caption\">\(note)</p>" } ?? ""
    // Clear disappears once pressed. It comes last, so that no other button moves into its place
    // and gets its focus.
    return """
      \(note)<div class="tools">\(zone)<div class="actions">\(now)\(other)\(clear)</div></div>
      """
  }
}
