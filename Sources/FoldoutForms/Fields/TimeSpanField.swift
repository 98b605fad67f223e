import Foundation

/// A length of time, such as the hours of work on a day; typed as 7:30, 7.5 or 7 h 30, in its row
/// or beside wheels.
///
/// A column keeps it as a whole number of minutes, so that every length is exact and sums are sums.
public struct TimeSpanField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A length of time that may be missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, TimeSpan?>, style: TimeSpanStyle = .typed
  ) {
    field = Field(label, .wholeNumber, path, Conversion.timeSpan.optional)
    field.isTimeSpan = true
    field.editor = style.editor()
  }

  /// A length of time that is always there.
  public init(
    _ label: String, _ path: PropertyPath<Record, TimeSpan>, style: TimeSpanStyle = .typed
  ) {
    field = Field(label, .wholeNumber, path, .timeSpan)
    field.isTimeSpan = true
    field.editor = style.editor()
  }

  /// The field with wheels that offer some of the minutes, as the quarters of an hour.
  ///
  /// It is no rule: a stored minute between two steps is shown and kept, and any minute can be
  /// typed.
  public func minutes(every step: MinuteStep) -> Self {
    changed { $0.editor.dates?.minuteStep = step }
  }

  /// The field, taking lengths from one to another only, both included.
  public func range(
    _ range: ClosedRange<TimeSpan>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    ruled(
      .range(
        minimum: Decimal(range.lowerBound.totalMinutes),
        maximum: Decimal(range.upperBound.totalMinutes)), when: timing)
  }
}
