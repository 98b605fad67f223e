extension UIView {
  /// The elements of assistive technology in this view in the order in which they are spoken.
  @_spi(UIKitDouble)
  public var spokenElements: [UIResponder] {
    guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
    if isSpokenAsOne { return [self] }
    if let elements = accessibilityElements {
      return elements.flatMap { element -> [UIResponder] in
        if let view = element as? UIView { return view.spokenElements }
        return (element as? UIResponder).map { [$0] } ?? []
      }
    }
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return modal.spokenElements
    }
    return inReadingOrder(subviews).flatMap(\.spokenElements)
  }

  /// True if the view is one element. A row that says nothing of itself is one, unless something in
  /// it can be touched.
  private var isSpokenAsOne: Bool {
    if let cell = self as? UITableViewCell, spoken.isElement == nil { return !cell.hasControls }
    return isAccessibilityElement
  }

  /// The views line by line from top to bottom, each line in the direction of writing.
  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var lines: [[UIView]] = []
    for view in views.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = lines.last?.first, view.frame.minY < first.frame.midY {
        lines[lines.count - 1].append(view)
      } else {
        lines.append([view])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        mirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
  }

  /// True if something within can be touched.
  fileprivate var hasControls: Bool {
    subviews.contains { ($0 is UIControl && !$0.isHidden) || $0.hasControls }
  }
}

extension UIWindow {
  /// Activates an element as a double tap does: the element itself first, or a touch in its middle.
  @_spi(UIKitDouble)
  public func activate(_ element: UIResponder) {
    if element.accessibilityActivate() { return }
    let frame = element.accessibilityFrame
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
