package import FoldoutForms

extension SearchQuery {
  /// Returns the words that occur in none of some texts; `nil` if each occurs in one of them.
  ///
  /// Complexity: O(words × length of the texts).
  package func missing(in texts: [String]) -> SearchQuery? {
    let folded = texts.map { LabelSearch.folded($0[...], keepingNUL: true) }
    let missing = terms.indices.filter { index in
      !folded.contains { text in
        text.withUnsafeBufferPointer { terms[index].pattern.offset(in: $0, 0..<$0.count) != nil }
      }
    }
    guard !missing.isEmpty else { return nil }
    return SearchQuery(missing.map { typedTerms[$0] }.joined(separator: " "))
  }

  /// Returns true if a stored number as text contains one of the words.
  package func isInNumber(_ value: StoredValue) -> Bool {
    switch value {
    case .integer(let number): excerpt(of: String(number)) != nil
    case .real(let number): excerpt(of: "\(number)") != nil
    case .null, .text, .blob, .redacted: false
    }
  }

  /// Returns the part of a text that begins shortly before the first match; `nil` if there is none.
  package func excerpt(of text: String) -> String? {
    guard let found = ranges(in: text).first else { return nil }
    guard
      let start = text.index(
        found.lowerBound, offsetBy: -SearchQuery.maxBefore, limitedBy: text.startIndex),
      start > text.startIndex
    else { return text }
    // Begins the excerpt at the beginning of a word if possible.
    let blank = text[start..<found.lowerBound].firstIndex(where: \.isBetweenWords)
    return "…\(text[(blank.map(text.index(after:)) ?? start)...])"
  }

  /// The maximum number of characters in an excerpt before the first match.
  private static let maxBefore = 24
}
