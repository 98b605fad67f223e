import FoldoutForms
import FoldoutScreens

/// A month or a year edited in its row by a mini picker.
///
/// The picker's control holds the value; its arrows are buttons that store the previous or next
/// one.
enum NumberPickerEditor {
  static func row(_ face: NumberPickerFace, _ row: RowFace) -> Markup {
    let id = RowElement.control.id(of: row.id)
    var limits: Markup = ""
    if case .typed(let typed) = face.control, let text = typed.limits {
      limits = " data-limits=\"\(text)\""
    }
    return """
      <div class="row"\(limits)><label class="label" for="\(id)">\(row.label)</label>\
      <div class="mini-picker" role="group" aria-label="\(row.label)"\(needs: .calendar, .ribbon)>\
      \(arrow(face.previous, "‹", of: row.id.field))\(control(face, id, row))\
      \(arrow(face.next, "›", of: row.id.field))</div></div>
      """
  }

  private static func control(_ face: NumberPickerFace, _ id: String, _ row: RowFace) -> Markup {
    let name = row.id.field.textParameter
    let required: Markup = "\("aria-required=\"true\"", if: face.isRequired)"
    switch face.control {
    case .list(let options):
      let list = options.map { option in
        OptionMarkup.option(
          option.title, value: option.text, short: option.short, isChosen: option.text == face.text)
      }
      return """
        <select id="\(id)" name="\(name)"\(required)\(row.mark.attributes(row.id))>\(list)</select>
        """
    case .typed(let typed):
      let title: Markup = typed.limits.map { " title=\"\($0)\"" } ?? ""
      let zero: Markup = typed.zero == "0" ? "" : " data-zero=\"\(typed.zero)\""
      return """
        <input id="\(id)" name="\(name)" value="\(face.text)" placeholder="\(typed.hint)"\(title) \
        data-min="\("\(typed.range.lowerBound)")" data-max="\("\(typed.range.upperBound)")"\(zero) inputmode="numeric" autocomplete="off" enterkeyhint="done"\(required)\(row.mark.attributes(row.id))>
        """
    }
  }

  private static func arrow(
    _ arrow: NumberPickerFace.Arrow, _ sign: Markup, of field: FieldID
  ) -> Markup {
    let act: Markup =
      arrow.text.map { text in "name=\"\(Aspect.set.name(of: field))\" value=\"\(text)\"" }
      ?? "type=\"button\" disabled"
    return "<button \(act) aria-label=\"\(arrow.title)\">\(sign)</button>"
  }
}
