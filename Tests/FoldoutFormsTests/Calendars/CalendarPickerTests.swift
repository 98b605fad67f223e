import FoldoutForms
import Foundation
import Testing

/// A picker's columns in the environment's calendar.
@Suite struct CalendarPickerTests {
  private static let hebrew = FormEnvironment.of("en_US@calendar=hebrew")

  private func picker(
    _ initial: String, _ environment: FormEnvironment, limits: DateLimits = .none
  ) -> DatePickerColumns {
    DatePickerColumns(
      mode: .date, initial: .of(initial), offered: .init(limits: limits),
      environment: environment)
  }

  private func titles(_ component: DateComponent, _ picker: DatePickerColumns) -> [String] {
    picker.columns.first { $0.component == component }?.options.map(\.title) ?? []
  }

  @Test("The wheels show Persian months, days and years")
  func persianColumns() throws {
    let picker = picker("2017-02-14", .of("fa_IR"))
    #expect(picker.selection == .init([.year: 1395, .month: 11, .day: 26]))
    #expect(titles(.month, picker).first == "فروردین")
    #expect(titles(.year, picker).first == "۱۲۹۵")
    #expect(titles(.year, picker).last == "۱۴۴۵")
    #expect(picker.nearestValue(to: .init([.month: 12, .day: 31])).date == .of(2017, 3, 20))
    #expect(throws: DateError.noSuchDay(day: 31, month: 12, year: 1395, last: 30)) {
      try picker.strictValue(of: .init([.month: 12, .day: 31]))
    }
    #expect(throws: DateError.yearOutOfCalendar(0, years: 1...9378)) {
      try picker.strictValue(of: .init([.year: 0]))
    }
    #expect(throws: DateError.yearOutOfCalendar(9378, years: 1...9378)) {
      try picker.strictValue(of: .init([.year: 9378]))
    }
  }

  @Test("Limits are Gregorian days in every calendar")
  func limitsHold() {
    let limits = DateLimits(earliest: .of(2017, 1, 10), latest: .of(2018, 6, 1))
    let picker = picker("2017-02-14", .of("fa_IR"), limits: limits)
    #expect(titles(.year, picker) == ["۱۳۹۵", "۱۳۹۶", "۱۳۹۷"])
    #expect(picker.nearestValue(to: .init([.month: 1])).date == .of(2017, 1, 10))
    #expect(picker.nearestValue(to: .init([.year: 1397, .month: 11])).date == .of(2018, 6, 1))
    #expect(throws: DateError.beforeLimit(.of(2017, 1, 10))) {
      try picker.strictValue(of: .init([.month: 1]))
    }
  }

  /// The month's number may differ from year to year.
  @Test("Turning the year of a Hebrew date keeps the named month")
  func theNameOfAMonthIsKeptOverYears() throws {
    let leap = picker("2016-04-23", CalendarPickerTests.hebrew)
    #expect(titles(.month, leap).count == 13)
    #expect(leap.selection == .init([.year: 5776, .month: 8, .day: 15]))
    #expect(try leap.strictValue(of: .init([.year: 5777])).date == .of(2017, 4, 11))
    #expect(try leap.strictValue(of: .init([.year: 5777, .month: 6])).date == .of(2017, 3, 13))
    #expect(leap.nearestValue(to: .init([.year: 5777, .month: 7])).date == .of(2017, 3, 13))
    let common = picker("2017-03-13", CalendarPickerTests.hebrew)
    #expect(titles(.month, common).count == 12)
    #expect(try common.strictValue(of: .init([.year: 5776])).date == .of(2016, 3, 25))
    #expect(throws: DateError.noSuchMonth(13)) {
      try common.strictValue(of: .init([.month: 13]))
    }
    #expect(throws: DateError.noSuchMonthInCalendar(14, last: 13)) {
      try leap.strictValue(of: .init([.month: 14]))
    }
  }

  @Test("For a day that the calendar does not reach, the wheels are Gregorian")
  func overADayThatTheCalendarDoesNotReachColumnsAreGregorian() throws {
    let picker = picker("1850-02-14", .of("ar_SA"))
    #expect(picker.selection == .init([.year: 1850, .month: 2, .day: 14]))
    #expect(titles(.month, picker)[1] == "٢")
    #expect(try picker.strictValue(of: .init([.month: 3])).date == .of(1850, 3, 14))
  }
}
