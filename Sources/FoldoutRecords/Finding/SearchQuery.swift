/// The words of a search, folded for matching.
package struct SearchQuery: Sendable {
  /// One word.
  struct Term: Sendable {
    var pattern: BytePattern
    /// True if a number as text may contain it.
    var mayBeInNumber: Bool
  }

  /// The distinct words as they were typed.
  package let typedTerms: [String]
  let terms: [Term]

  /// True if there are no words, so that every row matches.
  package var isEmpty: Bool { terms.isEmpty }
  /// True if numbers must be converted to text to be searched.
  package let mayBeInNumbers: Bool

  /// Splits a text into words at blanks of any sort.
  package init(_ text: String) {
    var typedTerms: [String] = []
    var terms: [Term] = []
    var known: Set<[UInt8]> = []
    for part in text.split(whereSeparator: \.isBetweenWords) {
      let folded = LabelSearch.folded(part, keepingNUL: true)
      guard !folded.isEmpty, known.insert(folded).inserted else { continue }
      typedTerms.append(String(part))
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

extension Character {
  /// True if the character separates words. NUL does not.
  package var isBetweenWords: Bool {
    isWhitespace || (asciiValue.map { $0 != 0 && $0 < 32 } ?? false)
  }
}
