extension Words.Limits {
  static let english = Words.Limits(
    minimum: "at least {least}", maximum: "at most {most}", range: "{least} to {most}",
    above: "more than {limit}", below: "less than {limit}",
    notBefore: "not before {limit}", notAfter: "not after {limit}", after: "after {limit}",
    before: "before {limit}",
    minCharacters: "characters: at least {least}", maxCharacters: "characters: at most {most}",
    characters: "characters: {least} to {most}", exactCharacters: "characters: exactly {count}",
    both: "{one}, {other}",
    minChosen: "Choose at least {least}.",
    maxChosen: "Choose up to {most}.",
    chosen: "Choose {least} to {most}.",
    exactlyChosen: "Choose exactly {count}.")
}

extension Words.Periods {
  static let english = Words.Periods(
    tomorrow: "tomorrow", yesterday: "yesterday", dayAfterTomorrow: "the day after tomorrow",
    dayBeforeYesterday: "the day before yesterday",
    notOffered: "{day} can’t be chosen. Choose another day.",
    otherWeekday: "{day} is a {weekday}. Correct the weekday or the date.",
    emptyMonth: "Enter a month and its year, such as {example}.",
    notAMonth: "“{text}” isn’t a month and year. Enter one like {example} or {iso}.",
    beforeMonth: "That’s too early: the first month allowed is {limit}.",
    afterMonth: "That’s too late: the last month allowed is {limit}.",
    emptySpan: "Enter hours, such as {clock} or {decimal}.",
    notASpan: "“{text}” isn’t a number of hours. Enter hours like {clock} or {decimal}.",
    notFullMinutes: "“{text}” hours isn’t a whole number of minutes. Enter {lower} or {upper}.",
    negativeSpan: "A length of time can’t be negative. Enter hours like {clock} or {decimal}.",
    spanTooShort: "That’s too short: enter at least {limit} hours.",
    spanTooLong: "That’s too long: enter at most {limit} hours.")
}
