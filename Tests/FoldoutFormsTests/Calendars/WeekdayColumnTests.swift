import FoldoutForms
import Foundation
import Testing

/// The weekday names above a month's columns, each at most a seventh of a phone's width.
@Suite struct WeekdayColumnTests {
  private func columns(_ locale: String) -> [CalendarMonth.Column] {
    let here = FormEnvironment(
      locale: Locale(identifier: locale), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
    return CalendarMonth(containing: here.today, environment: here).weekdays
  }

  @Test(
    "Weekday names above a month's columns are the locale's short ones",
    arguments: [
      ("en_US", ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      ("nl", ["ma", "di", "wo", "do", "vr", "za", "zo"]),
      // Persian's only short names are letters.
      ("fa_IR", ["ش", "ی", "د", "س", "چ", "پ", "ج"]),
      // Swahili's letters do not distinguish seven days.
      ("sw", ["Jumatatu", "Jumanne", "Jumatano", "Alhamisi", "Ijumaa", "Jumamosi", "Jumapili"]),
    ])
  func names(locale: String, expected: [String]) {
    #expect(columns(locale).map(\.shortName) == expected)
  }

  @Test("Columns of weekdays keep full names for screen readers")
  func wholeNamesStayForThoseWhoHearThem() {
    #expect(columns("fa_IR").map(\.name).first == "شنبه")
    #expect(Set(columns("fa_IR").map(\.name)).count == 7)
  }
}
