extension Avatar {
  /// The colour of one pixel: that of a part, or a mixture of two where an edge goes through it.
  ///
  /// Every shade has a number in a table of colours, so that an outline is drawn once for all
  /// colours it may have. Where three parts meet in a pixel the lowest is left out, which at this
  /// size nobody sees.
  struct Shade {
    private var lower: Part
    private var upper: Part
    /// The share of the pixel that the upper part covers, in steps of a seventh; never 7.
    private var step: Int

    /// Steps between two colours: enough for a smooth edge, few enough for a table of 112.
    private static let steps = 7

    init(_ part: Part) {
      lower = part
      upper = part
      step = 0
    }

    /// Lays a part over what is there, over so much of the pixel.
    mutating func cover(with part: Part, _ coverage: Double) {
      let cover = Int((coverage * Double(Shade.steps)).rounded())
      guard cover > 0 else { return }
      guard cover < Shade.steps else {
        self = Shade(part)
        return
      }
      if step * 2 > Shade.steps { lower = upper }
      upper = part
      step = cover
    }

    /// The index in the table.
    var number: UInt8 {
      let parts = Part.allCases.count
      return UInt8((lower.rawValue * parts + upper.rawValue) * Shade.steps + step)
    }

    /// The table for the colours of the parts, three bytes each.
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
