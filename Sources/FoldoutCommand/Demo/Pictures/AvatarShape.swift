/// The outline of one kind of avatar, in a square whose side is 1.
///
/// ```
///        hair
///      ╭──────╮
///      │ head │
///      ╰─┬──┬─╯
///    ╭───┘  └───╮  neck
///    │ shoulders│
/// ```
///
/// Every part is an ellipse, because the distance to its edge is easy to compute.
struct AvatarShape {
  struct Ellipse {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// Returns the share of a pixel that is inside the ellipse, from 0 to 1.
    ///
    /// It is approximated from the distance between the pixel's centre and the edge.
    func coverage(x px: Double, y py: Double, pixel: Double) -> Double {
      let dx = (px - x) / width
      let dy = (py - y) / height
      let square = dx * dx + dy * dy
      // Far from the edge the distance does not matter.
      if square > 1.3 { return 0 }
      if square < 0.7 { return 1 }
      // Divided by the gradient's length, the ellipse's equation approximates the distance.
      let slope = 2 * ((dx / width) * (dx / width) + (dy / height) * (dy / height)).squareRoot()
      return min(max(0.5 - (square - 1) / (slope * pixel), 0), 1)
    }
  }

  /// The parts from back to front, each with its colour.
  var parts: [(ellipse: Ellipse, colour: Avatar.Part)]

  static let all: [AvatarShape] = [
    // Short hair, a cap of hair, long hair, each over narrow and broad shoulders; a bun; no hair.
    AvatarShape(hair: [Ellipse(x: 0.5, y: 0.37, width: 0.195, height: 0.2)], shoulders: 0.31),
    AvatarShape(hair: [Ellipse(x: 0.5, y: 0.37, width: 0.195, height: 0.2)], shoulders: 0.38),
    AvatarShape(hair: [Ellipse(x: 0.49, y: 0.31, width: 0.22, height: 0.17)], shoulders: 0.32),
    AvatarShape(hair: [Ellipse(x: 0.51, y: 0.31, width: 0.22, height: 0.17)], shoulders: 0.37),
    AvatarShape(hair: [Ellipse(x: 0.5, y: 0.46, width: 0.235, height: 0.29)], shoulders: 0.3),
    AvatarShape(hair: [Ellipse(x: 0.5, y: 0.44, width: 0.25, height: 0.27)], shoulders: 0.36),
    AvatarShape(
      hair: [
        Ellipse(x: 0.5, y: 0.38, width: 0.2, height: 0.21),
        Ellipse(x: 0.5, y: 0.14, width: 0.09, height: 0.08),
      ], shoulders: 0.31),
    AvatarShape(hair: [], shoulders: 0.38),
  ]

  private init(hair: [Ellipse], shoulders: Double) {
    parts =
      hair.map { ($0, .hair) } + [
        (Ellipse(x: 0.5, y: 1.02, width: shoulders, height: 0.32), .clothes),
        (Ellipse(x: 0.5, y: 0.68, width: 0.08, height: 0.12), .skin),
        (Ellipse(x: 0.5, y: 0.43, width: 0.165, height: 0.2), .skin),
      ]
  }
}

extension AvatarShape {
  /// Draws the picture: rows from the top, each with the palette indices of its pixels.
  func drawn(size: Int) -> [[UInt8]] {
    let pixel = 1 / Double(size)
    return (0..<size).map { row in
      let y = (Double(row) + 0.5) * pixel
      return (0..<size).map { column in
        let x = (Double(column) + 0.5) * pixel
        var shade = Avatar.Shade(.background)
        for part in parts {
          shade.cover(with: part.colour, part.ellipse.coverage(x: x, y: y, pixel: pixel))
        }
        return shade.number
      }
    }
  }
}
