import Foundation

/// A calendar system in which dates are shown and read.
///
/// Dates are not stored in it: a ``LocalDate`` is always Gregorian, and so is a date in ISO 8601
/// form. A system only gives the same day other numbers and names.
///
/// ```
/// 2017-02-14    gregorian 2017·2·14   buddhist 2560·2·14   persian 1395·11·26   hebrew 5777·5·18
/// ```
struct CalendarSystem: Sendable {
  /// Foundation's identifier of the system.
  let identifier: Calendar.Identifier
  /// The supported years. A day outside them is shown in ISO 8601 form.
  let years: ClosedRange<Int>
  /// The era in which years are counted, as Foundation numbers it.
  let era: Int
  /// The number to add to a Gregorian year, in systems with Gregorian months and days.
  private let yearsAfterGregorian: Int
  /// Foundation's calendar in UTC, for systems with other months and days. It converts only days,
  /// so time zones and clocks do not matter.
  private let calendar: Calendar?

  /// Creates a system with Gregorian months and days.
  init(_ identifier: Calendar.Identifier, yearsAfterGregorian: Int) {
    self.identifier = identifier
    self.yearsAfterGregorian = yearsAfterGregorian
    let years = LocalDate.years
    self.years = years.lowerBound + yearsAfterGregorian...years.upperBound + yearsAfterGregorian
    // Foundation's Gregorian era 0 is BC and era 1 is AD; its Buddhist calendar has only era 0.
    era = identifier == .gregorian ? 1 : 0
    calendar = nil
  }

  /// Creates a system that Foundation computes.
  init(_ identifier: Calendar.Identifier, years: ClosedRange<Int>, era: Int = 0) {
    self.identifier = identifier
    self.years = years
    self.era = era
    yearsAfterGregorian = 0
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  /// Returns the numbers of a day; `nil` outside ``years``.
  ///
  /// Complexity: O(1). The Gregorian and the Buddhist calendar do not use Foundation; in the others
  /// it takes half a microsecond.
  func day(of date: LocalDate) -> CalendarDay? {
    guard let calendar else {
      return CalendarDay(
        year: date.year + yearsAfterGregorian, month: date.month, day: date.day)
    }
    let moment = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400)
    let found = calendar.dateComponents([.era, .year, .month, .day], from: moment)
    guard let year = found.year, let month = found.month, let day = found.day, found.era == era,
      years.contains(year)
    else { return nil }
    return CalendarDay(year: year, month: ordinal(month, inYear: year), day: day)
  }

  /// Returns the day with the given numbers; `nil` if the system has no such day, or `LocalDate`
  /// cannot hold it.
  func date(of day: CalendarDay) -> LocalDate? {
    guard day.day >= 1, day.day <= daysInMonth(day.month, year: day.year) else { return nil }
    guard calendar != nil else {
      return LocalDate(year: day.year - yearsAfterGregorian, month: day.month, day: day.day)
    }
    return firstDayNumber(ofMonth: day.month, year: day.year).flatMap {
      LocalDate(dayNumber: $0 + day.day - 1)
    }
  }

  /// Returns the number of days in a month, or 0 for an invalid month or year.
  func daysInMonth(_ month: Int, year: Int) -> Int {
    guard years.contains(year), month >= 1, month <= monthsInYear(year) else { return 0 }
    guard calendar != nil else {
      return LocalDate.daysInMonth(month, year: year - yearsAfterGregorian)
    }
    let isLast = month == monthsInYear(year)
    guard let first = firstDayNumber(ofMonth: month, year: year),
      let next = firstDayNumber(ofMonth: isLast ? 1 : month + 1, year: isLast ? year + 1 : year)
    else { return 0 }
    return next - first
  }

  /// Returns the ``LocalDate/dayNumber`` of a month's first day, even if `LocalDate` cannot hold
  /// that day.
  func firstDayNumber(ofMonth month: Int, year: Int) -> Int? {
    let components = DateComponents(
      era: era, year: year, month: number(ofMonth: month, inYear: year), day: 1)
    return calendar?.date(from: components).map {
      Int(($0.timeIntervalSince1970 / 86_400).rounded(.down))
    }
  }
}

extension CalendarSystem: Hashable {
  static func == (one: CalendarSystem, other: CalendarSystem) -> Bool {
    one.identifier == other.identifier
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }
}

extension CalendarSystem {
  /// Returns the system that shows dates for a requested calendar.
  ///
  /// Only systems with a single era are supported, with years of four digits (five in the far
  /// future). Every *islamic* calendar is shown as Umm al-Qura, and any unsupported one as
  /// Gregorian: the Japanese calendar, for example, has short years in many eras, and the Chinese
  /// one has named years.
  static func supported(for identifier: Calendar.Identifier) -> CalendarSystem {
    switch identifier {
    case .buddhist: buddhist
    case .persian: persian
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: ummAlQura
    case .hebrew: hebrew
    case .indian: indian
    case .coptic: coptic
    case .ethiopicAmeteMihret: ethiopic
    default: gregorian
    }
  }

  /// The calendar of ISO 8601, in which dates are stored.
  static let gregorian = CalendarSystem(.gregorian, yearsAfterGregorian: 0)

  /// The calendar of Thailand: Gregorian, with years counted from the Buddha's death.
  ///
  /// Foundation's Buddhist calendar is not used: only that one switches to Julian dates before
  /// 1582.
  static let buddhist = CalendarSystem(.buddhist, yearsAfterGregorian: 543)

  /// The solar calendar of Iran and Afghanistan.
  static let persian = CalendarSystem(.persian, years: 1...9378)

  /// The lunar calendar of Saudi Arabia.
  ///
  /// A published table defines it for the years 1300 to 1600 (1882 to 2174); the months of other
  /// years are unknown. Source: R. H. van Gent, *The Umm al-Qura Calendar of Saudi Arabia*, from
  /// which ICU takes its table.
  static let ummAlQura = CalendarSystem(.islamicUmmAlQura, years: 1300...1600)

  /// The Jewish calendar, from the year 3762: the year 3761 began before the Gregorian year 1.
  static let hebrew = CalendarSystem(.hebrew, years: 3762...13760)

  /// The civil calendar of India, the Saka era.
  static let indian = CalendarSystem(.indian, years: 1...9921)

  /// The calendar of the Coptic church, with years counted from the Era of Martyrs.
  static let coptic = CalendarSystem(.coptic, years: 1...9716, era: 1)

  /// The calendar of Ethiopia, with years counted from the Incarnation.
  static let ethiopic = CalendarSystem(.ethiopicAmeteMihret, years: 1...9992, era: 1)
}

extension CalendarSystem {
  /// Validates the numbers of a day and returns it; throws for the first wrong one.
  ///
  /// The order is year, month, day, because the range of the day depends on the other two.
  func checked(_ day: CalendarDay) throws(DateError) -> LocalDate {
    let (year, month) = (day.year, day.month)
    guard years.contains(year) else { throw outOfRange(year) }
    let months = monthsInYear(year)
    guard month >= 1, month <= months else { throw noSuchMonth(month, last: months) }
    let last = daysInMonth(month, year: year)
    guard day.day >= 1, day.day <= last else {
      throw .noSuchDay(day: day.day, month: month, year: year, last: last)
    }
    // The last year of most systems continues after 31 December 9999.
    guard let date = date(of: day) else { throw outOfRange(year) }
    return date
  }

  /// Checks that some year has a month of this number, before the year itself is checked.
  func checkMonth(_ month: Int) throws(DateError) {
    guard month >= 1, month <= maxMonths else { throw noSuchMonth(month, last: maxMonths) }
  }

  /// Returns the nearest valid day: the year is clamped first, then the month, then the day.
  func nearest(to day: CalendarDay) -> LocalDate {
    let year = min(max(day.year, years.lowerBound), years.upperBound)
    let month = min(max(day.month, 1), monthsInYear(year))
    let number = min(max(day.day, 1), daysInMonth(month, year: year))
    // In most systems the last year ends after 31 December 9999.
    return date(of: CalendarDay(year: year, month: month, day: number)) ?? .last
  }

  private func outOfRange(_ year: Int) -> DateError {
    self == .gregorian ? .yearOutOfRange(year) : .yearOutOfCalendar(year, years: years)
  }

  private func noSuchMonth(_ month: Int, last: Int) -> DateError {
    last == 12 ? .noSuchMonth(month) : .noSuchMonthInCalendar(month, last: last)
  }
}

/// A day as year, month and day numbers of some calendar system.
///
/// It holds numbers that were read or will be written; the day itself is a ``LocalDate``. Months
/// count from 1 to the number of months in the year, days from 1.
struct CalendarDay: Hashable, Sendable {
  /// The year in the system's era.
  var year: Int
  /// The month of the year, from 1.
  var month: Int
  /// The day of the month, from 1.
  var day: Int
}
