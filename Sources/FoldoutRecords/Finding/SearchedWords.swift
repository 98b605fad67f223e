/// The words of a search, as they are looked for.
package struct SearchedWords: Sendable {
  /// One word.
  struct Word: Sendable {
    var pattern: BytePattern
    /// True where the spelling of a number may have it.
    var mayBeInNumber: Bool
  }

  /// The words as they were typed, each once.
  package let typed: [String]
  let words: [Word]

  /// True where every row matches.
  package var isEmpty: Bool { words.isEmpty }
  /// True where numbers have to be spelled to be searched.
  package let mayBeInNumbers: Bool

  /// The words of a text, parted by blanks of any sort.
  package init(_ text: String) {
    var typed: [String] = []
    var words: [Word] = []
    var known: Set<[UInt8]> = []
    for part in text.split(whereSeparator: \.isBetweenWords) {
      let folded = LabelSearch.folded(part, keepingNUL: true)
      guard !folded.isEmpty, known.insert(folded).inserted else { continue }
      typed.append(String(part))
      words.append(
        Word(
          pattern: BytePattern(folded),
          mayBeInNumber: folded.allSatisfy { SearchedWords.ofNumbers.contains($0) }))
    }
    self.typed = typed
    self.words = words
    mayBeInNumbers = words.contains(where: \.mayBeInNumber)
  }

  /// The bytes that spell numbers.
  private static let ofNumbers = Set("0123456789+-.e".utf8)
}

extension Character {
  /// True where the character parts words; NUL is looked for as any other.
  package var isBetweenWords: Bool {
    isWhitespace || (asciiValue.map { $0 != 0 && $0 < 32 } ?? false)
  }
}
