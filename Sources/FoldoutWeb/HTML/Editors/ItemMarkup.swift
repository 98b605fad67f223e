import FoldoutForms
import FoldoutScreens

/// Renders rows and drawers as HTML from their faces.
struct ItemMarkup {
  let links: RecordLinks
  /// The field whose input gets the focus when the page is loaded.
  var focused: FieldID?

  /// Returns the HTML of a row or a drawer.
  func html(_ face: ItemFace) -> Markup {
    switch face {
    case .row(let row): html(row)
    case .drawer(let drawer): html(drawer)
    }
  }

  /// Returns a field's row. An owner's row is a button; any other row contains its control.
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
      switch (row.check != nil, row.editingEvents.isEmpty) {
      case (true, true): "\(needs: .check)"
      case (true, false): "\(needs: .check, .heard)"
      case (false, false): "\(needs: .heard)"
      case (false, true): ""
      }
    let heard: Markup =
      row.editingEvents.isEmpty
      ? ""
      : """
       data-heard="\(row.editingEvents.map(\.rawValue).sorted().joined(separator: " "))"
      """
    if let option = row.control.option { return ChoiceEditor.item(option, row, control(of: row)) }
    return """
      <li id="\(row.id.rowElement)" class="item" data-h="\(row.drawerHeight)"\(heard)\(check)\(needs)>\(control(of: row))\(original)\(row.problemBelow.map { ProblemMarkup.line($0) } ?? "")</li>
      """
  }

  /// Returns a field's drawer.
  func html(_ drawer: DrawerFace) -> Markup {
    let editor: Markup =
      switch drawer.editor {
      case .wheels(let face): WheelsEditor.drawer(face, drawer)
      case .calendar(let face): CalendarEditor.drawer(face, drawer)
      case .choice(let face): ChoiceEditor.drawer(face, drawer, links)
      case .reference(let face): ReferenceEditor.drawer(face, drawer)
      case .picture(let face): PictureEditor.drawer(face, drawer, links)
      case .designed(let face): DesignedEditor.drawer(face, drawer)
      }
    return """
      <li id="\(drawer.id.drawerElement)" class="drawer"><div class="fold"><div class="content">\
      \(editor)</div></div></li>
      """
  }

  private func control(of row: RowFace) -> Markup {
    switch row.control {
    case .owner(let face, let isOpen): OwnerRow.row(face, isOpen: isOpen, row, links)
    case .calendar(let face): CalendarEditor.row(face, row)
    case .compact(let face): CompactEditor.row(face, row)
    case .numberPicker(let face): NumberPickerEditor.row(face, row)
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

/// Options of the native lists in wheels and mini pickers, which have dozens of them.
enum OptionMarkup {
  /// Returns an option. `short` is shown instead of the title where there is little room.
  ///
  /// The value is omitted if it equals the title. The end tag, which HTML makes optional here, is
  /// always omitted: a calendar with a time has 120 options, whose end tags would be a tenth of the
  /// drawer.
  static func option(
    _ title: String, value: String, short: String? = nil, isChosen: Bool, isOffered: Bool = true
  ) -> Markup {
    let valueAttribute: Markup = title == value ? "" : " value=\"\(value)\""
    let shortTitle: Markup = short.map { " data-short=\"\($0)\"" } ?? ""
    return
      "<option\(valueAttribute)\(shortTitle)\("selected", if: isChosen)\("disabled", if: !isOffered)>\(title)"
  }
}
