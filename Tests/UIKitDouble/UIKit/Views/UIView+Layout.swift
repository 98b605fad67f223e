extension UIView {
  /// Asks for `layoutSubviews` in the next pass.
  public func setNeedsLayout() {
    LayoutPass.requests += 1
    layoutState.needsLayout = true
  }

  /// Lays out this view and all within it now, where that was asked for.
  public func layoutIfNeeded() { DoubleWork.during { LayoutPass.run(self) } }

  /// Asks for `updateConstraints` before the next layout.
  public func setNeedsUpdateConstraints() {
    LayoutPass.constraintRequests += 1
    layoutState.needsConstraints = true
    setNeedsLayout()
  }

  /// Calls `updateConstraints` where that was asked for.
  public func updateConstraintsIfNeeded() {
    guard LayoutPass.constraintRequests > 0 else { return }
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard layoutState.needsConstraints else { return }
    layoutState.needsConstraints = false
    updateConstraints()
  }

  /// Says that the view's own size is another: everything that could depend on it is laid out
  /// again.
  public func invalidateIntrinsicContentSize() {
    if let cell = self as? UITableViewCell ?? superview as? UITableViewCell,
      self === cell || self === cell.contentView
    {
      cell.asksForHeight = true
    }
    for view in sequence(first: self, next: \.superview) {
      view.setNeedsLayout()
      view.arrangementChanged()
    }
  }

  /// The direction in which the view's content runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.asDirection)
  }

  /// The direction of content of a kind in an app from left to right.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of content of a kind among views of a direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Which way the view's content runs; not inherited.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { look.semantics }
    set {
      look.semantics = newValue
      setNeedsLayout()
    }
  }

  /// The space at the edges that content leaves free, by the direction of writing.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set {
      layoutState.margins = newValue
      layoutState.fixedMargins = nil
      marginsChanged()
    }
  }

  /// The space at the edges that content leaves free.
  public var layoutMargins: UIEdgeInsets {
    get {
      var own =
        layoutState.fixedMargins
        ?? layoutState.margins.map { UIEdgeInsets($0, effectiveUserInterfaceLayoutDirection) }
        ?? defaultMargins
      if insetsLayoutMarginsFromSafeArea {
        own.top += safeAreaInsets.top
        own.left += safeAreaInsets.left
        own.bottom += safeAreaInsets.bottom
        own.right += safeAreaInsets.right
      }
      return own
    }
    set {
      layoutState.fixedMargins = newValue
      layoutState.margins = nil
      marginsChanged()
    }
  }

  /// True if margins are at least the superview's, where the edges are near.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.keepsMarginsOfSuperview }
    set {
      layoutState.keepsMarginsOfSuperview = newValue
      marginsChanged()
    }
  }

  /// True if the safe area is added to the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.keepsMarginsInSafeArea }
    set {
      layoutState.keepsMarginsInSafeArea = newValue
      marginsChanged()
    }
  }

  /// The part at each edge that bars cover.
  public var safeAreaInsets: UIEdgeInsets {
    guard let parent = superview else { return layoutState.safeArea }
    let outer = parent.safeAreaInsets
    var added = controller?.additionalSafeAreaInsets ?? .zero
    added.top += controller?.barInsets.top ?? 0
    added.bottom += controller?.barInsets.bottom ?? 0
    let inner = parent.bounds
    // A scroll view has taken the bars into its insets; its content does not see them again.
    let isContent =
      (parent as? UIScrollView)?.contentInsetAdjustmentBehavior != .never
      && parent is UIScrollView
    // A view that reaches out of its superview is not covered for that.
    func part(_ covered: CGFloat, _ distance: CGFloat, _ own: CGFloat) -> CGFloat {
      (covered > 0 ? max(0, covered - distance) : 0) + own
    }
    return UIEdgeInsets(
      top: part(isContent ? 0 : outer.top, frame.minY - inner.minY, added.top),
      left: part(outer.left, frame.minX - inner.minX, added.left),
      bottom: part(isContent ? 0 : outer.bottom, inner.maxY - frame.maxY, added.bottom),
      right: part(outer.right, inner.maxX - frame.maxX, added.right))
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
  }
}

extension UITraitCollection {
  /// The direction of layout; from left to right where none is specified.
  var asDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
