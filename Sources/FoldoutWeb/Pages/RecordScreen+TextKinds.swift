import FoldoutForms
import FoldoutWords

extension FieldKind {
  /// What a text input says of its kind, so that a keyboard and a browser can help with it.
  ///
  /// It is never `type="email"` or its like: those refuse in the browser's words what a rule here
  /// refuses in ours, and change what was typed.
  var inputAttributes: Markup {
    switch self {
    case .wholeNumber: " inputmode=\"numeric\""
    case .decimal: " inputmode=\"decimal\""
    case .email: " inputmode=\"email\" autocapitalize=\"none\" spellcheck=\"false\" dir=\"ltr\""
    case .phone: " inputmode=\"tel\" dir=\"ltr\""
    case .url: " inputmode=\"url\" autocapitalize=\"none\" spellcheck=\"false\" dir=\"ltr\""
    default: " dir=\"auto\""
    }
  }
}

extension RecordScreen {
  /// The link beside an address, a number or a page that is stored and valid.
  func link(_ field: Field<DynamicRecord>, kind: FieldKind) -> Markup {
    guard let text = formValue(field), let target = kind.link(of: text) else { return "" }
    let (action, lines): (String, Markup) =
      switch kind {
      case .email: (words.actions.write, "M3 6h18v12H3zM3 7l9 7 9-7")
      case .phone:
        (
          words.actions.call,
          "M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z"
        )
      default: (words.actions.open, "M7 17 17 7M9 7h8v8")
      }
    return """
      <a class="go" href="\(target)" aria-label="\(action): \(text)"><svg viewBox="0 0 24 24" \
      width="22" height="22" stroke-width="1.6" stroke-linejoin="round" aria-hidden="true">\
      <path d="\(lines)"></path></svg></a>
      """
  }

  /// When a row's text is checked while it is typed: as each letter comes, or once it was refused.
  func checks(_ field: Field<DynamicRecord>, kind: FieldKind) -> Markup {
    guard kind.isText || kind == .wholeNumber || kind == .decimal else { return "" }
    if field.rules.contains(where: { $0.timing == .onChange }) {
      return " data-check=\"typed\"\(needs: .check)"
    }
    let isAsked = field.rules.contains { $0.timing == .afterLeaving }
    return isAsked ? " data-check=\"left\"\(needs: .check)" : ""
  }

  /// A secret's row: an input that is always empty, and says only whether there is one.
  ///
  /// What was typed is never sent back, not even where it was refused.
  func secretRow(_ field: Field<DynamicRecord>) -> Markup {
    let id = field.id.elementName
    let hint =
      stored[field.id.name] == .null ? words.values.secretUnset : words.values.secretSet
    return """
      <div class="row"><label class="k" for="i-\(id)">\(field.label)</label>\
      <input id="i-\(id)" type="password" name="\(field.id.parameter)" value="" \
      placeholder="\(hint)" autocomplete="\(field.purpose ?? "new-password")" enterkeyhint="done"\
      \("aria-required=\"true\"", if: field.isRequired)\(describedBy(field))>\(clearSecret(field))</div>
      """
  }

  /// What takes a secret away that there is and need not be: its input cannot, because an empty one
  /// is no change.
  private func clearSecret(_ field: Field<DynamicRecord>) -> Markup {
    guard !field.isRequired, stored[field.id.name] != .null else { return "" }
    return """
      <span class="acts"><button name="~clear.\(field.id.name)" value="1" \
      aria-label="\(words.actions.clear): \(field.label)">\(words.actions.clear)</button></span>
      """
  }

  /// A button's row: all of it is the button.
  func pressRow(_ field: Field<DynamicRecord>) -> Markup {
    """
    <button class="row press" name="~press.\(field.id.name)" value="1"\(describedBy(field))>\
    <span class="k">\(field.label)</span></button>
    """
  }
}
