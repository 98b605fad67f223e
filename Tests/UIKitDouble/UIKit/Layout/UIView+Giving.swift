extension UIView {
  /// The force with which the view keeps from growing along an axis.
  ///
  /// A stack or a view around a pinned child has no content of its own: what is in it hugs. A view
  /// without a size of its own does not hug at all.
  func effectiveHugging(_ axis: NSLayoutConstraint.Axis) -> Float {
    let pins = FitMemo.pins(of: self)
    if pins.fixed[axis] != nil { return 1000 }
    if let stack = self as? UIStackView {
      let inner = stack.shownViews.map { $0.effectiveHugging(axis) }
      if stack.axis == axis { return inner.min() ?? 0 }
      // Across, a stack that does not fill is held to its tallest view by the weakest constraint.
      guard stack.alignment == .fill else { return inner.isEmpty ? 0 : 25 }
      return inner.max() ?? 0
    }
    if let (child, _) = pinnedChild { return child.effectiveHugging(axis) }
    let size = intrinsicContentSize
    let own = axis == .horizontal ? size.width : size.height
    guard own != UIView.noIntrinsicMetric || pins.least[axis] != nil else { return 0 }
    return contentHuggingPriority(for: axis).rawValue
  }

  /// The force with which the view keeps from shrinking along an axis.
  func effectiveResistance(_ axis: NSLayoutConstraint.Axis) -> Float {
    if FitMemo.pins(of: self).fixed[axis] != nil { return 1000 }
    if let stack = self as? UIStackView {
      if stack.axis == axis {
        return stack.shownViews.map { $0.effectiveResistance(axis) }.min() ?? 0
      }
      let widest = stack.shownViews.max {
        $0.naturalLength(axis) < $1.naturalLength(axis)
      }
      return widest?.effectiveResistance(axis) ?? 0
    }
    if let (child, _) = pinnedChild { return child.effectiveResistance(axis) }
    return contentCompressionResistancePriority(for: axis).rawValue
  }

  /// The length along an axis that the view would take with all the room there is.
  func naturalLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let fit = fit(.infinity)
    return (axis == .horizontal ? fit.width : fit.height) ?? 0
  }

  /// The distance from the view's top to its first baseline at a size.
  ///
  /// A view without text has its baseline at the bottom.
  func firstBaseline(in size: CGSize) -> CGFloat {
    if let stack = self as? UIStackView { return stack.arrangedBaseline(in: size) }
    if let (child, pins) = pinnedChild {
      let insets = insets(of: pins)
      let inner = CGSize(
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
      return insets.top + child.firstBaseline(in: inner)
    }
    return (self as? any HasBaseline)?.textBaseline(in: size) ?? size.height
  }
}

/// A view with text of its own, which stands beside other text by its first baseline.
@MainActor
protocol HasBaseline {
  /// The distance from the top to the first line's baseline at a size.
  func textBaseline(in size: CGSize) -> CGFloat
}
