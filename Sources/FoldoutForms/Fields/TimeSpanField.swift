import Foundation

/// A length of time, such as the hours of work on a day; typed in its row as 7:30, 7.5 or 7 h 30.
///
/// A column keeps it as a whole number of minutes, so that every length is exact and sums are sums.
public struct TimeSpanField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A length of time that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, TimeSpan?>) {
    field = Field(label, .wholeNumber, path, Conversion.timeSpan.optional)
    field.isTimeSpan = true
  }

  /// A length of time that is always there.
  public init(_ label: String, _ path: PropertyPath<Record, TimeSpan>) {
    field = Field(label, .wholeNumber, path, .timeSpan)
    field.isTimeSpan = true
  }

  /// The field, taking lengths from one to another only, both included.
  public func range(
    _ range: ClosedRange<TimeSpan>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(
      .range(
        least: Decimal(range.lowerBound.totalMinutes),
        most: Decimal(range.upperBound.totalMinutes)), when: timing)
  }
}
