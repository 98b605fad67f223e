extension DateProblem {
  /// What is wrong, why, and what is accepted instead, in one or two plain sentences.
  ///
  /// Every example, but for days that the person gave, has a day of 13 or more, so that nobody has
  /// to guess which number is the month, and is written in the form of the environment's locale. The words are English until
  /// there is a table of words for more languages.
  public func sentence(in environment: FormEnvironment) -> String {
    let example = environment.text(of: environment.exampleDate)
    switch self {
    case .empty:
      return "Nothing was entered. Write a date, such as \(example)."
    case .unreadable(let text, .date):
      return "“\(text)” is not a date. Write one like \(example) or \(environment.exampleDate)."
    case .unreadable(let text, .dateTime):
      let value = environment.exampleDateTime
      return "“\(text)” is not a date and time. Write them like \(environment.text(of: value)) "
        + "or \(value.date) \(value.time)."
    case .unreadable(let text, .time):
      let time = environment.exampleDateTime.time
      return "“\(text)” is not a time. Write one like \(environment.text(of: time)) or \(time)."
    case .noSuchMonth(let month):
      return "There is no month \(month): months go from 1 to 12. Write a date like \(example)."
    case .noSuchDay(let day, let month, let year, let last):
      return "There is no day \(day): \(DateProblem.month(month)) \(year) has \(last) days."
    case .twoDigitYear(let year, let suggestion):
      return "The year \(year < 10 ? "0" : "")\(year) has two digits. Write all four, as in "
        + "\(environment.text(of: suggestion))."
    case .oddYear(let digits):
      return "“\(digits)” is not a year of four digits. Write a date like \(example)."
    case .yearOutOfRange(let year):
      return "The year \(year) cannot be kept: years go from 0001 to 9999."
    case .beforeLimit(let limit):
      return "That is too early: the first day allowed is \(environment.text(of: limit))."
    case .afterLimit(let limit):
      return "That is too late: the last day allowed is \(environment.text(of: limit))."
    case .timeMissing(let date):
      let value = LocalDateTime(date: date, time: environment.exampleDateTime.time)
      return "The time is missing. Write it after the day, as in \(environment.text(of: value))."
    case .timeUnwanted(let date):
      return "Only a day belongs here, without a time: \(environment.text(of: date))."
    case .noSuchHour(let hour, .twelve):
      return "There is no hour \(hour) with AM or PM: hours go from 1 to 12."
    case .noSuchHour(let hour, .twentyFour):
      return "There is no hour \(hour): hours go from 0 to 23, and midnight is 0:00."
    case .noSuchMinute(let minute):
      return "There is no minute \(minute): minutes go from 0 to 59."
    case .noSuchSecond(let second):
      return "There is no second \(second): seconds go from 0 to 59."
    }
  }

  /// The English name of a month; a sentence is in one language, whatever the form of its dates.
  private static func month(_ number: Int) -> String {
    switch number {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    default: "December"
    }
  }
}
