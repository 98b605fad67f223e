/// A system view that has a size of its own, which may depend on the width it gets.
@MainActor
protocol HasNaturalSize {
  /// The size at a width at most; a length is `noIntrinsicMetric` where the view has none.
  func naturalSize(width: CGFloat) -> CGSize
}

extension UIView {
  /// The size that the system's views have of their own.
  var ownContentSize: CGSize {
    (self as? any HasNaturalSize)?.naturalSize(width: FittingWidth.current)
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that the system's views take within another; others keep theirs, as in UIKit.
  func ownSize(in size: CGSize) -> CGSize {
    guard let natural = (self as? any HasNaturalSize)?.naturalSize(width: size.width)
    else { return bounds.size }
    return CGSize(
      width: natural.width == UIView.noIntrinsicMetric ? size.width : natural.width,
      height: natural.height == UIView.noIntrinsicMetric ? size.height : natural.height)
  }
}
