extension LayoutCheck {
  /// The least side of a part that a finger touches.
  public static let leastTarget: CGFloat = 44

  /// Parts for touch that are smaller than 44 points and not inside one that is large enough.
  ///
  /// A part may answer touches beyond its bounds; that counts, as `hitTest` says.
  public static func smallTargets(in root: UIView) -> [Finding] {
    root.layoutIfNeeded()
    var findings: [Finding] = []
    visitShown(root) { view in
      guard view.isTouchable, !view.isLargeTarget(in: root) else { return }
      let outer = sequence(first: view.superview, next: { $0?.superview }).lazy
        .prefix { $0 != nil }.compactMap { $0 }
      if outer.contains(where: { $0.isTouchable && $0.isLargeTarget(in: root) }) { return }
      findings.append(
        Finding(
          view: view.refusalName,
          fault: "touched in \(view.bounds.width.css) × \(view.bounds.height.css) points"))
    }
    return findings
  }
}

extension UIView {
  /// The view does something when it is touched.
  fileprivate var isTouchable: Bool {
    guard isUserInteractionEnabled else { return false }
    if self is UIControl || self is UITableViewCell || self is UITextView { return true }
    let traits = accessibilityTraits
    return isAccessibilityElement && (traits.contains(.button) || traits.contains(.adjustable))
  }

  /// Touches within 22 points of the middle reach the view, up, down and to both sides.
  fileprivate func isLargeTarget(in root: UIView) -> Bool {
    let half = LayoutCheck.leastTarget / 2 - 0.01
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let isWide =
      bounds.width >= LayoutCheck.leastTarget
      || [-half, half].allSatisfy { reaches(CGPoint(x: middle.x + $0, y: middle.y), root) }
    let isHigh =
      bounds.height >= LayoutCheck.leastTarget
      || [-half, half].allSatisfy { reaches(CGPoint(x: middle.x, y: middle.y + $0), root) }
    return isWide && isHigh
  }

  private func reaches(_ point: CGPoint, _ root: UIView) -> Bool {
    root.hitTest(convert(point, to: root), with: nil)?.isDescendant(of: self) == true
  }
}
