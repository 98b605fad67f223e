import FoldoutRecords

/// Marks the words of a search in texts.
struct MarkedText: Sendable {
  /// The words of the search; `nil` without a search.
  let query: SearchQuery?

  /// Creates the marking for the query of a list.
  init(_ search: String) {
    query = search.isEmpty ? nil : SearchQuery(search)
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
