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
