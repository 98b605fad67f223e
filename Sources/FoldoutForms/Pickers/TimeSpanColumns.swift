/// A picker of a length of time as two columns, hours and minutes.
///
/// ```swift
/// let worked = TimeSpanColumns(
///   initial: hours, range: .zero...longestShift, minuteStep: .five, environment: environment)
/// let pause = TimeSpanColumns(value: nil, range: .zero...hours, environment: environment)
/// ```
///
/// Like ``DatePickerColumns`` it is data, not a view, and has the same columns and selections. Its
/// hours continue beyond 24, without AM and PM.
public struct TimeSpanColumns: Hashable, Sendable {
  /// The initial span.
  public let initial: TimeSpan
  /// The spans that may be chosen.
  public let range: ClosedRange<TimeSpan>
  /// The columns of hours and minutes.
  public let columns: [DatePickerColumns.Column]

  /// Creates a picker that shows a span.
  ///
  /// The span may be outside the range, or its minute between two steps. It is shown unchanged, and
  /// only a choice changes it. Complexity: O(number of options).
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

  /// Creates a picker over an optional span. Without a span it shows the shortest allowed one, and
  /// chooses nothing.
  public init(
    value span: TimeSpan?, range: ClosedRange<TimeSpan>, minuteStep: MinuteStep = .one,
    environment: FormEnvironment
  ) {
    self.init(
      initial: span ?? range.lowerBound, range: range, minuteStep: minuteStep,
      environment: environment)
  }

  /// The selection before any column is turned.
  public var selection: DatePickerColumns.Selection {
    .init([.hour: initial.hours, .minute: initial.minutes])
  }

  /// Returns the chosen span exactly, or throws the reason why there is none. Complexity: O(1).
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

  /// Returns the allowed span nearest to the selection. Complexity: O(1).
  public func nearestValue(to selection: DatePickerColumns.Selection) -> TimeSpan {
    let hour = min(max(selection[.hour] ?? initial.hours, 0), 9999)
    let minute = min(max(selection[.minute] ?? initial.minutes, 0), 59)
    let chosen = TimeSpan(nearestTo: hour * 60 + minute)
    return min(max(chosen, range.lowerBound), range.upperBound)
  }
}
