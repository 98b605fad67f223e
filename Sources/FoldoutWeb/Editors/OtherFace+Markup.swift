import FoldoutForms
import FoldoutScreens

extension OtherFace {
  /// The last line of a drawer with options, in which another value is typed.
  func line(in drawer: DrawerFace) -> Markup {
    let id = RowElement.control.id(of: drawer.id)
    let field = drawer.id.field
    let refused: Markup =
      self.refused.map { text in
        "<input type=\"hidden\" name=\"\(Aspect.refused.name(of: field))\" value=\"\(text)\">"
      } ?? ""
    return """
      <div class="entry" id="\(RowElement.other.id(of: drawer.id))"><label class="caption" for="\(id)">\(caption)</label>\
      <input id="\(id)" name="\(field.parameter)" value="\(text)" autocomplete="off" \
      enterkeyhint="done"\(kind.inputAttributes)\(drawer.mark.attributes(drawer.id, isInDrawer: true))>\
      <input type="hidden" name="\(Aspect.shown.name(of: field))" value="">\(refused)</div>
      """
  }
}
