extension String {
  /// The text, cut as a list cuts it: a name may be longer than any page.
  package var excerpt: String { excerpt(ScreenLimits.maxListed) }

  /// The text, cut after so many characters, the last of them an ellipsis.
  func excerpt(_ maxCharacters: Int) -> String {
    guard utf8.count > maxCharacters,
      let end = index(startIndex, offsetBy: maxCharacters, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<index(before: end)] + "…"
  }
}

extension String {
  /// The text apart from what stands before it, where it has letters or marks of another direction:
  /// an Arabic date behind a Latin label would be torn in two.
  package var apart: String {
    // A scalar from U+0580 on begins with one of these bytes.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return self }
    return unicodeScalars.contains { $0.value >= 0x590 } ? "\u{2068}\(self)\u{2069}" : self
  }
}
