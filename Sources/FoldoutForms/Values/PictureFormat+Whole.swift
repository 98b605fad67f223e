extension PictureFormat {
  /// True where the file of a picture is there to its end, and has a picture in it that is larger
  /// than nothing.
  ///
  /// Each format is a row of parts that say how long they are, so a file that was cut short on its
  /// way is known by them; what is drawn in the parts is not looked at. Bytes behind the end are no
  /// fault: cameras put some there. Complexity: O(number of bytes) for JPEG, whose parts have no
  /// length of their own where the picture is, else O(number of parts).
  func isWhole(_ bytes: [UInt8]) -> Bool {
    let file = PictureBytes(bytes: bytes)
    return switch self {
    case .png: file.isWholePNG
    case .jpeg: file.isWholeJPEG
    case .gif: file.isWholeGIF
    case .webP: file.isWholeWebP
    }
  }
}

/// The bytes of a picture's file, read part by part.
private struct PictureBytes {
  let bytes: [UInt8]

  /// A number of up to four bytes, the highest first; `nil` where the file ends before.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The same, the lowest byte first.
  private func reversed(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func has(_ name: String, at offset: Int) -> Bool {
    bytes.dropFirst(offset).starts(with: name.utf8)
  }

  /// Chunks of a length, a name, content and a sum: the header first, the end last (W3C PNG,
  /// section 5.3).
  var isWholePNG: Bool {
    guard has("IHDR", at: 12), let width = number(at: 16, bytes: 4), width > 0,
      let height = number(at: 20, bytes: 4), height > 0
    else { return false }
    var offset = 8
    var hasPixels = false
    while let length = number(at: offset, bytes: 4), offset + 12 + length <= bytes.count {
      if has("IEND", at: offset + 4) { return hasPixels }
      if has("IDAT", at: offset + 4) { hasPixels = true }
      offset += 12 + length
    }
    return false
  }

  /// Segments behind markers, most with a length; the picture itself has none and ends at the next
  /// marker (ITU-T T.81, annex B.1).
  var isWholeJPEG: Bool {
    var offset = 2
    var hasFrame = false
    var hasScan = false
    while let marker = marker(from: &offset) {
      switch marker {
      case 0xD9: return hasFrame && hasScan
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let height = number(at: offset + 3, bytes: 2), height > 0,
          let width = number(at: offset + 5, bytes: 2), width > 0
        else { return false }
        hasFrame = true
      case 0xDA: hasScan = true
      default: break
      }
      guard let length = number(at: offset, bytes: 2), length >= 2 else { return false }
      offset += length
    }
    return false
  }

  /// The next marker, past it, but for those that stand within a picture: a byte 0xFF of its own is
  /// followed by 0, and 0xD0 to 0xD7 restart.
  private func marker(from offset: inout Int) -> UInt8? {
    while offset < bytes.count {
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
      guard offset < bytes.count else { return nil }
      defer { offset += 1 }
      switch bytes[offset] {
      case 0x00, 0x01, 0xD0...0xD8: continue
      default: return bytes[offset]
      }
    }
    return nil
  }

  /// A table of colours, then extensions and pictures, each a row of blocks of up to 255 bytes
  /// (GIF89a, sections 15 to 27).
  var isWholeGIF: Bool {
    guard bytes.count > 13 else { return false }
    var offset = 13 + colours(bytes[10])
    var hasPicture = false
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x3B: return hasPicture
      case 0x21: offset += 2
      case 0x2C:
        guard offset + 9 < bytes.count, let width = reversed(at: offset + 5, bytes: 2), width > 0,
          let height = reversed(at: offset + 7, bytes: 2), height > 0
        else { return false }
        hasPicture = true
        offset += 11 + colours(bytes[offset + 9])
      default: return false
      }
      while offset < bytes.count, bytes[offset] > 0 { offset += 1 + Int(bytes[offset]) }
      offset += 1
    }
    return false
  }

  /// Returns the length of a table of colours, by the flags that tell of it.
  private func colours(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// One chunk with the length of the file, and in it chunks (RFC 9649, section 2.3).
  var isWholeWebP: Bool {
    guard let length = reversed(at: 4, bytes: 4), length + 8 <= bytes.count else { return false }
    var offset = 12
    while offset + 8 <= length + 8, let content = reversed(at: offset + 4, bytes: 4),
      offset + 8 + content <= length + 8
    {
      if has("VP8L", at: offset) || has("ANMF", at: offset) { return content > 5 }
      if has("VP8 ", at: offset) {
        let size = (reversed(at: offset + 14, bytes: 2), reversed(at: offset + 16, bytes: 2))
        return content > 10 && (size.0 ?? 0) & 0x3FFF > 0 && (size.1 ?? 0) & 0x3FFF > 0
      }
      offset += 8 + content + content % 2
    }
    return false
  }
}
