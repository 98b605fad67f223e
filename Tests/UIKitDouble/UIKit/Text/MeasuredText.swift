/// A text whose characters each have a width: the input of line breaking.
struct MeasuredText: Hashable, Sendable {
  /// The characters in reading order.
  private(set) var characters: [Character] = []
  /// The advance of each character, in points.
  private(set) var advances: [CGFloat] = []
  /// The index into `faces` of each character.
  private(set) var styles: [Int] = []
  /// The fonts of the runs, one for each run in order.
  private(set) var faces: [TextFace] = []

  init(_ text: String, face: TextFace) {
    append(text, face: face)
  }

  init(runs: [(text: String, face: TextFace)]) {
    for run in runs { append(run.text, face: run.face) }
  }

  private mutating func append(_ text: String, face: TextFace) {
    let style = faces.count
    faces.append(face)
    for character in text {
      characters.append(character)
      advances.append(face.advance(of: character))
      styles.append(style)
    }
  }

  /// Adds up the advances of a range.
  func width(of range: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in range { sum += advances[index] }
    return sum
  }

  /// The tallest line height among a range's fonts; an empty range has the nearest font's.
  func lineHeight(of range: Range<Int>) -> CGFloat {
    facesUsed(in: range).map(\.lineHeight).max() ?? 0
  }

  /// The distance from a line's top to its baseline.
  func ascender(of range: Range<Int>) -> CGFloat {
    facesUsed(in: range).map(\.ascender).max() ?? 0
  }

  private func facesUsed(in range: Range<Int>) -> [TextFace] {
    guard faces.count > 1 else { return faces }
    guard !range.isEmpty else {
      let style = styles.isEmpty ? 0 : styles[min(range.lowerBound, styles.count - 1)]
      return [faces[style]]
    }
    return Set(styles[range]).map { faces[$0] }
  }
}

/// One line of a broken text.
struct TextLine: Hashable, Sendable {
  /// The characters on the line, without the space it was broken at.
  var range: Range<Int>
  /// The width, rounded up to 1/64 pt, with the ellipsis if there is one.
  var width: CGFloat
  /// The line ends in an ellipsis, since more text follows.
  var isTruncated = false
  /// The distance from the first line's top to this line's top.
  var top: CGFloat = 0
  /// The distance from this line's top to its baseline.
  var ascender: CGFloat = 0
  /// The distance from this line's top to the next one's.
  var height: CGFloat = 0
}
