import FoldoutForms
import Foundation
import Testing

/// The week numbers beside the rows of a page.
@Suite struct WeekNumberTests {
  private func numbers(
    _ date: LocalDate, _ numbering: WeekNumbering?, _ environment: FormEnvironment
  ) -> [String?] {
    CalendarMonth(containing: date, weekNumbers: numbering, environment: environment)
      .weeks.map(\.number)
  }

  @Test("Known weeks have their numbers")
  func knownWeeks() {
    let german = FormEnvironment.of("de_DE")
    #expect(numbers(.of(2027, 1, 1), .iso, german) == ["53", "1", "2", "3", "4", "5"])
    #expect(numbers(.of(2027, 1, 1), .locale, german) == ["53", "1", "2", "3", "4", "5"])
    #expect(numbers(.of(2024, 12, 1), .iso, german) == ["48", "49", "50", "51", "52", "1"])
    #expect(numbers(.of(2027, 1, 1), nil, german) == Array(repeating: nil, count: 6))
    let english = FormEnvironment.of("en_US")
    #expect(numbers(.of(2027, 1, 1), .locale, english) == ["1", "2", "3", "4", "5", "6"])
    #expect(numbers(.of(2027, 1, 1), .iso, english) == ["53", "1", "2", "3", "4", "5"])
    let arabic = FormEnvironment.of("ar_EG")
    #expect(numbers(.of(2027, 1, 1), .locale, arabic)[0] == "١")
  }

  /// Covers each first weekday.
  @Test("Week numbers are Foundation's on every day of thirty years")
  func weeksAreFoundations() {
    for (place, numbering) in [
      ("de_DE", WeekNumbering.iso), ("de_DE", .locale), ("en_US", .locale), ("ar_EG", .locale),
      ("fa_IR", .locale), ("th_TH", .locale), ("en_US@calendar=hebrew", .locale),
    ] {
      let environment = FormEnvironment.of(place)
      var calendar =
        numbering == .iso
        ? Calendar(identifier: .iso8601) : Calendar(identifier: environment.calendar)
      calendar.timeZone = .gmt
      if numbering == .locale {
        calendar.firstWeekday = environment.firstWeekday.rawValue
        var own = Calendar(identifier: .gregorian)
        own.locale = Locale(identifier: place)
        calendar.minimumDaysInFirstWeek = own.minimumDaysInFirstWeek
      }
      var month: LocalDate? = .of(2000, 1, 1)
      while let date = month, date.year < 2030 {
        let page = CalendarMonth(
          containing: date, weekNumbers: numbering, environment: environment)
        for week in page.weeks {
          guard let first = week.days.compactMap({ $0 }).first else { continue }
          let moment = Date(timeIntervalSince1970: Double(first.date.dayNumber) * 86_400)
          let number = environment.digits(calendar.component(.weekOfYear, from: moment))
          if week.number != number {
            Issue.record("\(place): \(first.date) is of \(week.number ?? "") and not \(number)")
          }
        }
        month = page.next
      }
    }
  }
}
