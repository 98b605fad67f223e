/// Detects control characters: invisible, and able to cut a text short or to trigger actions.
enum ControlCharacter {
  /// Returns the first control character of a text, except tabs and line breaks, that the old value
  /// did not contain.
  ///
  /// Old control characters may stay, because a person who edits another part of the text does not
  /// see them. NUL is always refused, because no editor shows a text that contains one.
  static func first(of text: String, replacing reading: Reading) -> Unicode.Scalar? {
    let found = text.unicodeScalars.filter(isRefused)
    guard !found.isEmpty else { return nil }
    let old: Set<Unicode.Scalar> =
      switch reading {
      case .value(.text(let old)): Set(old.unicodeScalars)
      case .mismatched(let stored): Set((stored.string ?? "").unicodeScalars)
      case .value: []
      }
    return found.first { $0 == "\0" || !old.contains($0) }
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", "\u{85}": false
    default: scalar.properties.generalCategory == .control
    }
  }
}
