extension UIViewController {
  /// Where a controller stands between gone and shown.
  enum Appearance { case gone, appearing, shown, disappearing }

  /// Fills a window with the controller's view.
  func enter(_ window: UIWindow) {
    guard view.superview !== window else {
      if !window.isHidden { appear(animated: false) }
      return
    }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if window.isHidden {
      window.insertSubview(view, at: 0)
    } else {
      begin(animated: false)
      window.insertSubview(view, at: 0)
      finishAppearing(animated: false)
    }
  }

  func leaveWindow() {
    disappear(animated: false)
    view.removeFromSuperview()
  }

  /// Shows the view at once: before the view is in the window, then once it is laid out.
  func appear(animated: Bool) {
    begin(animated: animated)
    finishAppearing(animated: animated)
  }

  func begin(animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    viewWillAppear(animated)
    for child in shownChildren { child.begin(animated: animated) }
  }

  func finishAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    view.traitsMayHaveChanged()
    viewIsAppearing(animated)
    view.layoutIfNeeded()
    appearance = .shown
    for child in shownChildren { child.finishAppearing(animated: animated) }
    viewDidAppear(animated)
  }

  func disappear(animated: Bool) {
    beginDisappearing(animated: animated)
    finishDisappearing(animated: animated)
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in shownChildren { child.beginDisappearing(animated: animated) }
  }

  func finishDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    for child in shownChildren { child.finishDisappearing(animated: animated) }
    viewDidDisappear(animated)
  }

  /// True if the view's coming and going tells the controller, as that of a child in a shown parent
  /// does; a stack tells its screens itself.
  var followsItsView: Bool {
    guard let parent, !(parent is UINavigationController) else { return false }
    return parent.appearance == .shown
  }

  /// The children whose views are shown within this one.
  var shownChildren: [UIViewController] {
    if let stack = self as? UINavigationController {
      return stack.topViewController.map { [$0] } ?? []
    }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Takes a controller in as a part of this one.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Ends being a part of another controller.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func show(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    guard controller.presentingViewController == nil else {
      return RefusalError.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(type(of: controller)) that is "
          + "already being presented by \(type(of: self)).")
    }
    guard let window = viewIfLoaded?.window else {
      return RefusalError.raise(
        .violation,
        "Attempt to present \(type(of: controller)) on \(type(of: self)) whose view is "
          + "not in the window hierarchy.")
    }
    guard presentedViewController == nil else {
      return RefusalError.raise(
        .violation,
        "Attempt to present \(type(of: controller)) on \(type(of: self)) which is "
          + "already presenting.")
    }
    controller.checkPresentation(from: self)
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    controller.loadViewIfNeeded()
    controller.view.frame = window.bounds
    let coversAll = controller.modalPresentationStyle == .fullScreen
    if coversAll { beginDisappearing(animated: animated) }
    controller.begin(animated: animated)
    window.addSubview(controller.view)
    DoubleRunLoop.main.after(ticks: animated ? 24 : 1) { [weak self, weak controller] in
      controller?.finishAppearing(animated: animated)
      if coversAll { self?.finishDisappearing(animated: animated) }
      controller?.isBeingPresented = false
      completion?()
    }
  }

  func hide(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let shown = presentedViewController else {
      if let presentingViewController { return presentingViewController.hide(animated, completion) }
      completion.map { work in DoubleRunLoop.main.after(ticks: 1) { work() } }
      return
    }
    if shown.presentedViewController != nil { shown.hide(false, nil) }
    presentedViewController = nil
    shown.isBeingDismissed = true
    shown.beginDisappearing(animated: animated)
    shown.view.removeFromSuperview()
    if appearance == .gone || appearance == .disappearing { begin(animated: animated) }
    DoubleRunLoop.main.after(ticks: animated ? 24 : 1) { [weak self] in
      self?.finishAppearing(animated: animated)
      shown.finishDisappearing(animated: animated)
      shown.isBeingDismissed = false
      shown.presentingViewController = nil
      completion?()
    }
  }
}
