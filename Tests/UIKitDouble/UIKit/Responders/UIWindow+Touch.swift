extension UIWindow {
  /// Touches a point as a finger does, from coming down to leaving.
  ///
  /// The deepest view at the point gets the touch, and hands it up the responder chain unless it
  /// keeps it: to a control, to a row, or to a view of the app's own.
  @_spi(UIKitDouble)
  public func tap(at point: CGPoint) {
    if let touch = hold(at: point) { lift(touch) }
  }

  /// Puts a finger down on a point and leaves it there; `nil` where nothing is touched.
  @_spi(UIKitDouble)
  public func hold(at point: CGPoint) -> UITouch? {
    let event = UIEvent()
    guard !isHidden, let view = hitTest(point, with: event) else { return nil }
    let touch = UITouch(at: point, in: self)
    touch.view = view
    event.allTouches = [touch]
    if touch.catchScrolling() { return touch }
    view.touchesBegan([touch], with: event)
    return touch
  }

  /// Moves a finger that is down.
  ///
  /// Ten points from where it came down a scroll view takes the touch, if one can move in the
  /// direction of the finger and the view that has the touch lets go of it.
  @_spi(UIKitDouble)
  public func move(_ touch: UITouch, to point: CGPoint) {
    touch.previousPlace = touch.place
    touch.place = point
    touch.phase = .moved
    let event = UIEvent()
    event.allTouches = [touch]
    if touch.scrolled == nil, touch.beginScrolling() {
      touch.view?.touchesCancelled([touch], with: event)
    }
    if let scrolled = touch.scrolled {
      scrolled.drag(by: touch.travel)
    } else {
      touch.view?.touchesMoved([touch], with: event)
    }
  }

  /// Lifts a finger; a cancelled touch is taken from its view, as by an alert that comes.
  ///
  /// `velocity` is the finger's, in points per millisecond.
  @_spi(UIKitDouble)
  public func lift(_ touch: UITouch, velocity: CGPoint = .zero, isCancelled: Bool = false) {
    let event = UIEvent()
    if let scrolled = touch.scrolled {
      touch.phase = isCancelled ? .cancelled : .ended
      return isCancelled
        ? scrolled.cancelDrag()
        : scrolled.endDrag(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    }
    event.allTouches = [touch]
    touch.phase = isCancelled ? .cancelled : .ended
    if isCancelled {
      touch.view?.touchesCancelled([touch], with: event)
    } else {
      touch.view?.touchesEnded([touch], with: event)
    }
  }

  /// Touches the middle of a view; refused where another view lies over it.
  @_spi(UIKitDouble)
  public func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let hit = hitTest(middle, with: nil), hit.isDescendant(of: view) else {
      return RefusalError.raise(.violation, "a tap on \(type(of: view)), which no finger reaches")
    }
    tap(at: middle)
  }

  /// Presses a hardware key where the focus is, or in the window.
  @_spi(UIKitDouble)
  public func press(_ key: UIKey) {
    let press = UIPress.of(key)
    press.timestamp = DoubleRunLoop.main.timestamp
    let event = UIPressesEvent()
    event.allPresses = [press]
    let target = firstResponder ?? self
    target.pressesBegan([press], with: event)
    press.phase = .ended
    target.pressesEnded([press], with: event)
  }
}
