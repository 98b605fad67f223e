#if canImport(UIKit)
import FoldoutForms
import FoldoutScreens
import UIKit

/// The last changes of a screen, which can be undone one by one, the last first.
///
/// A session tells of its last change alone. This keeps those before it, and an action for each in
/// the system's undo manager. A value that somebody else set since is never overwritten: each line
/// has the token of the value that its change stored, and the session compares them.
///
/// An undo manager does not keep its targets alive, and that of a window outlives the table. So the
/// actions themselves keep this object, which does nothing once the table has gone.
final class UndoHistory {
  /// Performs an act.
  var act: (Act) -> Void = { _ in }

  /// The lines of the last change, or of the last Undo.
  private var last: [UndoFace.Line] = []
  /// The lines of the changes before it that can be undone, the latest first.
  private var earlier: [[UndoFace.Line]] = []
  /// The number of actions in the undo manager.
  private var registered = 0
  /// True if the undo manager has an action for Redo.
  private var hasRedo = false

  /// The most changes that are kept.
  private static let maxCount = 20

  /// Follows the session's bar. A change that is new in it gets an action in the undo manager.
  func follow(_ bar: UndoFace?, in record: ShownRecord, _ manager: UndoManager?) {
    if let lines = bar?.lines, lines != last {
      var undone = Set(lines.filter(\.isRedo).map(\.id.field))
      earlier = ([last] + earlier).map { change in
        change.filter { $0.isUndo && undone.remove($0.id.field) == nil }
      }
      last = lines
    }
    dropStale(in: record)
    let count = earlier.count + (last.contains(where: \.isUndo) ? 1 : 0)
    if registered < count, let manager, let name = latest.first?.sentence {
      register(in: manager)
      manager.setActionName(name)
      hasRedo = false
    }
  }

  /// Drops the changes before the last whose fields have another value by now.
  private func dropStale(in record: ShownRecord) {
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
    earlier.removeLast(max(0, earlier.count - UndoHistory.maxCount))
  }

  /// The lines of the change that is undone next.
  private var latest: [UndoFace.Line] {
    let lines = last.filter(\.isUndo)
    return lines.isEmpty ? earlier.first ?? [] : lines
  }

  /// The lines to show: those of the last change and, if none of them can be undone, those of the
  /// change before it. A field whose entry was refused has none, which would seem to be about that.
  func lines(in record: ShownRecord) -> [UndoFace.Line] {
    let lines = last.contains(where: \.isUndo) ? last : last + (earlier.first ?? [])
    return lines.filter { line in
      let field = record.field(line.id.field)
      return field.map { record.row($0, isOpen: false).mark?.isFault } != true
    }
  }
}

extension UndoHistory {
  /// Undoes or redoes the change of a line, through the undo manager if that has it as its next
  /// action.
  func press(_ line: UndoFace.Line, _ manager: UndoManager?) {
    if line.isRedo, hasRedo, let manager, manager.canRedo {
      manager.redo()
    } else if latest == [line], registered > 0, let manager, manager.canUndo,
      manager.undoActionName == line.sentence
    {
      manager.undo()
    } else if let act = line.act {
      self.act(act)
    }
  }

  private func register(in manager: UndoManager) {
    registered += 1
    // A manager joins what is registered in one turn of the run loop, unless it is grouped.
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { [self, weak manager] _ in
      if let manager { undo(in: manager) }
    }
    manager.endUndoGrouping()
  }

  private func undo(in manager: UndoManager) {
    registered -= 1
    hasRedo = true
    manager.registerUndo(withTarget: self) { [self, weak manager] _ in
      if let manager { redo(in: manager) }
    }
    for act in latest.compactMap(\.act) { self.act(act) }
  }

  private func redo(in manager: UndoManager) {
    hasRedo = false
    register(in: manager)
    for act in last.filter(\.isRedo).compactMap(\.act) { self.act(act) }
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
  fileprivate var isUndo: Bool { restored?.isRedo == false }

  /// True for an Undo that can be redone.
  fileprivate var isRedo: Bool { restored?.isRedo == true }

  /// The act that takes the change back; `nil` for one that is final.
  fileprivate var act: Act? {
    guard case .restore(_, _, let restored, let theirs) = action else { return nil }
    return .undo(id.field, restored, theirs: theirs)
  }
}
#endif
