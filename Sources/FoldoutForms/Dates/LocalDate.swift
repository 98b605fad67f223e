/// A calendar day: a year, a month and a day, without a time or a time zone.
///
/// ```swift
/// let day = LocalDate(year: 2026, month: 3, day: 9)
/// ```
///
/// Without a time zone it cannot become the day before by travelling: the same three numbers are
/// stored, shown, typed and compared everywhere. Foundation's `Date` is a moment instead; the two
/// meet only in ``FormEnvironment/today``.
///
/// Days follow the Gregorian rules of ISO 8601 in every year, also before 1582, as in SQLite and
/// every browser.
public struct LocalDate: Hashable, Sendable {
  /// Year, month and day packed into one number that sorts in date order.
  ///
  /// ```
  /// bits   31 … 9   8 … 5   4 … 0
  ///        year     month   day
  /// ```
  private let packed: Int32

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// Creates the day of three numbers, or `nil` if the calendar has no such day.
  ///
  /// Years go from 1 to 9999: ISO 8601 has four digits unless both sides agree on more, and people
  /// write no year 0. Complexity: O(1).
  public init?(year: Int, month: Int, day: Int) {
    guard LocalDate.years.contains(year) else { return nil }
    guard day >= 1, day <= LocalDate.daysInMonth(month, year: year) else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// Creates the valid day nearest to three numbers.
  ///
  /// The year is clamped first, then the month, then the day: 31 February 2017 becomes 28 February
  /// 2017, never a day in March. Complexity: O(1).
  public init(nearestTo year: Int, month: Int, day: Int) {
    let year = min(max(year, LocalDate.years.lowerBound), LocalDate.years.upperBound)
    let month = min(max(month, 1), 12)
    self.init(unchecked: year, month, min(max(day, 1), LocalDate.daysInMonth(month, year: year)))
  }

  /// The supported years.
  public static let years = 1...9999

  /// The first supported day, 1 January of the year 1.
  public static let first = LocalDate(unchecked: 1, 1, 1)

  /// The last supported day, 31 December 9999.
  public static let last = LocalDate(unchecked: 9999, 12, 31)

  /// The year, from 1 to 9999.
  public var year: Int { Int(packed >> 9) }

  /// The month, from 1 to 12.
  public var month: Int { Int(packed >> 5 & 15) }

  /// The day of the month, from 1 to 31.
  public var day: Int { Int(packed & 31) }
}

extension LocalDate: Comparable {
  /// Returns true if one day is before another.
  public static func < (earlier: LocalDate, later: LocalDate) -> Bool {
    earlier.packed < later.packed
  }
}

extension LocalDate: CustomStringConvertible {
  /// The day as ISO 8601 writes it, as in 2002-08-14.
  public var description: String {
    var text = ""
    text.append(number: year, width: 4)
    text.append("-")
    text.append(number: month, width: 2)
    text.append("-")
    text.append(number: day, width: 2)
    return text
  }
}

extension LocalDate {
  /// True if the day is a placeholder for *never*: 1 January of the year 1, of 101 as Calibre has
  /// it, of 4001 as Core Data has it, or 1 January or 31 December 9999. Programs write these if a
  /// day is required and there is none.
  public var isNever: Bool {
    self == .first || self == .last
      || month == 1 && day == 1 && (year == 101 || year == 4001 || year == 9999)
  }
}

extension LocalDateTime {
  /// True if the value is a placeholder for *never*, at the first or the last minute of its day.
  public var isNever: Bool {
    guard date.isNever else { return false }
    return time == .midnight || (date == .last && time.hour == 23 && time.minute == 59)
  }
}

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

/// A day of the week, numbered as in Foundation's calendars: Sunday is 1.
///
/// Which day a week begins with depends on the locale: ``FormEnvironment/firstWeekday``.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// Sunday, number 1 in Foundation.
  case sunday = 1
  /// Monday, the first day of the week in ISO 8601.
  case monday
  /// Tuesday, the second day of the week in ISO 8601.
  case tuesday
  /// Wednesday, the third day of the week in ISO 8601.
  case wednesday
  /// Thursday, the fourth day of the week in ISO 8601. It decides which year a week belongs to.
  case thursday
  /// Friday, the fifth day of the week in ISO 8601.
  case friday
  /// Saturday, the sixth day of the week in ISO 8601.
  case saturday
}
