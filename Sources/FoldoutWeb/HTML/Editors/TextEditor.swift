import FoldoutForms
import FoldoutScreens

/// A text or a number typed in its row.
enum TextEditor {
  static func row(_ face: InputFace, _ row: RowFace, isFocused: Bool = false) -> Markup {
    let id = RowElement.control.id(of: row.id)
    let label: Markup = "<label class=\"label\" for=\"\(id)\">\(row.label)</label>"
    // Browsers show `title` on hover and screen readers read it; the row shows `data-limits` while
    // the text is edited.
    let limits: Markup = face.limits.map { " data-limits=\"\($0)\"" } ?? ""
    let title: Markup = face.limits.map { " title=\"\($0)\"" } ?? ""
    if let lines = face.lines {
      return """
        <div class="row tall"\(limits)>\(label)<textarea id="\(id)" name="\(row.id.field.textParameter)" \
        rows="\(lines)" placeholder="\(face.hint)"\(title) dir="auto"\("aria-required=\"true\"", if: face.isRequired)\("autofocus", if: isFocused)\(row.mark.attributes(row.id))>
        \(face.text)</textarea></div>
        """
    }
    // On paper, too, a one-line input is cut at its width, so print the text from another element.
    let printed: Markup = face.text.count > 24 ? "<bdi class=\"printed\">\(face.text)</bdi>" : ""
    // A second label, so that it is spoken with the value.
    let unit: Markup = face.unit.map { "<label class=\"unit\" for=\"\(id)\">\($0)</label>" } ?? ""
    return """
      <div class="row"\(limits)>\(label)<input id="\(id)" name="\(row.id.field.textParameter)" \
      value="\(face.text)" placeholder="\(face.hint)"\(title) autocomplete="\(face.purpose ?? "off")" enterkeyhint="done"\(face.isTimeSpan ? "" : face.kind.inputAttributes)\
      \("aria-required=\"true\"", if: face.isRequired)\("autofocus", if: isFocused)\(row.mark.attributes(row.id))>\(unit)\(link(face.link))\(printed)</div>
      """
  }

  /// Returns the link beside a stored and valid e-mail address, phone number or URL.
  private static func link(_ face: LinkFace?) -> Markup {
    guard let face else { return "" }
    return link(to: face.target, face.action, label: "\(face.title): \(face.text)")
  }

  /// Returns a link with an icon of its action.
  static func link(to target: String, _ action: LinkAction, label: String) -> Markup {
    """
    <a class="follow" href="\(target)" aria-label="\(label)"><svg viewBox="0 0 24 24" \
    width="22" height="22" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true">\
    <path d="\(action.lines)"></path></svg></a>
    """
  }
}

extension LinkAction {
  /// The SVG path of the action's icon.
  fileprivate var lines: Markup {
    switch self {
    case .write: "M3 6h18v12H3zM3 7l9 7 9-7"
    case .call:
      "M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z"
    case .open: "M7 17 17 7M9 7h8v8"
    }
  }
}

extension FieldKind {
  /// The attributes of a text input that choose an on-screen keyboard and the browser's help for a
  /// kind.
  ///
  /// `type="email"` and the like are never used: they refuse values with the browser's messages
  /// instead of the form's, and change what was typed.
  var inputAttributes: Markup {
    switch self {
    case .wholeNumber: " inputmode=\"numeric\""
    case .decimal: " inputmode=\"decimal\""
    case .email: " inputmode=\"email\" autocapitalize=\"none\" spellcheck=\"false\" dir=\"ltr\""
    case .phone: " inputmode=\"tel\" dir=\"ltr\""
    case .url: " inputmode=\"url\" autocapitalize=\"none\" spellcheck=\"false\" dir=\"ltr\""
    case .text, .longText, .secret, .flag, .several, .date, .time, .dateTime, .month, .picture,
      .readOnly, .button:
      " dir=\"auto\""
    }
  }
}
