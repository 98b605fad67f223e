/// A type of property that holds several chosen values: a set, or a list in an order.
public protocol ChosenValues<Element> {
  /// The type of one value.
  associatedtype Element: Hashable
  /// The values; of a set in no order.
  var chosenValues: [Element] { get }
  /// Holds these values.
  init(chosenValues: [Element])
  /// True where the type keeps the values' order.
  static var keepsOrder: Bool { get }
}

extension Set: ChosenValues {
  /// The values in no order.
  public var chosenValues: [Element] { Array(self) }

  /// A set of these values.
  public init(chosenValues: [Element]) { self.init(chosenValues) }

  /// A set has no order.
  public static var keepsOrder: Bool { false }
}

extension Array: ChosenValues where Element: Hashable {
  /// The list itself.
  public var chosenValues: [Element] { self }

  /// A list of these values.
  public init(chosenValues: [Element]) { self = chosenValues }

  /// A list has an order.
  public static var keepsOrder: Bool { true }
}
