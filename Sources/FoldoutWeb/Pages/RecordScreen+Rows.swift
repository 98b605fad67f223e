import Foldout
import FoldoutForms
import Foundation
import FoldoutWords

extension FieldID {
  /// The field's part of an element's id: a name that can stand in an address as it is.
  var elementName: String { PercentCoding.encode(name) }

  /// The name under which the field's own text is sent: its name, unless that is one of ours.
  var parameter: String {
    name.hasPrefix("~") || Submission.reserved.contains(name) ? "~value.\(name)" : name
  }
}

extension Field<DynamicRecord> {
  /// The kind of editor the field has for what a record holds: text for what is not of its own
  /// kind, and none for bytes.
  func editableKind(over stored: DynamicRecord) -> FieldKind {
    guard kind != .readOnly, case .foreign(let value) = read(stored) else { return kind }
    switch value {
    case .sealed: return .secret
    case .blob: return .readOnly
    case .text: return value.string == nil ? .readOnly : kind.isDate ? kind : .text
    case .null, .integer, .real: return kind.isDate ? kind : .text
    }
  }
}

extension RecordScreen {
  /// A shown item as HTML.
  func html(of item: Item<FieldID>) -> Markup {
    switch item {
    case .row(let id):
      guard let field = form.field(id) else { return "" }
      return row(field, isOpen: table.openDrawers.contains(id))
    case .drawer(of: let id):
      guard let field = form.field(id) else { return "" }
      return field.kind == .picture ? pictureDrawer(field) : drawer(field)
    }
  }

  /// A field's row. An owner row is a button, all others hold their control in place.
  func row(_ field: Field<DynamicRecord>, isOpen: Bool) -> Markup {
    let id = field.id.elementName
    let kind = editableKind(field)
    // A secret that is entered anew after a conflict is meant to be stored: nothing was shown. So
    // is a picture that is chosen anew: no control holds the one that was chosen before.
    let isAnew = kind == .secret || kind == .picture
    let seenFirst = isAnew ? nil : entries[field.id]?.seen
    let token = (seenFirst ?? tokens[field.id.name]).text
    let isEditable = kind != .readOnly && kind != .button
    let seen: Markup =
      isEditable
      ? "<input type=\"hidden\" name=\"~seen.\(field.id.name)\" value=\"\(token)\">" : ""
    let height = drawerHeight(of: field)
    let content: Markup
    switch kind {
    case .date, .time, .dateTime:
      content = field.unfolds ? owner(field, isOpen: isOpen) : compactRow(field)
    case .flag: content = switchRow(field)
    case .readOnly: content = readOnlyRow(field)
    case .picture: content = pictureRow(field, isOpen: isOpen)
    case .secret: content = secretRow(field)
    case .button: content = pressRow(field)
    case .text, .longText, .email, .phone, .url, .wholeNumber, .decimal:
      content = inputRow(field, kind: kind)
    }
    return """
      <li id="r-\(id)" class="r" data-h="\(height)"\(checks(field, kind: kind))>\(content)\(seen)\(isRefusedInDrawer(field) ? "" : errorLine(field))</li>
      """
  }

  /// The kind of editor the field has for what it holds.
  func editableKind(_ field: Field<DynamicRecord>) -> FieldKind {
    isOnlyShown(field) ? .readOnly : field.editableKind(over: stored)
  }

  private func owner(_ field: Field<DynamicRecord>, isOpen: Bool) -> Markup {
    """
    <button class="row" name="open" value="\(field.id.name)" aria-expanded="\(isOpen ? "true" : "false")"\
    \(describedBy(field))\(willNeed: .ribbon)><span class="k">\(field.label)</span> \
    <bdi class="val">\(displayText(field) ?? words.values.none)</bdi></button>
    """
  }

  private func inputRow(_ field: Field<DynamicRecord>, kind: FieldKind) -> Markup {
    let id = field.id.elementName
    let text = formValue(field)
    let shown = entries[field.id]?.typed ?? text ?? ""
    let label: Markup = "<label class=\"k\" for=\"i-\(id)\">\(field.label)</label>"
    let hint = text == nil ? words.values.none : text == "" ? words.values.empty : ""
    // A one-line input drops line breaks, and what it drops would be stored; of a long text it
    // shows a few words.
    let isLong = kind == .longText || (kind == .text && shown.count > TablePage.mostCharacters)
    if isLong || shown.contains(where: \.isNewline) {
      let rows = min(8, shown.count(where: \.isNewline) + (isLong ? 2 : 1))
      return """
        <div class="row tall">\(label)<textarea id="i-\(id)" name="\(field.id.parameter)" \
        rows="\(rows)" placeholder="\(hint)" dir="auto"\("aria-required=\"true\"", if: field.isRequired)\(describedBy(field))>
        \(shown)</textarea></div>
        """
    }
    // An input of one line is cut on paper, too.
    let printed: Markup = shown.count > 24 ? "<bdi class=\"prt\">\(shown)</bdi>" : ""
    return """
      <div class="row">\(label)<input id="i-\(id)" name="\(field.id.parameter)" \
      value="\(shown)" placeholder="\(hint)" autocomplete="\(field.purpose ?? "off")" enterkeyhint="done"\(kind.inputAttributes)\
      \("aria-required=\"true\"", if: field.isRequired)\(describedBy(field))>\(link(field, kind: kind))\(printed)</div>
      """
  }

  private func switchRow(_ field: Field<DynamicRecord>) -> Markup {
    // Where another field was refused, this one is as it was switched, not as it is stored.
    let entered = entries[field.id].flatMap { $0.isBack ? nil : $0 }
    let isOn = entered.map { $0.typed == "1" } ?? (reading(field) == .value(.flag(true)))
    return """
      <label class="row"><span class="k">\(field.label)</span><input type="checkbox" \
      role="switch" class="sw" name="\(field.id.parameter)" value="1"\("checked", if: isOn)\
      \(describedBy(field))></label>
      """
  }

  private func readOnlyRow(_ field: Field<DynamicRecord>) -> Markup {
    if let count = cut[field.id.name], case .text = stored[field.id.name] {
      return cutRow(field, count)
    }
    let value = unchangedPicture(field) ?? "<bdi class=\"val\">\(unchangedText(field))</bdi>"
    guard !isOnlyShown(field) || cut[field.id.name] != nil else { return longRow(field, "") }
    return "<div class=\"row ro\"><span class=\"k\">\(field.label)</span> \(value)</div>"
  }

  /// What is said of bytes that cannot be shown: how many they are, as in "1.2 MB of data".
  func size(of count: Int) -> String {
    words.values.data(["size": byteCount(count)])
  }

  /// A number of bytes as people count them, as in "1.2 MB".
  func byteCount(_ count: Int) -> String {
    Int64(count).formatted(
      .byteCount(style: .file, spellsOutZero: false).locale(environment.locale))
  }

  /// What a row without an editor says: bytes by their number, text that is none as such.
  func unchangedText(_ field: Field<DynamicRecord>) -> String {
    switch stored[field.id.name] {
    case .sealed: return words.values.secretSet
    case .blob(let bytes): return size(of: cut[field.id.name] ?? bytes.count)
    case .text(let bytes) where stored[field.id.name].string == nil:
      return words.values.unreadable(["text": String(decoding: bytes, as: UTF8.self)])
    default: return displayText(field) ?? words.values.none
    }
  }
}
