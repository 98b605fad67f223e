/// The parts of a date and time as read from a text, before they are validated.
struct ParsedDate {
  var year = 0
  var yearDigits = 0
  var month: Int?
  /// True if the month was read as a name; its number is then the name's index in Foundation's
  /// list, from 1.
  var isMonthNamed = false
  /// True if the form is Gregorian in every calendar.
  var isGregorian = false
  var day: Int?
  /// The weekday, if its name was read; it must match the date.
  var weekday: Weekday?
  /// The distance from today in days, if the day was read as one.
  var daysFromToday: Int?
  /// True if the numbers of the day and the month may be meant the other way round.
  var isDayMonthAmbiguous = false
  var hour: Int?
  var hourNumber = DatePattern.HourNumber.from0to23
  var minute: Int?
  var second = 0
  var nanosecond = 0
  /// The digit 0 of the script in which the numbers of the day are written.
  var dateZero: Unicode.Scalar?
  /// The same for the time, which may be typed after a day that was pasted.
  var timeZero: Unicode.Scalar?
  /// True if the numbers of the day, or those of the time, mix digits of several scripts. A screen
  /// may show such numbers in another order than they are written in.
  var hasMixedDigits = false
  /// The half of the day: 0 before noon, 1 after.
  var dayPeriod: Int?

  /// Validates the parts and returns the day in a calendar; throws for the first wrong part.
  ///
  /// The order is month, year, day, because the range of the day depends on the other two.
  func date(in shown: CalendarSystem, today: LocalDate) throws(DateError) -> LocalDate {
    if let daysFromToday {
      guard let date = today.adding(days: daysFromToday) else {
        let year = today.year + daysFromToday / 365
        let years = LocalDate.years
        throw .yearOutOfRange(
          daysFromToday < 0 ? min(year, years.lowerBound - 1) : max(year, years.upperBound + 1))
      }
      return date
    }
    let system = isGregorian ? .gregorian : shown
    if !isMonthNamed { try system.checkMonth(month ?? 0) }
    let present = system.day(of: today)?.year ?? system.years.upperBound
    if yearDigits == 0 { throw .missingYear(suggestion: try date(in: system, year: present)) }
    if yearDigits == 2 {
      let likely = ParsedDate.likelyYear(year, present: present)
      throw .twoDigitYear(year, suggestion: try date(in: system, year: likely))
    }
    guard yearDigits >= 4 else {
      let zeros = String(repeating: "0", count: max(yearDigits - String(year).count, 0))
      throw .notFourDigitYear(zeros + String(year))
    }
    do {
      return try date(in: system, year: year)
    } catch .noSuchDay(let day, let month, let year, let last) where system != shown {
      // A separate error, because it needs the Gregorian name of the month.
      throw .noSuchGregorianDay(day: day, month: month, year: year, last: last)
    }
  }

  /// Returns both readings of an ambiguous date, the month first and the day first; `nil` unless
  /// both are valid days and they differ.
  ///
  /// A two-digit year is read as the likely one, and a missing one as this year: that the day is
  /// ambiguous is reported before the year.
  func readings(in shown: CalendarSystem, today: LocalDate) -> (LocalDate, LocalDate)? {
    guard isDayMonthAmbiguous, day != month else { return nil }
    var other = self
    (other.day, other.month) = (month, day)
    guard let one = likelyDate(in: shown, today: today),
      let other = other.likelyDate(in: shown, today: today)
    else { return nil }
    return (one, other)
  }

  private func likelyDate(in shown: CalendarSystem, today: LocalDate) -> LocalDate? {
    do {
      return try date(in: shown, today: today)
    } catch .twoDigitYear(_, let suggestion) {
      return suggestion
    } catch .missingYear(let suggestion) {
      return suggestion
    } catch {
      return nil
    }
  }

  private func date(in system: CalendarSystem, year: Int) throws(DateError) -> LocalDate {
    let month = month ?? 0
    return try system.checked(
      CalendarDay(
        year: year, month: isMonthNamed ? system.month(ofName: month, inYear: year) : month,
        day: day ?? 0))
  }

  /// Validates the parts and returns the time; throws for the first wrong part.
  func time() throws(DateError) -> LocalTime {
    let shown = hour ?? 0
    guard hourNumber.numbers.contains(shown) else {
      throw .noSuchHour(shown, hourNumber == .from0to23 ? .twentyFour : .twelve)
    }
    let hour = hourNumber == .from0to23 ? shown : shown % 12 + 12 * (dayPeriod ?? 0)
    let minute = minute ?? 0
    guard (0...59).contains(minute) else { throw .noSuchMinute(minute) }
    guard
      let time = LocalTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { throw .noSuchSecond(second) }
    return time
  }

  /// Returns the four-digit year that two digits most likely mean: from 80 years ago to 19 years
  /// ahead. Source: the same window as in Java's `SimpleDateFormat` and in ICU.
  ///
  /// It is only used as a suggestion; two-digit years are rejected.
  private static func likelyYear(_ year: Int, present: Int) -> Int {
    let first = present - 80
    let offset = (year - first % 100 + 100) % 100
    return first + offset
  }
}
