public import Foundation

/// A reason why a text, or a picker's selection, is not a valid date or time.
///
/// Each case carries facts; ``sentence(in:)`` puts them into words. There is no case for *wrong
/// format*: each case names the part that is wrong.
public enum DateError: Error, Hashable, Sendable {
  /// The input is empty or only whitespace.
  case empty
  /// The input is empty or only whitespace, and a time is required.
  case timeRequired
  /// The text matches none of the accepted forms. `text` is its beginning.
  case unreadable(text: String, as: DateMode)
  /// The text is a different day depending on whether its first number is the month or the day, and
  /// the locale does not decide which. `text` is its beginning.
  case ambiguous(text: String, LocalDate, LocalDate)
  /// There is no month of this number.
  case noSuchMonth(Int)
  /// There is no month of this number, in a calendar or year that does not have twelve months.
  case noSuchMonthInCalendar(Int, last: Int)
  /// The month has no such day; its last day is `last`. All numbers are in the calendar that is
  /// shown.
  case noSuchDay(day: Int, month: Int, year: Int, last: Int)
  /// The Gregorian month has no such day: it was typed as ISO 8601 while another calendar is shown.
  case noSuchGregorianDay(day: Int, month: Int, year: Int, last: Int)
  /// The date was typed with a weekday that it does not fall on.
  case otherWeekday(LocalDate)
  /// The year is missing. The suggestion is the same day of this year.
  case missingYear(suggestion: LocalDate)
  /// The year has two digits. The suggestion is the same day in the most likely century.
  case twoDigitYear(Int, suggestion: LocalDate)
  /// The year, as typed, has one digit or three.
  case notFourDigitYear(String)
  /// The year is outside 1 to 9999.
  case yearOutOfRange(Int)
  /// The year is outside the range of the calendar that is shown.
  case yearOutOfCalendar(Int, years: ClosedRange<Int>)
  /// The numbers of the day, or those of the time, mix digits of several scripts. `text` is its
  /// beginning.
  case mixedDigits(text: String, as: DateMode)
  /// No day is allowed, because the first allowed day is after the last.
  case noDayAllowed(earliest: LocalDate, latest: LocalDate)
  /// The day is before the first allowed day.
  case beforeLimit(LocalDate)
  /// The day is after the last allowed day.
  case afterLimit(LocalDate)
  /// The day is within the limits, but closed.
  case notOffered(LocalDate)
  /// A day was entered without the time that is required.
  case missingTime(LocalDate)
  /// A time was entered together with a day, and only a day is accepted.
  case unexpectedTime(LocalDate)
  /// A day was entered together with a time, and only a time is accepted.
  case unexpectedDate(LocalTime)
  /// The clocks of the zone skip this time; `next` is the next time that they show.
  case skippedTime(LocalDateTime, zone: TimeZone, next: LocalDateTime)
  /// The hour is out of range for this hour cycle.
  case noSuchHour(Int, HourCycle)
  /// The minute is outside 0 to 59.
  case noSuchMinute(Int)
  /// The second is outside 0 to 59.
  case noSuchSecond(Int)
}
