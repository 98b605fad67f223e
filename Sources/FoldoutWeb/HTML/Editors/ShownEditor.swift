import FoldoutScreens

/// A read-only value.
enum ShownEditor {
  static func row(_ face: ShownFace, _ row: RowFace, _ links: RecordLinks) -> Markup {
    switch face {
    case .text(let text): return line(row, "<bdi class=\"value\">\(text)</bdi>")
    case .reference(let face):
      let link = ReferenceEditor.link(face, links)
      return "\(line(row, ReferenceEditor.value(face)))\(link)"
    case .picture(let picture):
      // A thumbnail that links to the picture at full size.
      switch picture.content {
      case .text(let text): return line(row, "<bdi class=\"value\">\(text)</bdi>")
      case .picture(let name, let digest, let title):
        let source = links.picture(name, digest)
        return line(
          row,
          "<a href=\"\(source)\"><img class=\"thumb\" src=\"\(source)\" alt=\"\(title)\"></a>")
      }
    case .long(let text, nil): return long(row, text, "")
    case .long(let text, let all?):
      let link: Markup = """
        <a class="all" href="\(links.all(of: row.id))" aria-label="\(row.label): \(all)">\(all)</a>
        """
      return long(row, text, link)
    case .tooLong(let text, let sentence, let download):
      return long(
        row, text,
        """
        <p class="all">\(sentence)</p> <a class="all" href="\(links.download(of: row.id))" download \
        aria-label="\(row.label): \(download)">\(download)</a>
        """)
    }
  }

  private static func line(_ row: RowFace, _ value: Markup) -> Markup {
    "<div class=\"row read-only\"><span class=\"label\">\(row.label)</span> \(value)</div>"
  }

  /// Returns a row with a long text below its label, followed by a note or a link.
  private static func long(_ row: RowFace, _ text: String, _ end: Markup) -> Markup {
    """
    <div class="row tall read-only"><span class="label">\(row.label)</span>\
    <bdi class="value long">\(text)</bdi>\(end)</div>
    """
  }
}
