#if canImport(UIKit)
import UIKit

/// A list in a drawer that scrolls by itself, because it is too long to be shown whole.
final class ScrollingList: UIScrollView {
  /// The views from the top down.
  let content = UIStackView()
  /// The view that is to be in the middle once the list is laid out.
  private var middle: UIView?
  private var isMade = false

  /// Makes the list ready for its views, at a fixed height.
  func makeOnce(height: CGFloat) {
    guard !isMade else { return }
    isMade = true
    // What is scrolled out of view is read with the rest, and not where it would lie.
    shouldGroupAccessibilityChildren = true
    content.axis = .vertical
    addSubview(content)
    heightAnchor.constraint(equalToConstant: height).isActive = true
  }

  /// Scrolls to the top, or so that a view of the list is in the middle.
  func begin(at view: UIView?) {
    contentOffset = .zero
    middle = view
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    contentSize = content.frame.size
    guard let view = middle, bounds.height > 0 else { return }
    middle = nil
    content.layoutIfNeeded()
    let place = view.convert(view.bounds, to: content)
    let end = max(0, contentSize.height - bounds.height)
    contentOffset.y = min(max(0, place.midY - bounds.height / 2), end)
  }

  /// Lets a drag that begins on an option scroll: a scroll view takes no touch from a control.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
#endif
