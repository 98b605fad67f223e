/// Breaks a measured text into lines, greedily: each line takes as many words as fit.
///
/// A space at a break hangs over the edge and has no width; a word wider than the whole line is
/// broken between characters, as UIKit does.
struct LineBreaker {
  /// The ways a text that has no room is treated.
  enum Mode {
    case words
    case characters
    case clipped
    case truncatedTail
  }

  let text: MeasuredText
  /// The room of each line; infinite to break at newlines alone.
  let width: CGFloat
  let mode: Mode
  /// The most lines that may be used, zero for any number.
  let maxLines: Int

  init(_ text: MeasuredText, width: CGFloat, mode: Mode = .truncatedTail, maxLines: Int = 0) {
    self.text = text
    // A width that was itself measured holds its text in spite of the last bits of the sum.
    self.width = width + 1e-6
    self.mode = mode
    self.maxLines = maxLines
  }

  /// Breaks the text; an empty text has no line.
  func lines() -> [TextLine] {
    var ranges = brokenRanges()
    var isCut = false
    if maxLines > 0, ranges.count > maxLines {
      ranges.removeLast(ranges.count - maxLines)
      isCut = true
    }
    var top: CGFloat = 0
    var lines: [TextLine] = []
    for (index, range) in ranges.enumerated() {
      let isLast = index == ranges.count - 1
      var line = TextLine(range: range, width: text.width(of: range).roundedUpToTextUnit)
      if isLast, mode == .truncatedTail, isCut || text.width(of: range) > width {
        line = truncated(isCut ? range.lowerBound..<paragraphEnd(from: range.lowerBound) : range)
      }
      line.top = top
      line.ascender = text.ascender(of: range)
      line.height = text.lineHeight(of: range)
      top += line.height
      lines.append(line)
    }
    return lines
  }

  /// Breaks into ranges, one past the last allowed line at most.
  private func brokenRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    let characters = text.characters
    let isOneLine = maxLines == 1 && (mode == .clipped || mode == .truncatedTail)
    while start < characters.count {
      if maxLines > 0, ranges.count > maxLines { break }
      var end = start
      var sum: CGFloat = 0
      var lastBreak: Int?
      while end < characters.count, !characters[end].isNewline {
        let advance = text.advances[end]
        let hangs = characters[end].isBreakingSpace
        if !isOneLine, !hangs, sum + advance > width, end > start { break }
        sum += advance
        end += 1
        if end < characters.count, canBreak(before: end) { lastBreak = end }
      }
      if end == characters.count || characters[end].isNewline {
        ranges.append(trimmed(start..<end, atParagraphEnd: true))
        start = end + 1
        if start == characters.count, end < characters.count { ranges.append(start..<start) }
      } else {
        let next = mode == .characters ? end : lastBreak ?? end
        ranges.append(trimmed(start..<next, atParagraphEnd: false))
        start = next
      }
    }
    return ranges
  }

  private func canBreak(before index: Int) -> Bool {
    let previous = text.characters[index - 1]
    let next = text.characters[index]
    if next.isBreakingSpace { return false }
    if previous.isBreakingSpace || previous == "\u{200B}" { return true }
    if "-–—".contains(previous) { return next.isLetter }
    if previous.isIdeograph { return !"、。，．！？）」』】：；".contains(next) }
    return next.isIdeograph && !"（「『【".contains(previous)
  }

  /// Drops the spaces that hang over the edge; a paragraph's own last spaces stay if they fit.
  private func trimmed(_ range: Range<Int>, atParagraphEnd: Bool) -> Range<Int> {
    if atParagraphEnd, text.width(of: range) <= width { return range }
    var end = range.upperBound
    while end > range.lowerBound, text.characters[end - 1].isBreakingSpace { end -= 1 }
    return range.lowerBound..<end
  }

  private func paragraphEnd(from start: Int) -> Int {
    text.characters[start...].firstIndex(where: \.isNewline) ?? text.characters.count
  }

  /// Takes characters away until the ellipsis has room.
  private func truncated(_ range: Range<Int>) -> TextLine {
    let style = text.styles.isEmpty ? 0 : text.styles[min(range.lowerBound, text.styles.count - 1)]
    let ellipsis = text.faces[style].advance(of: "…")
    var end = range.upperBound
    var sum = text.width(of: range)
    while end > range.lowerBound, sum + ellipsis > width {
      end -= 1
      sum -= text.advances[end]
    }
    while end > range.lowerBound, text.characters[end - 1].isBreakingSpace {
      end -= 1
      sum -= text.advances[end]
    }
    return TextLine(
      range: range.lowerBound..<end, width: (sum + ellipsis).roundedUpToTextUnit,
      isTruncated: true)
  }
}

extension Character {
  /// A space at which a line may be broken.
  fileprivate var isBreakingSpace: Bool {
    self == " " || self == "\t" || ("\u{2000}"..."\u{2006}").contains(self) || self == "\u{3000}"
  }

  /// A character of a script that breaks between any two of its characters.
  fileprivate var isIdeograph: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    switch value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60: return true
    default: return false
    }
  }
}
