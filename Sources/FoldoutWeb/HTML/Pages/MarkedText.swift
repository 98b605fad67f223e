import FoldoutRecords
import FoldoutScreens

/// Marks the words of a search in texts.
struct MarkedText: Sendable {
  /// The words of the search; `nil` without a search.
  let query: SearchQuery?

  /// Creates the marking for the query of a list.
  init(_ search: String) {
    query = search.isEmpty ? nil : SearchQuery(search)
  }

  /// Returns the line of found values with the words, or the values, marked.
  func html(_ found: FoundValues) -> Markup {
    let parts = found.parts.map { part -> Markup in
      part.isMarked ? "<mark>\(part.text)</mark>" : html(part.text)
    }
    return "\(parts)"
  }

  /// Returns a text with the words marked.
  func html(_ text: String) -> Markup {
    guard let query else { return "\(text)" }
    var html: Markup = ""
    var end = text.startIndex
    for range in query.ranges(in: text) {
      let between = String(text[end..<range.lowerBound])
      let piece: Markup = "\(between)<mark>\(String(text[range]))</mark>"
      html += piece
      end = range.upperBound
    }
    return "\(html)\(String(text[end...]))"
  }
}
