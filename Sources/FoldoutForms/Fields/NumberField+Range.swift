public import Foundation

extension NumberField {
  /// Requires a number within a range.
  public func range(_ range: ClosedRange<Decimal>, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(.range(minimum: range.lowerBound, maximum: range.upperBound), when: timing)
  }

  /// Requires a number that is not below a minimum.
  public func range(
    _ range: PartialRangeFrom<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.range(minimum: range.lowerBound, maximum: nil), when: timing)
  }

  /// Requires a number that is not above a maximum.
  public func range(
    _ range: PartialRangeThrough<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.range(minimum: nil, maximum: range.upperBound), when: timing)
  }

  /// Requires a number between two whole numbers, both included.
  public func range(_ range: ClosedRange<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(
      .range(minimum: Decimal(range.lowerBound), maximum: Decimal(range.upperBound)), when: timing)
  }

  /// Requires a number that is not below a whole number.
  public func range(_ range: PartialRangeFrom<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    addingRule(.range(minimum: Decimal(range.lowerBound), maximum: nil), when: timing)
  }

  /// Requires a number that is not above a whole number.
  public func range(
    _ range: PartialRangeThrough<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(.range(minimum: nil, maximum: Decimal(range.upperBound)), when: timing)
  }
}
