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
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Encodes the text's UTF-8 bytes.
  public static func encode(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? text : encode(Array(text.utf8))
  }

  /// Decodes a text; returns `nil` if a `%` is not followed by two hexadecimal digits.
  ///
  /// With `plusIsSpace`, as in a form's body, a `+` is decoded as a blank.
  public static func decode(_ text: some Sequence<UInt8>, plusIsSpace: Bool = false) -> [UInt8]? {
    var out: [UInt8] = []
    var bytes = text.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = bytes.next().flatMap(value), let low = bytes.next().flatMap(value) else {
          return nil
        }
        out.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: out.append(UInt8(ascii: " "))
      default: out.append(byte)
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
