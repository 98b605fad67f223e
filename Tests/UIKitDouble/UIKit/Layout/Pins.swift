/// The claims on one view, gathered.
@MainActor
struct Pins {
  /// Where one side is held.
  struct Hold {
    var guide: Claim.Guide
    var inset: CGFloat
    var priority: UILayoutPriority
  }

  private(set) var fixed: [NSLayoutConstraint.Axis: CGFloat] = [:]
  private(set) var least: [NSLayoutConstraint.Axis: CGFloat] = [:]
  /// Axes whose length may break where the pins give another.
  private(set) var breakable: Set<NSLayoutConstraint.Axis> = []
  private(set) var top: Hold?
  private(set) var bottom: Hold?
  private(set) var left: Hold?
  private(set) var right: Hold?

  /// Gathers the claims from a view and its superview, which keep the constraints.
  init(of view: UIView) {
    for constraint in view.layoutState.constraints {
      if case .success(.size(let owner, let size)) = constraint.claim(), owner === view {
        add(size)
      }
    }
    guard let container = view.superview else { return }
    let mirrored = container.isMirrored
    for constraint in container.layoutState.constraints where constraint.joins(view) {
      if case .success(.pin(let pin)) = constraint.claim(), pin.child === view {
        add(pin, mirrored: mirrored)
      }
    }
  }

  private mutating func add(_ size: Claim.Size) {
    if size.priority < .required { breakable.insert(size.axis) }
    if size.isLeast {
      least[size.axis] = max(least[size.axis] ?? 0, size.length)
    } else {
      fixed[size.axis] = size.length
    }
  }

  private mutating func add(_ pin: Claim.Pin, mirrored: Bool) {
    let hold = Hold(guide: pin.guide, inset: pin.inset, priority: pin.priority)
    switch pin.side {
    case .top: top = hold
    case .bottom: bottom = hold
    case .left: left = hold
    case .right: right = hold
    case .leading: mirrored ? (right = hold) : (left = hold)
    case .trailing: mirrored ? (left = hold) : (right = hold)
    default: break
    }
  }

  /// No side is held.
  var isFree: Bool { [top, bottom, left, right].allSatisfy { $0 == nil } }

  /// All four sides are held.
  var holdsAllSides: Bool { [top, bottom, left, right].allSatisfy { $0 != nil } }

  /// Both sides along the line and one across it are held: the pins of a bar.
  var holdsAsBar: Bool {
    left != nil && right != nil && (top == nil) != (bottom == nil)
  }

  /// The words for the sides that nothing holds.
  var openSides: [String] {
    [(top, "top"), (left, "left"), (bottom, "bottom"), (right, "right")]
      .filter { $0.0 == nil }.map(\.1)
  }

  /// Applies fixed and least lengths to a natural size.
  func bounded(_ fit: Fit) -> Fit {
    Fit(
      width: bounded(fit.width, .horizontal), height: bounded(fit.height, .vertical))
  }

  private func bounded(_ length: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    if let fixed = fixed[axis] { return fixed }
    guard let least = least[axis] else { return length }
    return max(length ?? 0, least)
  }
}

/// The size that a view asks for; a length is missing where the view has none of its own.
struct Fit: Hashable {
  var width: CGFloat?
  var height: CGFloat?
}

extension NSLayoutConstraint {
  /// The constraint names a view or not.
  func joins(_ view: UIView) -> Bool { firstItem === view || secondItem === view }
}

extension UIView {
  /// Content runs from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
