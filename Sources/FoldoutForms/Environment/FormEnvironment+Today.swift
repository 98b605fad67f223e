package import Foundation

extension FormEnvironment {
  /// The day that it is now in the time zone.
  public var today: LocalDate {
    nowDateTime.date
  }

  /// The day and time that it is now in the time zone, with the minute that has begun and no
  /// seconds.
  ///
  /// This is the only place where a moment becomes a day. A moment before the year 1 or after
  /// 9999 counts as the first or last minute there is (``knowsToday``). Complexity: O(1).
  public var nowDateTime: LocalDateTime {
    let (first, last) = (FormEnvironment.moments.lowerBound, FormEnvironment.moments.upperBound)
    // Rounded down twice, so that the minute before midnight never becomes the next day.
    let seconds = Int(min(max(localMoment, first), last).rounded(.down))
    let days = Int((Double(seconds) / FormEnvironment.secondsOfDay).rounded(.down))
    let minutes = (seconds - days * 86_400) / 60
    return LocalDateTime(
      date: LocalDate(known: days),
      time: LocalTime(nearestTo: minutes / 60, minute: minutes % 60, secondsOf: .midnight))
  }

  /// False for a clock that shows a moment before the year 1 or after 9999: then ``today`` is not
  /// the day that it is. A host answers with that, and with nothing else.
  public var knowsToday: Bool { FormEnvironment.moments.contains(localMoment) }

  /// The seconds from 1970-01-01 00:00 to now by the zone's clocks.
  private var localMoment: Double {
    now.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: now))
  }

  /// The first and the last second of all days there are.
  private static let moments =
    Double(LocalDate.first.dayNumber) * secondsOfDay...Double(LocalDate.last.dayNumber + 1)
    * secondsOfDay - 1

  /// The same place by the clocks of UTC.
  public var inUTC: FormEnvironment { by(.gmt) }

  /// The same place by the clocks of another zone.
  func by(_ zone: TimeZone) -> FormEnvironment {
    FormEnvironment(
      locale: locale, timeZone: zone, now: now, calendar: calendar, firstWeekday: firstWeekday,
      hourCycle: hourCycle, direction: direction)
  }

  /// A day for examples: the 14th of the eighth month of this year, in the calendar that is shown,
  /// whose numbers cannot be taken for each other. In the Gregorian one it is 14 August.
  public var exampleDate: LocalDate {
    let year = words.system.day(of: today)?.year ?? words.system.years.upperBound
    return words.system.nearest(to: CalendarDay(year: year, month: 8, day: 14))
  }

  /// A day and time for examples: the day of ``exampleDate`` at half past three in the afternoon.
  public var exampleDateTime: LocalDateTime {
    LocalDateTime(date: exampleDate, time: exampleTime)
  }

  /// A time for examples: half past three in the afternoon, which tells the halves of a day apart.
  public var exampleTime: LocalTime {
    LocalTime(nearestTo: 15, minute: 30, secondsOf: .midnight)
  }

  private static let secondsOfDay = 86_400.0
}

extension TimeZone {
  /// The place that a zone is named after: `America/New_York` is New York; of a zone without a
  /// place its whole name.
  ///
  /// Foundation calls GMT what browsers call UTC; both stand on our screens, so one name is used.
  package var town: String {
    let town = identifier.split(separator: "/").last ?? ""
    return identifier == "GMT" ? "UTC" : String(town.replacing("_", with: " "))
  }
}
