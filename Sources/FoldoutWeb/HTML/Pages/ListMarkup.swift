import Foldout
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// A list's rows and bars as HTML.
struct ListMarkup {
  let list: ShownList
  let destination: ListDestination
  /// The host in shared links; `nil` for links without one.
  let host: String?
  /// The sentence of a list without rows.
  let empty: Markup
  /// Marks the words of the search in texts.
  var marked = MarkedText("")
  /// The environment in the page's address, which links keep.
  var kept = KeptEnvironment()

  /// Returns all rows with their open bars. A page's first HTML is terse: it omits the ids and the
  /// names in labels that the script can restore.
  func section(isTerse: Bool = false) -> Markup {
    let id = SectionElement.section.id(of: ShownList.section)
    guard !list.records.isEmpty else {
      guard empty != Markup() else { return "<section id=\"\(id)\"></section>" }
      return "<section id=\"\(id)\"><p class=\"note\">\(empty)</p></section>"
    }
    var rows: Markup = ""
    for item in list.table.items(inSection: 0) { rows += html(of: item, isTerse: isTerse) }
    return """
      <section id="\(id)"><ul class="group" role="list" id="\(SectionElement.list.id(of: ShownList.section))" \
      aria-labelledby="\(PageElement.title.id)">\(rows)</ul></section>
      """
  }

  /// Returns a shown item as HTML; empty for the bar of a record that was removed before its bar
  /// was read.
  func html(of item: ScreenItem, isTerse: Bool = false) -> Markup {
    guard let key = item.owner.record, let face = list.row(key) else {
      preconditionFailure("The table of a list has a row without a record.")
    }
    switch item {
    case .row: return row(face, isTerse: isTerse)
    case .drawer: return list.bar(key).map(bar) ?? ""
    }
  }

  private func bar(_ face: BarFace) -> Markup {
    let shared = destination.link(to: face.key)
    let links = ActionBar.Links(
      record: path(ofRecord: face.key),
      duplicate: destination.takesRecords
        ? kept.added(to: destination.duplicate(of: face.key)) : nil,
      shared: host.map { "http://\($0)\(shared)" } ?? shared, kept: kept)
    return ActionBar.drawer(face, links)
  }

  private func row(_ face: RecordRowFace, isTerse: Bool) -> Markup {
    let detail: Markup =
      face.detail.map { "<bdi class=\"subtitle\">\(marked.html($0))</bdi>" } ?? ""
    let match: Markup =
      face.match.map { "<bdi class=\"subtitle\">\(marked.html($0))</bdi>" } ?? ""
    let text: Markup = """
      <span class="label"><bdi>\(marked.html(face.title))</bdi>\(detail)\(match)</span>
      """
    let problem = face.problem.map { RowProblemMarkup.line($0, of: face) } ?? ""
    let address = face.key.address
    let name = PercentCoding.encode(address)
    let isImplied =
      isTerse && face.linksToRecord && name == address
      && face.button?.isOpen != true && face.problem == nil
    let id: Markup = isImplied ? "" : " id=\"\(RowElement.row.id(named: name))\""
    return "<li class=\"item\"\(id)>\(control(face, text, address, isTerse))\(problem)</li>"
  }

  private func control(
    _ face: RecordRowFace, _ text: Markup, _ address: String, _ isTerse: Bool
  ) -> Markup {
    guard let button = face.button else {
      guard let path = path(ofRecord: face.key) else {
        return "<div class=\"row\">\(text)</div>"
      }
      return """
        <a class="row" href="\(path)">\(text)<span class="chevron" aria-hidden="true">›</span></a>
        """
    }
    let attributes: Markup = """
       name="\(PageParameter.open.rawValue)" value="\(address)" aria-expanded="\(button.isOpen ? "true" : "false")"
      """
    guard face.linksToRecord, let path = path(ofRecord: face.key) else {
      return """
        <button class="row"\(attributes)>\(text)<span class="chevron" aria-hidden="true">⋯</span></button>
        """
    }
    let label = isTerse ? list.words.rows.actions : button.label
    return """
      <a class="row" href="\(path)">\(text)</a><button class="follow"\(attributes) aria-label="\(label)">⋯</button>
      """
  }

  /// Returns the address of a record's screen; `nil` if it has none.
  private func path(ofRecord key: RecordKey) -> String? {
    destination.records.map { kept.added(to: $0.address(of: key).path) }
  }

  /// The line below the rows; empty for a list without one.
  var footer: Markup {
    list.footer.map { "<p id=\"\(PageElement.footer.id)\" class=\"note\">\($0)</p>" } ?? ""
  }

  /// The bar of Undo.
  var undo: Markup {
    let id = PageElement.undo.id
    guard let face = list.undoFace else { return "<div id=\"\(id)\" class=\"undo\"></div>" }
    return """
      <div id="\(id)" class="undo" role="group" aria-label="\(face.title)"\(needs: .undo)>\
      \(face.lines.map { line($0, titled: face.title) })\
      <button type="button" class="close" aria-label="\(face.close)">×</button></div>
      """
  }

  private func line(_ line: ListUndoFace.Line, titled title: String) -> Markup {
    let button: Markup =
      line.restore.map { restore in
        """
         <button name="\(PageParameter.restore.rawValue)" value="\(RowRestorePress(key: line.key, id: restore.wire).value)" data-kind="undo" \
        aria-label="\(restore.label)">\(title)</button>
        """
      } ?? ""
    let id = RowElement.undoLine.id(of: line.id)
    // A notice about a row and an earlier removal of it have the same key, and need two ids.
    let name: Markup = line.isEarlier ? "\(id)~" : "\(id)"
    let refused: Markup = line.isRefused ? " class=\"again\"" : ""
    return "<p id=\"\(name)\"\(refused)><span>\(line.sentence)</span>\(button)</p>"
  }
}
