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

extension Avatar {
  /// The colour of one pixel: that of a part, or a blend of two at an edge.
  ///
  /// A shade is an index into a palette, so that an outline is drawn once for all its colours. If
  /// three parts meet in a pixel, one of the lower two is left out, which does not show at this
  /// size.
  struct Shade {
    private var lower: Part
    private var upper: Part
    /// The share of the pixel that the upper part covers, in sevenths: 0 to 6.
    private var step: Int

    /// The steps between two colours: enough for smooth edges, few enough for a palette of 112.
    private static let steps = 7

    init(_ part: Part) {
      lower = part
      upper = part
      step = 0
    }

    /// Covers a share of the pixel, 0 to 1, with a part.
    mutating func cover(with part: Part, _ coverage: Double) {
      let covered = Int((coverage * Double(Shade.steps)).rounded())
      guard covered > 0 else { return }
      guard covered < Shade.steps else {
        self = Shade(part)
        return
      }
      if step * 2 > Shade.steps { lower = upper }
      upper = part
      step = covered
    }

    /// The index in the palette.
    var number: UInt8 {
      let parts = Part.allCases.count
      return UInt8((lower.rawValue * parts + upper.rawValue) * Shade.steps + step)
    }

    /// Returns the palette for the parts' colours, three bytes for each shade.
    static func palette(of colours: [UInt32]) -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(colours.count * colours.count * steps * 3)
      for lower in colours {
        for upper in colours {
          for step in 0..<steps {
            for shift in [UInt32(16), 8, 0] {
              let (from, to) = (Int(lower >> shift & 255), Int(upper >> shift & 255))
              bytes.append(UInt8(from + (to - from) * step / steps))
            }
          }
        }
      }
      return bytes
    }
  }
}

/// The outlines of the demo's avatars, each drawn and compressed once.
///
/// An avatar is an outline and four colours. Drawings contain palette indices, so a thousand
/// pictures need only eight drawings and a short palette each.
struct AvatarShapes {
  /// Each drawing as the compressed part of a PNG.
  let drawings: [[UInt8]]

  /// The width and height in pixels.
  static let size = 160

  init() {
    drawings = AvatarShape.all.map { PNG.data(of: $0.drawn(size: AvatarShapes.size)) }
  }
}
