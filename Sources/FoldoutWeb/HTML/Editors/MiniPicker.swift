import FoldoutForms
import FoldoutScreens

/// A mini picker: a native list between two arrow buttons. The script lays a ribbon over the list.
enum MiniPicker {
  static func control(_ face: MiniPickerFace, of field: FieldID) -> Markup {
    let aspect: Aspect = face.component == .year ? .viewYear : .viewMonth
    let options = face.options.map { option in
      OptionMarkup.option(
        option.title, value: "\(option.value)", short: option.short,
        isChosen: option.value == face.chosen, isOffered: option.isOffered)
    }
    return """
      <div class="mini-picker">\(arrow(face.previous, "‹", of: field))\
      <select name="\(aspect.name(of: field))" aria-label="\(face.caption)">\(options)</select>\
      \(arrow(face.next, "›", of: field))</div>
      """
  }

  private static func arrow(
    _ arrow: MiniPickerFace.Arrow, _ sign: Markup, of field: FieldID
  ) -> Markup {
    let act: Markup =
      arrow.day.map { day in "name=\"\(Aspect.view.name(of: field))\" value=\"\("\(day)")\"" }
      ?? "type=\"button\" disabled"
    return "<button \(act) aria-label=\"\(arrow.title)\">\(sign)</button>"
  }
}
