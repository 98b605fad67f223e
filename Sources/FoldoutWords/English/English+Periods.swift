extension Words.Periods {
  static let english = Words.Periods(
    tomorrow: "tomorrow", yesterday: "yesterday", dayAfterTomorrow: "the day after tomorrow",
    dayBeforeYesterday: "the day before yesterday",
    notOffered: "{day} cannot be chosen. Choose another day.",
    otherWeekday: "{day} is a {weekday}. Correct the weekday or the date.",
    emptyMonth: "Nothing was entered. Write a month and its year, such as {example}.",
    notAMonth: "“{text}” is not a month and year. Write one like {example} or {iso}.",
    beforeMonth: "That is too early: the first month allowed is {limit}.",
    afterMonth: "That is too late: the last month allowed is {limit}.",
    emptySpan: "Nothing was entered. Write hours, such as {clock} or {decimal}.",
    notASpan: "“{text}” is not a number of hours. Write it like {clock} or {decimal}.",
    notFullMinutes: "“{text}” hours is not a whole number of minutes. Write {lower} or {upper}.",
    negativeSpan: "A length of time cannot be negative. Write hours, such as {clock} or {decimal}.",
    spanTooShort: "That is too short: enter at least {limit} hours.",
    spanTooLong: "That is too long: enter at most {limit} hours.")
}
