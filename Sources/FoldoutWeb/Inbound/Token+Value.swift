import FoldoutForms

extension Token {
  /// The value that was seen; `nil` for a long one, of which the token has a digest only, and for
  /// a token that is none.
  var value: StoredValue? {
    let content = text.dropFirst(2)
    let value: StoredValue? =
      switch text.prefix(2) {
      case "n": .null
      case "i:": Int64(content).map(StoredValue.integer)
      case "r:": UInt64(content, radix: 16).map { .real(Double(bitPattern: $0)) }
      case "t:": PercentCoding.decode(content.utf8).map { .text(bytes: $0) }
      case "b:": PercentCoding.decode(content.utf8).map(StoredValue.blob)
      default: nil
      }
    // Only what this program spells so: " 1" and "+1" are tokens of nothing.
    return value.flatMap { matches($0) ? $0 : nil }
  }

  /// The digest of all bytes of a long value; `nil` for one that is spelled out.
  var digest: String? {
    let parts = text.split(separator: ":")
    return parts.count == 4 ? String(parts[2]) : nil
  }

  /// Whether the value that was seen was shown as a switch.
  var isOfSwitch: Bool {
    matches(.null) || matches(.integer(0)) || matches(.integer(1))
  }
}
