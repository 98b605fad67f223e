extension LayoutCheck {
  /// Texts, pictures and controls that lie over each other.
  ///
  /// Bars float over what is scrolled below them, so only views of one layer are compared.
  public static func overlaps(in root: UIView) -> [Finding] {
    root.layoutIfNeeded()
    var seen: [(view: UIView, place: CGRect, layer: ObjectIdentifier)] = []
    var findings: [Finding] = []
    visitShown(root) { view in
      guard let ink = view.inkArea, ink.width > 0, ink.height > 0 else { return }
      let place = view.convert(ink, to: root)
      let layer = ObjectIdentifier(view.floatingLayer)
      for other in seen where other.layer == layer && !view.isDescendant(of: other.view) {
        let common = place.intersection(other.place)
        guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
        findings.append(
          Finding(
            view: view.refusalName,
            fault: "lies over \(other.view.refusalName) in \(common.words)"))
      }
      seen.append((view, place, layer))
    }
    return findings
  }
}

extension UIView {
  /// The outermost view that moves with this one: a scroll view's content, a bar, what stands above
  /// the keyboard, or the window.
  var floatingLayer: UIView {
    var view = self
    while let outer = view.superview {
      if view.isPinnedHeader || view is UINavigationBar || view.isScrolledContent && view !== self {
        return view
      }
      if view === (outer as? UIWindow)?.accessory { return view }
      if outer is UIScrollView, !view.translatesAutoresizingMaskIntoConstraints { return view }
      view = outer
    }
    return view
  }
}

extension UIView {
  /// The view's contents move apart from what is around it; those that only move sideways are read
  /// in the line where they are.
  fileprivate var isScrolledContent: Bool {
    guard let scroll = self as? UIScrollView else { return false }
    return scroll.contentSize.height > bounds.height || scroll.contentSize.width <= bounds.width
  }

  /// The view is the header of a plain table, which stays in view above the rows of its section.
  var isPinnedHeader: Bool {
    self is UITableViewHeaderFooterView && (superview as? UITableView)?.style == .plain
  }
}
