package import FoldoutForms

extension Token {
  /// The value that was seen; `nil` for a long one, of which the token has a digest only, and for
  /// a token that is none.
  package var value: StoredValue? {
    // Only what this program spells so: " 1" and "+1" are tokens of nothing.
    StoredValue(wire: text).flatMap { matches($0) ? $0 : nil }
  }

  /// The digest of all bytes of a long value; `nil` for one that is spelled out.
  package var digest: String? {
    let parts = text.split(separator: ":")
    return parts.count == 4 ? String(parts[2]) : nil
  }
}
