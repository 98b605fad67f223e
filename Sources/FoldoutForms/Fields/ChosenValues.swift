/// A property type that holds several chosen values: a set, or an ordered list.
public protocol ChosenValues<Element> {
  /// The type of one value.
  associatedtype Element: Hashable
  /// The values; those of a set come in no particular order.
  var chosenValues: [Element] { get }
  /// Creates a property that holds these values.
  init(chosenValues: [Element])
  /// True if the type keeps the order of its values.
  static var keepsOrder: Bool { get }
}

extension Set: ChosenValues {
  /// The members of the set, in no particular order.
  public var chosenValues: [Element] { Array(self) }

  /// Creates a set of these values.
  public init(chosenValues: [Element]) { self.init(chosenValues) }

  /// False: a set has no order.
  public static var keepsOrder: Bool { false }
}

extension Array: ChosenValues where Element: Hashable {
  /// The list itself.
  public var chosenValues: [Element] { self }

  /// Creates a list of these values.
  public init(chosenValues: [Element]) { self = chosenValues }

  /// True: a list has an order.
  public static var keepsOrder: Bool { true }
}
