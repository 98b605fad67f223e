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
    return SearchQuery(words: missing.map { typedTerms[$0] })
  }

  /// Returns the words that occur in one of some texts. Bit 0 represents the first word.
  ///
  /// Complexity: O(words × length of the texts).
  func terms(in texts: [String]) -> UInt32 {
    let folded = texts.map { LabelSearch.folded($0[...], keepingNUL: true) }
    return terms.prefix(32).enumerated().reduce(0) { bits, term in
      let isFound = folded.contains { text in
        text.withUnsafeBufferPointer { term.element.pattern.offset(in: $0, $0.indices) != nil }
      }
      return isFound ? bits | 1 << UInt32(term.offset) : bits
    }
  }

  /// Returns the words except some of another query, given as bits; `nil` if none is left.
  package func without(_ terms: UInt32, of other: SearchQuery) -> SearchQuery? {
    let found = other.typedTerms.prefix(32).enumerated().filter {
      terms >> UInt32($0.offset) & 1 == 1
    }
    let words = Set(found.map(\.element))
    let rest = typedTerms.filter { !words.contains($0) }
    return rest.isEmpty ? nil : SearchQuery(words: rest)
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
