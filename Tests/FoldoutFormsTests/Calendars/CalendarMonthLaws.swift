import FoldoutForms
import Foundation
import TestSupport
import Testing

/// One locale for each calendar system, with different scripts and digits.
let calendarPlaces = [
  "en_US", "th_TH", "fa_IR", "ar_SA", "he_IL@calendar=hebrew", "hi_IN@calendar=indian",
  "en_US@calendar=coptic", "am_ET@calendar=ethiopic",
]

/// Laws of every page of a calendar, whatever the calendar and the first weekday.
@Suite struct CalendarMonthLaws {
  private static let firstWeekdays = [Weekday.saturday, .sunday, .monday]

  @Test("The places under test cover eight calendars")
  func thePlacesAreOfEightCalendars() {
    #expect(Set(calendarPlaces.map { FormEnvironment.of($0).calendar }).count == 8)
  }

  /// Turns pages through the present years and through those in which the Umm al-Qura calendar
  /// begins and ends.
  @Test(
    "Every day is on exactly one page of six whole weeks", arguments: calendarPlaces, firstWeekdays)
  func everyDayIsOnOnePage(place: String, firstWeekday: Weekday) throws {
    let environment = FormEnvironment.of(place, firstWeekday: firstWeekday)
    let years = Depth.of(5, all: 12)
    for year in [1878, 2012, 2170] {
      var page = CalendarMonth(containing: .of(year, 1, 1), environment: environment)
      var pages = 0
      while page.days.upperBound < .of(year + years, 1, 1) {
        pages += 1
        if let fault = fault(of: page, firstWeekday) { Issue.record("\(page.title): \(fault)") }
        let start = try #require(page.next)
        if start != page.days.upperBound.adding(days: 1) {
          Issue.record("\(page.title) is followed by \(start)")
        }
        let next = CalendarMonth(containing: start, environment: environment)
        if next.previous != page.days.lowerBound {
          Issue.record("before \(next.title) comes \(String(describing: next.previous))")
        }
        page = next
      }
      #expect(pages >= years * 12 - 1)
    }
  }

  @Test("Any day of a month leads to the same page", arguments: calendarPlaces)
  func anyDayOfTheMonthShowsIt(place: String) {
    let environment = FormEnvironment.of(place)
    let first = LocalDate.of(2015, 9, 1).dayNumber
    for number in first..<first + 800 where number % 3 == 0 {
      guard let date = LocalDate(dayNumber: number) else { continue }
      let page = CalendarMonth(containing: date, environment: environment)
      if !page.days.contains(date) { Issue.record("\(date) is not of \(page.title)") }
      guard number % 9 == 0 else { continue }
      let other = CalendarMonth(containing: page.days.lowerBound, environment: environment)
      if other != page { Issue.record("\(page.title) is another by its first day") }
    }
  }

  /// The names and numbers match Foundation's for the same calendar. Hebrew writes its numbers in
  /// letters, so its calendar is compared in English.
  @Test(
    "Numbers and names on a page are Foundation's",
    arguments: calendarPlaces.map { $0.replacing("he_IL@", with: "en_US@") }
      + places.dropFirst().filter { !calendarPlaces.contains($0) })
  func numbersAndNamesAreFoundations(place: String) {
    let environment = FormEnvironment.of(place)
    let formatter = DateFormatter()
    var components = Locale.Components(identifier: place)
    components.calendar = environment.calendar
    formatter.locale = Locale(components: components)
    var calendar = Calendar(identifier: environment.calendar)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.dateStyle = .full
    formatter.timeStyle = .none
    for month in 0..<14 {
      guard let date = LocalDate.of(2015, 9, 14).adding(days: month * 37) else { continue }
      let page = CalendarMonth(containing: date, environment: environment)
      for day in page.weeks.flatMap(\.days).compactMap({ $0 }) {
        let moment = Date(timeIntervalSince1970: Double(day.date.dayNumber) * 86_400)
        let number = calendar.component(.day, from: moment)
        // ERA1 is Foundation's placeholder where the locale has no word for the era.
        let name = formatter.string(from: moment).replacing(" ERA1", with: "")
        if day.number != environment.digits(number) || day.name != name {
          Issue.record("\(day.date): \(day.number), \(day.name), not \(number), \(name)")
        }
      }
    }
  }

  @Test("The first and last days of all are shown without a trap", arguments: calendarPlaces)
  func theEndsOfAllDaysDoNotTrap(place: String) {
    for firstWeekday in Weekday.allCases {
      let environment = FormEnvironment.of(place, firstWeekday: firstWeekday)
      for numbering in [WeekNumbering.iso, .locale] {
        let first = CalendarMonth(
          containing: .first, weekNumbers: numbering, environment: environment)
        let last = CalendarMonth(
          containing: .last, weekNumbers: numbering, environment: environment)
        for page in [first, last] {
          #expect(page.weeks.count == 6)
          #expect(page.weeks.allSatisfy { $0.days.count == 7 })
        }
        #expect(first.days.lowerBound == .first)
        #expect(first.previous == nil)
        #expect(last.days.upperBound == .last)
        #expect(last.next == nil)
        #expect(first.weeks.flatMap(\.days).compactMap { $0 }.first?.date == .first)
        #expect(last.weeks.flatMap(\.days).compactMap { $0 }.last?.date == .last)
      }
    }
  }

  /// The seven weekday names must differ from each other.
  @Test("Every locale has a month title, seven weekday names and full names of days")
  func everyLocaleHasItsNames() {
    for environment in everyEnvironment {
      let identifier = environment.locale.identifier
      let page = CalendarMonth(containing: .of(2026, 11, 14), environment: environment)
      let day = page.weeks.flatMap(\.days).compactMap { $0 }.first { $0.date == .of(2026, 11, 14) }
      let saturday = page.weekdays.first { $0.weekday == .saturday }
      if Set(page.weekdays.map(\.name)).count != 7 || page.weekdays.contains(where: \.name.isEmpty)
        || Set(page.weekdays.map(\.shortName)).count != 7
      {
        Issue.record("\(identifier): \(page.weekdays)")
      }
      let year = environment.digits(page.year, width: 4)
      if !page.title.contains(year) { Issue.record("\(identifier): \(page.title)") }
      guard let day, saturday != nil else {
        Issue.record("\(identifier) has no 14 November 2026")
        continue
      }
      if !day.name.contains(year) || !day.name.contains(day.number) || day.name.count < 12 {
        Issue.record("\(identifier): \(day.name)")
      }
    }
  }

  private func fault(of page: CalendarMonth, _ firstWeekday: Weekday) -> String? {
    let days = page.weeks.flatMap(\.days)
    guard page.weeks.count == 6, page.weeks.allSatisfy({ $0.days.count == 7 }) else {
      return "not six weeks of seven days"
    }
    let dates = days.compactMap { $0?.date }
    guard dates.count == 42 else { return "not 42 days" }
    for (one, next) in zip(dates, dates.dropFirst()) where one.adding(days: 1) != next {
      return "\(next) follows \(one)"
    }
    guard dates[0].weekday == firstWeekday else { return "begins on \(dates[0].weekday)" }
    guard page.weekdays.map(\.weekday) == dates.prefix(7).map(\.weekday) else {
      return "the heads are of other days than the columns"
    }
    let own = days.compactMap { $0 }.filter(\.isInMonth).map(\.date)
    guard own.first == page.days.lowerBound, own.last == page.days.upperBound else {
      return "\(own) is not \(page.days)"
    }
    guard own.count == page.days.upperBound.dayNumber - page.days.lowerBound.dayNumber + 1 else {
      return "the month is not whole"
    }
    return dates[0..<7].contains(page.days.lowerBound) ? nil : "does not begin in the first row"
  }
}
