/// A picture format that every browser supports, detected from a file's first bytes.
///
/// ```swift
/// let mediaType = PictureFormat(photo)?.mediaType ?? "application/octet-stream"
/// ```
///
/// File names and declared media types are ignored: serving bytes under a wrong type is how a
/// picture becomes a script. SVG is not supported, because an SVG document may contain scripts.
public enum PictureFormat: Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics (W3C PNG, section 5.2).
  case png
  /// JPEG (ITU-T T.81, annex B).
  case jpeg
  /// Graphics Interchange Format, of 1987 or 1989.
  case gif
  /// WebP (RFC 9649, section 2.4).
  case webP

  /// Detects the format of a picture; returns `nil` for any other bytes. Complexity: O(1).
  public init?(_ bytes: some Collection<UInt8>) {
    let head = Array(bytes.prefix(PictureFormat.headLength))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webP
    } else {
      return nil
    }
  }

  /// The number of leading bytes that detection needs.
  package static let headLength = 12

  /// The format's media type.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webP: "image/webp"
    }
  }
}

extension PictureFormat {
  /// Returns the reason to refuse bytes as a picture, or `nil`.
  ///
  /// They may be too many, in no supported format, or incomplete; an incomplete picture must not
  /// replace a complete one.
  public static func problem(of bytes: [UInt8], atMost limit: Int) -> FieldError? {
    if bytes.count > limit { return .pictureTooLarge(limit: limit) }
    guard let format = PictureFormat(bytes) else { return .notAPicture }
    return format.isComplete(bytes) ? nil : .pictureIncomplete
  }
}

extension PictureFormat {
  /// True if a picture's file is complete and contains a picture of at least one pixel.
  ///
  /// Each format is a sequence of parts with lengths, which show if a file was cut short. The
  /// pixels themselves are not decoded. Bytes after the end are accepted, because some cameras add
  /// them. Complexity: O(number of bytes) for JPEG, whose image data has no length; otherwise
  /// O(number of parts).
  func isComplete(_ bytes: [UInt8]) -> Bool {
    let file = PictureBytes(bytes: bytes)
    return switch self {
    case .png: file.isWholePNG
    case .jpeg: file.isWholeJPEG
    case .gif: file.isWholeGIF
    case .webP: file.isWholeWebP
    }
  }
}

/// A reader for the parts of a picture's file.
private struct PictureBytes {
  let bytes: [UInt8]

  /// Reads a big-endian number of up to four bytes; returns `nil` if the file ends before it.
  private func bigEndian(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a little-endian number of up to four bytes; returns `nil` if the file ends before it.
  private func littleEndian(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func has(_ name: String, at offset: Int) -> Bool {
    bytes.dropFirst(offset).starts(with: name.utf8)
  }

  /// True for chunks of a length, a name, content and a checksum, from IHDR to IEND, with image
  /// data (W3C PNG, section 5.3).
  var isWholePNG: Bool {
    guard has("IHDR", at: 12), let width = bigEndian(at: 16, bytes: 4), width > 0,
      let height = bigEndian(at: 20, bytes: 4), height > 0
    else { return false }
    var offset = 8
    var hasPixels = false
    while let length = bigEndian(at: offset, bytes: 4), offset + 12 + length <= bytes.count {
      if has("IEND", at: offset + 4) { return hasPixels }
      if has("IDAT", at: offset + 4) { hasPixels = true }
      offset += 12 + length
    }
    return false
  }

  /// True for segments after markers, up to the end marker, with a frame and a scan.
  ///
  /// Most segments have a length; the image data has none and ends at the next marker (ITU-T T.81,
  /// annex B.1).
  var isWholeJPEG: Bool {
    var offset = 2
    var hasFrame = false
    var hasScan = false
    while let marker = marker(from: &offset) {
      switch marker {
      case 0xD9: return hasFrame && hasScan
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let height = bigEndian(at: offset + 3, bytes: 2), height > 0,
          let width = bigEndian(at: offset + 5, bytes: 2), width > 0
        else { return false }
        hasFrame = true
      case 0xDA: hasScan = true
      default: break
      }
      guard let length = bigEndian(at: offset, bytes: 2), length >= 2 else { return false }
      offset += length
    }
    return false
  }

  /// Returns the next marker and moves past it.
  ///
  /// Bytes within image data that look like markers are skipped: 0xFF followed by 0 is data, and
  /// 0xD0 to 0xD7 are restart markers.
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

  /// True for a colour table, then extensions and pictures made of blocks of up to 255 bytes
  /// (GIF89a, sections 15 to 27).
  var isWholeGIF: Bool {
    guard bytes.count > 13 else { return false }
    var offset = 13 + colourTableLength(bytes[10])
    var hasPicture = false
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x3B: return hasPicture
      case 0x21: offset += 2
      case 0x2C:
        guard offset + 9 < bytes.count, let width = littleEndian(at: offset + 5, bytes: 2),
          width > 0,
          let height = littleEndian(at: offset + 7, bytes: 2), height > 0
        else { return false }
        hasPicture = true
        offset += 11 + colourTableLength(bytes[offset + 9])
      default: return false
      }
      while offset < bytes.count, bytes[offset] > 0 { offset += 1 + Int(bytes[offset]) }
      offset += 1
    }
    return false
  }

  /// Returns the length of a colour table in bytes, from the flags that describe it.
  private func colourTableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// True for one chunk that spans the file and contains image chunks (RFC 9649, section 2.3).
  var isWholeWebP: Bool {
    guard let length = littleEndian(at: 4, bytes: 4), length + 8 <= bytes.count else {
      return false
    }
    var offset = 12
    while offset + 8 <= length + 8, let content = littleEndian(at: offset + 4, bytes: 4),
      offset + 8 + content <= length + 8
    {
      if has("VP8L", at: offset) || has("ANMF", at: offset) { return content > 5 }
      if has("VP8 ", at: offset) {
        let size = (
          littleEndian(at: offset + 14, bytes: 2), littleEndian(at: offset + 16, bytes: 2)
        )
        return content > 10 && (size.0 ?? 0) & 0x3FFF > 0 && (size.1 ?? 0) & 0x3FFF > 0
      }
      offset += 8 + content + content % 2
    }
    return false
  }
}
