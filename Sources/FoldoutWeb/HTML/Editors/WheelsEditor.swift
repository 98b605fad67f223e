import FoldoutForms
import FoldoutScreens

/// A date edited by native lists, one for each component in the locale's order.
///
/// Below them are an entry for typing, and buttons that set or clear the date. The lists come first
/// because the drawer was opened for them.
enum WheelsEditor {
  static func drawer(_ face: WheelsFace, _ drawer: DrawerFace) -> Markup {
    let field = drawer.id.field
    let columns = { (isTime: Bool) in
      face.columns.filter { $0.component.isTime == isTime }.map { select($0, of: field) }
    }
    // Lists have a separate line for the time: six side by side cut "November" on a phone. Wheels
    // are all in one line; the script finds them by the element around both lines.
    let time: Markup =
      face.columns.contains { $0.component.isTime }
      ? "<div class=\"columns\">\(columns(true))</div>" : ""
    return """
      <fieldset class="editor"\(needs: .ribbon)><legend class="visually-hidden">\(drawer.label)</legend>\
      <div class="wheels\(face.proposal == nil ? "" : " pale")"><div class="columns">\(columns(false))</div>\(time)\
      \(proposal(face, of: field))</div>\
      <input type="hidden" name="\(Aspect.base.name(of: field))" value="\(face.base)">\
      <div class="last"\(DateEntry.id(.dateEnd, face.actions, drawer.id))>\(DateEntry.typing(face.entry, drawer.id, drawer.mark, problem: drawer.problem))\
      \(DateEntry.buttons(face.actions, of: field))</div>\
      </fieldset>
      """
  }

  /// Returns the hidden button that accepts the wheels' proposed date.
  ///
  /// Only the script presses it. Without script, people choose from the lists or press Today.
  private static func proposal(_ face: WheelsFace, of field: FieldID) -> Markup {
    guard let value = face.proposal else { return "" }
    return "<button hidden name=\"\(Aspect.set.name(of: field))\" value=\"\(value)\"></button>"
  }

  static func select(_ column: ColumnFace, of field: FieldID) -> Markup {
    let options = column.options.map { option in
      OptionMarkup.option(
        option.title, value: "\(option.value)", isChosen: option.value == column.chosen)
    }
    return """
      <label class="\(column.component.rawValue)"><span class="caption">\(column.caption)</span>\
      <select name="\(Aspect(column.component).name(of: field))">\(options)</select></label>
      """
  }
}
