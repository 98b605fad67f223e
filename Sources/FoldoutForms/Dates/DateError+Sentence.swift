import FoldoutWords

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
