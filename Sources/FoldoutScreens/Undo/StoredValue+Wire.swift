package import FoldoutForms

extension StoredValue {
  /// The whole value as text, with its storage class and its bytes, from which it can be restored;
  /// `nil` for one that never leaves its store.
  ///
  /// The format is that of a ``Token``, except that a long value is not replaced by a digest.
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

  /// Decodes a value; `nil` for a text that encodes none.
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
  /// The value that was seen; `nil` for a long one, whose token is a digest, and for a text that is
  /// no token.
  package var value: StoredValue? {
    // Only the encoding that this program writes: `i:+1` can be decoded, but is not a token.
    StoredValue(wire: text).flatMap { matches($0) ? $0 : nil }
  }

  /// The digest of all bytes of a long value; `nil` for a token that contains its value.
  package var digest: String? {
    let parts = text.split(separator: ":")
    return parts.count == 4 ? String(parts[2]) : nil
  }
}
