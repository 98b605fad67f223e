/// The outlines that the demo's avatars have, drawn and compressed once each.
///
/// An avatar is an outline and four colours. What is drawn are the numbers of colours in a table;
/// so a thousand pictures need as many tables, which are short, and eight drawings.
struct AvatarShapes {
  /// Each drawing as the compressed part of a PNG; `nil` where there was no memory for it.
  let drawings: [[UInt8]?]

  /// Pixels on each side.
  static let size = 160

  init() {
    drawings = AvatarShape.all.map { PNG.data(of: $0.drawn(size: AvatarShapes.size)) }
  }
}
