extension UIWindow {
  /// Gives the focus to a responder: it is asked first, then the one that has the focus.
  func give(focusTo new: UIResponder) -> Bool {
    guard new.mayTakeFocus() else { return false }
    isHandingOver = true
    let isFree = firstResponder?.resignFirstResponder() ?? true
    isHandingOver = false
    guard isFree else { return false }
    firstResponder = new
    showKeyboard()
    new.didTakeFocus()
    return true
  }

  /// Takes the focus from a responder that agrees.
  func takeFocus(from old: UIResponder) -> Bool {
    guard old.mayLoseFocus() else { return false }
    takeFocusAway(from: old)
    return true
  }

  /// Takes the focus from a responder without asking, as from a view that leaves the window.
  func takeFocusAway(from old: UIResponder) {
    firstResponder = nil
    old.didLoseFocus()
    if !isHandingOver { hideKeyboard() }
  }
}
