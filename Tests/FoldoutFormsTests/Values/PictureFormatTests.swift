import FoldoutForms
import Testing

@Suite("Formats of pictures")
struct PictureFormatTests {
  private static let beginnings: [([UInt8], PictureFormat)] = [
    ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
    (Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8), .webP),
  ]

  @Test("a picture is known by its first bytes, and by all of them", arguments: beginnings)
  func known(bytes: [UInt8], format: PictureFormat) {
    #expect(PictureFormat(bytes) == format)
    #expect(PictureFormat(bytes + [0, 1, 2]) == format)
    let shortest = format == .jpeg ? 3 : format == .webP ? 12 : bytes.count
    for count in 0..<shortest { #expect(PictureFormat(bytes.prefix(count)) == nil) }
    #expect(PictureFormat([0] + bytes) == nil)
    #expect(PictureFormat.problem(of: bytes, atMost: bytes.count) == nil)
    #expect(
      PictureFormat.problem(of: bytes, atMost: 2) == .pictureTooLarge(limit: 2))
  }

  @Test(
    "nothing else is one",
    arguments: [
      "", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<html>", "%PDF-1.7", "BM", "GIF88a",
      "RIFF1234WAVE", "\u{89}PNG\r\n\u{1A}\n",
    ])
  func unknown(text: String) {
    #expect(PictureFormat(text.utf8) == nil)
    #expect(PictureFormat.problem(of: Array(text.utf8), atMost: 100) == .notAPicture)
  }

  @Test("each format has a type of its own")
  func types() {
    #expect(
      PictureFormat.allCases.map(\.mediaType)
        == ["image/png", "image/jpeg", "image/gif", "image/webp"])
  }
}
