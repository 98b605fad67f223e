import FoldoutForms
import Foundation
import FoldoutTesting
import TestSupport
import Testing

/// The targets of moves by keys, in every calendar.
@Suite struct CalendarMoveLaws {
  private static let english = FormEnvironment.of("en_US")

  private func target(
    _ move: CalendarMove, _ date: LocalDate, _ limits: DateLimits = .none,
    _ environment: FormEnvironment = english
  ) -> LocalDate {
    move.target(from: date, limits: limits, environment: environment)
  }

  @Test("Moving by months and years shortens the day to the month's last")
  func monthsAndYearsClampTheDay() {
    #expect(target(.months(1), .of(2026, 1, 31)) == .of(2026, 2, 28))
    #expect(target(.months(1), .of(2024, 1, 31)) == .of(2024, 2, 29))
    #expect(target(.months(-1), .of(2026, 3, 31)) == .of(2026, 2, 28))
    #expect(target(.months(13), .of(2026, 1, 31)) == .of(2027, 2, 28))
    #expect(target(.months(-25), .of(2026, 3, 31)) == .of(2024, 2, 29))
    #expect(target(.years(1), .of(2024, 2, 29)) == .of(2025, 2, 28))
    #expect(target(.years(-4), .of(2024, 2, 29)) == .of(2020, 2, 29))
    #expect(target(.months(0), .of(2024, 2, 29)) == .of(2024, 2, 29))
    #expect(target(.years(0), .of(2024, 2, 29)) == .of(2024, 2, 29))
  }

  @Test("A move back returns to the start, unless the day was shortened", arguments: calendarPlaces)
  func movesAreInverse(place: String) {
    let seed: UInt64 = 20_261_123
    var random = SeededGenerator(seed: seed)
    let environment = FormEnvironment.of(place)
    let first = LocalDate.of(1890, 1, 1).dayNumber
    for step in 0..<Depth.of(60, all: 300) {
      guard let date = LocalDate(dayNumber: first + Int.random(in: 0..<100_000, using: &random))
      else { continue }
      let count = Int.random(in: 1...30, using: &random)
      let pairs: [(CalendarMove, CalendarMove)] = [
        (.days(count), .days(-count)), (.weeks(count), .weeks(-count)), (.months(1), .months(-1)),
        (.months(count), .months(-count)), (.years(1), .years(-1)),
      ]
      for (move, back) in pairs {
        let there = target(move, date, .none, environment)
        let again = target(back, there, .none, environment)
        let isKept = number(of: there, environment) == number(of: date, environment)
        let isNamed = name(of: there, environment) == name(of: date, environment)
        if case .years = move, !isNamed { continue }
        if isKept, again != date {
          Issue.record("seed \(seed), step \(step): \(move) from \(date) leads back to \(again)")
        }
        if there <= date { Issue.record("\(move) from \(date) goes back to \(there)") }
      }
    }
  }

  /// Turns through all pages of the calendar.
  @Test("Turning by a month never skips one", arguments: calendarPlaces)
  func turningNeverSkipsAMonth(place: String) throws {
    let environment = FormEnvironment.of(place)
    for start in [LocalDate.of(1881, 6, 30), .of(2015, 8, 31), .of(2173, 12, 31)] {
      var date = start
      for _ in 0..<40 {
        let page = CalendarMonth(containing: date, environment: environment)
        let next = target(.months(1), date, .none, environment)
        let shown = CalendarMonth(containing: next, environment: environment)
        if shown.days.lowerBound != page.next {
          Issue.record("\(page.title) is followed by \(shown.title)")
        }
        let back = target(.months(-1), next, .none, environment)
        if !page.days.contains(back) { Issue.record("\(shown.title) follows on \(back)") }
        date = next
      }
    }
  }

  @Test("Hebrew leap years have thirteen months")
  func hebrewYearsHaveThirteenMonths() {
    let hebrew = FormEnvironment.of("en_US@calendar=hebrew")
    var titles: [String] = []
    var date = LocalDate.of(2015, 9, 14)
    for _ in 0..<26 {
      titles.append(CalendarMonth(containing: date, environment: hebrew).title)
      date = target(.months(1), date, .none, hebrew)
    }
    #expect(titles[5].contains("Adar I") && titles[6].contains("Adar II"))
    #expect(titles.filter { $0.contains("5776") }.count == 13)
    #expect(titles.filter { $0.contains("5777") }.count == 12)
    // 14 Adar II 5776 becomes 14 Adar 5777, and 30 Adar I becomes the 29th.
    #expect(target(.years(1), .of(2016, 3, 24), .none, hebrew) == .of(2017, 3, 12))
    #expect(target(.years(1), .of(2016, 3, 10), .none, hebrew) == .of(2017, 3, 27))
  }

  @Test("The ends of a week depend on its first weekday")
  func theEndsOfTheWeekAreThePlaces() {
    for (weekday, start, end) in [
      (Weekday.sunday, 8, 14), (.monday, 9, 15), (.saturday, 14, 20),
    ] {
      let here = FormEnvironment.of("en_US", firstWeekday: weekday)
      let saturday = LocalDate.of(2026, 11, 14)
      #expect(target(.weekStart, saturday, .none, here) == .of(2026, 11, start))
      #expect(target(.weekEnd, saturday, .none, here) == .of(2026, 11, end))
      #expect(target(.weekStart, .of(2026, 11, start), .none, here) == .of(2026, 11, start))
    }
  }

  @Test("No move leaves the limits", arguments: calendarPlaces)
  func noMoveLeavesTheLimits(place: String) {
    let environment = FormEnvironment.of(place)
    let limits = DateLimits(earliest: .of(2026, 10, 20), latest: .of(2026, 12, 10))
    let moves: [CalendarMove] = [
      .days(1), .days(-1), .weeks(1), .weeks(-1), .months(1), .months(-1), .years(1), .years(-1),
      .weekStart, .weekEnd, .days(.max), .days(.min), .weeks(.max), .weeks(.min), .months(.max),
      .months(.min), .years(.max), .years(.min),
    ]
    var day: LocalDate? = .of(2026, 10, 20)
    while let date = day, limits.contains(date) {
      for move in moves where !limits.contains(target(move, date, limits, environment)) {
        Issue.record("\(move) from \(date) leaves the limits")
      }
      day = date.adding(days: 1)
    }
    for date in [LocalDate.first, .last, .of(1882, 11, 12), .of(2174, 11, 25)] {
      for move in moves { _ = target(move, date, .none, environment) }
      #expect(target(.days(.min), date, .none, environment) == .first)
      #expect(target(.years(.max), date, .none, environment) == .last)
      #expect(target(.months(.min), date, .none, environment) == .first)
    }
  }

  /// From a stored day outside the limits, a move towards them leads to the limit, and a move away
  /// from them leads nowhere.
  @Test("No move goes against its direction, even from outside the limits")
  func noMoveGoesAgainstItsDirection() {
    let limits = DateLimits(earliest: .of(2026, 10, 20), latest: .of(2026, 12, 10))
    let early = LocalDate.of(2020, 1, 1)
    #expect(target(.days(-1), early, limits) == early)
    #expect(target(.months(1), early, limits) == .of(2026, 10, 20))
    #expect(target(.weekStart, early, limits) == early)
    let late = LocalDate.of(2030, 1, 1)
    #expect(target(.years(1), late, limits) == late)
    #expect(target(.days(-1), late, limits) == .of(2026, 12, 10))
    let contradictory = DateLimits(earliest: .of(2027, 1, 1), latest: .of(2026, 1, 1))
    #expect(target(.days(1), early, contradictory) == early)
  }

  /// Moves do not skip closed days, so that a person learns that they cannot be chosen.
  @Test("A move may reach a closed day, which cannot be chosen")
  func closedDaysAreReachedAndNotChosen() {
    let offered = OfferedDays(closedDays: [.of(2026, 11, 15)])
    let there = target(.days(1), .of(2026, 11, 14), offered.limits)
    #expect(there == .of(2026, 11, 15))
    #expect(throws: DateError.notOffered(there)) { try offered.check(there) }
  }

  @Test("Each key means its move in both layout directions")
  func keys() {
    for direction in LayoutDirection.allCases {
      let ahead = direction == .leftToRight ? 1 : -1
      #expect(CalendarMove(.arrowRight, direction: direction) == .days(ahead))
      #expect(CalendarMove(.arrowLeft, direction: direction) == .days(-ahead))
      #expect(CalendarMove(.arrowUp, direction: direction) == .weeks(-1))
      #expect(CalendarMove(.arrowDown, direction: direction) == .weeks(1))
      #expect(CalendarMove(.home, direction: direction) == .weekStart)
      #expect(CalendarMove(.end, direction: direction) == .weekEnd)
      #expect(CalendarMove(.pageUp, direction: direction) == .months(-1))
      #expect(CalendarMove(.pageDown, direction: direction) == .months(1))
      #expect(CalendarMove(.pageUp, shift: true, direction: direction) == .years(-1))
      #expect(CalendarMove(.pageDown, shift: true, direction: direction) == .years(1))
    }
    let shifted = CalendarKey.allCases.filter {
      CalendarMove($0, shift: true, direction: .leftToRight) != nil
    }
    #expect(shifted == [.pageUp, .pageDown])
  }

  private func day(_ date: LocalDate, _ environment: FormEnvironment) -> CalendarMonth.Day? {
    CalendarMonth(containing: date, environment: environment).weeks.flatMap(\.days)
      .compactMap { $0 }.first { $0.date == date }
  }

  private func number(of date: LocalDate, _ environment: FormEnvironment) -> String? {
    day(date, environment)?.number
  }

  private func name(of date: LocalDate, _ environment: FormEnvironment) -> String? {
    let page = CalendarMonth(containing: date, environment: environment)
    let pages = CalendarPages(of: page, environment: environment)
    return pages.months.first { $0.month == page.month }?.name
  }
}
