/// The way in which a field's numbers are shown where they are only read; an input has them plain.
public struct NumberStyle: Hashable, Sendable {
  /// True where the locale's sign stands between the thousands: not where a number is the name of
  /// something, as a key or a year is.
  public var isGrouped: Bool
  /// The least number of decimals, which are filled up with zeros; a number with more has them all.
  public var scale: Int

  /// A style; by default numbers are shown as an input has them.
  public init(isGrouped: Bool = false, scale: Int = 0) {
    self.isGrouped = isGrouped
    self.scale = scale
  }

  /// Numbers as an input has them.
  public static let plain = NumberStyle()
}
