package import FoldoutForms

extension StoredValue {
  /// The value spelled out whole, class and bytes, so that it can be set again; `nil` for one
  /// that never leaves its store.
  ///
  /// It reads like a token, which of a long text has only a digest.
  package var wire: String? {
    switch self {
    case .null: "n"
    case .integer(let number): "i:\(number)"
    case .real(let number): "r:" + String(number.bitPattern, radix: 16)
    case .text(let bytes): "t:" + PercentCoding.encode(bytes)
    case .blob(let bytes): "b:" + PercentCoding.encode(bytes)
    case .redacted: nil
    }
  }

  /// The value that is spelled out; `nil` for a text that spells none.
  package init?(wire text: String) {
    let content = text.dropFirst(2)
    switch text.prefix(2) {
    case "n" where text == "n": self = .null
    case "i:":
      guard let number = Int64(content) else { return nil }
      self = .integer(number)
    case "r:":
      guard let bits = UInt64(content, radix: 16) else { return nil }
      self = .real(Double(bitPattern: bits))
    case "t:":
      guard let bytes = PercentCoding.decode(content.utf8) else { return nil }
      self = .text(bytes: bytes)
    case "b:":
      guard let bytes = PercentCoding.decode(content.utf8) else { return nil }
      self = .blob(bytes)
    default: return nil
    }
  }
}

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
