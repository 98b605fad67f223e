extension Words {
  /// The parts of a date, and what is wrong with one.
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
    /// The caption of the halves of a day.
    public let dayPeriod: String
    /// The time of day, beside the columns for it.
    public let time: String
    /// The button that turns a calendar back by a month.
    public let previousMonth: String
    /// The button that turns a calendar on by a month.
    public let nextMonth: String
    /// The button that turns a calendar back by a year.
    public let previousYear: String
    /// The button that turns a calendar on by a year.
    public let nextYear: String
    /// The button that edits a date by wheels instead of a calendar.
    public let showWheels: String
    /// The button that edits a date by a calendar instead of wheels.
    public let showCalendar: String
    /// Nothing was typed where a day belongs.
    public let empty: Phrase
    /// Nothing was typed where a time belongs.
    public let emptyTime: Phrase
    /// The text is no day.
    public let notADate: Phrase
    /// The text is no day and time.
    public let notADateTime: Phrase
    /// The text is no time.
    public let notATime: Phrase
    /// The text is two days, by what is taken for the month.
    public let ambiguous: Phrase
    /// Either of two examples.
    public let either: Phrase
    /// The year has no such month.
    public let noSuchMonth: Phrase
    /// The month has no such day.
    public let noSuchDay: Phrase
    /// The year has two digits.
    public let twoDigitYear: Phrase
    /// The year has one digit or three.
    public let oddYear: Phrase
    /// The year is outside of what can be kept.
    public let yearOutOfRange: Phrase
    /// The year is outside of what the calendar has.
    public let yearOutOfCalendar: Phrase
    /// The day is before the first that is allowed.
    public let beforeLimit: Phrase
    /// The day is after the last that is allowed.
    public let afterLimit: Phrase
    /// No day is allowed, because the `{first}` would be after the `{last}`.
    public let noDayAllowed: Phrase
    /// The numbers of a `{text}` are written in digits of several scripts.
    public let mixedDigits: Phrase
    /// The clocks of a `{place}` are put forward over a `{time}`; the `{next}` is the first after
    /// it.
    public let skippedTime: Phrase
    /// The clocks of a `{place}` show a `{time}` twice, and the earlier moment is meant.
    public let repeatedTime: Phrase
    /// The same where the later one is stored.
    public let repeatedTimeLater: Phrase
    /// A day without the time that belongs to it.
    public let timeMissing: Phrase
    /// A time where only a day belongs.
    public let timeUnwanted: Phrase
    /// A day where only a time belongs.
    public let dateUnwanted: Phrase
    /// No half of a day has such an hour.
    public let noSuchHourOfHalf: Phrase
    /// No day has such an hour.
    public let noSuchHour: Phrase
    /// No hour has such a minute.
    public let noSuchMinute: Phrase
    /// No minute has such a second.
    public let noSuchSecond: Phrase
    /// The program could not say which days of a calendar are marked: `{reason}`.
    public let unmarked: Phrase
  }
}
