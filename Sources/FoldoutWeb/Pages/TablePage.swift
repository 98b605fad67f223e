import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// A table's rows, each a link to its record.
struct TablePage: Sendable {
  let declared: TableSchema
  let place: ListPlace
  let naming: RowNaming
  let window: Window
  /// Whether the window was asked for at the beginning.
  let isFirst: Bool
  let words: Words

  var content: Markup {
    let note: Markup =
      declared.key == .place ? "<p class=\"note\">\(words.lists.readOnly)</p>" : ""
    return
      "<header id=\"head\"><h1 id=\"h\" dir=\"auto\">\(place.title)</h1></header>\(note)\(rows)\(places)"
  }

  private var rows: Markup {
    guard !window.records.isEmpty else {
      guard !isFirst else { return "<p class=\"note\">\(words.lists.empty)</p>" }
      return """
        <p class="note">\(words.lists.emptied) <a href="\(place.path)">\(words.lists.first)</a></p>
        """
    }
    return "<ul class=\"g\" role=\"list\" aria-labelledby=\"h\">\(window.records.map(row))</ul>"
  }

  private func row(_ stored: StoredRecord) -> Markup {
    let detail: Markup = naming.detail(stored).map { "<bdi class=\"sub\">\($0)</bdi>" } ?? ""
    let text: Markup = """
      <span class="k"><bdi>\(naming.title(stored))</bdi>\(detail)</span>
      """
    guard declared.key != .place else {
      return "<li class=\"r\"><div class=\"row\">\(text)</div></li>"
    }
    let path = place.record(stored.key).path
    return """
      <li class="r"><a class="row" href="\(path)">\(text)<span class="ch" aria-hidden="true">›</span></a></li>
      """
  }

  /// The windows on either side.
  private var places: Markup {
    guard let first = window.records.first, let last = window.records.last,
      window.hasPrevious || window.hasNext
    else { return "" }
    let path = place.path
    let previous: Markup =
      window.hasPrevious
      ? "<a rel=\"prev\" href=\"\(path)?before=\(PercentCoding.encode(first.key.address))\">\(words.lists.previous)</a>"
      : ""
    let next: Markup =
      window.hasNext
      ? "<a rel=\"next\" href=\"\(path)?after=\(PercentCoding.encode(last.key.address))\">\(words.lists.next)</a>"
      : ""
    return "<nav class=\"pages\" aria-label=\"\(words.lists.places)\">\(previous)\(next)</nav>"
  }
}
