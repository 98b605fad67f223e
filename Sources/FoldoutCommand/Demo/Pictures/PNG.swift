import CZlib

/// A minimal PNG (ISO/IEC 15948) encoder for pictures with a palette.
enum PNG {
  /// Compresses rows of palette indices.
  static func data(of rows: [[UInt8]]) -> [UInt8] {
    // Each row begins with its filter type: 0 for none, the best for palette pictures.
    let raw = rows.flatMap { (row: [UInt8]) -> [UInt8] in [0] + row }
    var count = compressBound(UInt(raw.count))
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { output, written in
      let code = compress2(output.baseAddress, &count, raw, UInt(raw.count), 9)
      precondition(code == Z_OK, "There is not enough memory for a picture of the demo.")
      written = Int(count)
    }
  }

  /// Returns the file of a square picture, given its palette (three bytes for each colour) and its
  /// compressed rows.
  static func file(size: Int, palette: [UInt8], data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // Eight bits per pixel, palette colours, the only defined compression and filter methods, and
    // no interlacing.
    let header = UInt32(size).bytes + UInt32(size).bytes + [8, 3, 0, 0, 0]
    for (name, content) in [("IHDR", header), ("PLTE", palette), ("IDAT", data), ("IEND", [])] {
      bytes += UInt32(content.count).bytes
      let chunk = Array(name.utf8) + content
      bytes += chunk
      bytes += UInt32(truncatingIfNeeded: crc32(0, chunk, UInt32(chunk.count))).bytes
    }
    return bytes
  }
}

extension UInt32 {
  /// The four bytes in big-endian order.
  fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
