/// The position of a shown item: which section, and which of the items shown in it.
///
/// Positions count what a person sees, drawers included and hidden rows left out, so a position is
/// good for one state of a table only. It is looked up, never kept: code that keeps "row + 1" is
/// how drawers end up under the wrong row (xmartlabs/Eureka#2023, xmartlabs/XLForm#900).
public struct Position: Hashable, Comparable, Sendable {
  /// The section, counted from zero.
  public var section: Int

  /// The item among those shown in the section, counted from zero.
  public var item: Int

  /// Names the position of an item by its section and its number in it.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Tells whether one position is shown above another.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension Position: CustomStringConvertible {
  /// The position as UIKit's messages write it, section before item.
  public var description: String { "\(section) - \(item)" }
}
