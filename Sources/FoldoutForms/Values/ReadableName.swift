/// A name from a program or a table as a person reads it.
package enum ReadableName {
  /// `HireDate` and `hire_date` give `Hire date`; a name that is not one word of letters, digits
  /// and underscores is somebody's own wording and stands as it is.
  package static func text(for name: String) -> String {
    guard name.utf8.allSatisfy(isPlain) else { return name }
    let words = words(of: name)
    guard let first = words.first else { return name }
    let rest = words.dropFirst().map { $0.isAbbreviation ? $0 : $0.lowercased() }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + rest).joined(separator: " ")
  }

  /// True for a letter, a digit or an underscore of ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The words of a name: parted by underscores, and where a capital follows a small letter or
  /// begins a word after an abbreviation (`HTMLPage` is HTML, Page).
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
  /// True where the word is written in capitals, like ID or URL, and so keeps them.
  fileprivate var isAbbreviation: Bool { count > 1 && allSatisfy { $0.isUppercase || $0.isNumber } }
}

extension String {
  /// True where there is nothing in the text that can be seen: it has blanks, marks of direction,
  /// control characters and others without a shape of their own, and nothing else.
  ///
  /// A record of that name would be a link that nobody can read. Complexity: O(length).
  package var isBlank: Bool {
    // Most texts begin with a letter or a figure of ASCII.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
      default:
        // Such as the fillers of Hangul; and the pattern of Braille without a dot.
        scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
      }
    }
  }
}
