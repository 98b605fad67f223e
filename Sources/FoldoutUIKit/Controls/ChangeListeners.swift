#if canImport(UIKit)
import FoldoutForms
import UIKit

/// The listeners of a control. A change that one of them makes is told after the one that they are
/// told of, so that each listener is told of all in their order.
final class ChangeListeners<Change> {
  private var listeners = RibbonListeners<(Change) -> Void>()
  private var waiting: [Change] = []
  private var isTelling = false

  func add(_ listener: @escaping (Change) -> Void) -> RibbonListenerToken {
    listeners.add(listener)
  }

  func remove(_ token: RibbonListenerToken) { listeners.remove(token) }

  /// Tells all listeners of a change.
  func tell(_ change: Change) {
    waiting.append(change)
    guard !isTelling else { return }
    isTelling = true
    while !waiting.isEmpty {
      let change = waiting.removeFirst()
      for token in listeners.tokens { listeners[token]?(change) }
    }
    isTelling = false
  }
}
#endif
