/// The size of a picture in pixels, from the first bytes of its file.
enum PictureSize {
  static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The size, or `nil` where the bytes are no picture of a known kind.
  static func read(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func big(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    if bytes.starts(with: png), bytes.count >= 24 {
      return CGSize(width: big(16, 4), height: big(20, 4))
    }
    if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      return CGSize(width: little(6), height: little(8))
    }
    if bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<15] == Array("WEBPVP8".utf8)[...]
    {
      if bytes[15] == UInt8(ascii: "X") {
        return CGSize(
          width: little(24) + Int(bytes[26]) << 16 + 1,
          height: little(27) + Int(bytes[29]) << 16 + 1)
      }
      if bytes[15] == UInt8(ascii: " ") {
        return CGSize(width: little(26) & 0x3FFF, height: little(28) & 0x3FFF)
      }
      let packed = little(21) | little(23) << 16
      return CGSize(width: packed & 0x3FFF + 1, height: packed >> 14 & 0x3FFF + 1)
    }
    guard bytes.starts(with: jpeg) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker >= 0xC0, marker <= 0xCF, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: big(place + 7, 2), height: big(place + 5, 2))
      }
      place += 2 + big(place + 2, 2)
    }
    return nil
  }
}
