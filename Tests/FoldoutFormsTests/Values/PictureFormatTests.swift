import FoldoutForms
import Testing

@Suite("Formats of pictures")
struct PictureFormatTests {
  private static let beginnings: [([UInt8], PictureFormat)] = [
    ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
    (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8), .webP),
  ]

  @Test("A picture's format is recognised by its first bytes", arguments: beginnings)
  func known(bytes: [UInt8], format: PictureFormat) {
    #expect(PictureFormat(bytes) == format)
    #expect(PictureFormat(bytes + [0, 1, 2]) == format)
    let shortest = format == .jpeg ? 3 : format == .webP ? 12 : bytes.count
    for count in 0..<shortest { #expect(PictureFormat(bytes.prefix(count)) == nil) }
    #expect(PictureFormat([0] + bytes) == nil)
    #expect(PictureFormat.problem(of: bytes, atMost: bytes.count) == .pictureIncomplete)
    #expect(
      PictureFormat.problem(of: bytes, atMost: 2) == .pictureTooLarge(limit: 2))
  }

  @Test(
    "Other bytes are not a picture",
    arguments: [
      "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "%PDF-1.7", "BM", "GIF88a",
      "RIFF1234WAVE", "\u{89}PNG\r\n\u{1A}\n",
    ])
  func unknown(text: String) {
    #expect(PictureFormat(text.utf8) == nil)
    #expect(PictureFormat.problem(of: Array(text.utf8), atMost: 100) == .notAPicture)
  }

  @Test("A truncated picture is refused", arguments: SmallPicture.all)
  func whole(picture: SmallPicture) {
    let bytes = picture.bytes
    #expect(PictureFormat(bytes) == picture.format)
    #expect(PictureFormat.problem(of: bytes, atMost: bytes.count) == nil)
    // Cameras append data after the end.
    #expect(PictureFormat.problem(of: bytes + [0, 0xFF, 1], atMost: 1000) == nil)
    for count in bytes.indices {
      #expect(
        PictureFormat.problem(of: Array(bytes.prefix(count)), atMost: 1000) != nil, "\(count)")
    }
    let beginning = Array(bytes.prefix(12))
    #expect(PictureFormat.problem(of: beginning, atMost: 1000) == .pictureIncomplete)
  }

  @Test("A picture without width or height is refused, and odd bytes cause no crash")
  func sizes() throws {
    let png = try #require(SmallPicture.all.first).bytes
    let gif = try #require(SmallPicture.all.first { $0.format == .gif }).bytes
    let gifSize = try #require(gif.lastIndex(of: 0x2C)) + 5
    for (bytes, place) in [(png, 19), (png, 23), (gif, gifSize), (gif, gifSize + 2)] {
      var flat = bytes
      flat[place] = 0
      #expect(PictureFormat.problem(of: flat, atMost: 1000) == .pictureIncomplete)
    }
    for picture in SmallPicture.all {
      for place in picture.bytes.indices {
        for byte: UInt8 in [0, 0x7F, 0xFF] {
          var odd = picture.bytes
          odd[place] = byte
          _ = PictureFormat.problem(of: odd, atMost: 1000)
        }
      }
    }
  }

  @Test("Each picture format has its own media type")
  func types() {
    #expect(
      PictureFormat.allCases.map(\.mediaType)
        == ["image/png", "image/jpeg", "image/gif", "image/webp"])
  }
}
