/// A colour of fixed red, green, blue and opacity, as layers take it.
public final class CGColor: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  /// The opacity from 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour in the sRGB space.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// True if two colours have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
