/// Foundation's undo manager, which Foundation on Linux has not.
///
/// Groups are by event: everything registered until the test ends the event is undone together.
@MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    var body: @MainActor () -> Void
  }

  private struct Group {
    var name = ""
    var steps: [Step] = []
  }

  private var undone: [Group] = []
  private var done: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  open var groupsByEvent = true
  open var levelsOfUndo = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !undone.isEmpty }
  open var undoActionName: String { (open.last ?? done.last)?.name ?? "" }
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Opens a group; by event it is one within that of the event.
  open func beginUndoGrouping() {
    if groupsByEvent, open.isEmpty { beginEvent() }
    open.append(Group())
  }

  /// Closes the innermost group; an inner one becomes part of the outer.
  open func endUndoGrouping() {
    guard let group = open.popLast() else {
      return RefusalError.raise(
        .internalInconsistency, "endUndoGrouping called with no matching begin")
    }
    if open.isEmpty {
      if !group.steps.isEmpty { keep(group) }
    } else {
      open[open.count - 1].steps += group.steps
    }
  }

  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled -= 1 }

  /// Keeps a way back; the target is held weakly, as Foundation's is unretained.
  public func registerUndo<T: AnyObject>(
    withTarget target: T, handler: @escaping @MainActor (T) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in
      guard let target else {
        return RefusalError.raise(
          .violation, "the target of an undo action has gone, which ends the process")
      }
      handler(target)
    }
    if open.isEmpty {
      guard groupsByEvent else {
        return RefusalError.raise(
          .internalInconsistency, "must begin a group before registering undo")
      }
      beginEvent()
    }
    open[open.count - 1].steps.append(step)
    if !isUndoing && !isRedoing { undone = [] }
  }

  open func setActionName(_ name: String) {
    if open.isEmpty {
      if !done.isEmpty { done[done.count - 1].name = name }
    } else {
      open[open.count - 1].name = name
    }
  }

  open func undo() {
    endEvent()
    guard let group = done.popLast() else { return }
    isUndoing = true
    replay(group)
    isUndoing = false
  }

  open func redo() {
    guard let group = undone.popLast() else { return }
    isRedoing = true
    replay(group)
    isRedoing = false
  }

  open func removeAllActions() {
    done = []
    undone = []
    open = []
  }

  open func removeAllActions(withTarget target: Any) {
    for place in done.indices { done[place].steps.removeAll { $0.target === target as AnyObject } }
    for place in undone.indices {
      undone[place].steps.removeAll { $0.target === target as AnyObject }
    }
    done.removeAll { $0.steps.isEmpty }
    undone.removeAll { $0.steps.isEmpty }
  }

  private func replay(_ group: Group) {
    open = [Group(name: group.name)]
    for step in group.steps.reversed() { step.body() }
    endUndoGrouping()
  }

  private func beginEvent() {
    open.append(Group())
    DoubleRunLoop.main.after(ticks: 1) { [weak self] in self?.endEvent() }
  }

  private func endEvent() {
    while !open.isEmpty { endUndoGrouping() }
  }

  private func keep(_ group: Group) {
    if isUndoing {
      undone.append(group)
    } else {
      done.append(group)
      if levelsOfUndo > 0 && done.count > levelsOfUndo { done.removeFirst() }
    }
  }
}
