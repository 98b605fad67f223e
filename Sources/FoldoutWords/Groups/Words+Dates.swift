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
