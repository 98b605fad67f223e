extension UIView {
  /// The rectangle in the superview's coordinates.
  public var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      if newValue.size != bounds.size { bounds.size = newValue.size }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The rectangle in the view's own coordinates.
  public var bounds: CGRect {
    get { geometry.bounds }
    set {
      guard newValue != geometry.bounds else { return }
      let old = geometry.bounds
      geometry.bounds = newValue
      if old.size != newValue.size { resizeSubviews(from: old.size) }
      setNeedsLayout()
    }
  }

  /// The middle in the superview's coordinates.
  public var center: CGPoint {
    get { geometry.center }
    set { geometry.center = newValue }
  }

  /// A map applied about the centre when the view is drawn.
  public var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The way in which the view follows its superview's size.
  public var autoresizingMask: AutoresizingMask {
    get { layoutState.autoresizingMask }
    set { layoutState.autoresizingMask = newValue }
  }

  /// A point of this view in another's coordinates; without one, in the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? windowOrigin)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view, or of the window, in this one's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? windowOrigin)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view in another's coordinates; without one, in the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of the window, in this one's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Makes the view as large as fits it.
  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The place of the point (0, 0) of these bounds in the coordinates around the topmost view.
  private var originInRoot: CGPoint {
    var place = CGPoint.zero
    for view in sequence(first: self, next: \.superview) {
      place.x += view.frame.minX - view.bounds.minX
      place.y += view.frame.minY - view.bounds.minY
    }
    return place
  }

  private var windowOrigin: CGPoint {
    let top = window ?? sequence(first: self, next: \.superview).reversed().first
    return top?.frame.origin ?? .zero
  }

  /// Resizes subviews by their masks, for those that are not placed by constraints.
  private func resizeSubviews(from old: CGSize) {
    for view in subviews where view.layoutState.usesAutoresizing {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let (x, width) = UIView.share(
        bounds.width - old.width, view.frame.minX, view.frame.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let (y, height) = UIView.share(
        bounds.height - old.height, view.frame.minY, view.frame.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Divides a growth in equal parts among what gives: the margin before, the size, the margin
  /// after.
  private static func share(
    _ growth: CGFloat, _ start: CGFloat, _ size: CGFloat, _ before: Bool, _ middle: Bool,
    _ after: Bool
  ) -> (CGFloat, CGFloat) {
    let count = [before, middle, after].filter { $0 }.count
    guard count > 0 else { return (start, size) }
    let part = growth / CGFloat(count)
    return (start + (before ? part : 0), size + (middle ? part : 0))
  }
}
