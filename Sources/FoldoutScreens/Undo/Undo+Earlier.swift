import FoldoutForms
import FoldoutRecords

// A page offers to undo its last change; once that is undone, the one before it, and so on. Each is
// undone alone, and only while its field has the value that it stored.

extension Undo {
  /// The most changes of a page that can be undone.
  package static let maxCount = 20

  /// The lines of the bar of Undo: those of the last change and, if none of them can be undone,
  /// those of the change before it.
  package var shownLines: [Line] { lines + offeredEarlier }

  /// The lines of the change before the last, if none of the last can be undone; none otherwise.
  package var offeredEarlier: [Line] {
    lines.contains { $0.isOffered } ? [] : earlier.first ?? []
  }

  /// Returns the page's changes with `change` as the latest. It undid the last changes of the
  /// fields in `fields`, which are left out.
  func followed(by change: Undo, undoing fields: Set<FieldID>) -> Undo {
    var unmatched = fields
    var copy = change
    copy.earlier = ([lines] + earlier).map { lines in
      lines.filter { line in
        guard line.isOffered else { return false }
        // Of several changes of one field, only the last was undone.
        return unmatched.remove(line.field) == nil
      }
    }.filter { !$0.isEmpty }
    copy.earlier.removeLast(max(0, copy.earlier.count + 1 - Undo.maxCount))
    return copy
  }
}

extension Undo.Line {
  /// True if the line can be undone.
  package var isOffered: Bool { !isUndo && newToken != nil && (old != nil || encoded != nil) }
}
