import CZlib
import Testing

@testable import FoldoutCommand

/// The pictures of the demo's people, decoded by the format's specification.
@Suite struct DemoPictureTests {
  /// Returns the named chunks of a picture's file, or `nil` if a checksum is wrong or bytes remain.
  private func parts(of file: [UInt8]) -> [(name: String, content: [UInt8])]? {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [(String, [UInt8])] = []
    var place = 8
    while place < file.count {
      let end = place + 8 + number(at: place)
      guard end + 4 <= file.count else { return nil }
      let named = Array(file[place + 4..<end])
      guard Int(crc32(0, named, UInt32(named.count))) == number(at: end) else { return nil }
      chunks.append((String(decoding: named.prefix(4), as: UTF8.self), Array(named.dropFirst(4))))
      place = end + 4
    }
    return chunks
  }

  @Test("Each picture of the demo is a complete PNG file")
  func eachIsAWholePicture() throws {
    let files = Set(DemoPeople.all().compactMap(\.image))
    #expect(files.count > 500)
    for file in files {
      let chunks = try #require(parts(of: file))
      #expect(chunks.map(\.name) == ["IHDR", "PLTE", "IDAT", "IEND"])
      #expect(chunks[0].content == [0, 0, 0, 160, 0, 0, 0, 160, 8, 3, 0, 0, 0])
      #expect(chunks[1].content.count == 112 * 3)
      #expect(file.count < 3_000)
    }
  }

  @Test("Each drawing of the demo uses only the colours of its palette")
  func eachDrawingFitsItsTableOfColours() {
    for data in AvatarShapes().drawings {
      var count = UInt(161 * 160)
      var rows = [UInt8](repeating: 0, count: Int(count))
      #expect(uncompress(&rows, &count, data, UInt(data.count)) == Z_OK)
      #expect(Int(count) == rows.count)
      #expect(rows.allSatisfy { $0 < 112 })
      // The corners show the background, the middle shows a face.
      let parts = Avatar.Part.allCases.count
      #expect(rows[1] == 0)
      #expect(Int(rows[161 * 70 + 81]) == Avatar.Part.skin.rawValue * (parts + 1) * 7)
    }
  }
}
