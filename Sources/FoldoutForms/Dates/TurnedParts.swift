/// The parts of a value that wheels turn, each in a column.
package enum TurnedParts: Hashable, Sendable {
  /// Those of a day, a time of day, or both.
  case date(DateMode)
  /// A month and its year.
  case month
  /// The hours and minutes of a length of time, up to the longest on offer.
  case span(upTo: TimeSpan)
}

extension Field {
  /// The parts that wheels turn; `nil` for fields without wheels.
  package var turned: TurnedParts? {
    isTimeSpan ? editor.dates?.longestSpan.map { .span(upTo: $0) } : kind.turned
  }

  /// The lengths of time that wheels offer: from none to the longest, within the ranges of the
  /// rules.
  package func spans(upTo longest: TimeSpan) -> ClosedRange<TimeSpan> {
    rules.reduce(.zero...longest) { range, rule in
      guard case .range(let minimum, let maximum) = rule.condition else { return range }
      let last = min(range.upperBound, maximum.map { TimeSpan(nearestTo: $0.minutes) } ?? .longest)
      let first = max(range.lowerBound, minimum.map { TimeSpan(nearestTo: $0.minutes) } ?? .zero)
      return min(first, last)...last
    }
  }
}
