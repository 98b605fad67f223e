import FoldoutForms
import FoldoutRecords

// A page offers its last change. Once that is taken back it offers the one before it, and so on:
// each alone, and each only over what it left.

extension Undo {
  /// The most changes of a page that can be taken back.
  package static let maxCount = 20

  /// The lines of the bar: those of the last change and, where it offers nothing, those of the one
  /// before it.
  package var shownLines: [Line] { lines + offeredEarlier }

  /// The lines of the change before the last, where those are what is offered.
  package var offeredEarlier: [Line] {
    lines.contains { $0.isOffered } ? [] : earlier.first ?? []
  }

  /// The changes of a page after one more, which took some of them back.
  func followed(by change: Undo, undone: Set<FieldID>) -> Undo {
    var pending = undone
    var copy = change
    copy.earlier = ([lines] + earlier).map { lines in
      lines.filter { line in
        guard line.isOffered else { return false }
        // Of several changes of a field the last is the one that was taken back.
        return pending.remove(line.field) == nil
      }
    }.filter { !$0.isEmpty }
    copy.earlier.removeLast(max(0, copy.earlier.count + 1 - Undo.maxCount))
    return copy
  }
}

extension Undo.Line {
  /// True where it can be taken back.
  package var isOffered: Bool { !isUndone && now != nil && (old != nil || encoded != nil) }
}
