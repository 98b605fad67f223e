package import FoldoutForms

extension SearchedWords {
  /// The words that none of some texts has; `nil` where each is in one of them.
  ///
  /// Complexity: O(words × length of the texts).
  package func missing(in texts: [String]) -> SearchedWords? {
    let folded = texts.map { LabelSearch.folded($0[...], keepingNUL: true) }
    let missing = words.indices.filter { index in
      !folded.contains { text in
        text.withUnsafeBufferPointer { words[index].pattern.offset(in: $0, 0..<$0.count) != nil }
      }
    }
    guard !missing.isEmpty else { return nil }
    return SearchedWords(missing.map { typed[$0] }.joined(separator: " "))
  }

  /// True where the spelling of a stored number has one of the words.
  package func isInNumber(_ value: StoredValue) -> Bool {
    switch value {
    case .integer(let number): excerpt(of: String(number)) != nil
    case .real(let number): excerpt(of: "\(number)") != nil
    case .null, .text, .blob, .redacted: false
    }
  }

  /// A text from shortly before the first of the words on; `nil` where it has none of them.
  package func excerpt(of text: String) -> String? {
    guard let found = ranges(in: text).first else { return nil }
    guard
      let start = text.index(
        found.lowerBound, offsetBy: -SearchedWords.maxBefore, limitedBy: text.startIndex),
      start > text.startIndex
    else { return text }
    // A word begins the excerpt where one does.
    let word = text[start..<found.lowerBound].firstIndex(where: \.isBetweenWords)
    return "…\(text[(word.map(text.index(after:)) ?? start)...])"
  }

  /// The characters that an excerpt has before the first word, at most.
  private static let maxBefore = 24
}
