extension LocalDate {
  /// True where a year has a 29 February: every fourth has, of the full centuries only every
  /// fourth.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days in a month, from 28 to 31; a month that is not there has none.
  public static func daysInMonth(_ month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  /// The number of days since 1 January 1970, which is day 0; earlier days are negative.
  ///
  /// The year is taken to begin in March, so that the leap day is its last and the months before
  /// it have lengths that one line computes; 400 years always have 146,097 days. Source: Howard
  /// Hinnant, *chrono-Compatible Low-Level Date Algorithms*, `days_from_civil`. Complexity: O(1).
  public var dayNumber: Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * LocalDate.daysOf400Years + dayOfEra - LocalDate.daysBefore1970
  }

  /// The day of a number, or `nil` for one before the year 1 or after 9999.
  ///
  /// The inverse of ``dayNumber``; source: the same, `civil_from_days`. Complexity: O(1).
  public init?(dayNumber: Int) {
    guard (LocalDate.first.dayNumber...LocalDate.last.dayNumber).contains(dayNumber) else {
      return nil
    }
    let number = dayNumber + LocalDate.daysBefore1970
    let era = number / LocalDate.daysOf400Years
    let dayOfEra = number - era * LocalDate.daysOf400Years
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The day of a number that is one's. Traps for any other.
  init(known dayNumber: Int) {
    guard let day = LocalDate(dayNumber: dayNumber) else {
      preconditionFailure("\(dayNumber) is the number of no day of the years 1 to 9999.")
    }
    self = day
  }

  /// The day so many days later, or earlier for a negative number; `nil` beyond the years 1 to
  /// 9999. Complexity: O(1).
  public func adding(days: Int) -> LocalDate? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : LocalDate(dayNumber: sum)
  }

  /// The day of the week. Complexity: O(1).
  public var weekday: Weekday {
    // Day 0, 1 January 1970, was a Thursday; the sum is never negative back to the year 1.
    let thursday = Weekday.thursday.rawValue
    let daysFromSunday = (dayNumber + thursday - 1) % 7
    guard let weekday = Weekday(rawValue: (daysFromSunday + 7) % 7 + 1) else {
      preconditionFailure("The remainder of a division by seven is the number of no weekday.")
    }
    return weekday
  }

  private static let daysOf400Years = 146_097

  /// From 1 March of the year 0, where the count of eras begins, to 1 January 1970.
  private static let daysBefore1970 = 719_468
}
