import FoldoutForms
import Testing

/// The days that can be chosen, and the marks of the others.
@Suite struct OfferedDaysTests {
  private static let limits = DateLimits(earliest: .of(2026, 11, 10), latest: .of(2026, 11, 30))

  @Test("Days of a month are offered unless limited or closed")
  func everyDayOfAMonth() throws {
    let offered = OfferedDays(
      limits: Self.limits, closedWeekdays: [.saturday, .sunday], closedDays: [.of(2026, 11, 11)])
    for day in 1...30 {
      let date = LocalDate.of(2026, 11, day)
      let isOpen = day >= 10 && day != 11 && date.weekday != .saturday && date.weekday != .sunday
      #expect(offered.contains(date) == isOpen)
      #expect(((try? offered.check(date)) != nil) == isOpen)
      let page = CalendarMonth(containing: date, offered: offered, environment: .of("en_US"))
      let shown = page.weeks.flatMap(\.days).compactMap { $0 }.first { $0.date == date }
      #expect(shown?.isSelectable == isOpen)
    }
    #expect(throws: DateError.beforeLimit(.of(2026, 11, 10))) {
      try offered.check(.of(2026, 11, 7))
    }
    #expect(throws: DateError.afterLimit(.of(2026, 11, 30))) {
      try offered.check(.of(2026, 12, 1))
    }
    #expect(throws: DateError.notOffered(.of(2026, 11, 14))) {
      try offered.check(.of(2026, 11, 14))
    }
    #expect(OfferedDays.all.contains(.first))
  }

  /// A new entry is proposed the following day, or the next one that can be chosen.
  @Test("The first offered day from a given day is found, if there is one")
  func theNextDayThatCanBeChosen() {
    let offered = OfferedDays(
      limits: Self.limits, closedWeekdays: [.saturday, .sunday], closedDays: [.of(2026, 11, 16)])
    #expect(offered.first(from: .of(2026, 11, 13)) == .of(2026, 11, 13))
    #expect(offered.first(from: .of(2026, 11, 14)) == .of(2026, 11, 17))
    #expect(offered.first(from: .of(2026, 1, 1)) == .of(2026, 11, 10))
    #expect(offered.first(from: .of(2026, 12, 1)) == nil)
    #expect(OfferedDays(closedWeekdays: Set(Weekday.allCases)).first(from: .first) == nil)
    #expect(OfferedDays(closedDays: [.last]).first(from: .last) == nil)
    #expect(OfferedDays.all.first(from: .last) == .last)
  }

  @Test("A moment on the day of a limit is moved within it, and any other stays")
  func momentsOnDaysOfLimits() {
    var offered = OfferedDays(limits: Self.limits)
    func nearest(_ text: String) -> LocalDateTime { offered.nearestMoment(to: .of(text)) }
    #expect(nearest("2026-11-30T15:00") == .of("2026-11-30T15:00"))
    offered.firstMoment = .of("2026-11-10T12:00")
    offered.lastMoment = .of("2026-11-30T08:06")
    #expect(nearest("2026-11-10T11:59") == .of("2026-11-10T12:00"))
    #expect(nearest("2026-11-10T12:01") == .of("2026-11-10T12:01"))
    #expect(nearest("2026-11-30T15:00") == .of("2026-11-30T08:06"))
    #expect(nearest("2026-11-30T08:05") == .of("2026-11-30T08:05"))
    for other in ["2026-11-09T15:00", "2026-11-11T00:00", "2026-11-29T23:59", "2026-12-01T15:00"] {
      #expect(nearest(other) == .of(other))
    }
    // Without a value, a picker shows the present time, or a time that is allowed today.
    let today = FormEnvironment.of("en_US").nowDateTime
    let last = LocalDateTime(date: today.date, time: .midnight)
    var past = OfferedDays(limits: DateLimits(latest: today.date))
    past.lastMoment = last
    func initial(_ mode: DateMode) -> LocalDateTime {
      DatePickerColumns(mode: mode, value: nil, offered: past, environment: .of("en_US")).initial
    }
    #expect(initial(.dateTime) == last)
    #expect(initial(.time) == today)
  }

  @Test("Pages can be turned towards a day that can be chosen, and no further")
  func pagesEndWhereTheLimitsDo() {
    func page(_ date: LocalDate, _ limits: DateLimits) -> CalendarMonth {
      CalendarMonth(
        containing: date, offered: OfferedDays(limits: limits), environment: .of("en_US"))
    }
    let limits = DateLimits(earliest: .of(2026, 10, 31), latest: .of(2026, 12, 1))
    #expect(page(.of(2026, 11, 14), limits).previous == .of(2026, 10, 1))
    #expect(page(.of(2026, 11, 14), limits).next == .of(2026, 12, 1))
    #expect(page(.of(2026, 10, 14), limits).previous == nil)
    #expect(page(.of(2026, 12, 14), limits).next == nil)
    #expect(page(.of(1990, 1, 1), limits).next == .of(1990, 2, 1))
    #expect(page(.of(1990, 1, 1), limits).previous == nil)
    #expect(page(.of(2030, 1, 1), limits).previous == .of(2029, 12, 1))
    let none = DateLimits(earliest: .of(2027, 1, 1), latest: .of(2026, 1, 1))
    #expect(page(.of(2026, 6, 1), none).previous == nil)
    #expect(page(.of(2026, 6, 1), none).next == nil)
  }

  @Test("Months and years without an offered day are marked and lead nowhere")
  func monthsAndYearsToTurnTo() {
    let limits = DateLimits(earliest: .of(2025, 5, 31), latest: .of(2026, 11, 1))
    func pages(_ date: LocalDate, _ place: String) -> CalendarPages {
      let environment = FormEnvironment.of(place)
      let shown = CalendarMonth(containing: date, environment: environment)
      return CalendarPages(of: shown, limits: limits, environment: environment)
    }
    let dutch = pages(.of(2025, 6, 14), "nl_NL")
    #expect(dutch.months.map(\.isWithinLimits) == (1...12).map { $0 >= 5 })
    #expect(dutch.months[2].shortName == "mrt")
    #expect(dutch.months[2].name == "maart")
    #expect(dutch.years == 2025...2026)
    #expect(dutch.day(inMonth: 4) == nil && dutch.day(inMonth: 5) == .of(2025, 5, 1))
    #expect(dutch.day(inMonth: 13) == nil && dutch.day(inMonth: 0) == nil)
    #expect(dutch.day(inYear: 2024) == nil && dutch.day(inYear: 2027) == nil)
    #expect(dutch.day(inYear: 2026) == .of(2026, 6, 1))
    // A year that contains the limit leads to the nearest month within the limits.
    #expect(pages(.of(2025, 12, 14), "nl_NL").day(inYear: 2026) == .of(2026, 11, 1))
    #expect(pages(.of(2026, 1, 14), "nl_NL").day(inYear: 2025) == .of(2025, 5, 1))
    // From outside the limits, years on the way towards them can be chosen.
    #expect(pages(.of(1990, 1, 1), "nl_NL").day(inMonth: 7) == .of(1990, 7, 1))
    #expect(pages(.of(1990, 1, 1), "nl_NL").day(inYear: 2000) == .of(2000, 1, 1))
    #expect(dutch.day(inYear: 1_000_000_000) == nil)
    #expect(pages(.of(1990, 1, 1), "nl_NL").years == 1990...2026)
    let hebrew = pages(.of(2016, 3, 24), "en_US@calendar=hebrew")
    #expect(hebrew.months.count == 13)
    #expect(hebrew.months[6].name == "Adar II")
    // 1 Adar II 5776 and 1 Adar 5777.
    #expect(hebrew.day(inYear: 5777) == .of(2017, 2, 27))
  }
}
