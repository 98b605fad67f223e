extension Ribbon {
  /// The number of values to draw beyond the visible ones, on each side.
  public static let overscan = 10

  /// The indices of the visible values; the one in the middle is always among them.
  ///
  /// A value that only touches the edge of the viewport is not visible. Complexity: O(1).
  public var visible: Range<Int> { visible(around: fractionalIndex) }

  /// Returns the values that are visible at another offset, for a ribbon that is travelling there.
  public func visible(at offset: Double) -> Range<Int> {
    guard width > 0, offset.isFinite else { return visible }
    return visible(around: clamped(offset / width))
  }

  /// The indices of the values to draw: the visible ones and up to ``overscan`` on each side.
  public var drawn: Range<Int> { Ribbon.widened(visible, in: count) }

  /// Returns the values to draw at another offset.
  public func drawn(at offset: Double) -> Range<Int> {
    Ribbon.widened(visible(at: offset), in: count)
  }

  /// Returns the distance from the viewport's leading edge to a value's, in points.
  ///
  /// It is negative if the value begins before the viewport. The leading edge is the left one, or
  /// the right one in a right-to-left layout. Near the viewport the number is small, however long
  /// the ribbon is.
  public func leadingEdge(of index: Int) -> Double {
    (viewport - width) / 2 + (Double(index) - fractionalIndex) * width
  }

  private static func widened(_ range: Range<Int>, in count: Int) -> Range<Int> {
    max(0, range.lowerBound - overscan)..<min(count, range.upperBound + overscan)
  }

  /// Computed in values, not points, so that rounding adds no extra value when a whole number of
  /// values fits.
  private func visible(around fractionalIndex: Double) -> Range<Int> {
    let middle = Int(fractionalIndex.rounded())
    guard width > 0 else { return middle..<middle + 1 }
    let half = viewport / width / 2
    let first = Int(clamped((fractionalIndex - half - 0.5).rounded(.down) + 1))
    let last = Int(clamped((fractionalIndex + half + 0.5).rounded(.up) - 1))
    return min(first, middle)..<max(last, middle) + 1
  }
}
