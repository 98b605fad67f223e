import Foundation

extension FormEnvironment {
  /// Returns a day in the locale's own numeric form with a four-digit year, as in 08/14/2002,
  /// 14.08.2002 or 14-08-2002.
  ///
  /// In another calendar it has that calendar's numbers; a day outside the calendar's range is
  /// written in ISO 8601 form. ``date(from:)`` parses it back to the same day. Complexity:
  /// O(length), without Foundation in the Gregorian calendar.
  public func text(of date: LocalDate) -> String {
    guard let day = texts.system.day(of: date) else { return "\(date)" }
    return texts.numericDate.text(of: day, .midnight, texts)
  }

  /// Returns a day and time in the locale's own form, medium date and short time, as in Aug 14,
  /// 2002 at 9:30 AM.
  ///
  /// Seconds are written only if they are not zero, so that the text is always the whole value, and
  /// ``dateTime(from:)`` parses it back to the same one. Complexity: O(length).
  public func text(of value: LocalDateTime) -> String {
    guard let day = texts.system.day(of: value.date) else {
      return "\(value.date) " + text(of: value.time)
    }
    return texts.dateTime(hourCycle).text(of: day, value.time, texts)
  }

  /// Returns a day in a form, as in March 2, 2025; a day outside the calendar's range in ISO 8601
  /// form. Complexity: O(length).
  public func text(of date: LocalDate, _ form: DateForm) -> String {
    guard form != .plain, let day = texts.system.day(of: date) else { return text(of: date) }
    return texts.pattern(of: form, with: nil)
      .text(of: day, .midnight, texts, weekday: date.weekday)
  }

  /// Returns a day and time in a form, as in March 2, 2025 at 9:30 AM. Seconds are written only if
  /// they are not zero. Complexity: O(length).
  public func text(of value: LocalDateTime, _ form: DateForm) -> String {
    guard form != .plain, let day = texts.system.day(of: value.date) else {
      return text(of: value)
    }
    return texts.pattern(of: form, with: hourCycle)
      .text(of: day, value.time, texts, weekday: value.date.weekday)
  }

  /// Returns a time of day in the locale's own form, as in 9:30 AM.
  ///
  /// Seconds are written only if they are not zero, so that the text is always the whole value, and
  /// ``time(from:)`` parses it back to the same one. Complexity: O(length).
  public func text(of time: LocalTime) -> String {
    texts.time(hourCycle).text(of: CalendarDay(year: 1, month: 1, day: 1), time, texts)
  }

  /// The standalone names of this year's months, for a list or wheel: twelve, or thirteen in some
  /// years of some calendars.
  public var monthNames: [String] {
    texts.monthNames(inYear: shownYear, .standaloneWide)
  }

  /// The short standalone names of this year's months: in Dutch the third is "mrt".
  public var shortMonthNames: [String] {
    texts.monthNames(inYear: shownYear, .standaloneShort)
  }

  /// Returns the standalone name of a month of this year, by its number from 1.
  public func monthName(_ month: Int) -> String { monthName(month, year: shownYear) }

  /// Returns the standalone name of a month, by its number in a year of the calendar that is shown.
  public func monthName(_ month: Int, year: Int) -> String {
    texts.monthName(month, inYear: year, .standaloneWide)
  }

  /// Returns the standalone name of a Gregorian month, whatever calendar is shown.
  public func gregorianMonthName(_ month: Int) -> String {
    LocaleTexts.of(locale, calendar: .gregorian).monthName(month, inYear: 1, .standaloneWide)
  }

  /// The current year in the calendar that is shown.
  private var shownYear: Int {
    texts.system.day(of: today)?.year ?? texts.system.years.upperBound
  }

  /// Returns a non-negative number in the locale's digits, padded with zeros to a width.
  public func digits(_ number: Int, width: Int = 1) -> String {
    texts.digits(number, width: width)
  }

  /// The locale's decimal separator.
  public var decimalSeparator: String {
    texts.decimalSeparator
  }

  /// The locale's grouping separator, which is read, but written only by a grouped ``NumberStyle``.
  public var groupingSeparator: String {
    texts.groupingSeparator
  }
}

/// A locale's form of a date that is only read. Each case is the locale's own, never a fixed
/// pattern that would be right in one country only.
///
/// Order, separators and names are the locale's. Years have four digits in every form, so that none
/// is mistaken for a day. The examples are those of the United States.
public enum DateForm: Hashable, Sendable, CaseIterable {
  /// The form of inputs: 03/02/2025, and with a time Mar 2, 2025 at 9:30 AM.
  case plain
  /// A short date: 3/2/2025.
  case short
  /// A short date with its weekday: Sun, 3/2/2025.
  case weekdayAndShort
  /// A medium date: Mar 2, 2025.
  case medium
  /// A medium date with its weekday: Sun, Mar 2, 2025.
  case weekdayAndMedium
  /// A long date: March 2, 2025.
  case long
  /// A full date: Sunday, March 2, 2025.
  case full
}
