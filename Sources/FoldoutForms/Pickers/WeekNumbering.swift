/// A way of numbering the weeks of a year.
///
/// A row of a calendar gets the number of the week that its deciding day belongs to, so that each
/// row has one number, also where the rows begin with another weekday than the rule's weeks.
public enum WeekNumbering: Hashable, Sendable {
  /// ISO 8601: weeks of the Gregorian year; a week belongs to the year of its Thursday.
  case iso
  /// The locale's: weeks of the shown calendar's year, beginning with the environment's first
  /// weekday; the first has as many days of the year as the locale asks for.
  case locale

  /// The index, from 0, of the day that decides to which year a row belongs.
  func decidingIndex(in environment: FormEnvironment) -> Int {
    switch self {
    case .iso: (Weekday.thursday.rawValue - environment.firstWeekday.rawValue + 7) % 7
    case .locale: 7 - environment.words.minimumDaysInFirstWeek
    }
  }

  /// The number of the week that a deciding day belongs to.
  func number(of date: LocalDate, in environment: FormEnvironment) -> Int {
    switch self {
    case .iso: CalendarSystem.gregorian.dayOfYear(date) / 7 + 1
    case .locale: environment.words.system.dayOfYear(date) / 7 + 1
    }
  }
}

extension CalendarSystem {
  /// The days of the year before a day; of the Gregorian year for a day that is not reached.
  func dayOfYear(_ date: LocalDate) -> Int {
    let own = day(of: date).flatMap { self.date(of: CalendarDay(year: $0.year, month: 1, day: 1)) }
    let first = own ?? LocalDate(nearestTo: date.year, month: 1, day: 1)
    return date.dayNumber - first.dayNumber
  }
}
