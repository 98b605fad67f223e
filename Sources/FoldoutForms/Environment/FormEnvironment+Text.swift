import Foundation

extension FormEnvironment {
  /// The day in the locale's own form with all numbers and a year of four digits, as in
  /// 08/14/2002, 14.08.2002 or 14-08-2002.
  ///
  /// In another calendar it has that calendar's numbers; a day that the calendar does not reach is
  /// written as ISO 8601 has it. ``date(from:)`` reads it back to the same day. Complexity:
  /// O(length), without Foundation in the Gregorian calendar.
  public func text(of date: LocalDate) -> String {
    guard let day = words.system.day(of: date) else { return "\(date)" }
    return words.numericDate.text(of: day, .midnight, words)
  }

  /// The day and time in the locale's own form, medium date and short time, as in
  /// Aug 14, 2002 at 9:30 AM.
  ///
  /// Seconds are shown only where they are not zero, so that what is shown is always the whole
  /// value, and ``dateTime(from:)`` reads it back to the same one. Complexity: O(length).
  public func text(of value: LocalDateTime) -> String {
    guard let day = words.system.day(of: value.date) else {
      return "\(value.date) " + text(of: value.time)
    }
    return words.dateTime(hourCycle).text(of: day, value.time, words)
  }

  /// The day in a form, as in March 2, 2025; a day that the calendar does not reach as ISO 8601
  /// writes it. Complexity: O(length).
  public func text(of date: LocalDate, _ form: DateForm) -> String {
    guard form != .plain, let day = words.system.day(of: date) else { return text(of: date) }
    return words.pattern(of: form, with: nil)
      .text(of: day, .midnight, words, weekday: date.weekday)
  }

  /// The day in a form with its time, as in March 2, 2025 at 9:30 AM. Seconds are shown only where
  /// they are not zero. Complexity: O(length).
  public func text(of value: LocalDateTime, _ form: DateForm) -> String {
    guard form != .plain, let day = words.system.day(of: value.date) else {
      return text(of: value)
    }
    return words.pattern(of: form, with: hourCycle)
      .text(of: day, value.time, words, weekday: value.date.weekday)
  }

  /// The time of day in the locale's own form, as in 9:30 AM.
  ///
  /// Seconds are shown only where they are not zero, so that what is shown is always the whole
  /// value, and ``time(from:)`` reads it back to the same one. Complexity: O(length).
  public func text(of time: LocalTime) -> String {
    words.time(hourCycle).text(of: CalendarDay(year: 1, month: 1, day: 1), time, words)
  }

  /// The names of this year's months, as they stand alone on a list or wheel: twelve, or thirteen
  /// in some years of some calendars.
  public var monthNames: [String] {
    words.monthNames(inYear: shownYear, .standaloneWide)
  }

  /// The short names of this year's months, as they stand alone: in Dutch the third is "mrt".
  public var shortMonthNames: [String] {
    words.monthNames(inYear: shownYear, .standaloneShort)
  }

  /// The name of a month of this year as it stands alone, by its number from 1.
  public func monthName(_ month: Int) -> String { monthName(month, year: shownYear) }

  /// The name of a month as it stands alone, by its number in a year of the calendar that is shown.
  public func monthName(_ month: Int, year: Int) -> String {
    words.monthName(month, inYear: year, .standaloneWide)
  }

  /// The name of a month of the Gregorian calendar as it stands alone, whatever calendar is shown.
  public func gregorianMonthName(_ month: Int) -> String {
    LocaleWords.of(locale, calendar: .gregorian).monthName(month, inYear: 1, .standaloneWide)
  }

  /// The present year of the calendar that is shown.
  private var shownYear: Int {
    words.system.day(of: today)?.year ?? words.system.years.upperBound
  }

  /// A number that is not negative in the locale's digits, with zeros in front up to a width.
  public func digits(_ number: Int, width: Int = 1) -> String {
    words.digits(number, width: width)
  }

  /// The letter or sign before the fraction of a number.
  public var decimalSeparator: String {
    words.decimalSeparator
  }

  /// The letter or sign between the thousands of a number, which is read but never written.
  public var groupingSeparator: String {
    words.groupingSeparator
  }
}
