/// The extent to which a constraint matters, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Must hold.
  public static let required = UILayoutPriority(1000)
  /// The resistance of controls against compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The hugging of controls.
  public static let defaultLow = UILayoutPriority(250)
  /// The weakest of all, at which fitting sizes are sought.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
