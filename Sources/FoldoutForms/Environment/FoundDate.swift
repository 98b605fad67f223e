/// The numbers that were read from a text in the shape of a date, before they are one.
struct FoundDate {
  var year = 0
  var yearDigits = 0
  var month: Int?
  var day: Int?
  var hour: Int?
  var hourNumber = DatePattern.HourNumber.from0to23
  var minute: Int?
  var second = 0
  var nanosecond = 0
  /// The half of the day: 0 before noon, 1 after.
  var half: Int?

  /// The day of the numbers, or the first part that is wrong, in the order month, year, day: the
  /// day cannot be judged before the other two.
  func date(today: LocalDate) throws(DateProblem) -> LocalDate {
    let month = month ?? 0
    let day = day ?? 0
    guard (1...12).contains(month) else { throw .noSuchMonth(month) }
    if yearDigits == 2 {
      let likely = FoundDate.likelyYear(year, today: today)
      let suggestion = try FoundDate.date(day, month, year: likely)
      throw .twoDigitYear(year, suggestion: suggestion)
    }
    guard yearDigits >= 4 else {
      let zeros = String(repeating: "0", count: max(yearDigits - String(year).count, 0))
      throw .oddYear(zeros + String(year))
    }
    guard LocalDate.years.contains(year) else { throw .yearOutOfRange(year) }
    return try FoundDate.date(day, month, year: year)
  }

  /// The time of the numbers, or the first part that is wrong.
  func time() throws(DateProblem) -> LocalTime {
    let shown = hour ?? 0
    guard hourNumber.numbers.contains(shown) else {
      throw .noSuchHour(shown, hourNumber == .from0to23 ? .twentyFour : .twelve)
    }
    let hour = hourNumber == .from0to23 ? shown : shown % 12 + 12 * (half ?? 0)
    let minute = minute ?? 0
    guard (0...59).contains(minute) else { throw .noSuchMinute(minute) }
    guard
      let time = LocalTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { throw .noSuchSecond(second) }
    return time
  }

  /// The year of four digits that two digits most likely mean: the one from 80 years ago to 19
  /// years ahead. Source: the same window as in Java's `SimpleDateFormat` and in ICU.
  ///
  /// It is only ever a suggestion; two digits are refused.
  private static func likelyYear(_ year: Int, today: LocalDate) -> Int {
    let first = today.year - 80
    let offset = (year - first % 100 + 100) % 100
    return first + offset
  }

  private static func date(
    _ day: Int, _ month: Int, year: Int
  ) throws(DateProblem) -> LocalDate {
    guard let date = LocalDate(year: year, month: month, day: day) else {
      throw .noSuchDay(
        day: day, month: month, year: year,
        last: LocalDate.daysInMonth(month, year: year))
    }
    return date
  }
}
