/// The words and phrases of a search, folded for matching.
package struct SearchQuery: Sendable {
  /// One word or phrase.
  struct Term: Sendable {
    var pattern: BytePattern
    /// True if a number as text may contain it.
    var mayBeInNumber: Bool
  }

  /// The words as they were typed.
  let words: [String]
  /// The distinct words as they were typed.
  package let typedTerms: [String]
  let terms: [Term]

  /// True if there are no words, so that every row matches.
  package var isEmpty: Bool { terms.isEmpty }
  /// True if numbers must be converted to text to be searched.
  package let mayBeInNumbers: Bool

  /// Splits a text into its words, which may be phrases.
  package init(_ text: String) { self.init(words: text.searchWords) }

  /// A query of some words.
  init(words: [String]) {
    self.words = words
    var typedTerms: [String] = []
    var terms: [Term] = []
    var known: Set<[UInt8]> = []
    for word in words {
      let folded = LabelSearch.folded(word[...], keepingNUL: true)
      guard !folded.isEmpty, known.insert(folded).inserted else { continue }
      typedTerms.append(word)
      terms.append(
        Term(
          pattern: BytePattern(folded),
          mayBeInNumber: folded.allSatisfy { SearchQuery.numeralBytes.contains($0) }))
    }
    self.typedTerms = typedTerms
    self.terms = terms
    mayBeInNumbers = terms.contains(where: \.mayBeInNumber)
  }

  /// The bytes that occur in numbers as text.
  private static let numeralBytes = Set("0123456789+-.e".utf8)
}

extension SearchQuery {
  /// Returns the ranges of the words in a text, as whole characters, in order and without overlap.
  ///
  /// Complexity: O(words × length).
  package func ranges(in text: String) -> [Range<String.Index>] {
    // The folded bytes, and for each the index of its character.
    var folded: [UInt8] = []
    var offsets: [String.Index] = []
    for offset in text.indices {
      let bytes = LabelSearch.folded(text[offset...offset], keepingNUL: true)
      folded += bytes
      offsets += repeatElement(offset, count: bytes.count)
    }
    var isMarked = Array(repeating: false, count: folded.count)
    folded.withUnsafeBufferPointer { folded in
      for term in terms {
        var start = 0
        let length = term.pattern.bytes.count
        while let offset = term.pattern.offset(in: folded, start..<folded.count) {
          for byte in offset..<offset + length { isMarked[byte] = true }
          start = offset + length
        }
      }
    }
    var ranges: [Range<String.Index>] = []
    for (byte, offset) in offsets.enumerated() where isMarked[byte] {
      let end = text.index(after: offset)
      if let last = ranges.last, last.upperBound >= offset {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        ranges.append(offset..<end)
      }
    }
    return ranges
  }
}

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
