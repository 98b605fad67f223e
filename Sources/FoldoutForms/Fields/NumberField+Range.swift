public import Foundation

extension NumberField {
  /// The field, taking numbers from one to another only, both included.
  public func range(_ range: ClosedRange<Decimal>, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(.range(least: range.lowerBound, most: range.upperBound), when: timing)
  }

  /// The field, taking no number below one.
  public func range(
    _ range: PartialRangeFrom<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.range(least: range.lowerBound, most: nil), when: timing)
  }

  /// The field, taking no number above one.
  public func range(
    _ range: PartialRangeThrough<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.range(least: nil, most: range.upperBound), when: timing)
  }

  /// The field, taking numbers from one whole number to another only, both included.
  public func range(_ range: ClosedRange<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(
      .range(least: Decimal(range.lowerBound), most: Decimal(range.upperBound)), when: timing)
  }

  /// The field, taking no number below a whole number.
  public func range(_ range: PartialRangeFrom<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(.range(least: Decimal(range.lowerBound), most: nil), when: timing)
  }

  /// The field, taking no number above a whole number.
  public func range(
    _ range: PartialRangeThrough<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.range(least: nil, most: Decimal(range.upperBound)), when: timing)
  }
}
