package import Foundation

extension FormEnvironment {
  /// The current day in the time zone.
  public var today: LocalDate {
    nowDateTime.date
  }

  /// The current day and time in the time zone, rounded down to the minute.
  ///
  /// This is the only place where a moment becomes a day. A moment outside the years 1 to 9999 is
  /// clamped to the first or last minute of that range. Complexity: O(1).
  public var nowDateTime: LocalDateTime {
    let moment = now.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: now))
    let first = Double(LocalDate.first.dayNumber) * FormEnvironment.secondsOfDay
    let last = Double(LocalDate.last.dayNumber + 1) * FormEnvironment.secondsOfDay - 1
    // Round down twice, so that the minute before midnight never becomes the next day.
    let seconds = Int(min(max(moment, first), last).rounded(.down))
    let days = Int((Double(seconds) / FormEnvironment.secondsOfDay).rounded(.down))
    let minutes = (seconds - days * 86_400) / 60
    return LocalDateTime(
      date: LocalDate(dayNumber: days) ?? .last,
      time: LocalTime(nearestTo: minutes / 60, minute: minutes % 60, secondsOf: .midnight))
  }

  /// A copy of the environment in UTC.
  public var inUTC: FormEnvironment { by(.gmt) }

  /// Returns a copy of the environment in another time zone.
  func withTimeZone(_ zone: TimeZone) -> FormEnvironment {
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
  /// used for both.
  package var displayName: String {
    let town = identifier.split(separator: "/").last ?? ""
    return identifier == "GMT" ? "UTC" : String(town.replacing("_", with: " "))
  }
}
