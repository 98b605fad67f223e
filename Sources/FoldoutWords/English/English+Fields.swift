extension Words.Dates {
  static let english = Words.Dates(
    year: "Year", month: "Month", day: "Day", hour: "Hour", minute: "Minute",
    dayPeriod: "AM/PM",
    time: "Time",
    previousMonth: "Previous month",
    nextMonth: "Next month",
    previousYear: "Previous year",
    nextYear: "Next year",
    showWheels: "Show wheels",
    showCalendar: "Show calendar",
    empty: "Nothing was entered. Write a date, such as {example}.",
    emptyTime: "Nothing was entered. Write a time, such as {example}.",
    notADate: "“{text}” is not a date. Write one like {example} or {iso}.",
    notADateTime: "“{text}” is not a date and time. Write them like {example} or {iso}.",
    notATime: "“{text}” is not a time. Write one like {example}.",
    ambiguous: "“{text}” can be read in two ways. Write {one} or {other}.",
    either: "{one} or {other}",
    noSuchMonth:
      "There is no month {month}: months go from {first} to {last}. Write a date like {example}.",
    noSuchDay: "There is no day {day}: {month} {year} has {last} days.",
    twoDigitYear: "The year {year} has two digits. Write all four, as in {example}.",
    oddYear: "“{year}” is not a year of four digits. Write a date like {example}.",
    yearOutOfRange: "The year {year} cannot be kept: years go from {first} to {last}.",
    yearOutOfCalendar:
      "The year {year} cannot be shown: years of this calendar go from {first} to {last}.",
    beforeLimit: "That is too early: the first day allowed is {limit}.",
    afterLimit: "That is too late: the last day allowed is {limit}.",
    noDayAllowed:
      "No day is allowed here: the first one, {first}, would be after the last one, {last}.",
    mixedDigits:
      "“{text}” mixes the digits of several scripts. Write all of them in one, as in {example}.",
    skippedTime:
      "Clocks in {place} skip {time}. The next time that they show is {next}.",
    repeatedTime: "Clocks in {place} show {time} twice. The earlier one is meant.",
    repeatedTimeLater: "Clocks in {place} show {time} twice. The later one is meant.",
    timeMissing: "The time is missing. Write it after the day, as in {example}.",
    timeUnwanted: "Only a day belongs here, without a time: {example}.",
    dateUnwanted: "Only a time belongs here, without a day: {example}.",
    noSuchHourOfHalf:
      "There is no hour {hour} with {am} or {pm}: hours go from {first} to {last}.",
    noSuchHour:
      "There is no hour {hour}: hours go from {first} to {last}, and midnight is {midnight}.",
    noSuchMinute: "There is no minute {minute}: minutes go from {first} to {last}.",
    noSuchSecond: "There is no second {second}: seconds go from {first} to {last}.")
}

extension Words.Numbers {
  static let english = Words.Numbers(
    empty: "Nothing was entered. Write a number, such as {example}.",
    oddSign: "“{text}” is not a number: {sign} cannot stand there. Write it like {example}.",
    digitMissing: "“{text}” is not a number: a digit is missing. Write it like {example}.",
    oddGrouping: "The {sign} in “{text}” does not stand between thousands. Write {plain}.",
    oddGroupingOrFraction:
      "The {sign} in “{text}” does not stand between thousands. Write {plain} or {fraction}.",
    ambiguous: "“{text}” can be read in two ways. Write {whole} or {decimal}.",
    notWhole: "“{text}” is not a whole number. Write it without “{separator}” and what follows.",
    tooLarge: "“{text}” is too large a number to be kept exactly.",
    tooManyDigits: "The number has {digits} digits; {most} can be kept exactly.",
    inexact: "{number} would be stored here as {kept}. Enter a number with fewer digits.",
    quoted: "“{text}”", aBlank: "a blank", blank: "blank")
}

extension Words.Fields {
  static let english = Words.Fields(
    required: "{field} needs a value.",
    typedAndPicked: "“{typed}” was typed and “{picked}” was picked. Choose one of them.",
    readOnly: "{field} is only shown here and cannot be changed; nothing was stored.",
    controlCharacter:
      """
      {field} has a control character in it ({code}), which cannot be seen; pasted text may have \
      some. Type the text, or paste it without.
      """,
    notKept: "{field} cannot hold this value; nothing was stored.",
    tooShort:
      "{field} is too short: the number of characters is {count}, and must be at least {least}.",
    tooLong:
      "{field} is too long: the number of characters is {count}, and must be at most {most}.",
    tooSmall: "{field} is too small: it must be at least {least}.",
    tooLarge: "{field} is too large: it must be at most {most}.",
    notAbove: "{field} is too small: it must be more than {limit}.",
    notBelow: "{field} is too large: it must be less than {limit}.",
    notAnEmail: "“{text}” is not an e-mail address. Write one like name@example.org.",
    notAURL: "“{text}” is not an address of the web. Write one like https://example.org/.",
    notAPhone: "“{text}” is not a telephone number. Write one like +1 555 0100.",
    pattern: "{field} has not the form that is asked for: {hint}.",
    unequal: "{field} must be the same as {other}.",
    beforeField: "{field} must not be before {other}, which is {limit}.",
    afterField: "{field} must not be after {other}, which is {limit}.",
    noSuchMonth: "There is no month {month}: months go from {first} to {last}.",
    notAMonth:
      "“{text}” is not a month. Write its name or its number, such as {example} or {number}.",
    notAPicture: "The file is no picture. Choose a PNG, JPEG, GIF or WebP file.",
    pictureCutShort:
      "The picture is not whole: its file is cut short or damaged. Choose another file.",
    pictureTooLarge: "The picture is too large: at most {limit} are taken. Choose a smaller one.",
    notOffered: "“{text}” is not an option for {field}. Choose one from the list.",
    severalChosen: "{field} takes only one option. Choose one; nothing was stored.",
    tooFewChosen:
      "{field} needs at least {least}: {count} chosen so far. Nothing is stored until then.",
    tooManyChosen: "{field} takes at most {most}. Give one up before you choose another.",
    optionDisabled: "“{text}” of {field} cannot be chosen now. Choose another one.",
    optionTooLong:
      "The option sent for {field} is too long: at most {limit} are taken. Choose another one.",
    ambiguousOption: "Several options for {field} are called “{text}”. Choose one from the list.",
    noSuchRecord: "There is no {noun} {key}. Choose one from the list.",
    noRecord: "There is no record {key} in “{table}”. Choose one from the list.")
}

extension Words.Changes {
  static let english = Words.Changes(
    error: "Error", problems: "Please look at this again:",
    conflict:
      """
      Somebody else or another program changed {field} to “{now}” while this page was open. You \
      entered “{entered}”. Nothing was overwritten: choose one.
      """,
    dateConflict:
      """
      Somebody else or another program changed {field} while this page was open. Nothing was \
      overwritten: choose one.
      """,
    pictureConflict:
      """
      Somebody else or another program changed {field} while this page was open: “{now}” is there \
      now, and you chose “{entered}”. Nothing was overwritten: keep what is there, or choose again.
      """,
    secretConflict:
      """
      {field} may have been changed elsewhere since this page was made; nothing was overwritten. \
      Enter it again to change it all the same.
      """,
    undoConflict:
      "{field} was changed again since then, to “{now}”; nothing was taken back.",
    unsaved:
      """
      {field} has an entry that is not saved yet; nothing was taken back. Save it, or enter “{now}” \
      again and then press Undo.
      """,
    forgotten:
      """
      What {field} was before is not known any more; nothing was taken back. Enter it again.
      """,
    altered:
      """
      {field} was stored as “{now}”, not as it was entered: a rule of the database made it so.
      """,
    askClear: "Clear {field}? This cannot be undone.",
    askRemove: "Remove {field}? This cannot be undone.",
    askReplace: "Replace {field}? The old value cannot be brought back.",
    askPicture:
      """
      Replace {field}? The old picture cannot be brought back; \
      choose the new one again to replace it.
      """)
}
