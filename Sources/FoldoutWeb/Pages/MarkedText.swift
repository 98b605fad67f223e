import FoldoutRecords

/// A text in which the words of a search are marked.
struct MarkedText: Sendable {
  /// The words; `nil` where nothing is searched for.
  let words: SearchedWords?

  /// The words of a list's search.
  init(_ search: String) {
    words = search.isEmpty ? nil : SearchedWords(search)
  }

  /// The text, with what was found in it marked.
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
