/// Converts names from programs and tables into readable text.
package enum ReadableName {
  /// Converts `HireDate` and `hire_date` into `Hire date`.
  ///
  /// A name with characters other than ASCII letters, digits and underscores was worded by a
  /// person; it is returned unchanged.
  package static func text(for name: String) -> String {
    guard name.utf8.allSatisfy(isPlain) else { return name }
    let words = words(of: name)
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.isAbbreviation ? $0 : $0.lowercased() }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
  }

  /// True for an ASCII letter, a digit or an underscore.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Splits a name into words: at underscores, before a capital after a small letter, and before
  /// the last capital of an abbreviation that a small letter follows (`HTMLPage` is HTML, Page).
  package static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let isCapital = character.isUppercase
      let startsWord =
        isCapital
        && (word.last?.isUppercase == false || (word.count > 1 && next?.isLowercase == true))
      if character == "_" || startsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character != "_" { word.append(character) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension String {
  /// True for a word in capitals, such as ID or URL, which is not lower-cased.
  fileprivate var isAbbreviation: Bool { count > 1 && allSatisfy { $0.isUppercase || $0.isNumber } }
}

extension String {
  /// True if the text contains nothing visible: only blanks, direction marks, control characters
  /// and other characters without a shape.
  ///
  /// A record with such a title would be a link that nobody can read. Complexity: O(length).
  package var isBlank: Bool {
    // Most texts begin with an ASCII letter or digit.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default:
        // Examples are the Hangul fillers; the blank Braille pattern is U+2800.
        scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
      }
    }
  }
}
