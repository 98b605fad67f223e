/// Characters that nobody sees, and that programs act upon or cut a text short at.
enum ControlCharacter {
  /// The first control character of a text but tabs and line breaks; those that were there before
  /// may stay, because a person who changes another part of the text does not see them either.
  ///
  /// NUL may never: no editor shows a text that has one.
  static func first(of text: String, over reading: Reading) -> Unicode.Scalar? {
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
