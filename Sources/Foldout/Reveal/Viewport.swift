/// The visible window onto a table's contents, and its scroll offset.
///
/// ```swift
/// let viewport = Viewport(offset: 120, height: 600, contentHeight: 2_000, topInset: 88)
/// let offset = viewport.revealing(owner: Extent(top: 640, height: 44))
/// ```
///
/// All numbers are points. An offset is that of `UIScrollView`: the coordinate of the contents at
/// the upper edge of the view. It is negative if the contents begin below a bar.
///
///     offset ─→ ┌──────────────┐
///               │ bar          │ topInset
///               ├──────────────┤
///               │ visible part │
///               ├──────────────┤
///               │ keyboard     │ bottomInset
///               └──────────────┘
public struct Viewport: Hashable, Sendable {
  /// The coordinate of the contents at the upper edge of the view.
  public var offset: Double

  /// The height of the view, including bars and keyboard.
  public var height: Double

  /// The height of the whole contents.
  public var contentHeight: Double

  /// The height of the bars at the upper edge.
  public var topInset: Double

  /// The height of the bars and the keyboard at the lower edge.
  public var bottomInset: Double

  /// Creates a viewport; by default no bars or keyboard cover it.
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

  /// The visible part of the contents; its height is zero if bars and keyboard cover the whole
  /// view.
  public var visible: Extent {
    Extent(top: offset + topInset, height: max(0, height - topInset - bottomInset))
  }

  /// The range of offsets that the view can scroll to; a single one if all contents fit.
  public var offsets: ClosedRange<Double> {
    let first = -topInset
    return first...max(first, contentHeight + bottomInset - height)
  }

  /// Returns the offset within `offsets` that is nearest to a given one.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, offsets.lowerBound), offsets.upperBound)
  }
}

/// A vertical range of a table's contents, in points from the top of the contents.
///
/// ```swift
/// let row = Extent(top: 640, height: 44)
/// let drawer = Extent(top: row.bottom, height: 216)
/// ```
public struct Extent: Hashable, Sendable {
  /// The upper edge.
  public var top: Double

  /// The distance from the upper to the lower edge.
  public var height: Double

  /// Creates a range from its upper edge and its height.
  public init(top: Double, height: Double) {
    self.top = top
    self.height = height
  }

  /// The lower edge.
  public var bottom: Double { top + height }
}
