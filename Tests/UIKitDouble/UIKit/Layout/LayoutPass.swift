/// The pass that lays out a tree of views from the top down.
///
/// One pass is enough where each view's frame follows from its superview's. Where a view asks for
/// layout during the pass, another follows, and that one must change nothing: a layout that goes on
/// moving is refused.
@MainActor
enum LayoutPass {
  /// The number of times that any view has asked for layout.
  static var requests = 0
  /// The number of times that any view has asked for its constraints.
  static var constraintRequests = 0

  /// Lays out a view and all within it, where that was asked for.
  ///
  /// A view that was clean when it was laid out last still is if nobody has asked for layout since.
  static func run(_ view: UIView) {
    guard view.layoutState.cleanSince != requests else { return }
    view.updateConstraintsIfNeeded()
    if isDirty(view) { visit(view) }
    guard isDirty(view) else { return view.layoutState.cleanSince = requests }
    let before = frames(in: view)
    visit(view)
    guard let moved = firstMove(from: before, in: view) else { return }
    moved.view.refuse(
      .violation,
      "layout does not settle, a second pass moved it from \(moved.from.words) to "
        + moved.view.frame.words)
  }

  private static func visit(_ view: UIView) {
    if view.layoutState.needsLayout {
      view.layoutState.needsLayout = false
      view.controller?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.controller?.viewDidLayoutSubviews()
    }
    for child in view.subviews { visit(child) }
  }

  private static func isDirty(_ view: UIView) -> Bool {
    view.layoutState.needsLayout || view.subviews.contains(where: isDirty)
  }

  private static func frames(in view: UIView) -> [ObjectIdentifier: CGRect] {
    var all: [ObjectIdentifier: CGRect] = [:]
    view.visitTree { all[ObjectIdentifier($0)] = $0.frame }
    return all
  }

  private static func firstMove(
    from before: [ObjectIdentifier: CGRect], in view: UIView
  ) -> (view: UIView, from: CGRect)? {
    var found: (view: UIView, from: CGRect)?
    view.visitTree { each in
      guard found == nil, let old = before[ObjectIdentifier(each)], old != each.frame
      else { return }
      found = (each, old)
    }
    return found
  }

  /// True if laying everything out once more would move nothing.
  static func isSettled(_ view: UIView) -> Bool {
    let before = frames(in: view)
    view.visitTree { $0.setNeedsLayout() }
    visit(view)
    return firstMove(from: before, in: view) == nil
  }
}

extension UIView {
  /// Calls a function for this view and each view within it, superviews first.
  func visitTree(_ body: (UIView) -> Void) {
    body(self)
    for child in subviews { child.visitTree(body) }
  }

  /// The size of a subview may be another: all superviews are laid out again.
  func arrangementChanged() {
    for view in sequence(first: self, next: \.superview) { view.setNeedsLayout() }
  }
}

extension CGRect {
  /// The four numbers in refusals and tests.
  var words: String { "(\(minX.css), \(minY.css), \(width.css), \(height.css))" }
}
