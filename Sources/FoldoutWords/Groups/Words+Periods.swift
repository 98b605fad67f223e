extension Words {
  /// Days around today, months, and lengths of time, as people type them.
  public struct Periods: Sendable {
    /// The day after today, as it can be typed.
    public let tomorrow: String
    /// The day before today, as it can be typed.
    public let yesterday: String
    /// The day after tomorrow, as it can be typed.
    public let dayAfterTomorrow: String
    /// The day before yesterday, as it can be typed.
    public let dayBeforeYesterday: String
    /// The `{day}`, with its weekday, is within the limits and cannot be chosen.
    public let notOffered: Phrase
    /// The `{day}` is another weekday than the one that was typed with it: a `{weekday}`.
    public let otherWeekday: Phrase
    /// Nothing was typed where a month belongs.
    public let emptyMonth: Phrase
    /// The text is no month and year.
    public let notAMonth: Phrase
    /// The month is before the first that is allowed.
    public let beforeMonth: Phrase
    /// The month is after the last that is allowed.
    public let afterMonth: Phrase
    /// Nothing was typed where a length of time belongs.
    public let emptySpan: Phrase
    /// The text is no length of time.
    public let notASpan: Phrase
    /// The hours are a fraction that is between two minutes.
    public let notFullMinutes: Phrase
    /// The length of time has a sign in front.
    public let negativeSpan: Phrase
    /// The length of time is below the least.
    public let spanTooShort: Phrase
    /// The length of time is above the most.
    public let spanTooLong: Phrase
  }
}
