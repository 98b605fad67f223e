import FoldoutForms
import FoldoutScreens

/// A date in the compact style: a small button with the value, which opens a popover with the
/// platform's own picker.
///
/// The popover is the browser's: it opens, closes and keeps the focus without script.
enum CompactEditor {
  static func row(_ face: CompactFace, _ row: RowFace) -> Markup {
    let id = row.id.elementName
    let field = row.id.field
    let min: Markup = face.earliest.map { " min=\"\($0)\"" } ?? ""
    let max: Markup = face.latest.map { " max=\"\($0)\"" } ?? ""
    return """
      <div class="row"><span class="k" id="k-\(id)">\(row.label)</span> \
      <button type="button" class="cp" popovertarget="p-\(id)" \
      aria-labelledby="k-\(id) v-\(id)"\(row.mark.attributes(row.id))>\
      <bdi class="val" id="v-\(id)">\(face.text)</bdi></button></div>\
      <div id="p-\(id)" class="pop" popover role="group" aria-labelledby="k-\(id)"\(needs: .picker)>\
      <div class="type"><label class="cap" for="n-\(id)">\(face.caption)</label>\
      <input id="n-\(id)" type="\(face.mode.nativeType)" step="any" name="\(Aspect.pick.name(of: field))" \
      value="\(face.value)"\(min)\(max)></div>\
      <div class="last">\(DateEntry.typing(face.entry, row.id, row.mark, problem: nil))\
      \(DateEntry.buttons(face.actions, of: field))</div></div>
      """
  }

  static func decode(_ parameters: FieldParameters) -> [FieldInput.Deed] {
    parameters[.pick].map { [.pickedWhole($0)] } ?? []
  }
}

extension DateMode {
  /// The type of the platform's input.
  fileprivate var nativeType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime-local"
    }
  }
}
