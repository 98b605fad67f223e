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

/// Folds Arabic letters and digits, which Unicode's folding of case and accents does not change.
///
/// All have two bytes in UTF-8:
///
/// ```
/// D8 A2 … A6   أ إ آ ؤ ئ   the letter without its hamza or madda
/// D9 80, 8B … 9F, B0       tatweel and the marks of vowels: nothing
/// D9 A0 … A9   ٠ … ٩       a digit of ASCII
/// D9 B1        ٱ           ا
/// DB B0 … B9   ۰ … ۹       a digit of ASCII
/// ```
extension [UInt8] {
  /// Folds the letters and digits of a text in UTF-8. Complexity: O(length).
  mutating func foldArabic() {
    guard contains(where: { 0xD8...0xDB ~= $0 }) else { return }
    var folded: [UInt8] = []
    folded.reserveCapacity(count)
    var index = 0
    while index < count {
      let byte = self[index]
      guard 0xD8...0xDB ~= byte, index + 1 < count else {
        folded.append(byte)
        index += 1
        continue
      }
      folded += [UInt8].arabic(byte, self[index + 1])
      index += 2
    }
    self = folded
  }

  private static func arabic(_ first: UInt8, _ second: UInt8) -> [UInt8] {
    switch (first, second) {
    case (0xD8, 0xA2), (0xD8, 0xA3), (0xD8, 0xA5), (0xD9, 0xB1): [0xD8, 0xA7]
    case (0xD8, 0xA4): [0xD9, 0x88]
    case (0xD8, 0xA6): [0xD9, 0x8A]
    case (0xD9, 0x80), (0xD9, 0x8B...0x9F), (0xD9, 0xB0): []
    case (0xD9, 0xA0...0xA9): [UInt8(ascii: "0") + second - 0xA0]
    case (0xDB, 0xB0...0xB9): [UInt8(ascii: "0") + second - 0xB0]
    default: [first, second]
    }
  }
}
