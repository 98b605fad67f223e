extension UIWindow {
  /// The height of the system's keyboard on a phone, with what the device covers below it.
  private static let systemHeight: CGFloat = 336

  /// Shows the keyboard that the responder with the focus asks for, or hides the one shown.
  func showKeyboard() {
    guard let firstResponder, firstResponder.wantsKeyboard else { return hideKeyboard() }
    let keys = firstResponder.inputView?.bounds.height ?? UIWindow.systemHeight
    let height = keys + place(firstResponder.inputAccessoryView, above: keys)
    let frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard frame != keyboardFrame else { return }
    let isNew = keyboardFrame == nil
    change(
      to: frame, will: isNew ? UIResponder.keyboardWillShowNotification : nil,
      did: isNew ? UIResponder.keyboardDidShowNotification : nil)
  }

  /// Hides the keyboard.
  func hideKeyboard() {
    guard keyboardFrame != nil else { return }
    _ = place(nil, above: 0)
    change(
      to: nil, will: UIResponder.keyboardWillHideNotification,
      did: UIResponder.keyboardDidHideNotification)
  }

  /// Lays out the view above the keys, and returns its height: its own, or if that is flexible the
  /// one that its contents need.
  private func place(_ view: UIView?, above keys: CGFloat) -> CGFloat {
    if accessory !== view { accessory?.removeFromSuperview() }
    accessory = view
    guard let view else { return 0 }
    if view.superview !== self { addSubview(view) }
    let isFlexible = view.autoresizingMask.contains(.flexibleHeight)
    let height =
      isFlexible
      ? view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height : view.bounds.height
    view.frame = CGRect(
      x: 0, y: bounds.height - keys - height, width: bounds.width, height: height)
    return height
  }

  private func change(
    to frame: CGRect?, will: NSNotification.Name?, did: NSNotification.Name?
  ) {
    let below = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: keyboardFrame?.height ?? 0)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame ?? below),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame ?? below),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
    ]
    keyboardFrame = frame
    let center = NotificationCenter.default
    center.post(
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil, userInfo: info)
    if let will { center.post(name: will, object: nil, userInfo: info) }
    tellControllers(in: self)
    setNeedsLayout()
    guard let did else { return }
    DoubleRunLoop.main.after(ticks: 15) { center.post(name: did, object: nil, userInfo: info) }
  }

  private func tellControllers(in view: UIView) {
    (view.controller as? UITableViewController)?.makeRoomForKeyboard()
    for child in view.subviews { tellControllers(in: child) }
  }
}

extension NSValue {
  /// Wraps a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle that was wrapped.
  public var cgRectValue: CGRect { rectValue }
}
