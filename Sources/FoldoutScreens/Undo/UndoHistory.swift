import FoldoutForms

/// The last changes of a screen that stays while it is used. They can be undone one by one, the
/// last first, and the last undone one can be redone.
///
/// An answer tells of its own change alone; this keeps those before it. A value that somebody else
/// set since is never overwritten: each line has the token of the value that its change stored.
/// ``Undo`` does the same for a page, whose address carries the values themselves.
package struct UndoHistory: Equatable, Sendable {
  /// The lines of the last change, or of the last Undo.
  private var last: [UndoFace.Line] = []
  /// The lines of the changes before it that can be undone, the latest first.
  private var earlier: [[UndoFace.Line]] = []

  /// Adds the lines that an answer told of.
  mutating func follow(_ lines: [UndoFace.Line]) {
    guard lines != last else { return }
    var undone = Set(lines.filter(\.isRedo).map(\.id.field))
    earlier = ([last] + earlier).map { change in
      change.filter { $0.isUndo && undone.remove($0.id.field) == nil }
    }
    last = lines
  }

  /// Drops the changes before the last whose fields have another value by now, and those beyond
  /// the limit.
  mutating func dropStale(in record: ShownRecord) {
    var followed = Set(last.filter(\.isUndo).map(\.id.field))
    earlier = earlier.map { change in
      change.filter { line in
        // A later change of the same field took this one's value as its own old one.
        if followed.contains(line.id.field) { return true }
        let isCurrent = line.theirs == record.tokens[line.id.field.name].text
        if isCurrent { followed.insert(line.id.field) }
        return isCurrent
      }
    }.filter { !$0.isEmpty }
    earlier.removeLast(max(0, earlier.count - Undo.maxCount))
  }

  /// The lines of the change that is undone next.
  package var latest: [UndoFace.Line] {
    let lines = last.filter(\.isUndo)
    return lines.isEmpty ? earlier.first ?? [] : lines
  }

  /// The lines of the Undo that is redone next.
  package var undone: [UndoFace.Line] { last.filter(\.isRedo) }

  /// The sentences of the changes that can be undone, the latest last.
  package var steps: [String] {
    ([last.filter(\.isUndo)] + earlier).compactMap { $0.first?.sentence }.reversed()
  }

  /// Returns the lines to show: those of the last change and, if none of them can be undone, those
  /// of the change before it. A field whose entry was refused has none, which would seem to be
  /// about that entry.
  func lines(in record: ShownRecord) -> [UndoFace.Line] {
    let lines = last.contains(where: \.isUndo) ? last : last + (earlier.first ?? [])
    return lines.filter { line in
      let field = record.field(line.id.field)
      return field.map { record.row($0, isOpen: false).mark?.isFault } != true
    }
  }
}

extension UndoFace.Line {
  private var restored: Restored? {
    if case .restore(_, _, let restored, _) = action { restored } else { nil }
  }

  /// The token of the value that the change stored; `nil` for one that is final.
  fileprivate var theirs: String? {
    if case .restore(_, _, _, let theirs) = action { theirs } else { nil }
  }

  /// True for a change that can be undone.
  package var isUndo: Bool { restored?.isRedo == false }

  /// True for an Undo that can be redone.
  package var isRedo: Bool { restored?.isRedo == true }

  /// The act that takes the change back; `nil` for one that is final.
  package var act: Act? {
    guard case .restore(_, _, let restored, let theirs) = action else { return nil }
    return .undo(id.field, restored, theirs: theirs)
  }
}
