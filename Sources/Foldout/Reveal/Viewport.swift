/// The window through which a person sees a table, and where it stands over the contents.
///
/// All numbers are points; offsets are those of `UIScrollView`: the contents' coordinate at the
/// upper edge of the view, which is negative where the contents begin below a bar.
///
///     offset ─→ ┌──────────────┐
///               │ bar          │ topInset
///               ├──────────────┤
///               │ what is seen │
///               ├──────────────┤
///               │ keyboard     │ bottomInset
///               └──────────────┘
public struct Viewport: Hashable, Sendable {
  /// The coordinate of the contents that lies at the upper edge of the view.
  public var offset: Double

  /// The height of the view, bars and keyboard included.
  public var height: Double

  /// The height of all contents.
  public var contentHeight: Double

  /// The height of the bars at the upper edge.
  public var topInset: Double

  /// The height of the bars and the keyboard at the lower edge.
  public var bottomInset: Double

  /// Describes a window and its position; by default nothing covers it.
  public init(
    offset: Double, height: Double, contentHeight: Double, topInset: Double = 0,
    bottomInset: Double = 0
  ) {
    self.offset = offset
    self.height = height
    self.contentHeight = contentHeight
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  /// The part of the contents that can be seen, of no height where bars and keyboard cover all.
  public var visible: Extent {
    Extent(top: offset + topInset, height: max(0, height - topInset - bottomInset))
  }

  /// The offsets between which the view can be scrolled: just one when all contents fit.
  public var offsets: ClosedRange<Double> {
    let first = -topInset
    return first...max(first, contentHeight + bottomInset - height)
  }

  /// The nearest offset to a wish to which the view can be scrolled.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, offsets.lowerBound), offsets.upperBound)
  }
}
