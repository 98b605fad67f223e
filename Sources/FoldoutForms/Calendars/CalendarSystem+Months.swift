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
