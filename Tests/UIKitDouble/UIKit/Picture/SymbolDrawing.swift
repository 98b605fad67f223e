/// An outline that stands in for one of the SF Symbols: an own drawing of the same thing.
///
/// A drawing is two SVG paths on a grid where an em has 20 units; both take the text's colour.
struct SymbolDrawing: Hashable, Sendable {
  /// The width on the grid.
  var width: CGFloat
  /// The height on the grid.
  var height: CGFloat
  /// The path that is drawn as a line, or nothing.
  var strokes = ""
  /// The path whose inside is filled, or nothing.
  var fills = ""
  /// The drawing is mirrored from right to left.
  var isDirectional = false

  /// The size in points at a font's size.
  func size(at pointSize: CGFloat) -> CGSize {
    CGSize(
      width: (width * pointSize / 20).roundedUpToPixel,
      height: (height * pointSize / 20).roundedUpToPixel)
  }

  /// The names that the double can draw, in order.
  static let names = drawings.keys.sorted()

  /// The drawing of a symbol's name, or nothing for a name that the double does not have.
  static func named(_ name: String) -> SymbolDrawing? { drawings[name] }

  private static let ring = "M12 2.2a9.8 9.8 0 1 0 0 19.6a9.8 9.8 0 1 0 0-19.6z"
  private static let disc = "M12 1.4a10.6 10.6 0 1 0 0 21.2a10.6 10.6 0 1 0 0-21.2z"
  private static let eye =
    "M1.5 9S5.5 2.5 12 2.5S22.5 9 22.5 9S18.5 15.5 12 15.5S1.5 9 1.5 9z"
    + "M12 5.7a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6z"

  private static let drawings: [String: SymbolDrawing] = {
    var all = marks
    all.merge(circles) { first, _ in first }
    all.merge(things) { first, _ in first }
    return all
  }()

  private static let marks: [String: SymbolDrawing] = [
    "chevron.right": SymbolDrawing(width: 12, height: 20, strokes: "M3 3l6.5 7L3 17"),
    "chevron.left": SymbolDrawing(width: 12, height: 20, strokes: "M9 3L2.5 10L9 17"),
    "chevron.forward": SymbolDrawing(
      width: 12, height: 20, strokes: "M3 3l6.5 7L3 17", isDirectional: true),
    "chevron.backward": SymbolDrawing(
      width: 12, height: 20, strokes: "M9 3L2.5 10L9 17", isDirectional: true),
    "chevron.down": SymbolDrawing(width: 20, height: 12, strokes: "M3 3l7 6.5L17 3"),
    "chevron.up": SymbolDrawing(width: 20, height: 12, strokes: "M3 9l7-6.5L17 9"),
    "chevron.up.chevron.down": SymbolDrawing(
      width: 13, height: 20, strokes: "M2.5 7.5l4-4.5l4 4.5M2.5 12.5l4 4.5l4-4.5"),
    "checkmark": SymbolDrawing(width: 20, height: 20, strokes: "M3 11l5 6L17 3.5"),
    "xmark": SymbolDrawing(width: 19, height: 19, strokes: "M3 3l13 13M16 3L3 16"),
    "arrow.up.forward": SymbolDrawing(
      width: 18, height: 18, strokes: "M3 15L15 3M5.5 3H15V12.5", isDirectional: true),
    "plus": SymbolDrawing(width: 20, height: 20, strokes: "M10 2.5v15M2.5 10h15"),
    "minus": SymbolDrawing(width: 20, height: 4, strokes: "M2.5 2h15"),
    "arrow.uturn.backward": SymbolDrawing(
      width: 22, height: 20, strokes: "M7.5 2.5L3 7l4.5 4.5M3.3 7H14a5 5 0 0 1 0 10.5H8"),
    "arrow.uturn.forward": SymbolDrawing(
      width: 22, height: 20, strokes: "M14.5 2.5L19 7l-4.5 4.5M18.7 7H8a5 5 0 0 0 0 10.5h6"),
  ]

  private static let circles: [String: SymbolDrawing] = [
    "circle": SymbolDrawing(width: 24, height: 24, strokes: ring),
    "checkmark.circle.fill": SymbolDrawing(
      width: 24, height: 24,
      fills: "\(disc)M10.7 17.4L18 7l-1.5-1l-6 8.7l-3.2-3.4L6 12.6z"),
    "xmark.circle.fill": SymbolDrawing(
      width: 24, height: 24,
      fills: "\(disc)M7.2 8.6l3.4 3.4l-3.4 3.4l1.4 1.4l3.4-3.4l3.4 3.4l1.4-1.4l-3.4-3.4l3.4-3.4"
        + "l-1.4-1.4L12 10.6L8.6 7.2z"),
    "exclamationmark.circle": SymbolDrawing(
      width: 24, height: 24, strokes: "\(ring)M12 6.8v6.4",
      fills: "M12 15.3a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6z"),
    "ellipsis.circle": SymbolDrawing(
      width: 24, height: 24, strokes: ring,
      fills: "M6.8 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8z"
        + "M12 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8z"
        + "M17.2 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8z"),
    "person.crop.circle": SymbolDrawing(
      width: 24, height: 24,
      strokes: "\(ring)M12 6.3a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z"
        + "M5.3 19.2C6.6 16.6 9 15.6 12 15.6s5.4 1 6.7 3.6"),
  ]

  private static let things: [String: SymbolDrawing] = [
    "magnifyingglass": SymbolDrawing(
      width: 21, height: 21,
      strokes: "M9 2.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM13.8 13.8L19 19"),
    "square.and.arrow.up": SymbolDrawing(
      width: 20, height: 25, strokes: "M7 9H3.5v13.5h13V9H13M10 15.5V2.5M6.3 6L10 2.3L13.7 6"),
    "envelope": SymbolDrawing(
      width: 26, height: 20, strokes: "M2 2h22v16H2zM2.5 3l10.5 8.5L23.5 3"),
    "phone": SymbolDrawing(
      width: 22, height: 22,
      strokes: "M6.5 2.5L9 7.5L6.5 9.8C7.8 12.6 9.700 14.4 12.3 15.6L14.6 13"
        + "L19.5 15.5C19.5 18 18 19.5 15.8 19.5C9 19 3 13 2.5 6.2C2.5 4 4 2.5 6.5 2.5z"),
    "trash": SymbolDrawing(
      width: 22, height: 24,
      strokes: "M2.5 5.5h17M8 5.2V2.7h6v2.5M4.5 5.5l1 16h11l1-16M8.5 9.5l.4 8.5M13.5 9.5l-.4 8.5"),
    "plus.square.on.square": SymbolDrawing(
      width: 25, height: 25,
      strokes: "M8 8h14.5v14.5H8zM8 17H2.5V2.5H17V8M15.2 11.5v7.4M11.5 15.2h7.4"),
    "doc.on.doc": SymbolDrawing(
      width: 23, height: 27,
      strokes: "M9 8h6l5.5 5.5V24.5H9zM9 19H2.5V2.5h6L14 8M15 8v5.5h5.5"),
    "calendar": SymbolDrawing(
      width: 24, height: 22, strokes: "M2.5 3.5h19v16h-19zM2.5 8.2h19",
      fills: "M6 11h2.6v2.2H6zM10.7 11h2.6v2.2h-2.6zM15.4 11H18v2.2h-2.6zM6 15h2.6v2.2H6z"
        + "M10.7 15h2.6v2.2h-2.6z"),
    "photo": SymbolDrawing(
      width: 26, height: 20, strokes: "M2 2h22v16H2zM2 14.5l6-5l5 4.2l4-3.2l7 5.5",
      fills: "M17 4.8a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z"),
    "eye": SymbolDrawing(width: 24, height: 18, strokes: eye),
    "eye.slash": SymbolDrawing(width: 24, height: 18, strokes: "\(eye)M4 1l16 16"),
  ]
}
