public import FoldoutForms
public import Foundation

/// Demands of a table's declaration on a column's values, beyond their type.
///
/// Only what follows for certain from the declaration is here: a store may demand more, and refuses
/// by itself what it does not take.
public struct ColumnConstraints: Hashable, Sendable {
  /// The only values that the column takes, in the order of the declaration; `nil` for any.
  public var options: [StoredValue]?
  /// The least number.
  public var minimum: Bound?
  /// The greatest number.
  public var maximum: Bound?
  /// The least number of Unicode scalars in a text.
  public var shortest: Int?
  /// The greatest number of Unicode scalars in a text.
  public var longest: Int?

  /// An end of a range of numbers.
  public struct Bound: Hashable, Sendable {
    /// The number at the end.
    public var number: Decimal
    /// False where the number itself is outside of the range.
    public var isIncluded: Bool

    /// A bound, by default one that is in its range.
    public init(_ number: Decimal, isIncluded: Bool = true) {
      self.number = number
      self.isIncluded = isIncluded
    }
  }

  /// Constraints that allow every value.
  public init() {}

  /// True where every value is allowed.
  public var isEmpty: Bool { self == ColumnConstraints() }

  /// Demands what others demand, too.
  public mutating func formIntersection(_ other: ColumnConstraints) {
    if let allowed = other.options {
      options = options?.filter(allowed.contains) ?? allowed
    }
    minimum = Bound.stricter(minimum, other.minimum) { $0 > $1 }
    maximum = Bound.stricter(maximum, other.maximum) { $0 < $1 }
    shortest = [shortest, other.shortest].compactMap { $0 }.max()
    longest = [longest, other.longest].compactMap { $0 }.min()
  }
}

extension ColumnConstraints.Bound {
  /// The stricter of two bounds at the same end.
  fileprivate static func stricter(
    _ one: Self?, _ other: Self?, by isBeyond: (Decimal, Decimal) -> Bool
  ) -> Self? {
    guard let one, let other else { return one ?? other }
    if one.number == other.number { return one.isIncluded ? other : one }
    return isBeyond(one.number, other.number) ? one : other
  }

  /// The number at the end of a range of whole numbers, included; `nil` where that is beyond all.
  func whole(isMinimum: Bool) -> Decimal? {
    var rounded = Decimal()
    var number = number
    NSDecimalRound(&rounded, &number, 0, isMinimum ? .up : .down)
    guard rounded == number, !isIncluded else { return rounded }
    return isMinimum ? rounded + 1 : rounded - 1
  }
}
