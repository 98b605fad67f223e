import Foundation

/// The months of a year, and their indices in Foundation.
///
/// Only the Hebrew calendar has years with different months. Foundation numbers its months as if
/// every year had Adar I, and lists the name of a leap year's seventh month as the fourteenth:
///
/// ```
/// common year   1 … 5  6 Adar            7 Nisan … 12 Elul
/// leap year     1 … 5  6 Adar I  7 Adar II  8 Nisan … 13 Elul
/// number        1 … 5  6         7       8       … 13
/// name             … 5  6 Adar I  7 Adar  8       … 13   14 Adar II
/// ```
extension CalendarSystem {
  /// Returns the number of months in a year.
  func monthsInYear(_ year: Int) -> Int {
    switch identifier {
    case .hebrew: CalendarSystem.isHebrewLeapYear(year) ? 13 : 12
    case .coptic, .ethiopicAmeteMihret: 13
    default: 12
    }
  }

  /// The largest number of months in any year.
  var maxMonths: Int {
    switch identifier {
    case .hebrew, .coptic, .ethiopicAmeteMihret: 13
    default: 12
    }
  }

  /// The largest number of days in any month.
  var maxDays: Int {
    switch identifier {
    case .hebrew, .coptic, .ethiopicAmeteMihret, .islamicUmmAlQura: 30
    default: 31
    }
  }

  /// Returns the index, from 1, of a month's name in Foundation's lists.
  func name(ofMonth month: Int, inYear year: Int) -> Int {
    guard identifier == .hebrew else { return month }
    if CalendarSystem.isHebrewLeapYear(year) { return month == 7 ? 14 : month }
    return month < 6 ? month : month + 1
  }

  /// Returns the month of a year by its name, given as an index in Foundation's lists.
  ///
  /// In a common year all three names of Adar mean the same month. In a leap year *Adar* alone
  /// means Adar II, which has the feasts and anniversaries of Adar.
  func month(ofName name: Int, inYear year: Int) -> Int {
    guard identifier == .hebrew else { return name }
    let adar = CalendarSystem.isHebrewLeapYear(year) ? 7 : 6
    if name == 14 { return adar }
    return name < 7 || adar == 7 ? name : name - 1
  }

  /// Returns the month with the same name in another year.
  func month(_ month: Int, ofYear year: Int, inYear other: Int) -> Int {
    self.month(ofName: name(ofMonth: month, inYear: year), inYear: other)
  }

  /// Returns Foundation's number of a month.
  func number(ofMonth month: Int, inYear year: Int) -> Int {
    guard identifier == .hebrew, !CalendarSystem.isHebrewLeapYear(year) else { return month }
    return month < 6 ? month : month + 1
  }

  /// Returns the month that has a number in Foundation.
  func ordinal(_ number: Int, inYear year: Int) -> Int {
    guard identifier == .hebrew, !CalendarSystem.isHebrewLeapYear(year) else { return number }
    return number < 6 ? number : number - 1
  }

  /// Returns true for years with a thirteenth month, seven of every nineteen.
  private static func isHebrewLeapYear(_ year: Int) -> Bool {
    (7 * year + 1) % 19 < 7
  }
}

extension CalendarSystem {
  /// Returns the same day so many months later, or the last day of a shorter month.
  ///
  /// A step of one goes to the neighbouring ``MonthSpan``, so that no span is skipped where one
  /// calendar takes over from another.
  func moved(_ date: LocalDate, months: Int) -> LocalDate {
    let span = month(of: date)
    let number = span.number(of: date)
    switch months {
    case 0: return date
    case -1, 1:
      return month(beside: span, isAfter: months > 0)?.day(nearestTo: number)
        ?? (months < 0 ? .first : .last)
    default: return span.system.added(months, to: span, number)
    }
  }

  /// Returns the same day of the same month so many years later, or the last day of a shorter
  /// month.
  ///
  /// If the other year lacks the month, the one with the same name is used: Adar I becomes Adar.
  func moved(_ date: LocalDate, years count: Int) -> LocalDate {
    let span = month(of: date)
    let (year, overflow) = span.year.addingReportingOverflow(count)
    guard !overflow, span.system.years.contains(year) else {
      return span.system.movedOutside(date, years: count)
    }
    let month = span.system.month(span.month, ofYear: span.year, inYear: year)
    return span.system.nearest(
      to: CalendarDay(year: year, month: month, day: span.number(of: date)))
  }

  private func added(_ count: Int, to span: MonthSpan, _ number: Int) -> LocalDate {
    let (sum, overflow) = span.month.addingReportingOverflow(count)
    // No calendar has more than 14,000 years, or more than 13 months in a year.
    guard !overflow, abs(sum) <= 13 * 14_000 else { return count < 0 ? .first : .last }
    var (year, month) = (span.year, sum)
    while month < 1 || month > monthsInYear(year) {
      if month < 1 {
        year -= 1
        month += monthsInYear(year)
      } else {
        month -= monthsInYear(year)
        year += 1
      }
    }
    guard years.contains(year) else {
      let date = LocalDate(dayNumber: span.days.lowerBound + number - span.firstNumber)
      return movedOutside(date ?? span.first, months: count)
    }
    return nearest(to: CalendarDay(year: year, month: month, day: number))
  }

  /// Moves by Gregorian months, for a target outside this calendar.
  private func movedOutside(_ date: LocalDate, months: Int) -> LocalDate {
    guard self != .gregorian else { return months < 0 ? .first : .last }
    return CalendarSystem.gregorian.moved(date, months: months)
  }

  /// Moves by Gregorian years, for a target outside this calendar.
  private func movedOutside(_ date: LocalDate, years: Int) -> LocalDate {
    guard self != .gregorian else { return years < 0 ? .first : .last }
    return CalendarSystem.gregorian.moved(date, years: years)
  }
}
