import FoldoutForms
import FoldoutScreens

/// Rows and drawers as HTML: functions of their faces.
struct ItemMarkup {
  let links: RecordLinks
  /// The field whose input has the focus once the page is loaded.
  var focused: FieldID?

  /// A shown item.
  func html(_ face: ItemFace) -> Markup {
    switch face {
    case .row(let row): html(row)
    case .drawer(let drawer): html(drawer)
    }
  }

  /// A field's row. An owner row is a button, all others hold their control in place.
  func html(_ row: RowFace) -> Markup {
    let original: Markup =
      row.original.map { token in
        "<input type=\"hidden\" name=\"\(Aspect.original.name(of: row.id.field))\" value=\"\(token)\">"
      } ?? ""
    let check: Markup =
      switch row.check {
      case .typed: " data-check=\"typed\""
      case .left: " data-check=\"left\""
      case nil: ""
      }
    let needs: Markup =
      switch (row.check != nil, row.hearings.isEmpty) {
      case (true, true): "\(needs: .check)"
      case (true, false): "\(needs: .check, .heard)"
      case (false, false): "\(needs: .heard)"
      case (false, true): ""
      }
    let heard: Markup =
      row.hearings.isEmpty
      ? ""
      : """
       data-heard="\(row.hearings.map(\.rawValue).sorted().joined(separator: " "))"
      """
    if let option = row.control.option { return ChoiceEditor.item(option, row, control(of: row)) }
    return """
      <li id="\(row.id.rowElement)" class="item" data-h="\(row.drawerHeight)"\(heard)\(check)\(needs)>\(control(of: row))\(original)\(row.problemBelow.map { ProblemMarkup.line($0) } ?? "")</li>
      """
  }

  /// The drawer of a field.
  func html(_ drawer: DrawerFace) -> Markup {
    let editor: Markup =
      switch drawer.editor {
      case .wheels(let face): WheelsEditor.drawer(face, drawer)
      case .calendar(let face): CalendarEditor.drawer(face, drawer)
      case .choice(let face): ChoiceEditor.drawer(face, drawer, links)
      case .reference(let face): ReferenceEditor.drawer(face, drawer)
      case .picture(let face): PictureEditor.drawer(face, drawer, links)
      }
    return """
      <li id="\(drawer.id.drawerElement)" class="drawer"><div class="fold"><div class="content">\
      \(editor)</div></div></li>
      """
  }

  private func control(of row: RowFace) -> Markup {
    switch row.control {
    case .owner(let face, let isOpen): OwnerRow.row(face, isOpen: isOpen, row)
    case .calendar(let face): CalendarEditor.row(face, row)
    case .compact(let face): CompactEditor.row(face, row)
    case .miniPicker(let face): NumberPickerEditor.row(face, row)
    case .input(let face): TextEditor.row(face, row, isFocused: row.id.field == focused)
    case .secret(let face): SecretEditor.row(face, row)
    case .toggle(let isOn): ToggleEditor.row(isOn: isOn, row)
    case .picture(let face, let isOpen):
      PictureEditor.row(face, isOpen: isOpen, row, links)
    case .option(let option, let isSeveral):
      ChoiceEditor.row(option, isSeveral: isSeveral, row, links)
    case .shown(let face): ShownEditor.row(face, row, links)
    case .button: ButtonEditor.row(row)
    }
  }
}

/// Options of a native list, as wheels and mini pickers have by the dozen.
enum OptionMarkup {
  /// An option, with what is shown instead where there is little room.
  ///
  /// Its value is its title where nothing else is said, and its end tag is left out, as HTML allows
  /// between options: a calendar with a time has 120 of them, which is a tenth of the drawer.
  static func option(
    _ title: String, value: String, short: String? = nil, isChosen: Bool, isOffered: Bool = true
  ) -> Markup {
    let told: Markup = title == value ? "" : " value=\"\(value)\""
    let narrow: Markup = short.map { " data-short=\"\($0)\"" } ?? ""
    return
      "<option\(told)\(narrow)\("selected", if: isChosen)\("disabled", if: !isOffered)>\(title)"
  }
}
