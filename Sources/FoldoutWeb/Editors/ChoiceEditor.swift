import FoldoutForms
import FoldoutScreens

/// One of several options, as native radio buttons, with a line for typing another value.
enum ChoiceEditor {
  static func drawer(_ face: ChoiceFace, _ drawer: DrawerFace) -> Markup {
    let field = drawer.id.field
    let options = face.options.map { option(_: $0, of: field) }
    let clear: Markup =
      face.clear.map { title in
        """
        <div class="last"><div class="set"><div class="acts">\
        <button name="\(Aspect.clear.name(of: field))" value="1">\(title)</button></div></div></div>
        """
      } ?? ""
    return """
      <fieldset class="ed ch"\(needs: .choices)><legend class="sr">\(drawer.label)</legend>\
      <div class="opts">\(options)\(other(face.other, drawer))</div>\(clear)</fieldset>
      """
  }

  static func decode(_ parameters: FieldParameters) -> [FieldInput.Deed] {
    parameters.all(.option).map { .chose($0) }
  }

  private static func option(_ option: ChoiceFace.Option, of field: FieldID) -> Markup {
    let remark: Markup = option.remark.map { " <small>\($0)</small>" } ?? ""
    return """
      <label class="opt\(option.remark == nil ? "" : " off")"><input type="radio" \
      name="\(Aspect.option.name(of: field))" value="\(option.value)"\("checked", if: option.isChosen)>\
      <span><bdi>\(option.title)</bdi>\(remark)</span></label>
      """
  }

  private static func other(_ face: OtherFace?, _ drawer: DrawerFace) -> Markup {
    guard let face else { return "" }
    let id = RowElement.control.id(of: drawer.id)
    let field = drawer.id.field
    let refused: Markup =
      face.refused.map { text in
        "<input type=\"hidden\" name=\"\(Aspect.refused.name(of: field))\" value=\"\(text)\">"
      } ?? ""
    return """
      <div class="type" id="\(RowElement.other.id(of: drawer.id))"><label class="cap" for="\(id)">\(face.caption)</label>\
      <input id="\(id)" name="\(field.parameter)" value="\(face.text)" autocomplete="off" \
      enterkeyhint="done"\(face.kind.inputAttributes)\(drawer.mark.attributes(drawer.id, isInDrawer: true))>\
      <input type="hidden" name="\(Aspect.shown.name(of: field))" value="">\(refused)</div>
      """
  }
}
