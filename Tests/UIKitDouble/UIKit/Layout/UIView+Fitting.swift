/// The width that controls wrap their text at while a fit is computed.
///
/// UIKit asks a multi-line label twice, the second time with `preferredMaxLayoutWidth`; the double
/// tells the width to `intrinsicContentSize` by this value, so that an override is asked, too.
@MainActor
enum FittingWidth {
  private(set) static var current = CGFloat.infinity

  static func with<Value>(_ width: CGFloat, _ body: () -> Value) -> Value {
    let outer = current
    current = width
    defer { current = outer }
    return body()
  }
}

extension UIView {
  /// The size that the view asks for when it gets at most a width.
  func fit(_ width: CGFloat) -> Fit {
    FitMemo.fit(of: self, width) {
      let pins = FitMemo.pins(of: self)
      return pins.bounded(contentFit(pins.fixed[.horizontal] ?? width))
    }
  }

  /// The size of what the view shows, without its own size constraints.
  private func contentFit(_ width: CGFloat) -> Fit {
    if let stack = self as? UIStackView { return stack.arrangedFit(width) }
    if let (child, pins) = pinnedChild { return fit(around: child, pins, width) }
    if let made = madeContent { return made.fit(width) }
    let size = FittingWidth.with(width) { intrinsicContentSize }
    return Fit(
      width: size.width == UIView.noIntrinsicMetric ? nil : size.width,
      height: size.height == UIView.noIntrinsicMetric ? nil : size.height)
  }

  /// The view of a content configuration, which fills a content view without constraints.
  private var madeContent: UIView? {
    if let cell = superview as? UITableViewCell, cell.contentView === self {
      return cell.contentMade
    }
    if let view = superview as? UITableViewHeaderFooterView, view.contentView === self {
      return view.contentMade
    }
    return nil
  }

  /// The subview that is pinned by its four sides, and so gives this view its size.
  var pinnedChild: (UIView, Pins)? {
    guard !(self is UIScrollView) else { return nil }
    for child in subviews where !child.translatesAutoresizingMaskIntoConstraints {
      let pins = FitMemo.pins(of: child)
      if pins.holdsAllSides { return (child, pins) }
    }
    return nil
  }

  private func fit(around child: UIView, _ pins: Pins, _ width: CGFloat) -> Fit {
    let insets = insets(of: pins)
    let inner = child.fit(width - insets.left - insets.right)
    return Fit(
      width: inner.width.map { $0 + insets.left + insets.right },
      height: inner.height.map { $0 + insets.top + insets.bottom })
  }

  /// The distances between this view's bounds and a child's pinned sides.
  func insets(of pins: Pins) -> UIEdgeInsets {
    func total(_ hold: Pins.Hold?, _ side: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      guard let hold else { return 0 }
      let guide: UIEdgeInsets =
        switch hold.guide {
        case .bounds, .visible: .zero
        case .margins: layoutMargins
        case .safeArea: safeAreaInsets
        }
      return guide[keyPath: side] + hold.inset
    }
    return UIEdgeInsets(
      top: total(pins.top, \.top), left: total(pins.left, \.left),
      bottom: total(pins.bottom, \.bottom), right: total(pins.right, \.right))
  }

  /// The size that the view's constraints ask for.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if let cell = self as? UITableViewCell { return cell.contentFit(width: target.width) }
    let isWide = horizontal == .required
    let fit = DoubleWork.during { self.fit(isWide ? target.width : .infinity) }
    let width = isWide ? target.width : fit.width ?? 0
    return CGSize(width: width, height: vertical == .required ? target.height : fit.height ?? 0)
  }
}

extension UIView {
  /// The target of a fit that is to be as small as possible.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target of a fit that is to be as large as possible.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
