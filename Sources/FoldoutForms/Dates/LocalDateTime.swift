/// A day and a time of day as a wall calendar and a wall clock show them, without a time zone.
///
/// ```swift
/// let noon = LocalDateTime(date: day, time: LocalTime(hour: 12, minute: 0)!)
/// ```
///
/// It is not a moment: that also takes a time zone. An appointment at nine stays at nine when its
/// reader travels. Only when a value is entered do the clocks of the field decide whether it exists
/// (``FieldClock``).
public struct LocalDateTime: Hashable, Sendable {
  /// The day.
  public var date: LocalDate
  /// The time of day.
  public var time: LocalTime

  /// Creates a value; without a time, at the beginning of the day.
  public init(date: LocalDate, time: LocalTime = .midnight) {
    self.date = date
    self.time = time
  }

  /// Creates a value from numbers, or `nil` if the calendar or the clock has no such numbers.
  public init?(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0
  ) {
    guard let date = LocalDate(year: year, month: month, day: day),
      let time = LocalTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { return nil }
    self.init(date: date, time: time)
  }
}

extension LocalDateTime: Comparable {
  /// Returns true if one value is before another on the same wall clock: by day, then by time.
  public static func < (earlier: LocalDateTime, later: LocalDateTime) -> Bool {
    (earlier.date, earlier.time) < (later.date, later.time)
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The value as ISO 8601 writes it, as in 2002-08-14T09:30, with seconds only if they are not
  /// zero.
  public var description: String {
    "\(date)T\(time)"
  }
}

extension LocalDateTime {
  /// The whole seconds since 1970-01-01 00:00 on clocks that never change.
  package var secondsSince1970: Int {
    date.dayNumber * 86_400 + Int(time.nanosecondOfDay / 1_000_000_000)
  }

  /// Creates the day and time so many seconds after 1970-01-01 00:00 on such clocks, clamped to the
  /// supported years.
  package init(secondsSince1970 seconds: Int) {
    let first = LocalDate.first.dayNumber * 86_400
    let last = LocalDate.last.dayNumber * 86_400 + 86_399
    let kept = min(max(seconds, first), last)
    let day = Int((Double(kept) / 86_400).rounded(.down))
    self.init(
      date: LocalDate(known: day),
      time: LocalTime(nanosecondOfDay: Int64(kept - day * 86_400) * 1_000_000_000))
  }
}
