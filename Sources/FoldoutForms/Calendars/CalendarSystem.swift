import Foundation

/// A way of counting years, months and days, in which dates are shown and read.
///
/// It is not how they are kept: a ``LocalDate`` is Gregorian, always, and so is a date in the form
/// of ISO 8601. A system only gives the same day other numbers and names.
///
/// ```
/// 2017-02-14    gregorian 2017·2·14   buddhist 2560·2·14   persian 1395·11·26   hebrew 5777·5·18
/// ```
struct CalendarSystem: Sendable {
  /// Foundation's identifier of the system.
  let identifier: Calendar.Identifier
  /// The years that days are shown in. A day outside them is shown as ISO 8601 writes it.
  let years: ClosedRange<Int>
  /// The era whose years are counted, as Foundation numbers it.
  let era: Int
  /// The number to add to a Gregorian year, where months and days are the Gregorian ones.
  private let yearsAfterGregorian: Int
  /// Foundation's calendar in UTC, where months and days are others; it is asked for days only,
  /// so no zone and no clock has a part in it.
  private let calendar: Calendar?

  /// A system whose months and days are the Gregorian ones.
  init(_ identifier: Calendar.Identifier, yearsAfterGregorian: Int) {
    self.identifier = identifier
    self.yearsAfterGregorian = yearsAfterGregorian
    let years = LocalDate.years
    self.years = years.lowerBound + yearsAfterGregorian...years.upperBound + yearsAfterGregorian
    // Of the Gregorian eras the first is the one before Christ; the Buddhist calendar has one only.
    era = identifier == .gregorian ? 1 : 0
    calendar = nil
  }

  /// A system that Foundation computes.
  init(_ identifier: Calendar.Identifier, years: ClosedRange<Int>, era: Int = 0) {
    self.identifier = identifier
    self.years = years
    self.era = era
    yearsAfterGregorian = 0
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    self.calendar = calendar
  }

  /// The numbers of a day; `nil` for a day outside ``years``.
  ///
  /// Complexity: O(1); the Gregorian calendar and the Buddhist one do not ask Foundation, the
  /// others half a microsecond long.
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

  /// The day of some numbers; `nil` where the system has none such, or it cannot be kept.
  func date(of day: CalendarDay) -> LocalDate? {
    guard day.day >= 1, day.day <= daysInMonth(day.month, year: day.year) else { return nil }
    guard calendar != nil else {
      return LocalDate(year: day.year - yearsAfterGregorian, month: day.month, day: day.day)
    }
    return firstDayNumber(ofMonth: day.month, year: day.year).flatMap {
      LocalDate(dayNumber: $0 + day.day - 1)
    }
  }

  /// The number of days in a month; a month or a year that is not there has none.
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

  /// The number of the first day of a month, as ``LocalDate/dayNumber`` counts, also where it is
  /// before or after all days that can be kept.
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
