import FoldoutForms

extension String {
  /// The text with CR LF for every line break, as a browser sends forms.
  var withCarriageReturns: String {
    let lines = withLineFeeds
    let bytes = Array(lines.utf8)
    guard bytes.position(of: 0x0A, in: bytes.indices) != nil else { return lines }
    var broken: [UInt8] = []
    for byte in bytes {
      if byte == 0x0A { broken.append(0x0D) }
      broken.append(byte)
    }
    return String(decoding: broken, as: UTF8.self)
  }

  /// The text with LF for every line break, as an HTML parser returns it.
  var withLineFeeds: String {
    let bytes = Array(utf8)
    guard bytes.position(of: 0x0D, in: bytes.indices) != nil else { return self }
    var lines: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || index == 0 || bytes[index - 1] != 0x0D {
        lines.append(byte)
      }
    }
    return String(decoding: lines, as: UTF8.self)
  }
}
