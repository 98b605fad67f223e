/// A vertical range of a table's contents, in points from the top of the contents.
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
