/// The demand of a constraint, in the few forms that the double lays out.
///
/// There is no solver: a constraint is a fixed or least size, or it pins a view's side to the same
/// side of its superview or of one of the superview's guides. Every other form is refused by name.
enum Claim {
  /// A size of a view.
  struct Size {
    var axis: NSLayoutConstraint.Axis
    var length: CGFloat
    /// The length is the least one; otherwise it is fixed.
    var isLeast: Bool
    var priority: UILayoutPriority
  }

  /// A side of a view at a distance inside its superview's side.
  struct Pin {
    var child: UIView
    var guide: Guide
    var side: NSLayoutConstraint.Attribute
    /// The distance inwards.
    var inset: CGFloat
    var priority: UILayoutPriority
  }

  /// The rectangles of a superview that a view can be pinned to.
  enum Guide: Hashable {
    case bounds, margins, safeArea
    /// The part of a scroll view that is seen.
    case visible
  }

  case size(of: UIView, Size)
  case pin(Pin)

  /// Why a constraint is refused.
  struct ClaimError: Error {
    var reason: String
  }
}

extension NSLayoutConstraint {
  /// The demand of the constraint, or the reason why the double does not lay it out.
  func claim() -> Result<Claim, Claim.ClaimError> {
    if multiplier != 1 { return fault("a multiplier of \(multiplier.css)") }
    guard secondItem != nil else { return sizeClaim() }
    guard firstAttribute == secondAttribute, firstAttribute.isSide else {
      return fault("\(firstAttribute.name) related to \(secondAttribute.name)")
    }
    if relation != .equal { return fault("an inequality between two views") }
    if let first = firstItem as? UIView, let container = container(secondItem, of: first) {
      return pinClaim(first, container, secondItem, sign: firstAttribute.isFarSide ? -1 : 1)
    }
    if let second = secondItem as? UIView, let container = container(firstItem, of: second) {
      return pinClaim(second, container, firstItem, sign: firstAttribute.isFarSide ? 1 : -1)
    }
    return fault("a constraint between views that are not superview and subview")
  }

  /// The view of an item, if it is the superview of another.
  private func container(_ item: AnyObject?, of child: UIView) -> UIView? {
    guard let view = NSLayoutConstraint.view(of: item), child.superview === view else { return nil }
    return view
  }

  private func sizeClaim() -> Result<Claim, Claim.ClaimError> {
    guard let view = firstItem as? UIView else { return fault("a size of a guide") }
    guard firstAttribute == .width || firstAttribute == .height else {
      return fault("\(firstAttribute.name) without a second view")
    }
    guard relation != .lessThanOrEqual else {
      return fault("a greatest \(firstAttribute.name)")
    }
    let axis: Axis = firstAttribute == .width ? .horizontal : .vertical
    return .success(
      .size(
        of: view,
        .init(
          axis: axis, length: constant, isLeast: relation != .equal, priority: priority)))
  }

  private func pinClaim(
    _ child: UIView, _ container: UIView, _ item: AnyObject?, sign: CGFloat
  ) -> Result<Claim, Claim.ClaimError> {
    if let stack = container as? UIStackView, stack.arrangedSubviews.contains(child) {
      return fault("a pin of a view that a stack arranges")
    }
    guard let guide = container.guideKind(of: item) else {
      return fault("a pin to \(type(of: item ?? self))")
    }
    return .success(
      .pin(
        .init(
          child: child, guide: guide, side: firstAttribute, inset: sign * constant,
          priority: priority)))
  }

  private func fault(_ form: String) -> Result<Claim, Claim.ClaimError> {
    let items = [firstItem, secondItem].compactMap { $0.map { "\(type(of: $0))" } }
    return .failure(
      .init(reason: "\(form) (\(items.joined(separator: " and "))): the double does not lay it out")
    )
  }
}

extension UIView {
  /// The kind of guide that an item of a constraint is to this view.
  func guideKind(of item: AnyObject?) -> Claim.Guide? {
    if item === self { return .bounds }
    if item === layoutMarginsGuide { return .margins }
    if item === safeAreaLayoutGuide { return .safeArea }
    if let scroll = self as? UIScrollView, item === scroll.frameLayoutGuide { return .visible }
    return nil
  }

  /// The rectangle of a guide in this view's coordinates.
  func frame(of guide: Claim.Guide) -> CGRect {
    switch guide {
    case .bounds, .visible: bounds
    case .margins: bounds.inset(by: layoutMargins)
    case .safeArea: bounds.inset(by: safeAreaInsets)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute is one of the six sides.
  var isSide: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// The side lies towards greater coordinates, or at the end of a line.
  var isFarSide: Bool { self == .right || self == .bottom || self == .trailing }

  /// The word for the attribute in refusals.
  var name: String { String(describing: self) }
}
