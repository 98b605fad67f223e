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
