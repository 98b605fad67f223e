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
