import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutWords

extension TextHost {
  /// The whole screen in lines: the head, the visible cells with their sections' headings, the bar
  /// and the messages.
  package var lines: [String] {
    guard !isGone else { return ["(gone)"] }
    var lines = [headLine]
    for section in mirror.shown.sections {
      let shown = section.items.filter { pool.shown[$0] != nil }
      guard !shown.isEmpty else { continue }
      let title = screen.form.sections.first { $0.id == section.id }?.title ?? ""
      if !title.isEmpty { lines.append("— \(title) —") }
      lines += shown.flatMap { pool.shown[$0]?.lines ?? [] } + linesBelow(section.id)
    }
    return lines + barLines + messages.map { "» \($0)" }
  }

  /// Returns the lines below the rows of a section: the foot of a choice, the footer, the limits.
  package func linesBelow(_ section: String) -> [String] {
    let face = recordWithEntries.heading(of: section)
    let footer = face.footer.flatMap { $0.isEmpty ? nil : "  \($0)" }
    let limits = face.choice?.limits.sentence.map { "  \($0)" }
    return (face.choice?.lines ?? []) + [footer, limits].compactMap(\.self)
  }

  package var text: String { lines.joined(separator: "\n") }

  package var headLine: String {
    let head = screen.head
    let picture: String? =
      switch head.picture {
      case .initials(let text): "(\(text))"
      case .picture(let face): face.content.line
      case nil: nil
      }
    return [picture, head.title, head.detail.map { "· \($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The bar of Undo in lines. Fields with a refusal are left out.
  private var barLines: [String] {
    guard let bar else { return [] }
    let refused = Set(recordWithEntries.problems.map(\.id))
    return bar.lines.filter { !refused.contains($0.id) }.map(\.text)
  }
}

extension UndoFace.Line {
  package var text: String {
    switch action {
    case .restore(let title, _, _, _): "↶ \(sentence) [\(title)]"
    case .final(let words): "↶ \(sentence) \(words)"
    case .none: "↶ \(sentence)"
    }
  }
}

/// The lines of the text host and of a page in the browser are compared, so both are written alike.
extension String {
  /// The text with ⏎ for each line break.
  package var inOneLine: String { withLineFeeds.replacing("\n", with: "⏎") }
}
