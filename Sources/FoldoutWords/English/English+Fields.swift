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
    empty: "Enter a date, such as {example}.",
    emptyTime: "Enter a time, such as {example}.",
    notADate: "“{text}” isn’t a date. Enter one like {example} or {iso}.",
    notADateTime: "“{text}” isn’t a date and time. Enter them like {example} or {iso}.",
    notATime: "“{text}” isn’t a time. Enter one like {example}.",
    ambiguous: "“{text}” could mean two dates. Enter {one} or {other}.",
    either: "{one} or {other}",
    noSuchMonth:
      "There is no month {month}: months go from {first} to {last}. Enter a date like {example}.",
    noSuchDay: "There is no day {day}: {month} {year} has {last} days.",
    missingYear: "The year is missing. Enter it, too, as in {example}.",
    twoDigitYear: "The year {year} has two digits. Enter all four, as in {example}.",
    notFourDigitYear: "“{year}” isn’t a four-digit year. Enter a date like {example}.",
    yearOutOfRange: "The year {year} can’t be stored: years go from {first} to {last}.",
    yearOutOfCalendar:
      "The year {year} can’t be shown: this calendar’s years go from {first} to {last}.",
    beforeLimit: "That’s too early: the first day allowed is {limit}.",
    afterLimit: "That’s too late: the last day allowed is {limit}.",
    noDayAllowed: "No day is allowed here: the first, {first}, is after the last, {last}.",
    mixedDigits: "“{text}” mixes digits of several scripts. Use a single script, as in {example}.",
    skippedTime: "Clocks in {place} skip {time}. The next valid time is {next}.",
    repeatedTime: "Clocks in {place} show {time} twice. This is the earlier one.",
    repeatedTimeLater: "Clocks in {place} show {time} twice. This is the later one.",
    missingTime: "The time is missing. Add it after the day, as in {example}.",
    unexpectedTime: "Enter a day without a time, as in {example}.",
    unexpectedDate: "Enter a time without a day, as in {example}.",
    noSuchHourOfHalf:
      "There is no hour {hour} with {am} or {pm}: hours go from {first} to {last}.",
    noSuchHour:
      "There is no hour {hour}: hours go from {first} to {last}, and midnight is {midnight}.",
    noSuchMinute: "There is no minute {minute}: minutes go from {first} to {last}.",
    noSuchSecond: "There is no second {second}: seconds go from {first} to {last}.",
    unmarked: "The marked days couldn’t be read: {reason}")
}

extension Words.Numbers {
  static let english = Words.Numbers(
    empty: "Enter a number, such as {example}.",
    oddSign: "“{text}” isn’t a number: {sign} doesn’t belong there. Enter one like {example}.",
    digitMissing: "“{text}” isn’t a number: a digit is missing. Enter one like {example}.",
    misplacedSeparator: "The {sign} in “{text}” doesn’t separate thousands. Enter {plain}.",
    oddGroupingOrFraction:
      "The {sign} in “{text}” doesn’t separate thousands. Enter {plain} or {fraction}.",
    ambiguous: "“{text}” could mean two numbers. Enter {whole} or {decimal}.",
    notWhole: "“{text}” isn’t a whole number. Leave out “{separator}” and what follows.",
    tooLarge: "“{text}” is too large to be stored exactly.",
    tooManyDigits: "The number has {digits} digits; at most {most} can be stored exactly.",
    inexact: "{number} would be stored as {kept}. Enter a number with fewer digits.",
    quoted: "“{text}”", aSpace: "a space", space: "space")
}

extension Words.Fields {
  static let english = Words.Fields(
    required: "{field} needs a value.",
    conflictingDates: "You typed “{typed}” and picked “{picked}”. Choose one of them.",
    readOnly: "{field} can’t be changed here; nothing was saved.",
    controlCharacter:
      """
      {field} contains an invisible control character ({code}), perhaps from pasted text. Type \
      the text instead.
      """,
    cannotHold: "{field} can’t hold this value; nothing was saved.",
    tooShort: "{field} is too short: {count} of at least {least} characters.",
    tooLong: "{field} is too long: {count} characters, and the limit is {most}.",
    tooSmall: "{field} is too small: it must be at least {least}.",
    tooLarge: "{field} is too large: it must be at most {most}.",
    notAbove: "{field} is too small: it must be more than {limit}.",
    notBelow: "{field} is too large: it must be less than {limit}.",
    notAnEmail: "“{text}” isn’t an e-mail address. Enter one like name@example.org.",
    notAURL: "“{text}” isn’t a web address. Enter one like https://example.org/.",
    notAPhone: "“{text}” isn’t a phone number. Enter one like +1 555 0100.",
    notAUUID:
      "“{text}” isn’t a UUID. Enter one like E621E1F8-C36C-495A-93FC-0C247A3E6E5F.",
    pattern: "{field} must match this format: {hint}.",
    differsFromField: "{field} must be the same as {other}.",
    beforeField: "{field} can’t be before {other} ({limit}).",
    afterField: "{field} can’t be after {other} ({limit}).",
    noSuchMonth: "There is no month {month}: months go from {first} to {last}.",
    notAMonth: "“{text}” isn’t a month. Enter its name or number, such as {example} or {number}.",
    wrongClock:
      """
      The clock was wrong when this was chosen; nothing was changed. Set the clock, then \
      choose it again.
      """,
    notAPicture: "This file isn’t a supported image. Choose a PNG, JPEG, GIF or WebP file.",
    pictureIncomplete: "This picture is incomplete or damaged. Choose another file.",
    pictureTooLarge: "This picture is too large: the limit is {limit}. Choose a smaller one.",
    notOffered: "“{text}” isn’t an option for {field}. Choose one from the list.",
    severalChosen: "{field} takes only one option; nothing was saved. Choose one.",
    tooFewChosen:
      "Choose at least {least} for {field}; chosen so far: {count}. Nothing is saved until then.",
    tooManyChosen: "{field} takes at most {most}. Deselect one before you choose another.",
    optionDisabled: "“{text}” can’t be chosen for {field} now. Choose another option.",
    optionTooLong:
      "The option sent for {field} is too long: the limit is {limit}. Choose another.",
    ambiguousOption: "{field} has several options called “{text}”. Choose one from the list.",
    noSuchRecord: "There is no {noun} {key}. Choose one from the list.",
    noRecord: "There is no record {key} in “{table}”. Choose one from the list.")
}

extension Words.Changes {
  static let english = Words.Changes(
    error: "Error", problems: "Please check this:",
    conflict:
      """
      {field} was changed to “{now}” elsewhere in the meantime; you entered “{entered}”. \
      Nothing was overwritten: choose one.
      """,
    dateConflict:
      """
      {field} was changed elsewhere in the meantime. Nothing was overwritten: choose \
      one.
      """,
    pictureConflict:
      """
      {field} was changed elsewhere in the meantime: it is now “{now}”, and you chose \
      “{entered}”. Nothing was overwritten: keep what is there, or choose again.
      """,
    secretConflict:
      """
      {field} may have been changed elsewhere in the meantime; nothing was \
      overwritten. Enter it again to change it anyway.
      """,
    undoConflict: "{field} has been changed again, to “{now}”; nothing was undone.",
    unsaved:
      """
      {field} has an entry that isn’t saved yet; nothing was undone. Save it, or enter “{now}” again \
      and then press Undo.
      """,
    forgotten:
      "The earlier value of {field} is no longer known; nothing was undone. Enter it again.",
    altered: "A rule of the database changed {field} to “{now}” when it was saved.",
    trimmed: "Blanks around {field} were taken off.",
    typeBlanksAgain: "Enter it again to keep them.",
    standing: "“{entered}” stays here, and is saved together with the next entry if the two fit.",
    askClear: "Clear {field}? This can’t be undone.",
    askRemove: "Remove {field}? This can’t be undone.",
    askReplace: "Replace {field}? The old value can’t be restored.",
    askSecret:
      """
      Replace {field}? The old value can’t be restored; enter the new one again to replace it.
      """,
    plainAmongHashes:
      """
      This column’s values look like hashes. What you typed is stored as it is, not as a hash.
      """,
    askPicture:
      """
      Replace {field}? The old picture can’t be restored; choose the new one again to replace it.
      """)
}

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
