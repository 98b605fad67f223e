/// An object that is told of scrolling.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset is another.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A finger leaves, at a speed in points per millisecond; the resting place may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// A finger has left.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation that code started has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The insets are others.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// True if a touch on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  /// Nothing, for a delegate without this method.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing, for a delegate without this method.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing, for a delegate without this method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing, for a delegate without this method.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Nothing, for a delegate without this method.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing, for a delegate without this method.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing, for a delegate without this method.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing, for a delegate without this method.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Yes, for a delegate without this method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
