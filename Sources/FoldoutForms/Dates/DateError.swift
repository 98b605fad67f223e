import FoldoutWords
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

extension DateError {
  /// Returns the error, its reason and an example of an accepted value, in one or two plain
  /// sentences.
  ///
  /// Apart from days that the person entered, every example has a day of 13 or more, so that its
  /// month is never in doubt. Examples, numbers and month names are in the environment's own form;
  /// the sentence is in the language of its vocabulary.
  public func sentence(in environment: FormEnvironment) -> String {
    let words = environment.words.dates
    // Can be negative: a hand-made request may send the month −3.
    let number = { (number: Int) in environment.text(of: Int64(number)) }
    let example = environment.text(of: environment.exampleDate)
    switch self {
    case .empty:
      return words.empty(["example": example])
    case .timeRequired:
      return words.emptyTime(["example": environment.text(of: environment.exampleTime)])
    case .unreadable(let text, let mode):
      return unreadableSentence(text, as: mode, in: environment)
    case .ambiguous(let text, let one, let other):
      return words.ambiguous([
        "text": text, "one": environment.text(of: one), "other": environment.text(of: other),
      ])
    case .noSuchMonth(let month):
      return words.noSuchMonth([
        "month": number(month), "first": number(1), "last": number(12), "example": example,
      ])
    case .noSuchMonthInCalendar(let month, let last):
      return words.noSuchMonth([
        "month": number(month), "first": number(1), "last": number(last), "example": example,
      ])
    case .noSuchDay(let day, let month, let year, let last):
      let name = environment.monthName(month, year: year)
      return words.noSuchDay([
        "day": number(day), "month": name, "year": number(year), "last": number(last),
      ])
    case .noSuchGregorianDay(let day, let month, let year, let last):
      let name = environment.gregorianMonthName(month)
      return words.noSuchDay([
        "day": number(day), "month": name, "year": number(year), "last": number(last),
      ])
    case .otherWeekday(let date):
      let weekday = environment.texts.weekdays.name(
        of: date.weekday, standalone: true, isShort: false)
      return environment.words.periods.otherWeekday([
        "day": environment.text(of: date), "weekday": weekday,
      ])
    case .missingYear(let suggestion):
      return words.missingYear(["example": environment.text(of: suggestion)])
    case .twoDigitYear(let year, let suggestion):
      return words.twoDigitYear([
        "year": environment.digits(year, width: 2), "example": environment.text(of: suggestion),
      ])
    case .notFourDigitYear(let digits):
      return words.notFourDigitYear(["year": digits, "example": example])
    case .yearOutOfRange(let year):
      return words.yearOutOfRange([
        "year": number(year), "first": environment.digits(1, width: 4), "last": number(9999),
      ])
    case .yearOutOfCalendar(let year, let years):
      return words.yearOutOfCalendar([
        "year": number(year), "first": environment.digits(years.lowerBound, width: 4),
        "last": number(years.upperBound),
      ])
    case .beforeLimit(let limit):
      return words.beforeLimit(["limit": environment.text(of: limit)])
    case .afterLimit(let limit):
      return words.afterLimit(["limit": environment.text(of: limit)])
    case .notOffered(let date):
      // The full form includes the weekday, which is often the reason.
      return environment.words.periods.notOffered(["day": environment.text(of: date, .full)])
    case .mixedDigits(let text, let mode):
      return mixedDigitsSentence(text, as: mode, in: environment)
    case .noDayAllowed(let earliest, let latest):
      return words.noDayAllowed([
        "first": environment.text(of: earliest), "last": environment.text(of: latest),
      ])
    case .skippedTime(let value, let zone, let next):
      return words.skippedTime([
        "place": zone.displayName, "time": environment.text(of: value),
        "next": environment.text(of: next),
      ])
    case .missingTime(let date):
      let value = LocalDateTime(date: date, time: environment.exampleDateTime.time)
      return words.missingTime(["example": environment.text(of: value)])
    case .unexpectedTime(let date):
      return words.unexpectedTime(["example": environment.text(of: date)])
    case .unexpectedDate(let time):
      return words.unexpectedDate(["example": environment.text(of: time)])
    case .noSuchHour, .noSuchMinute, .noSuchSecond:
      return invalidTimeSentence(in: environment)
    }
  }

  private func unreadableSentence(
    _ text: String, as mode: DateMode, in environment: FormEnvironment
  ) -> String {
    let words = environment.words.dates
    switch mode {
    case .date:
      return words.notADate([
        "text": text, "example": environment.text(of: environment.exampleDate),
        "iso": "\(environment.exampleDate)",
      ])
    case .dateTime:
      let value = environment.exampleDateTime
      return words.notADateTime([
        "text": text, "example": environment.text(of: value),
        "iso": "\(value.date) \(value.time)",
      ])
    case .time:
      let time = environment.exampleTime
      let shown = environment.text(of: time)
      // One example is enough if the environment shows a time as ISO 8601 writes it.
      let example = shown == "\(time)" ? shown : words.either(["one": shown, "other": "\(time)"])
      return words.notATime(["text": text], own: ["example": example])
    }
  }

  private func mixedDigitsSentence(
    _ text: String, as mode: DateMode, in environment: FormEnvironment
  ) -> String {
    let example =
      switch mode {
      case .date: environment.text(of: environment.exampleDate)
      case .dateTime: environment.text(of: environment.exampleDateTime)
      case .time: environment.text(of: environment.exampleTime)
      }
    return environment.words.dates.mixedDigits(["text": text, "example": example])
  }

  /// Returns the sentence for an invalid hour, minute or second.
  private func invalidTimeSentence(in environment: FormEnvironment) -> String {
    let words = environment.words.dates
    let number = { (number: Int) in environment.text(of: Int64(number)) }
    switch self {
    case .noSuchHour(let hour, .twelve):
      let halves = environment.texts.dayPeriods
      return words.noSuchHourOfHalf([
        "hour": number(hour), "am": halves.first ?? "", "pm": halves.last ?? "",
        "first": number(1), "last": number(12),
      ])
    case .noSuchHour(let hour, .twentyFour):
      return words.noSuchHour([
        "hour": number(hour), "first": number(0), "last": number(23),
        "midnight": number(0) + ":" + environment.digits(0, width: 2),
      ])
    case .noSuchMinute(let minute):
      return words.noSuchMinute([
        "minute": number(minute), "first": number(0), "last": number(59),
      ])
    case .noSuchSecond(let second):
      return words.noSuchSecond([
        "second": number(second), "first": number(0), "last": number(59),
      ])
    default: preconditionFailure("Only times have a sentence about a time: \(self)")
    }
  }
}
