public import Foundation

/// Why a text, or a choice of a picker, is not the date that is asked for.
///
/// Each case carries the facts, and none a sentence: the words are in ``sentence(in:)``. There is
/// no case for *wrong format*: whoever reads one of these knows which part is wrong.
public enum DateError: Error, Hashable, Sendable {
  /// Nothing but blanks was entered.
  case empty
  /// Nothing but blanks was entered where a time belongs.
  case noTime
  /// The text, here cut to its beginning, has the shape of no accepted form.
  case unreadable(text: String, as: DateMode)
  /// The text, here cut to its beginning, is one day where its first number is the month, and
  /// another where it is the day, and the place says neither.
  case ambiguous(text: String, LocalDate, LocalDate)
  /// No month has that number.
  case noSuchMonth(Int)
  /// No month has that number in a calendar, or a year of it, that does not have twelve.
  case noSuchMonthOfMany(Int, last: Int)
  /// The month of that year has no such day; its last is told. All are numbers of the calendar
  /// that is shown.
  case noSuchDay(day: Int, month: Int, year: Int, last: Int)
  /// A day in the form of ISO 8601 is none of the Gregorian month, and another calendar is shown.
  case noSuchGregorianDay(day: Int, month: Int, year: Int, last: Int)
  /// The day, which was typed with a weekday, is another one.
  case otherWeekday(LocalDate)
  /// The year has two digits; the suggestion is the same day in the nearest likely century.
  case twoDigitYear(Int, suggestion: LocalDate)
  /// The year has one digit or three, as typed.
  case oddYear(String)
  /// The year is not one from 1 to 9999.
  case yearOutOfRange(Int)
  /// The year is none of those of the calendar that is shown.
  case yearOutOfCalendar(Int, years: ClosedRange<Int>)
  /// The numbers of the day or of the time are written in digits of several scripts; the text is
  /// cut to its beginning.
  case mixedDigits(text: String, as: DateMode)
  /// No day is allowed at all, because the first one would be after the last.
  case noDayAllowed(earliest: LocalDate, latest: LocalDate)
  /// The day is before the first that is allowed.
  case beforeLimit(LocalDate)
  /// The day is after the last that is allowed.
  case afterLimit(LocalDate)
  /// The day is within the limits and cannot be chosen.
  case notOffered(LocalDate)
  /// A time belongs here too, and only this day was entered.
  case timeMissing(LocalDate)
  /// Only a day belongs here, and a time was entered with it.
  case timeUnwanted(LocalDate)
  /// Only a time belongs here, and a day was entered with it.
  case dateUnwanted(LocalTime)
  /// The clocks of the zone are put forward over the time; the next that they show is told.
  case skippedTime(LocalDateTime, zone: TimeZone, next: LocalDateTime)
  /// No clock of that kind shows the hour.
  case noSuchHour(Int, HourCycle)
  /// No clock shows the minute.
  case noSuchMinute(Int)
  /// No clock shows the second.
  case noSuchSecond(Int)
}
