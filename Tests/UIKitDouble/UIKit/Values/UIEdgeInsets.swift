/// Distances from the four edges of a rectangle, left and right as on the screen.
public struct UIEdgeInsets: Hashable, Sendable {
  /// No distance at any edge.
  public static let zero = UIEdgeInsets()
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge in either direction of writing.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge in either direction of writing.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, leading and trailing by the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where a line of text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where a line of text ends.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Edges of a rectangle, left and right as on the screen.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The rectangle that is left when the insets are taken from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// Screen-fixed insets of directional ones.
  init(_ insets: NSDirectionalEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, left: mirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: mirrored ? insets.leading : insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Directional insets of screen-fixed ones.
  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }
}
