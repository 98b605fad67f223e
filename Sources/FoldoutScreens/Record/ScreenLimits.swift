/// The sizes up to which a screen shows and takes values.
package enum ScreenLimits {
  /// The most characters of a value that a list shows; a longer text is edited in several lines.
  package static let maxListed = 200
  /// The most bytes of a text that a screen shows unasked.
  package static let maxShown = 10_240
  /// The most bytes of a text that a screen shows whole, and that can be edited. A form encodes
  /// each byte as three at most, and forms of three times this size are accepted.
  package static let maxEdited = 262_144
  /// The most texts of one record that a screen shows whole at a time.
  package static let maxWhole = 16
}

extension String {
  /// The text, cut to the length that a list shows, because a name can be of any length.
  package var excerpt: String { excerpt(ScreenLimits.maxListed) }

  /// The text, cut to at most so many characters; the last character of a cut text is an ellipsis.
  func excerpt(_ maxCharacters: Int) -> String {
    guard utf8.count > maxCharacters,
      let end = index(startIndex, offsetBy: maxCharacters, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<index(before: end)] + "…"
  }
}

extension String {
  /// The text in directional isolates (U+2068 and U+2069) if it may have letters of another
  /// direction. Without them an Arabic date behind a Latin label would be torn in two.
  package var bidiIsolated: String {
    // In UTF-8 a scalar from U+0580 on begins with one of these bytes.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return self }
    return unicodeScalars.contains { $0.value >= 0x590 } ? "\u{2068}\(self)\u{2069}" : self
  }
}
