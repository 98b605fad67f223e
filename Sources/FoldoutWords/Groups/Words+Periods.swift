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
