import Foundation

/// A length of time, such as the hours worked in a day.
///
/// ```swift
/// TimeSpanField("Hours", \.hours, style: .wheels(upTo: 12))
/// ```
///
/// It is typed as 7:30, 7.5 or 7 h 30, in its row or in a drawer with wheels. A column stores it as
/// a whole number of minutes, so that every length is exact and lengths can be added.
public struct TimeSpanField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for an optional length of time.
  public init(
    _ label: String, _ path: PropertyPath<Record, TimeSpan?>, style: TimeSpanStyle = .typed
  ) {
    field = Field(label, .wholeNumber, path, Conversion.timeSpan.optional)
    field.isTimeSpan = true
    field.editor = style.editor()
  }

  /// Creates a field for a length of time that is never missing.
  public init(
    _ label: String, _ path: PropertyPath<Record, TimeSpan>, style: TimeSpanStyle = .typed
  ) {
    field = Field(label, .wholeNumber, path, .timeSpan)
    field.isTimeSpan = true
    field.editor = style.editor()
  }

  /// Limits the minutes that the wheels offer, for example to quarters of an hour.
  ///
  /// This is not a rule: a stored length between two steps is shown and kept, and any minute can be
  /// typed.
  public func minutes(every step: MinuteStep) -> Self {
    changed { $0.editor.dates?.minuteStep = step }
  }

  /// Requires a length within a range.
  public func range(
    _ range: ClosedRange<TimeSpan>, when timing: RuleTiming = .onLeaving
  ) -> Self {
    addingRule(
      .range(
        minimum: Decimal(range.lowerBound.totalMinutes),
        maximum: Decimal(range.upperBound.totalMinutes)), when: timing)
  }
}

/// The style of the editor of a length of time.
public enum TimeSpanStyle: Hashable, Sendable {
  /// A text input in the row.
  case typed
  /// Wheels of hours and minutes, in a drawer that also has a text input. The hours go up to those
  /// of the given length, beyond 24 if it is longer.
  case wheels(upTo: TimeSpan)

  func editor<Record>() -> Editor<Record> {
    switch self {
    case .typed: return .text(TextEditing())
    case .wheels(let longest):
      var editing = DateEditing()
      editing.maxSpan = longest
      return .wheels(editing)
    }
  }
}
