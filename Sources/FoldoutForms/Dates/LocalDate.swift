/// A calendar day: a year, a month and a day, without a time or a time zone.
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
