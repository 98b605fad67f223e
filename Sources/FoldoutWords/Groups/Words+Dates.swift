extension Words {
  /// The parts of a date, and errors of dates and times.
  public struct Dates: Sendable {
    /// The caption of the years.
    public let year: String
    /// The caption of the months.
    public let month: String
    /// The caption of the days.
    public let day: String
    /// The caption of the hours.
    public let hour: String
    /// The caption of the minutes.
    public let minute: String
    /// The caption of AM and PM.
    public let dayPeriod: String
    /// The caption of the time of day, beside its columns.
    public let time: String
    /// The button that turns a calendar back by one month.
    public let previousMonth: String
    /// The button that turns a calendar forward by one month.
    public let nextMonth: String
    /// The button that turns a calendar back by one year.
    public let previousYear: String
    /// The button that turns a calendar forward by one year.
    public let nextYear: String
    /// The button that replaces a calendar by wheels.
    public let showWheels: String
    /// The button that replaces wheels by a calendar.
    public let showCalendar: String
    /// The entry of a day is empty.
    public let empty: Phrase
    /// The entry of a time is empty.
    public let emptyTime: Phrase
    /// The text is not a day.
    public let notADate: Phrase
    /// The text is not a day and time.
    public let notADateTime: Phrase
    /// The text is not a time.
    public let notATime: Phrase
    /// The text can mean two days, with day and month exchanged.
    public let ambiguous: Phrase
    /// Joins two examples: one or the other.
    public let either: Phrase
    /// The year has no such month.
    public let noSuchMonth: Phrase
    /// The month has no such day.
    public let noSuchDay: Phrase
    /// The year is missing.
    public let missingYear: Phrase
    /// The year has two digits.
    public let twoDigitYear: Phrase
    /// The year has one digit or three.
    public let notFourDigitYear: Phrase
    /// The year is outside the range that can be stored.
    public let yearOutOfRange: Phrase
    /// The year is outside the calendar's range.
    public let yearOutOfCalendar: Phrase
    /// The day is before the first allowed day.
    public let beforeLimit: Phrase
    /// The day is after the last allowed day.
    public let afterLimit: Phrase
    /// No day is allowed, because the `{first}` is after the `{last}`.
    public let noDayAllowed: Phrase
    /// The `{text}` has digits of several scripts.
    public let mixedDigits: Phrase
    /// The clocks of a `{place}` skip a `{time}`; the next valid time is `{next}`.
    public let skippedTime: Phrase
    /// The clocks of a `{place}` show a `{time}` twice, and this is the earlier one.
    public let repeatedTime: Phrase
    /// The clocks of a `{place}` show a `{time}` twice, and this is the later one.
    public let repeatedTimeLater: Phrase
    /// The text has a day but lacks its time.
    public let missingTime: Phrase
    /// The text has a time, but the field takes only a day.
    public let unexpectedTime: Phrase
    /// The text has a day, but the field takes only a time.
    public let unexpectedDate: Phrase
    /// No hour with AM or PM has this number.
    public let noSuchHourOfHalf: Phrase
    /// No day has such an hour.
    public let noSuchHour: Phrase
    /// No hour has such a minute.
    public let noSuchMinute: Phrase
    /// No minute has such a second.
    public let noSuchSecond: Phrase
    /// A message that the marked days of a calendar could not be read: `{reason}`.
    public let unmarked: Phrase
  }
}

extension Words {
  /// Errors of a number.
  public struct Numbers: Sendable {
    /// The entry is empty.
    public let empty: Phrase
    /// The text has a character that a number cannot have there.
    public let oddSign: Phrase
    /// The text has no digit.
    public let digitMissing: Phrase
    /// A grouping separator does not separate thousands.
    public let misplacedSeparator: Phrase
    /// A grouping separator does not separate thousands; it may be meant as a decimal separator.
    public let oddGroupingOrFraction: Phrase
    /// The text can mean two numbers.
    public let ambiguous: Phrase
    /// The text has a fraction, but the field takes only whole numbers.
    public let notWhole: Phrase
    /// The number is too large to be stored exactly.
    public let tooLarge: Phrase
    /// The number has more digits than can be stored exactly.
    public let tooManyDigits: Phrase
    /// The number would be stored as another one.
    public let inexact: Phrase
    /// A character in quotation marks.
    public let quoted: Phrase
    /// The name of the space character with the indefinite article.
    public let aSpace: String
    /// The name of the space character for use after the definite article.
    public let space: String
  }
}

extension Words {
  /// Days around today as people type them, and errors of days, months and time spans.
  public struct Periods: Sendable {
    /// The input for the day after today.
    public let tomorrow: String
    /// The input for the day before today.
    public let yesterday: String
    /// The input for the day after tomorrow.
    public let dayAfterTomorrow: String
    /// The input for the day before yesterday.
    public let dayBeforeYesterday: String
    /// The `{day}`, with its weekday, is a closed day within the limits.
    public let notOffered: Phrase
    /// The `{day}` is a `{weekday}`, not the weekday that was typed with it.
    public let otherWeekday: Phrase
    /// The entry of a month is empty.
    public let emptyMonth: Phrase
    /// The text is not a month and year.
    public let notAMonth: Phrase
    /// The month is before the first allowed month.
    public let beforeMonth: Phrase
    /// The month is after the last allowed month.
    public let afterMonth: Phrase
    /// The entry of a time span is empty.
    public let emptySpan: Phrase
    /// The text is not a time span.
    public let notASpan: Phrase
    /// The fraction of hours is not a whole number of minutes.
    public let notFullMinutes: Phrase
    /// The time span is negative.
    public let negativeSpan: Phrase
    /// The time span is below the minimum.
    public let spanTooShort: Phrase
    /// The time span is above the maximum.
    public let spanTooLong: Phrase
  }
}
