package import Foundation

extension FormEnvironment {
  /// The current day in the time zone.
  public var today: LocalDate {
    nowDateTime.date
  }

  /// The current day and time in the time zone, rounded down to the minute.
  ///
  /// This is the only place where a moment becomes a day. A moment outside the years 1 to 9999 is
  /// clamped to the first or last minute of that range; see ``knowsToday``. Complexity: O(1).
  public var nowDateTime: LocalDateTime {
    let (first, last) = (FormEnvironment.moments.lowerBound, FormEnvironment.moments.upperBound)
    // Round down twice, so that the minute before midnight never becomes the next day.
    let seconds = Int(min(max(localMoment, first), last).rounded(.down))
    let days = Int((Double(seconds) / FormEnvironment.secondsOfDay).rounded(.down))
    let minutes = (seconds - days * 86_400) / 60
    return LocalDateTime(
      date: LocalDate(known: days),
      time: LocalTime(nearestTo: minutes / 60, minute: minutes % 60, secondsOf: .midnight))
  }

  /// False if the clock is before the year 1 or after 9999, so that ``today`` is wrong. A host then
  /// answers every request with this error.
  public var knowsToday: Bool { FormEnvironment.moments.contains(localMoment) }

  /// The seconds from 1970-01-01 00:00 to now, on the time zone's clocks.
  private var localMoment: Double {
    now.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: now))
  }

  /// The range from the first second of the year 1 to the last of 9999.
  private static let moments =
    Double(LocalDate.first.dayNumber) * secondsOfDay...Double(LocalDate.last.dayNumber + 1)
    * secondsOfDay - 1

  /// A copy of the environment in UTC.
  public var inUTC: FormEnvironment { withTimeZone(.gmt) }

  /// Returns a copy of the environment in another time zone.
  package func withTimeZone(_ zone: TimeZone) -> FormEnvironment {
    FormEnvironment(
      locale: locale, timeZone: zone, now: now, calendar: calendar, firstWeekday: firstWeekday,
      hourCycle: hourCycle, direction: direction)
  }

  /// A day for examples: the 14th of the eighth month of this year, in the calendar that is shown;
  /// in the Gregorian one 14 August. Its day and month cannot be confused.
  public var exampleDate: LocalDate {
    let year = texts.system.day(of: today)?.year ?? texts.system.years.upperBound
    return texts.system.nearest(to: CalendarDay(year: year, month: 8, day: 14))
  }

  /// A day and time for examples: ``exampleDate`` at half past three in the afternoon.
  public var exampleDateTime: LocalDateTime {
    LocalDateTime(date: exampleDate, time: exampleTime)
  }

  /// A time for examples: half past three in the afternoon, which 12-hour and 24-hour clocks show
  /// differently.
  public var exampleTime: LocalTime {
    LocalTime(nearestTo: 15, minute: 30, secondsOf: .midnight)
  }

  private static let secondsOfDay = 86_400.0
}

extension TimeZone {
  /// The place that a zone is named after: `America/New_York` is New York; the whole name if the
  /// zone is not named after a place.
  ///
  /// Foundation says GMT and browsers say UTC for the same zone. Both appear on screens, so UTC is
  /// used for both. A zone that only states its distance from UTC, `GMT+0200`, is UTC+02:00.
  package var displayName: String {
    if identifier.hasPrefix("GMT"), let zone = StoredDate.Zone(identifier.dropFirst(3)) {
      return zone.name
    }
    let town = identifier.split(separator: "/").last ?? ""
    return identifier == "GMT" ? "UTC" : String(town.replacing("_", with: " "))
  }
}
