/// A way of numbering the weeks of a year.
///
/// A row of a calendar gets the number of the week that contains its deciding day. Each row thus
/// has one number, even if rows and numbered weeks begin with different weekdays. No host shows the
/// numbers yet; they stay for the next one.
public enum WeekNumbering: Hashable, Sendable {
  /// ISO 8601: weeks of the Gregorian year; a week belongs to the year of its Thursday.
  case iso
  /// The locale's rule: weeks of the shown calendar's year, beginning with the environment's first
  /// weekday. The first week has at least the locale's minimum number of days.
  case locale

  /// Returns the index, from 0, of the day that decides to which year a row belongs.
  func decidingIndex(in environment: FormEnvironment) -> Int {
    switch self {
    case .iso: (Weekday.thursday.rawValue - environment.firstWeekday.rawValue + 7) % 7
    case .locale: 7 - environment.texts.minimumDaysInFirstWeek
    }
  }

  /// Returns the number of the week that contains a deciding day.
  func number(of date: LocalDate, in environment: FormEnvironment) -> Int {
    switch self {
    case .iso: CalendarSystem.gregorian.dayOfYear(date) / 7 + 1
    case .locale: environment.texts.system.dayOfYear(date) / 7 + 1
    }
  }
}

extension CalendarSystem {
  /// Returns the number of days before a day in its year; in the Gregorian year for a day outside
  /// the range of this calendar.
  func dayOfYear(_ date: LocalDate) -> Int {
    let own = day(of: date).flatMap { self.date(of: CalendarDay(year: $0.year, month: 1, day: 1)) }
    let first = own ?? LocalDate(nearestTo: date.year, month: 1, day: 1)
    return date.dayNumber - first.dayNumber
  }
}
