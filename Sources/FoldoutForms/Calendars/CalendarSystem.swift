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
