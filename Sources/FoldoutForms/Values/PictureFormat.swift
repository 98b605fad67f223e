/// A picture format that every browser supports, detected from a file's first bytes.
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
