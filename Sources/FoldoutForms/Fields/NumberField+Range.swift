public import Foundation

extension NumberField {
  /// The field, taking numbers from one to another only, both included.
  public func range(_ range: ClosedRange<Decimal>, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(.range(minimum: range.lowerBound, maximum: range.upperBound), when: timing)
  }

  /// The field, taking no number below one.
  public func range(
    _ range: PartialRangeFrom<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.range(minimum: range.lowerBound, maximum: nil), when: timing)
  }

  /// The field, taking no number above one.
  public func range(
    _ range: PartialRangeThrough<Decimal>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.range(minimum: nil, maximum: range.upperBound), when: timing)
  }

  /// The field, taking numbers from one whole number to another only, both included.
  public func range(_ range: ClosedRange<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(
      .range(minimum: Decimal(range.lowerBound), maximum: Decimal(range.upperBound)), when: timing)
  }

  /// The field, taking no number below a whole number.
  public func range(_ range: PartialRangeFrom<Int>, when timing: RuleTiming = .onLeaving) -> Self {
    ruled(.range(minimum: Decimal(range.lowerBound), maximum: nil), when: timing)
  }

  /// The field, taking no number above a whole number.
  public func range(
    _ range: PartialRangeThrough<Int>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(.range(minimum: nil, maximum: Decimal(range.upperBound)), when: timing)
  }
}
