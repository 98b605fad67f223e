/// The parts that a date value has: a day, a time of day, or both.
///
/// The modes are never mixed: a picker for days shows no time, and a time typed into a field for
/// days is an error, not dropped.
public enum DateMode: Hashable, Sendable {
  /// A day only.
  case date
  /// A day and a time of day.
  case dateTime
  /// A time of day only.
  case time
}

/// The parts of a value that a picker shows as wheels, one in each column.
package enum WheelParts: Hashable, Sendable {
  /// The parts of a day, a time of day, or both.
  case date(DateMode)
  /// A month and its year.
  case month
  /// Hours and minutes, up to the longest span on offer.
  case span(upTo: TimeSpan)
}

extension Field {
  /// The parts that the field's picker shows as wheels; `nil` if it has none.
  package var wheelParts: WheelParts? {
    isTimeSpan ? editor.dates?.maxSpan.map { .span(upTo: $0) } : kind.wheelParts
  }

  /// Returns the spans that the wheels offer: from zero to the longest, narrowed by the field's
  /// range rules.
  package func spans(upTo longest: TimeSpan) -> ClosedRange<TimeSpan> {
    rules.reduce(.zero...longest) { range, rule in
      guard case .range(let minimum, let maximum) = rule.condition else { return range }
      let last = min(range.upperBound, maximum.map { TimeSpan(nearestTo: $0.minutes) } ?? .longest)
      let first = max(range.lowerBound, minimum.map { TimeSpan(nearestTo: $0.minutes) } ?? .zero)
      return min(first, last)...last
    }
  }
}
