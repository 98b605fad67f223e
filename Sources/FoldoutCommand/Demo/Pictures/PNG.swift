import CZlib

/// Pictures of few colours in the format PNG (ISO/IEC 15948), as much of it as the demo needs.
enum PNG {
  /// The rows of a picture compressed, each of a number for each pixel's colour; `nil` where there
  /// is no memory for it.
  static func data(of rows: [[UInt8]]) -> [UInt8]? {
    // Each row begins with the number of its filter: 0 for none, which is best for such pictures.
    let raw = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
    var count = compressBound(UInt(raw.count))
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { output, written in
      isWhole = compress2(output.baseAddress, &count, raw, UInt(raw.count), 9) == Z_OK
      written = isWhole ? Int(count) : 0
    }
    return isWhole ? bytes : nil
  }

  /// The whole file of a square picture: three bytes of palette for each colour, and the
  /// compressed rows.
  static func file(size: Int, palette: [UInt8], data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits for each pixel, colours by palette, and the only methods that there are.
    let header = UInt32(size).bytes + UInt32(size).bytes + [8, 3, 0, 0, 0]
    for (name, content) in [("IHDR", header), ("PLTE", palette), ("IDAT", data), ("IEND", [])] {
      bytes += UInt32(content.count).bytes
      let named = Array(name.utf8) + content
      bytes += named
      bytes += UInt32(truncatingIfNeeded: crc32(0, named, UInt32(named.count))).bytes
    }
    return bytes
  }
}

extension UInt32 {
  /// The four bytes, the highest first.
  fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
