/// A day of the calendar: a year, a month and a day, and no moment in time.
///
/// It has no time zone, so it cannot become the day before by travelling: what is stored, shown,
/// typed and compared are the same three numbers everywhere. It is not a `Date` of Foundation,
/// which is a moment; the two meet only in ``FormEnvironment/today``.
///
/// Days are counted by the Gregorian rules of ISO 8601 in every year, also before 1582, as SQLite
/// and every browser count them.
public struct LocalDate: Hashable, Sendable {
  /// Year, month and day in one number whose order is the order of days.
  ///
  /// ```
  /// bits   31 … 9   8 … 5   4 … 0
  ///        year     month   day
  /// ```
  private let packed: Int32

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// The day of three numbers, or `nil` where the calendar has no such day.
  ///
  /// Years go from 1 to 9999: four digits are what ISO 8601 writes without an agreement of both
  /// sides, and there is no year 0 in what people write. Complexity: O(1).
  public init?(year: Int, month: Int, day: Int) {
    guard LocalDate.years.contains(year) else { return nil }
    guard day >= 1, day <= LocalDate.daysInMonth(month, year: year) else { return nil }
    self.init(unchecked: year, month, day)
  }

  /// The legal day nearest to three numbers.
  ///
  /// The year comes first, then the month, then the day, each to its nearest end: 31 February
  /// 2017 is 28 February 2017, never a day in March. Complexity: O(1).
  public init(nearestTo year: Int, month: Int, day: Int) {
    let year = min(max(year, LocalDate.years.lowerBound), LocalDate.years.upperBound)
    let month = min(max(month, 1), 12)
    self.init(unchecked: year, month, min(max(day, 1), LocalDate.daysInMonth(month, year: year)))
  }

  /// The years that days are counted in.
  public static let years = 1...9999

  /// The first day there is, 1 January of the year 1.
  public static let first = LocalDate(unchecked: 1, 1, 1)

  /// The last day there is, 31 December 9999.
  public static let last = LocalDate(unchecked: 9999, 12, 31)

  /// The year, from 1 to 9999.
  public var year: Int { Int(packed >> 9) }

  /// The month, from 1 to 12.
  public var month: Int { Int(packed >> 5 & 15) }

  /// The day of the month, from 1 to 31.
  public var day: Int { Int(packed & 31) }
}

extension LocalDate: Comparable {
  /// True where one day is before another.
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
  /// True where the day stands for no end: 1 January or 31 December 9999, which programs write that
  /// have to fill in a last day where there is none.
  public var isNoEnd: Bool {
    year == 9999 && ((month == 1 && day == 1) || (month == 12 && day == 31))
  }
}

extension LocalDateTime {
  /// True where the day stands for no end, at its first or at its last moment.
  public var isNoEnd: Bool {
    guard date.isNoEnd else { return false }
    return time == .midnight || (date == .last && time.hour == 23 && time.minute == 59)
  }

  /// The value that is stored when no end is entered in words.
  static let noEnd = LocalDateTime(date: .last)
}
