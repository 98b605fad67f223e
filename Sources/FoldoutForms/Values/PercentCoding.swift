/// Percent encoding (RFC 3986) of bytes, so that any name can be part of an address.
public enum PercentCoding {
  /// Encodes all bytes except letters, digits, `-`, `.` and `_` as `%XX`.
  ///
  /// Most keys and names have only these, so they do not change. Complexity: O(number of bytes).
  public static func encode(_ bytes: [UInt8]) -> String {
    guard !bytes.allSatisfy(isPlain) else { return String(decoding: bytes, as: UTF8.self) }
    var out: [UInt8] = []
    for byte in bytes {
      if isPlain(byte) {
        out.append(byte)
      } else {
        out.append(UInt8(ascii: "%"))
        out.append(digit(byte >> 4))
        out.append(digit(byte & 15))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// True for a byte that needs no encoding.
  ///
  /// It compares with literals, because ranges of bytes are slow in a debug build: first letters in
  /// lower case, in upper case and digits, then `-`, `.` and `_`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
      || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }

  /// Encodes the text's UTF-8 bytes.
  public static func encode(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? text : encode(Array(text.utf8))
  }

  /// Decodes a text; returns `nil` if a `%` is not followed by two hexadecimal digits.
  ///
  /// With `plusIsSpace`, as in a form's body, a `+` is decoded as a blank.
  public static func decode(_ text: some Sequence<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
    if let bytes = text.withContiguousStorageIfAvailable({ decoded($0, plusIsSpace) }) {
      return bytes
    }
    return Array(text).withUnsafeBufferPointer { decoded($0, plusIsSpace) }
  }

  private static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, _ plusIsSpace: Bool
  ) -> [UInt8]? {
    var out: [UInt8] = []
    guard let start = bytes.baseAddress else { return out }
    let count = bytes.count
    var position = 0
    while position < count {
      let byte = start[position]
      position += 1
      // A percent sign, and below a plus and a blank: literals are fast in a debug build, too.
      if byte == 0x25 {
        guard position + 1 < count, let high = value(start[position]),
          let low = value(start[position + 1])
        else { return nil }
        out.append(high << 4 | low)
        position += 2
      } else {
        out.append(plusIsSpace && byte == 0x2B ? 0x20 : byte)
      }
    }
    return out
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
