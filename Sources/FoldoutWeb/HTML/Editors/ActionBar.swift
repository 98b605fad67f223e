import FoldoutForms
import FoldoutScreens

/// The bar of actions below a row of a list: content that the program designed, notes, and buttons.
enum ActionBar {
  /// The addresses that the bar's buttons lead to or share.
  struct Links: Sendable {
    /// The record's screen; `nil` if it has none.
    var record: String?
    /// The page of a new record with the same values; `nil` if no record can be added.
    var duplicate: String?
    /// The address that Share shares or copies.
    var shared: String
    /// The environment in the page's address, which links keep.
    var kept = KeptEnvironment()
  }

  static func drawer(_ face: BarFace, _ links: Links) -> Markup {
    let notes = face.notes.map { note -> Markup in "<p>\(note.html(keeping: links.kept))</p>" }
    let designed: Markup = face.design.map { "<div class=\"own\">\($0.markup ?? "")</div>" } ?? ""
    let buttons = face.actions.map { button($0, face, links) }
    return """
      <li id="\(face.id.drawerElement)" class="drawer"><div class="fold"><div class="content">\
      <div class="bar" role="group" aria-label="\(face.label)"\(needs: .actions)>\(designed)\(notes)\
      <div class="actions">\(buttons)</div>\(link(face, links))</div></div></div></li>
      """
  }

  private static func button(_ action: OfferedAction, _ face: BarFace, _ links: Links) -> Markup {
    let content: Markup = "\(sign(action.symbol))\(action.title)"
    let bad: Markup =
      action.role == .destructive && !action.isDisabled ? " class=\"bad\"" : ""
    func link(_ address: String?) -> Markup {
      address.map { "<a\(bad) href=\"\($0)\">\(content)</a>" } ?? ""
    }
    switch action.operation {
    case .share:
      return """
        <button type="button"\(bad) data-share="\(links.shared)" data-title="\(face.title)" \
        data-copied="\(face.copied)">\(content)</button>
        """
    case .open: return link(links.record)
    case .duplicate: return link(links.duplicate)
    case .remove, .program:
      let value = RowPress(key: face.key, original: face.original).value
      return """
        <button\(bad) name="\(Aspect.press.name(of: action.id))" value="\(value)"\("disabled", if: action.isDisabled)>\(content)</button>
        """
    }
  }

  /// Returns the shared link as text, for pages without script.
  ///
  /// The empty `form` attribute detaches the input from the form: Enter in it submits nothing.
  private static func link(_ face: BarFace, _ links: Links) -> Markup {
    guard face.actions.contains(where: { $0.operation == .share }) else { return "" }
    return """
      <label class="link nojs"><span class="caption">\(face.link)</span>\
      <input readonly form="" dir="ltr" value="\(links.shared)"></label>
      """
  }

  private static func sign(_ symbol: ActionSymbol?) -> Markup {
    let path: Markup
    switch symbol {
    case .share: path = "<path d=\"M10 13V3M6 6.5 10 3l4 3.5M7 9H4v8h12V9h-3\"></path>"
    case .open: path = "<path d=\"M5 4v12M8 10h9M13 6l4 4-4 4\"></path>"
    case .duplicate: path = "<path d=\"M7 7h10v10H7zM13 7V3H3v10h4\"></path>"
    case .remove: path = "<path d=\"M3 6h14M8 6V3h4v3M5 6l1 11h8l1-11M8.5 9v5M11.5 9v5\"></path>"
    case .glyph(let glyph): return "<span aria-hidden=\"true\">\(glyph)</span>"
    case nil: return ""
    }
    return "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\">\(path)</svg>"
  }
}

extension RemovalNote {
  /// The note as HTML: the records that it counts are a link to a list that has them.
  func html(keeping kept: KeptEnvironment) -> Markup {
    let counted: Markup =
      rows.map { "<a href=\"\(kept.added(to: $0.address))\">\(sentence)</a>" } ?? "\(sentence)"
    return consequence.map { "\(counted) \($0)" } ?? counted
  }
}

/// The line below a row that says why an action was refused, and asks for consent if it is still
/// possible.
enum RowProblemMarkup {
  static func line(_ problem: RowProblem, of row: RecordRowFace) -> Markup {
    let id = RowElement.error.id(of: row.id)
    guard let consent = problem.consent else {
      return "<p class=\"error\" id=\"\(id)\">\(problem.sentence)</p>"
    }
    let value = RowPress(key: row.key, original: consent.original, isConfirmed: true).value
    let keep = Aspect.keep.name(of: FieldID(row.key.elementName))
    return """
      <p class="error question" id="\(id)">\(problem.sentence)<span class="actions">\
      <button name="\(Aspect.press.name(of: consent.action))" value="\(value)">\(consent.title)</button>\
      <button name="\(keep)" value="1" aria-describedby="\(id)" autofocus>\(consent.keep)</button></span></p>
      """
  }
}
