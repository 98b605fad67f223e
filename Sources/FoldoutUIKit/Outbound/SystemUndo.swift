#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The changes of a session in the system's undo manager, so that a shake and the keys undo them.
///
/// The session decides which change is undone; here are as many actions as it has steps. An undo
/// manager does not keep its targets alive and ends the process at an action whose target is gone,
/// and that of a window outlives the table. So the actions themselves keep this object, which does
/// nothing once the table has gone.
final class SystemUndo {
  /// Performs an act.
  var act: (Act) -> Void = { _ in }
  /// Called once the manager has undone or redone something: until then its actions cannot be
  /// brought up to date, although the session may have refused the act.
  var onEnd: () -> Void = {}

  /// The sentences of the actions for Undo in the manager, the latest last.
  private var names: [String] = []
  /// The sentence of the action for Redo: a session redoes only what was undone last.
  private var redoName: String?
  /// The target of the action for Redo, so that it can be removed alone.
  private let redoTarget = RedoTarget()
  private weak var manager: UndoManager?

  /// Brings the manager's actions up to date with the session's changes.
  func follow(_ history: UndoHistory?, _ manager: UndoManager?) {
    guard let history, let manager, !manager.isUndoing, !manager.isRedoing else { return }
    if manager !== self.manager { forgetAll(for: manager) }
    let steps = history.steps
    // Somebody else's change ends a step in the middle, and no action can be taken out alone.
    if !steps.starts(with: names) { forgetUndo(in: manager) }
    for name in steps.dropFirst(names.count) { register(name, in: manager) }
    if history.undone.isEmpty { forgetRedo(in: manager) }
  }

  private func forgetAll(for manager: UndoManager) {
    if let old = self.manager {
      forgetUndo(in: old)
      forgetRedo(in: old)
    }
    self.manager = manager
  }

  private func forgetUndo(in manager: UndoManager) {
    manager.removeAllActions(withTarget: self)
    names = []
  }

  private func forgetRedo(in manager: UndoManager) {
    guard redoName != nil else { return }
    manager.removeAllActions(withTarget: redoTarget)
    redoName = nil
  }

  /// Undoes or redoes the change of a line, by the manager if that has it as its next action.
  func press(_ line: UndoFace.Line, _ history: UndoHistory, _ manager: UndoManager?) {
    if line.isRedo, redoName != nil, let manager, manager.canRedo {
      manager.redo()
    } else if history.latest == [line], let manager, manager.canUndo,
      manager.undoActionName == names.last
    {
      manager.undo()
    } else if let act = line.act {
      self.act(act)
    }
  }
}

/// An object that is nothing but the target of an action.
private final class RedoTarget {}

extension SystemUndo {
  /// Registers an action in a group of its own: a manager joins what one event registers, and would
  /// undo it at once.
  private func register(_ name: String, in manager: UndoManager) {
    let groupsByEvent = manager.groupsByEvent
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    registerUndo(name, in: manager)
    manager.endUndoGrouping()
    manager.groupsByEvent = groupsByEvent
    // The manager has dropped what could be redone.
    redoName = nil
  }

  private func registerUndo(_ name: String, in manager: UndoManager) {
    names.append(name)
    manager.registerUndo(withTarget: self) { [self, weak manager] _ in
      if let manager { undo(in: manager) }
    }
    manager.setActionName(name)
  }

  private func undo(in manager: UndoManager) {
    guard let name = names.popLast() else { return }
    forgetRedo(in: manager)
    redoName = name
    manager.registerUndo(withTarget: redoTarget) { [self, weak manager] _ in
      if let manager { redo(in: manager) }
    }
    perform(.undoLatest)
  }

  private func redo(in manager: UndoManager) {
    guard let name = redoName.take() else { return }
    registerUndo(name, in: manager)
    perform(.redoLatest)
  }

  private func perform(_ act: Act) {
    self.act(act)
    Task { onEnd() }
  }
}
#endif
