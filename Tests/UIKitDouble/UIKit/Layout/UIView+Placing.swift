extension UIView {
  /// Places the subviews by constraints: arranged ones, pinned ones and bars.
  func placeSubviews() {
    if let stack = self as? UIStackView { stack.placeArranged() }
    placeOwnParts()
    var pinned: [UIView] = []
    for child in subviews where !isArranged(child) {
      let pins = FitMemo.pins(of: child)
      if child.translatesAutoresizingMaskIntoConstraints {
        if !pins.isFree { child.refuseAutoresizing() }
      } else if pins.holdsAllSides {
        pinned.append(child)
        place(child, pins)
      } else if self is UIScrollView, pins.holdsAsBar {
        placeBar(child, pins)
      } else if !child.isHidden {
        child.refuse(
          .violation, "ambiguous layout, nothing holds \(pins.openSides.joined(separator: ", "))")
      }
    }
    if pinned.count > 1 {
      refuse(
        .unknown,
        "several subviews pinned by four sides: "
          + pinned.map(\.refusalName).joined(separator: ", "))
    }
  }

  private func isArranged(_ child: UIView) -> Bool {
    (self as? UIStackView)?.arrangedSubviews.contains { $0 === child } == true
  }

  private func place(_ child: UIView, _ pins: Pins) {
    var frame = bounds.inset(by: insets(of: pins))
    if let width = child.other(.horizontal, pins, than: frame.width) {
      let isFreeLeft = (pins.left?.priority ?? .required) < (pins.right?.priority ?? .required)
      if isFreeLeft { frame.origin.x = frame.maxX - width }
      frame.size.width = width
      child.refuseConflict(.horizontal, pins.left, pins.right)
    }
    if let height = child.other(.vertical, pins, than: frame.height) {
      let isFreeTop = (pins.top?.priority ?? .required) < (pins.bottom?.priority ?? .required)
      if isFreeTop { frame.origin.y = frame.maxY - height }
      frame.size.height = height
      child.refuseConflict(.vertical, pins.top, pins.bottom)
    }
    child.setFrameIfNew(frame)
  }

  private func placeBar(_ child: UIView, _ pins: Pins) {
    let area = bounds.inset(by: insets(of: pins))
    guard let height = child.fit(area.width).height else {
      return child.refuse(.violation, "ambiguous layout, a bar without a height")
    }
    let y = pins.top == nil ? area.maxY - height : area.minY
    child.setFrameIfNew(CGRect(x: area.minX, y: y, width: area.width, height: height))
  }

  /// The length that the view's own constraints force where the pins give another.
  private func other(
    _ axis: NSLayoutConstraint.Axis, _ pins: Pins, than length: CGFloat
  ) -> CGFloat? {
    if pins.breakable.contains(axis) { return nil }
    if let fixed = pins.fixed[axis], (fixed - length).magnitude > 1.0 / 32 { return fixed }
    if let least = pins.least[axis], length < least - 1.0 / 32 { return least }
    return nil
  }

  /// Refuses sizes that the pins at both sides contradict, unless one of them may break.
  private func refuseConflict(
    _ axis: NSLayoutConstraint.Axis, _ near: Pins.Hold?, _ far: Pins.Hold?
  ) {
    let isBreakable = [near, far].contains { ($0?.priority ?? .required) < .required }
    guard !isBreakable else { return }
    refuse(
      .violation,
      "Unable to simultaneously satisfy constraints: both \(axis) sides are pinned, "
        + "and the view's own length is another")
  }

  /// Refuses a fixed length in a stack that fills its views to another.
  func refuseFixed(_ axis: NSLayoutConstraint.Axis, otherThan length: CGFloat) {
    guard other(axis, FitMemo.pins(of: self), than: length) != nil else { return }
    refuse(
      .violation,
      "Unable to simultaneously satisfy constraints: the stack fills its \(axis) "
        + "room, and the view's own length is another")
  }

  private func refuseAutoresizing() {
    refuse(
      .violation,
      "pinned while translatesAutoresizingMaskIntoConstraints is true: the frame's "
        + "own constraints contradict the pins")
  }

  /// Sets the frame; an equal one leaves everything as it is.
  func setFrameIfNew(_ frame: CGRect) {
    if frame != self.frame { self.frame = frame }
  }

  /// Refuses the view's layout by name.
  func refuse(_ kind: RefusalError.Kind, _ reason: String) {
    RefusalError.raise(kind, "\(refusalName): \(reason)")
  }

  /// The view's type, with its identifier or text where it has one.
  var refusalName: String {
    let label = accessibilityIdentifier ?? (self as? UILabel)?.text
    return label.map { "\(type(of: self)) “\($0)”" } ?? "\(type(of: self))"
  }
}

extension UILayoutPriority: Comparable {
  /// Compares the numbers.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
