/// The lines of texts that were broken before.
///
/// Breaking is a pure function of its key, so an entry is never stale; a full cache is emptied and
/// refills quickly.
@MainActor
enum LineCache {
  private struct Key: Hashable {
    var runs: [Run]
    var mode: LineBreaker.Mode
    var maxLines: Int
    var width: CGFloat
  }

  private struct Run: Hashable {
    var text: String
    var face: TextFace
  }

  private static let maxEntries = 4096
  private static var entries: [Key: (text: MeasuredText, lines: [TextLine])] = [:]

  /// A text measured and broken at a width.
  static func lines(of block: TextBlock, width: CGFloat) -> (text: MeasuredText, lines: [TextLine])
  {
    let key = Key(
      runs: block.runs.map { Run(text: $0.text, face: $0.font.face) }, mode: block.mode,
      maxLines: block.maxLines, width: width)
    if let known = entries[key] { return known }
    let text = MeasuredText(runs: block.runs.map { ($0.text, $0.font.face) })
    let lines = LineBreaker(
      text, width: width, mode: block.mode, maxLines: block.maxLines
    ).lines()
    if entries.count >= maxEntries { entries.removeAll(keepingCapacity: true) }
    entries[key] = (text, lines)
    return (text, lines)
  }
}
