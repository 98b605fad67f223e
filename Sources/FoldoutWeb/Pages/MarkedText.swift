import FoldoutRecords

/// Marks the words of a search in texts.
struct MarkedText: Sendable {
  /// The words of the search; `nil` without a search.
  let words: SearchQuery?

  /// Creates the marking for the query of a list.
  init(_ search: String) {
    words = search.isEmpty ? nil : SearchQuery(search)
  }

  /// Returns a text with the words marked.
  func html(_ text: String) -> Markup {
    guard let words else { return "\(text)" }
    var html: Markup = ""
    var end = text.startIndex
    for range in words.ranges(in: text) {
      let between = String(text[end..<range.lowerBound])
      let piece: Markup = "\(between)<mark>\(String(text[range]))</mark>"
      html += piece
      end = range.upperBound
    }
    return "\(html)\(String(text[end...]))"
  }
}
