extension UIView {
  /// The view this one is in.
  public var superview: UIView? { family.superview }
  /// The views in this one, the uppermost last.
  public var subviews: [UIView] { family.subviews }
  /// The window the view is shown in.
  public var window: UIWindow? { (self as? UIWindow) ?? family.window }

  /// Adds a view above all others.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at a place among the others.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view just above another.
  public func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insert(view, at: (subviews.firstIndex(of: other) ?? subviews.count - 1) + 1)
  }

  /// Adds a view just below another.
  public func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insert(view, at: subviews.firstIndex(of: other) ?? subviews.count)
  }

  /// Takes the view out of its superview, with the constraints that reached outside it.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    leave(parent, for: nil)
    didMoveToSuperview()
    parent.setNeedsLayout()
  }

  /// Puts a subview above its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    guard let place = family.subviews.firstIndex(of: view) else { return }
    family.subviews.append(family.subviews.remove(at: place))
  }

  /// Puts a subview below its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    guard let place = family.subviews.firstIndex(of: view) else { return }
    family.subviews.insert(family.subviews.remove(at: place), at: 0)
  }

  /// True if the view is another or lies within it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag, this one or one within it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Gives up the focus if it lies in this view.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let focused = window?.firstResponder as? UIView, focused.isDescendant(of: self)
    else { return false }
    return focused.resignFirstResponder() || force
  }

  private func insert(_ view: UIView, at index: Int) {
    if view === self || isDescendant(of: view) {
      return RefusalError.raise(.invalidArgument, "Can't add self as subview")
    }
    if let old = view.superview {
      view.leave(old, for: self)
    } else {
      view.willMove(toSuperview: self)
      if view.window !== window { view.announce(willMoveTo: window) }
    }
    let child = view.controller?.followsItsView == true ? view.controller : nil
    child?.begin(animated: false)
    family.subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.family.superview = self
    view.spread(window)
    didAddSubview(view)
    view.didMoveToSuperview()
    view.traitsMayHaveChanged()
    if view.look.tint == nil { view.tellTint() }
    view.setNeedsLayout()
    setNeedsLayout()
    child?.finishAppearing(animated: false)
  }

  private func leave(_ parent: UIView, for new: UIView?) {
    willMove(toSuperview: new)
    if new?.window !== window { announce(willMoveTo: new?.window) }
    if new?.window !== window, let focused = window?.firstResponder as? UIView,
      focused.isDescendant(of: self)
    {
      window?.takeFocusAway(from: focused)
    }
    let child = new == nil && controller?.followsItsView == true ? controller : nil
    child?.beginDisappearing(animated: false)
    parent.willRemoveSubview(self)
    parent.family.subviews.removeAll { $0 === self }
    parent.forgetConstraints(of: self)
    family.superview = nil
    if new == nil { spread(nil) }
    child?.finishDisappearing(animated: false)
  }

  private func announce(willMoveTo window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.announce(willMoveTo: window) }
  }

  private func spread(_ window: UIWindow?) {
    guard family.window !== window else { return }
    family.window = window
    for view in subviews { view.spread(window) }
    didMoveToWindow()
  }

  /// Drops the constraints of a superview that name a view which has left, or one within it.
  private func forgetConstraints(of view: UIView) {
    for holder in sequence(first: self, next: \.superview) {
      for constraint in holder.layoutState.constraints where constraint.concerns(view) {
        constraint.isActive = false
      }
    }
  }
}
