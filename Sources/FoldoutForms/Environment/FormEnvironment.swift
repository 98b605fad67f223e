public import FoldoutWords
public import Foundation

/// The settings of a form's reader: locale, calendar, time zone and the current time.
///
/// ```swift
/// let environment = FormEnvironment(
///   locale: Locale(identifier: "nl_NL"), timeZone: .current, now: Date())
/// ```
///
/// One environment is used for labels, editors, limits, parsing and text, so that they cannot
/// disagree. It is a value and never reads the machine's clock, locale or time zone, so a request,
/// a test and a page of yesterday each bring their own.
///
/// Creating one takes a quarter of a microsecond: the locale's data is read from Foundation once
/// and shared by all environments of the process.
public struct FormEnvironment: Hashable, Sendable {
  /// The language and region whose conventions are used for dates and numbers.
  public let locale: Locale
  /// The time zone of *today* and *now*, and of nothing else.
  public let timeZone: TimeZone
  /// The calendar in which dates are shown and read. Stored values, limits and dates typed in ISO
  /// 8601 form are always Gregorian.
  ///
  /// A calendar that cannot be shown with one era and four-digit years, such as the Japanese or the
  /// Chinese, is replaced by the Gregorian one; every Islamic calendar by Umm al-Qura.
  public let calendar: Calendar.Identifier
  /// The first day of a week.
  public let firstWeekday: Weekday
  /// The hour cycle of times.
  public let hourCycle: HourCycle
  /// The layout direction of screens.
  public let direction: LayoutDirection
  /// The moment that counts as now.
  public let now: Date

  /// The locale's texts, read from Foundation once.
  let texts: LocaleTexts

  /// Creates an environment.
  ///
  /// Calendar, first weekday and hour cycle default to the locale's, the direction to that of the
  /// vocabulary. Complexity: O(1), except for the first environment of a locale, which queries
  /// Foundation (about 1 ms, and 5 ms for the first one of the process).
  public init(
    locale: Locale,
    timeZone: TimeZone,
    now: Date,
    calendar: Calendar.Identifier? = nil,
    firstWeekday: Weekday? = nil,
    hourCycle: HourCycle? = nil,
    direction: LayoutDirection? = nil
  ) {
    let texts = LocaleTexts.of(locale, calendar: calendar)
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.calendar = texts.system.identifier
    self.firstWeekday = firstWeekday ?? texts.firstWeekday
    self.hourCycle = hourCycle ?? texts.hourCycle
    self.direction = direction ?? texts.direction
    self.texts = texts
  }
}

extension FormEnvironment {
  /// The program's own words in the locale's language; English if there is no translation.
  ///
  /// Language and formats may differ: in a locale without a translation, dates and numbers in the
  /// locale's form appear within English sentences.
  public var words: Words {
    Words.of(locale)
  }
}

/// The hour cycle of a clock: twelve hours twice a day, or twenty-four once.
public enum HourCycle: Hashable, Sendable, CaseIterable {
  /// From 1 to 12, twice a day, distinguished by words such as AM and PM.
  case twelve
  /// From 0 to 23.
  case twentyFour
}

/// The layout direction of a screen: the side where lines and weeks begin.
///
/// The raw value is that of HTML's `dir`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = "ltr"
  /// Lines begin at the right.
  case rightToLeft = "rtl"
}

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

extension FormEnvironment {
  /// True for the word that is shown for a value that means *never*.
  package func meansNever(_ text: String) -> Bool {
    let typed = text.trimmingCharacters(in: .whitespaces)
    return typed.caseInsensitiveCompare(words.values.never) == .orderedSame
  }
}

extension FormEnvironment {
  /// Returns the standalone name of a weekday. Complexity: O(1).
  public func name(of weekday: Weekday) -> String {
    texts.weekdays.name(of: weekday, standalone: true, isShort: false)
  }
}
