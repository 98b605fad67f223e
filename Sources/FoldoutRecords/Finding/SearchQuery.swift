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
