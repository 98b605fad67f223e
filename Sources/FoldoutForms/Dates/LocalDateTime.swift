/// A day and a time of day, as a calendar and a clock on one wall show them.
///
/// It is not a moment: nobody can say when it was without knowing where the wall stands. An
/// appointment at nine stays at nine when its reader travels. Only where one is entered is asked
/// whether the clocks of the field's place show it (``FieldClock``).
public struct LocalDateTime: Hashable, Sendable {
  /// The day.
  public var date: LocalDate
  /// The time of day.
  public var time: LocalTime

  /// A day and a time; without a time, the beginning of the day.
  public init(date: LocalDate, time: LocalTime = .midnight) {
    self.date = date
    self.time = time
  }

  /// The day and time of their numbers, or `nil` where calendar or clock have none such.
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
  /// True where one is before the other on the same wall: by day, then by time.
  public static func < (earlier: LocalDateTime, later: LocalDateTime) -> Bool {
    (earlier.date, earlier.time) < (later.date, later.time)
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// Both as ISO 8601 writes them, as in 2002-08-14T09:30, with seconds only where there are any.
  public var description: String {
    "\(date)T\(time)"
  }
}
