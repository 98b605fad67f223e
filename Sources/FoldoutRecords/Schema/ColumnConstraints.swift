public import FoldoutForms
public import Foundation

/// The constraints that a table's declaration puts on a column's values, beyond their type.
///
/// ```swift
/// var constraints = ColumnConstraints()
/// constraints.minimum = ColumnConstraints.Bound(0)
/// constraints.maximum = ColumnConstraints.Bound(24, isIncluded: false)
/// constraints.latest = ColumnConstraints.DateBound(
///   StoredDate(LocalDateTime(date: day), form: .day))
/// ```
///
/// Contains only constraints that certainly follow from the declaration. A store may have more, and
/// then refuses a value itself.
public struct ColumnConstraints: Hashable, Sendable {
  /// The only allowed values, in the order of the declaration; `nil` if any value is allowed.
  public var options: [StoredValue]?
  /// The smallest allowed number.
  public var minimum: Bound?
  /// The largest allowed number.
  public var maximum: Bound?
  /// The first allowed date of a column of dates as texts.
  public var earliest: DateBound?
  /// The last allowed date of a column of dates as texts.
  public var latest: DateBound?
  /// The minimum number of Unicode scalars in a text.
  public var shortest: Int?
  /// The maximum number of Unicode scalars in a text.
  public var longest: Int?

  /// An end of a range of numbers.
  public struct Bound: Hashable, Sendable {
    /// The number at the end.
    public var number: Decimal
    /// False if the number itself is outside the range.
    public var isIncluded: Bool

    /// A bound, by default included in its range.
    public init(_ number: Decimal, isIncluded: Bool = true) {
      self.number = number
      self.isIncluded = isIncluded
    }
  }

  /// An end of a range of dates that are compared as texts.
  public struct DateBound: Hashable, Sendable {
    /// The date at the end, in the form in which the declaration writes it.
    public var date: StoredDate
    /// False if the date itself is outside the range.
    public var isIncluded: Bool

    /// A bound, by default included in its range.
    public init(_ date: StoredDate, isIncluded: Bool = true) {
      self.date = date
      self.isIncluded = isIncluded
    }
  }

  /// Constraints that allow every value.
  public init() {}

  /// True if every value is allowed.
  public var isEmpty: Bool { self == ColumnConstraints() }

  /// Adds other constraints, so that a value must satisfy both.
  public mutating func formIntersection(_ other: ColumnConstraints) {
    if let allowed = other.options {
      options = options?.filter(allowed.contains) ?? allowed
    }
    minimum = Bound.stricter(minimum, other.minimum) { $0 > $1 }
    maximum = Bound.stricter(maximum, other.maximum) { $0 < $1 }
    earliest = DateBound.stricter(earliest, other.earliest) { $0 > $1 }
    latest = DateBound.stricter(latest, other.latest) { $0 < $1 }
    shortest = [shortest, other.shortest].compactMap { $0 }.max()
    longest = [longest, other.longest].compactMap { $0 }.min()
  }
}

extension ColumnConstraints.Bound {
  /// Returns the stricter of two bounds at the same end.
  fileprivate static func stricter(
    _ one: Self?, _ other: Self?, by isBeyond: (Decimal, Decimal) -> Bool
  ) -> Self? {
    guard let one, let other else { return one ?? other }
    if one.number == other.number { return one.isIncluded ? other : one }
    return isBeyond(one.number, other.number) ? one : other
  }

  /// Returns the smallest or largest whole number within the bound.
  func whole(isMinimum: Bool) -> Decimal? {
    var rounded = Decimal()
    var number = number
    NSDecimalRound(&rounded, &number, 0, isMinimum ? .up : .down)
    guard rounded == number, !isIncluded else { return rounded }
    return isMinimum ? rounded + 1 : rounded - 1
  }
}

extension ColumnConstraints.DateBound {
  /// Returns the stricter of two bounds at the same end.
  fileprivate static func stricter(
    _ one: Self?, _ other: Self?, by isBeyond: (String, String) -> Bool
  ) -> Self? {
    guard let one, let other else { return one ?? other }
    let texts = (one.date.text, other.date.text)
    if texts.0 == texts.1 { return one.isIncluded ? other : one }
    return isBeyond(texts.0, texts.1) ? one : other
  }
}
