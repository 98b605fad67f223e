import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// A record's screen as HTML.
struct RecordMarkup {
  let record: ShownRecord
  let links: RecordLinks
  private var items: ItemMarkup
  /// The faces of rows that were made before, all folded.
  private let rows: RowFaces

  init(_ record: ShownRecord, links: RecordLinks, rows: RowFaces = [:]) {
    self.record = record
    self.links = links
    self.rows = rows
    items = ItemMarkup(links: links)
  }

  /// The field whose input gets the focus when the page is loaded. It does not affect the
  /// fingerprint.
  var focused: FieldID? {
    get { items.focused }
    set { items.focused = newValue }
  }

  /// The head of the screen, which identifies the record.
  var head: Markup {
    let face = record.head
    let detail: Markup = face.detail.map { "<p><bdi>\($0)</bdi></p>" } ?? ""
    let name: Markup = "<h1 dir=\"auto\">\(face.title)</h1>\(detail)"
    guard let picture = face.picture else {
      return "<header id=\"\(PageElement.head.id)\">\(name)</header>"
    }
    return """
      <header id="\(PageElement.head.id)"><div class="profile">\(html(picture))<div>\(name)</div></div></header>
      """
  }

  private func html(_ picture: HeadFace.Picture) -> Markup {
    switch picture {
    case .initials(let text): "<span class=\"avatar\" aria-hidden=\"true\">\(text)</span>"
    case .picture(let face):
      switch face.content {
      case .picture(let name, let digest, let title):
        "<img class=\"avatar\" src=\"\(links.picture(name, digest))\" alt=\"\(title)\">"
      case .text(let text): "<span class=\"avatar\">\(text)</span>"
      }
    }
  }

  /// All sections with their shown items.
  var sections: Markup {
    var html: Markup = ""
    for section in 0..<record.table.sectionCount { html += self.section(section) }
    return html
  }

  /// Returns a section with its shown items, except some.
  func section(_ section: Int, without: Set<ScreenItem> = []) -> Markup {
    let face = record.heading(ofSection: section)
    let (id, list) = (SectionElement.section.id(of: face.id), SectionElement.list.id(of: face.id))
    if let choice = face.choice, let field = record.form.field(choice.id.field),
      let rows = record.optionRows(of: field)
    {
      let shown = rows.filter { !without.contains(.row($0.id)) }
      return """
        <section id="\(id)">\(ChoiceEditor.section(choice, face, shown.map(items.html)))\(footer(of: face))</section>
        """
    }
    let headingID = SectionElement.heading.id(of: face.id)
    let shown = record.table.items(inSection: section).filter { !without.contains($0) }
      .map(html(of:))
    let isNamed = !face.title.isEmpty
    let heading: Markup = isNamed ? "<h2 id=\"\(headingID)\">\(face.title)</h2>" : ""
    let label: Markup = isNamed ? " aria-labelledby=\"\(headingID)\"" : ""
    return """
      <section id="\(id)">\(heading)<ul class="group" role="list" id="\(list)"\(label)>\(shown)</ul>\(footer(of: face))</section>
      """
  }

  /// Returns the line below a section, and the limits of its choice; empty if it has neither.
  func footer(of face: SectionFace) -> Markup {
    guard face.hasFooter else { return "" }
    let lines = [face.footer, face.choice?.limits.sentence].compactMap(\.self).filter {
      !$0.isEmpty
    }
    let html = lines.dropFirst().reduce("\(lines.first ?? "")" as Markup) { "\($0)<br>\($1)" }
    return "<p class=\"below\" id=\"\(SectionElement.footer.id(of: face.id))\">\(html)</p>"
  }

  /// Returns the foot below the options of a choice section.
  func foot(_ face: ChoiceFootFace) -> Markup { ChoiceEditor.foot(face) }

  /// Returns a shown item as HTML; empty for an option that the program's function no longer
  /// returns.
  func html(of item: ScreenItem) -> Markup {
    if case .row(let row) = item, let face = rows[row] {
      return items.html(face.opened(record.table.isOpen(row)))
    }
    return record.face(of: item).map(items.html) ?? ""
  }
}

extension ScreenTable {
  /// Returns the shown items of a section, in their order.
  func items(inSection section: Int) -> [ScreenItem] {
    (0..<itemCount(inSection: section)).map { index in
      guard let item = item(at: Position(section: section, item: index)) else {
        preconditionFailure("The table counts an item \(index), but its section lacks it.")
      }
      return item
    }
  }
}
