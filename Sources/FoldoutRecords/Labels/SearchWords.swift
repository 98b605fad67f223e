extension StringProtocol {
  /// The words of a query: its parts between blanks, and phrases between quotation marks.
  ///
  /// A quotation mark opens a phrase at the beginning of a word, and closes it at the end of one;
  /// any other is a character of its word. Complexity: O(length).
  package var searchWords: [String] {
    var words: [String] = []
    var rest = self[...]
    var mayHavePhrase = true
    while let start = rest.firstIndex(where: { !$0.isBetweenWords }) {
      rest = rest[start...]
      if mayHavePhrase, rest.first?.isQuotationMark == true {
        let close = rest.closingMark
        mayHavePhrase = close != nil
        let inside = close.map { rest[rest.index(after: start)..<$0] }
        let phrase = inside?.split(whereSeparator: \.isBetweenWords).joined(separator: " ") ?? ""
        if let close, !phrase.isEmpty {
          words.append(phrase)
          rest = rest[rest.index(after: close)...]
          continue
        }
      }
      let end = rest.firstIndex(where: \.isBetweenWords) ?? rest.endIndex
      words.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return words
  }

  /// The first quotation mark after the first character that ends a word.
  private var closingMark: Index? {
    indices.dropFirst().first { index in
      let next = self.index(after: index)
      return self[index].isQuotationMark && (next == endIndex || self[next].isBetweenWords)
    }
  }
}

extension Character {
  /// True if the character separates words. NUL does not.
  package var isBetweenWords: Bool {
    isWhitespace || (asciiValue.map { $0 != 0 && $0 < 32 } ?? false)
  }

  /// True for the double quotation marks of the languages of keyboards.
  fileprivate var isQuotationMark: Bool {
    switch self {
    case "\"", "“", "”", "„", "«", "»": true
    default: false
    }
  }
}
