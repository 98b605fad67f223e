/// A picker of a length of time as two columns, hours and minutes.
///
/// Like ``DatePickerColumns`` it is arithmetic and no view, and has the same columns and
/// selections. Its hours count on beyond 24, without halves of a day.
public struct TimeSpanColumns: Hashable, Sendable {
  /// The span that the columns show.
  public let initial: TimeSpan
  /// The shortest and the longest span that may be chosen.
  public let range: ClosedRange<TimeSpan>
  /// The hours and the minutes.
  public let columns: [DatePickerColumns.Column]

  /// A picker that stands on a span.
  ///
  /// The span may be outside the range, and its minute between two steps; both are shown as they
  /// are and changed by nothing but a choice. Complexity: O(number of options).
  public init(
    initial: TimeSpan, range: ClosedRange<TimeSpan>, minuteStep: MinuteStep = .one,
    environment: FormEnvironment
  ) {
    self.initial = initial
    self.range = range
    var hours = Array(range.lowerBound.hours...range.upperBound.hours)
    if !hours.contains(initial.hours) { hours = (hours + [initial.hours]).sorted() }
    columns = [
      DatePickerColumns.Column(
        component: .hour,
        options: hours.map { .init(value: $0, title: environment.digits($0)) },
        chosen: initial.hours),
      DatePickerColumns.Column(
        component: .minute,
        options: minuteStep.minutes(with: initial.minutes).map {
          .init(value: $0, title: environment.digits($0, width: 2))
        },
        chosen: initial.minutes),
    ]
  }

  /// A picker over a span that may be missing: over *no span* it stands on the shortest one that is
  /// allowed, and chooses nothing.
  public init(
    over span: TimeSpan?, range: ClosedRange<TimeSpan>, minuteStep: MinuteStep = .one,
    environment: FormEnvironment
  ) {
    self.init(
      initial: span ?? range.lowerBound, range: range, minuteStep: minuteStep,
      environment: environment)
  }

  /// The values that the columns show before anything is turned.
  public var selection: DatePickerColumns.Selection {
    .init([.hour: initial.hours, .minute: initial.minutes])
  }

  /// The span that was chosen, exactly, or why there is none. Complexity: O(1).
  public func strictValue(
    of selection: DatePickerColumns.Selection
  ) throws(TimeSpanError) -> TimeSpan {
    let minute = selection[.minute] ?? initial.minutes
    guard (0...59).contains(minute) else { throw .noSuchMinute(minute) }
    let hour = selection[.hour] ?? initial.hours
    guard hour >= 0 else { throw .tooShort(minimum: range.lowerBound) }
    guard let value = TimeSpan(hours: hour, minutes: minute), value <= range.upperBound else {
      throw .tooLong(maximum: range.upperBound)
    }
    guard value >= range.lowerBound else { throw .tooShort(minimum: range.lowerBound) }
    return value
  }

  /// The allowed span nearest to what was chosen. Complexity: O(1).
  public func settled(_ selection: DatePickerColumns.Selection) -> TimeSpan {
    let hour = min(max(selection[.hour] ?? initial.hours, 0), 9999)
    let minute = min(max(selection[.minute] ?? initial.minutes, 0), 59)
    let chosen = TimeSpan(nearestTo: hour * 60 + minute)
    return min(max(chosen, range.lowerBound), range.upperBound)
  }
}
