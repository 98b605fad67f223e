import FoldoutForms
import FoldoutScreens

/// A date in the compact style: a small button with the value, which opens a popover.
///
/// The popover contains the platform's own date picker. It is a native popover, which opens, closes
/// and keeps the focus without script.
enum CompactEditor {
  static func row(_ face: CompactFace, _ row: RowFace) -> Markup {
    let (label, value) = (RowElement.label.id(of: row.id), RowElement.value.id(of: row.id))
    let (popover, picker) = (RowElement.popover.id(of: row.id), RowElement.picker.id(of: row.id))
    let field = row.id.field
    let min: Markup = face.earliest.map { " min=\"\($0)\"" } ?? ""
    let max: Markup = face.latest.map { " max=\"\($0)\"" } ?? ""
    return """
      <div class="row"><span class="label" id="\(label)">\(row.label)</span> \
      <button type="button" class="compact" popovertarget="\(popover)" \
      aria-labelledby="\(label) \(value)"\(row.mark.attributes(row.id))>\
      <bdi class="value" id="\(value)">\(face.text)</bdi></button></div>\
      <div id="\(popover)" class="popover" popover role="group" aria-labelledby="\(label)"\(needs: .picker)>\
      <div class="entry"><label class="caption" for="\(picker)">\(face.caption)</label>\
      <input id="\(picker)" type="\(face.mode.nativeType)" step="any" name="\(Aspect.pick.name(of: field))" \
      value="\(face.value)"\(min)\(max)></div>\
      <div class="last">\(DateEntry.typing(face.entry, row.id, row.mark, problem: nil))\
      \(DateEntry.buttons(face.actions, of: field))</div></div>
      """
  }
}

extension DateMode {
  /// The `type` of the native input.
  fileprivate var nativeType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime-local"
    }
  }
}
