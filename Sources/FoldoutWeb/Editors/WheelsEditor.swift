import FoldoutForms
import FoldoutScreens

/// A date: a native control for each component in the locale's order, an entry for typing, and what
/// sets or clears the value at once.
///
/// The columns come before the entry, because they are what the drawer was opened for.
enum WheelsEditor {
  static func drawer(_ face: WheelsFace, _ drawer: DrawerFace) -> Markup {
    let field = drawer.id.field
    let columns = { (isTime: Bool) in
      face.columns.filter { $0.component.isTime == isTime }.map { select($0, of: field) }
    }
    // Lists have a line for the time alone: six side by side cut November on a phone. Wheels stand
    // in one line, and the script finds them by what holds both.
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

  /// Reads the columns that were picked. Throws for one that is no number.
  static func decode(
    _ parameters: FieldParameters, of field: FieldID
  ) throws(WebRequestError) -> [FieldInput.Deed] {
    var picked: DatePickerColumns.Selection?
    for aspect in Aspect.allCases {
      guard let component = aspect.component, let value = parameters[aspect] else { continue }
      guard let number = Int(value) else {
        throw .unknownChoice(value, of: aspect.name(of: field))
      }
      picked = picked ?? DatePickerColumns.Selection([:])
      picked?[component] = number
    }
    guard let picked else { return [] }
    let base = parameters[.base].flatMap { StoredDate($0)?.value }
    return [.picked(picked, over: base, settles: parameters[.settle] != nil)]
  }

  /// Returns the button that takes the proposed date of the wheels. Only the script presses it:
  /// with lists one chooses, or takes Today.
  private static func proposal(_ face: WheelsFace, of field: FieldID) -> Markup {
    guard let value = face.proposal else { return "" }
    return "<button hidden name=\"\(Aspect.set.name(of: field))\" value=\"\(value)\"></button>"
  }

  static func select(_ column: ColumnFace, of field: FieldID) -> Markup {
    let options = column.options.map { option in
      OptionMarkup.option(
        option.title, value: "\(option.value)", isChosen: option.value == column.chosen)
    }
    let name = Aspect(column.component)?.name(of: field) ?? ""
    return """
      <label class="\(column.component.rawValue)"><span class="caption">\(column.caption)</span>\
      <select name="\(name)">\(options)</select></label>
      """
  }
}
