/// A point in the viewport, in CSS pixels from its upper left corner.
public struct Point: Sendable, Equatable, CustomStringConvertible {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Both numbers, rounded.
  public var description: String { "(\(Int(x.rounded())), \(Int(y.rounded())))" }
}

/// The box of an element in the viewport, in CSS pixels.
public struct Rect: Sendable, Equatable, Codable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// The middle.
  public var center: Point { Point(x + width / 2, y + height / 2) }
  /// The right edge.
  public var right: Double { x + width }
  /// The lower edge.
  public var bottom: Double { y + height }
}
