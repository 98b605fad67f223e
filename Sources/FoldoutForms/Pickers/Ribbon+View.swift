extension Ribbon {
  /// The most values on each side of what is seen that are worth having views of.
  public static let neighbours = 10

  /// The values that can be seen where the ribbon stands; the one in the middle always is.
  ///
  /// A value of which only the edge touches the viewport's is not seen. Complexity: O(1).
  public var visible: Range<Int> { visible(around: fractionalIndex) }

  /// The values that can be seen at another offset, while a ribbon travels there.
  public func visible(at offset: Double) -> Range<Int> {
    guard width > 0, offset.isFinite else { return visible }
    return visible(around: clamped(offset / width))
  }

  /// The values that a host has views of: what can be seen and ``neighbours`` on each side.
  public var drawn: Range<Int> { Ribbon.widened(visible, in: count) }

  /// The values that a host has views of at another offset.
  public func drawn(at offset: Double) -> Range<Int> {
    Ribbon.widened(visible(at: offset), in: count)
  }

  /// The distance from the leading edge of the viewport to that of a value, in points: negative
  /// where the value begins before the viewport.
  ///
  /// The leading edge is the left one, or the right one from right to left. The number is small for
  /// what is near the viewport, however long the ribbon is.
  public func leadingEdge(of index: Int) -> Double {
    (viewport - width) / 2 + (Double(index) - fractionalIndex) * width
  }

  private static func widened(_ range: Range<Int>, in count: Int) -> Range<Int> {
    max(0, range.lowerBound - neighbours)..<min(count, range.upperBound + neighbours)
  }

  /// Counted in values, not in points, so that a whole number of values in the viewport is one.
  private func visible(around fractionalIndex: Double) -> Range<Int> {
    let middle = Int(fractionalIndex.rounded())
    guard width > 0 else { return middle..<middle + 1 }
    let half = viewport / width / 2
    let first = Int(clamped((fractionalIndex - half - 0.5).rounded(.down) + 1))
    let last = Int(clamped((fractionalIndex + half + 0.5).rounded(.up) - 1))
    return min(first, middle)..<max(last, middle) + 1
  }
}
