/// A picture for screens: a sun over hills, as the bytes of a PNG.
nonisolated enum SamplePicture {
  static let side = 72

  /// The file: the picture's lines, not compressed.
  static let bytes: [UInt8] = {
    var lines: [UInt8] = []
    for y in 0..<side {
      lines.append(0)
      for x in 0..<side { lines += colour(x, y) }
    }
    let size = number(UInt32(side))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + size + [8, 2, 0, 0, 0])
      + chunk("IDAT", stored(lines)) + chunk("IEND", [])
  }()

  /// The red, green and blue of a point.
  private static func colour(_ x: Int, _ y: Int) -> [UInt8] {
    let (dx, dy) = (x - 50, y - 22)
    if dx * dx + dy * dy < 100 { return [255, 214, 92] }
    let near = 50 + (x - 20) * (x - 20) / 90
    let far = 40 + (x - 58) * (x - 58) / 60
    if y > near { return [52, 120, 86] }
    if y > far { return [92, 156, 120] }
    return [UInt8(120 + y), UInt8(180 + y / 2), 235]
  }

  /// Bytes as a stream of blocks without compression (RFC 1950 and 1951).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    let size = 65_000
    for start in stride(from: 0, to: bytes.count, by: size) {
      let block = bytes[start..<min(start + size, bytes.count)]
      let count = UInt16(block.count)
      stream.append(start + size >= bytes.count ? 1 : 0)
      for half in [count, ~count] { stream += [UInt8(half & 0xFF), UInt8(half >> 8)] }
      stream += block
    }
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + number(UInt32(high << 16 | low))
  }

  /// A part of the file, with its length before it and its sum behind.
  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + bytes
    return number(UInt32(bytes.count)) + named + number(sum(of: named))
  }

  /// The cyclic sum of bytes (PNG, annex D).
  private static func sum(of bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return ~sum
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> UInt32($0) & 0xFF) }
  }
}
