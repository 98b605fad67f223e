/// An invented portrait: head and shoulders in random colours.
struct Avatar {
  /// The parts of the picture that have a colour of their own.
  enum Part: Int, CaseIterable {
    case background, hair, clothes, skin
  }

  var shape: Int
  /// The colour of each part, as 0xRRGGBB.
  var colours: [UInt32]

  init(by random: inout DemoRandom) {
    shape = random.number(0...AvatarShape.all.count - 1)
    colours = [
      random.one(of: Avatar.backgrounds), random.one(of: Avatar.hairs),
      random.one(of: Avatar.clothes), random.one(of: Avatar.skins),
    ]
  }

  /// Returns the picture as a PNG file.
  func picture(of shapes: AvatarShapes) -> [UInt8] {
    PNG.file(
      size: AvatarShapes.size, palette: Shade.palette(of: colours), data: shapes.drawings[shape])
  }

  private static let backgrounds: [UInt32] = [
    0xDCE9F5, 0xF5E6D8, 0xE2F0DF, 0xEFE1F2, 0xF7EDC8, 0xD6EEEE, 0xF6DDDD, 0xE4E4EA,
  ]
  private static let hairs: [UInt32] = [
    0x2B1B12, 0x4A2F1D, 0x7A4B24, 0xB07A3C, 0xD9B45F, 0x8C8C8C, 0xC9C9C9, 0x9C3F1E, 0x1A1A22,
  ]
  private static let clothes: [UInt32] = [
    0x2F5D8A, 0x8A3B4C, 0x3E7A57, 0x5B4B8A, 0xB0692A, 0x37474F, 0x1F7A8C, 0x7A2E6B,
  ]
  private static let skins: [UInt32] = [0xF4D3B8, 0xE6B88F, 0xD09A6B, 0xA9714A, 0x7C4B2E, 0x56331F]
}
