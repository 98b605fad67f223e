/// A text with fonts and colours, ready to be measured and placed line by line.
@MainActor
struct TextBlock {
  /// A run of one look.
  struct Run {
    var text: String
    var font: UIFont
    /// The letters' colour, or that of the view.
    var color: UIColor?
    /// The colour behind the letters.
    var background: UIColor?
    var isUnderlined = false
    var isStruck = false
  }

  /// A line with its place.
  struct Line {
    var frame: CGRect
    /// The runs of the line, each with its text; the ellipsis is in the last one.
    var runs: [Run]
    /// The end of the text is missing.
    var isTruncated: Bool
  }

  var runs: [Run]
  var mode = LineBreaker.Mode.truncatedTail
  var maxLines = 1

  /// The text of all runs.
  var string: String { runs.map(\.text).joined() }

  /// The lines at a width, starting at a height of zero.
  func lines(width: CGFloat) -> [TextLine] { LineCache.lines(of: self, width: width).lines }

  /// The size that the text takes at a width; without text, nothing.
  func size(width: CGFloat) -> CGSize {
    // A text of one line that would be cut still asks for its whole width.
    let room = maxLines == 1 ? CGFloat.infinity : width
    let lines = lines(width: room)
    return CGSize(
      width: lines.map(\.width).max() ?? 0,
      height: lines.reduce(0) { $0 + $1.height }.roundedUpToPixel)
  }

  /// The lines in a rectangle, in the middle from top to bottom.
  func placed(in area: CGRect, alignment: NSTextAlignment, isMirrored: Bool) -> [Line] {
    let (text, lines) = LineCache.lines(of: self, width: area.width)
    let height = lines.reduce(0) { $0 + $1.height }
    let top = area.minY + ((area.height - height.roundedUpToPixel) / 2).roundedToPixel
    return lines.map { line in
      let x: CGFloat =
        switch (alignment, isMirrored) {
        case (.center, _): area.minX + (area.width - line.width) / 2
        case (.right, _), (.natural, true), (.justified, true): area.maxX - line.width
        default: area.minX
        }
      return Line(
        frame: CGRect(x: x, y: top + line.top, width: line.width, height: line.height),
        runs: runs(of: line, in: text), isTruncated: line.isTruncated)
    }
  }

  private func runs(of line: TextLine, in text: MeasuredText) -> [Run] {
    var found: [Run] = []
    var lastStyle: Int?
    for index in line.range {
      let style = text.styles[index]
      if style == lastStyle {
        found[found.count - 1].text.append(text.characters[index])
      } else {
        var run = runs[style]
        run.text = String(text.characters[index])
        found.append(run)
        lastStyle = style
      }
    }
    guard line.isTruncated else { return found }
    if found.isEmpty, var run = runs.first {
      run.text = ""
      found = [run]
    }
    if !found.isEmpty { found[found.count - 1].text += "…" }
    return found
  }

  /// The distance from the top of a rectangle's text to its first baseline.
  func firstBaseline(in size: CGSize) -> CGFloat {
    let lines = lines(width: size.width)
    let height = lines.reduce(0) { $0 + $1.height }
    guard let first = lines.first else { return size.height }
    return ((size.height - height.roundedUpToPixel) / 2).roundedToPixel + first.ascender
  }
}

extension UIFont {
  /// The part of the font that is measured.
  var face: TextFace {
    TextFace(
      size: size, isBold: weight.rawValue >= Weight.medium.rawValue,
      hasMonospacedDigits: hasTabularDigits, isMonospaced: isMonospaced)
  }
}
