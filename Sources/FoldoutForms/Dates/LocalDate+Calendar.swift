extension LocalDate {
  /// Returns true if a year has a 29 February: every fourth year, but only every fourth full
  /// century.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Returns the number of days in a month, from 28 to 31, or 0 for an invalid month.
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
  /// For the computation the year begins in March: the leap day is then its last, and one formula
  /// gives the lengths of the months before it. 400 years always have 146,097 days. Source: Howard
  /// Hinnant, *chrono-Compatible Low-Level Date Algorithms*, `days_from_civil`. Complexity: O(1).
  public var dayNumber: Int {
    let marchYear = month > 2 ? year : year - 1
    let era = marchYear / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * LocalDate.daysOf400Years + dayOfEra - LocalDate.daysBefore1970
  }

  /// Creates the day with a day number; `nil` outside the years 1 to 9999.
  ///
  /// The inverse of ``dayNumber``, by `civil_from_days` of the same source. Complexity: O(1).
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

  /// Creates a day from a number that is known to be valid. Traps for any other.
  init(known dayNumber: Int) {
    guard let day = LocalDate(dayNumber: dayNumber) else {
      preconditionFailure("The day number \(dayNumber) is outside the years 1 to 9999.")
    }
    self = day
  }

  /// Returns the day so many days later, or earlier for a negative number; `nil` outside the years
  /// 1 to 9999. Complexity: O(1).
  public func adding(days: Int) -> LocalDate? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : LocalDate(dayNumber: sum)
  }

  /// The day of the week. Complexity: O(1).
  public var weekday: Weekday {
    // Day 0, 1 January 1970, was a Thursday. Before it the first remainder may be negative, so 7 is
    // added before the second one.
    let thursday = Weekday.thursday.rawValue
    let daysFromSunday = (dayNumber + thursday - 1) % 7
    guard let weekday = Weekday(rawValue: (daysFromSunday + 7) % 7 + 1) else {
      preconditionFailure("A remainder of a division by seven is always the number of a weekday.")
    }
    return weekday
  }

  private static let daysOf400Years = 146_097

  /// The days from 1 March of the year 0, the start of era 0, to 1 January 1970.
  private static let daysBefore1970 = 719_468
}
