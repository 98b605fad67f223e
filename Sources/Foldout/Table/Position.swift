/// The position of a shown item: the index of its section, and its index among the items shown
/// there.
///
/// ```swift
/// let item = table.item(at: Position(section: 0, item: 2))
/// ```
///
/// Positions count what a person sees: drawers are included, and hidden rows are not. A position is
/// valid for one state of a table only, so it is looked up and never stored: code that stores the
/// position "row + 1" puts drawers under the wrong row (xmartlabs/Eureka#2023,
/// xmartlabs/XLForm#900).
public struct Position: Hashable, Comparable, Sendable {
  /// The index of the section, counted from zero.
  public var section: Int

  /// The index of the item among those shown in the section, counted from zero.
  public var item: Int

  /// Creates a position from the indices of section and item.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// True if the left position is shown above the right one.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension Position: CustomStringConvertible {
  /// The position as in UIKit's messages, the section before the item.
  public var description: String { "\(section) - \(item)" }
}
