import FoldoutForms
import Foundation
import Testing

/// A test for each complaint about dates in other libraries that can be tested without a host.
@Suite struct DateComplaints {
  private func page(_ date: LocalDate, _ environment: FormEnvironment) -> CalendarMonth {
    CalendarMonth(containing: date, chosen: date, environment: environment)
  }

  private func chosen(_ page: CalendarMonth) -> [LocalDate] {
    page.weeks.flatMap(\.days).compactMap { $0 }.filter(\.isChosen).map(\.date)
  }

  /// FSCalendar#820, JTAppleCalendar#335, HorizonCalendar#136: the day before is chosen.
  @Test("The chosen day is never the day before, in any time zone", arguments: -12...14)
  func theChosenDayIsNotTheDayBefore(hours: Int) {
    for moment in [1_483_228_800.0, 1_483_228_799, 1_508_036_400] {
      let here = FormEnvironment.of(
        "en_US", now: Date(timeIntervalSince1970: moment), timeZone: .hours(hours))
      for date in [LocalDate.of(2017, 1, 1), .of(2017, 12, 31), .of(2016, 2, 29)] {
        #expect(chosen(page(date, here)) == [date])
      }
    }
  }

  /// FSCalendar#1039: with weeks from Monday on, months that begin on a Sunday are wrong.
  @Test("Weeks that begin on Monday are laid out correctly")
  func mondayFirstWeeksAreRight() {
    let here = FormEnvironment.of("en_US", firstWeekday: .monday)
    let page = page(.of(2026, 11, 1), here)
    #expect(page.weekdays.map(\.weekday).first == .monday)
    #expect(page.weekdays.map(\.shortName) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    let rows = page.weeks.map { $0.days.compactMap { $0?.date.day } }
    #expect(rows[0] == [26, 27, 28, 29, 30, 31, 1])
    #expect(rows[1] == Array(2...8))
    #expect(rows[5] == [30, 1, 2, 3, 4, 5, 6])
  }

  /// 01/01/2017 set in New York reads 12/31/2016 in Los Angeles; nocodb#2339, nhost#4532: dates off
  /// by a day.
  @Test("A day entered in New York is the same day in Los Angeles")
  func aDaySetInNewYorkIsTheSameInLosAngeles() throws {
    let zones = try ["America/New_York", "America/Los_Angeles"].map {
      try #require(TimeZone(identifier: $0))
    }
    let environments = zones.map { FormEnvironment.of("en_US", timeZone: $0) }
    let (east, west) = (environments[0], environments[1])
    let date = try east.date(from: "01/01/2017")
    #expect(west.text(of: date) == "01/01/2017")
    #expect(page(date, east) == page(date, west))
  }

  /// 10/15/2017 does not exist in São Paulo, where that day had no midnight.
  @Test("A day without a midnight is shown in its month")
  func aDayWithoutAMidnightStandsInItsMonth() throws {
    let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let here = FormEnvironment.of(
      "pt_BR", now: Date(timeIntervalSince1970: 1_508_036_400), timeZone: zone)
    let october = page(.of(2017, 10, 15), here)
    #expect(chosen(october) == [.of(2017, 10, 15)])
    let today = october.weeks.flatMap(\.days).compactMap { $0 }.filter(\.isToday)
    #expect(today.map(\.date.day) == [15])
    let before = CalendarMove.days(1).target(from: .of(2017, 10, 14), environment: here)
    #expect(before == .of(2017, 10, 15))
    #expect(try here.date(from: "-1") == .of(2017, 10, 14))
  }

  /// No clock change makes a day longer, shorter or another day, in any zone with changes.
  @Test(
    "Clock changes do not move a day",
    arguments: ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia"])
  func changingClocksMoveNoDay(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let utc = FormEnvironment.of("en_US")
    var day: LocalDate? = .of(2011, 1, 1)
    while let date = day, date.year == 2011 {
      let noon = Date(timeIntervalSince1970: Double(date.dayNumber) * 86_400 + 43_200)
      let here = FormEnvironment.of("en_US", now: noon, timeZone: zone)
      for move in [CalendarMove.days(1), .weeks(1), .months(1), .years(1), .weekStart] {
        let target = move.target(from: date, environment: here)
        if target != move.target(from: date, environment: utc) {
          Issue.record("\(move) from \(date) is another in \(name)")
        }
      }
      let shown = page(date, here).weeks.flatMap(\.days).compactMap { $0 }
      if shown.filter(\.isToday).map(\.date) != [here.today] {
        Issue.record("today is not \(here.today) in \(name)")
      }
      day = date.adding(days: 1)
    }
  }

  /// A month name made from midnight UTC is the previous month's west of Greenwich.
  @Test("Month names do not depend on the time zone", arguments: -12...14)
  func monthsAreNotNamedByAMidnight(hours: Int) {
    let here = FormEnvironment.of("en_US", timeZone: .hours(hours))
    for month in 1...12 {
      let page = page(.of(2026, month, 1), here)
      #expect(page.month == month)
      #expect(page.title == "\(here.monthName(month, year: 2026)) 2026")
    }
    let pages = CalendarPages(of: page(.of(2026, 1, 1), here), environment: here)
    #expect(pages.months.map(\.name) == here.monthNames)
    #expect(pages.months.map(\.shortName) == here.shortMonthNames)
  }

  /// Elsewhere "1/2/17" is read as the year 17.
  @Test("A two-digit year of a month is refused")
  func twoDigitsAreNoYearOfAMonth() {
    let here = FormEnvironment.of("en_US")
    #expect(throws: DateError.self) { try here.date(from: "1/2/17") }
    #expect(throws: MonthError.self) { try here.yearMonth(from: "2/17") }
  }

  /// Eureka#252, XLForm#833: a date cannot be cleared.
  @Test("Without a date no day is chosen, and the page is still shown")
  func withoutADateNothingIsChosen() {
    let here = FormEnvironment.of("en_US")
    let page = CalendarMonth(containing: here.today, environment: here)
    #expect(chosen(page) == [])
    #expect(page.weeks.flatMap(\.days).compactMap { $0 }.filter(\.isToday).count == 1)
  }

  /// nocodb#3004: opening an editor changes the value.
  @Test("Opening and turning a calendar changes no date")
  func openingAndTurningChangesNoDate() {
    let here = FormEnvironment.of("en_US")
    let limits = DateLimits(earliest: .of(2026, 1, 1), latest: .of(2026, 12, 31))
    let stored = LocalDate.of(1999, 2, 14)
    var shown = CalendarMonth(
      containing: stored, chosen: stored, offered: .init(limits: limits), environment: here)
    #expect(chosen(shown) == [stored])
    for _ in 0..<30 {
      guard let next = shown.next else { break }
      shown = CalendarMonth(
        containing: next, chosen: stored, offered: .init(limits: limits), environment: here)
    }
    #expect(shown.title == "August 2001")
    #expect(chosen(shown) == [])
    // A page also shows days of the previous month, and marks the chosen one among them.
    let march = CalendarMonth(
      containing: .of(1999, 3, 1), chosen: .of(1999, 2, 28), environment: here)
    #expect(chosen(march) == [.of(1999, 2, 28)])
  }

  /// Pickers elsewhere lack minute steps. Ours keep a stored minute between two steps.
  @Test("A stored minute between two steps is kept")
  func minuteStepsKeepWhatIsStored() throws {
    for step in MinuteStep.allCases {
      #expect(60 % step.rawValue == 0)
      for cycle in HourCycle.allCases {
        let here = FormEnvironment.of("en_US", hourCycle: cycle)
        for minute in 0..<60 {
          let value = LocalDateTime(date: .of(2026, 11, 14), time: .at(23, minute, 17))
          let picker = DatePickerColumns(
            mode: .dateTime, initial: value, offered: .all, minuteStep: step, environment: here)
          #expect(try picker.strictValue(of: picker.selection) == value)
          #expect(picker.nearestValue(to: .init([:])) == value)
          let offered = picker.columns.first { $0.component == .minute }?.options.map(\.value) ?? []
          let isStep = minute % step.rawValue == 0
          #expect(offered.count == 60 / step.rawValue + (isStep ? 0 : 1))
          #expect(offered == offered.sorted() && offered.contains(minute))
        }
      }
    }
    let quarter = DatePickerColumns(
      mode: .dateTime, value: nil, offered: .all, minuteStep: .fifteen, environment: .of("en_US"))
    #expect(quarter.initial == .of("2017-02-14 12:30"))
    let clock = DatePickerColumns(value: nil, minuteStep: .thirty, environment: .of("en_US"))
    #expect(clock.initial.time == .at(12, 30))
    #expect(clock.columns.last { $0.component == .minute }?.options.map(\.title) == ["00", "30"])
  }

  /// None of the other libraries is accessible. Here each day's name is complete without the page.
  @Test("Every day has a full name for screen readers")
  func everyDayCanBeHeard() {
    for (place, name, number) in [
      ("en_US", "Saturday, November 14, 2026", "14"), ("de_DE", "Samstag, 14. November 2026", "14"),
      ("nl_NL", "zaterdag 14 november 2026", "14"), ("ar_EG", "السبت، ١٤ نوفمبر، ٢٠٢٦", "١٤"),
      ("fi_FI", "lauantai 14. marraskuuta 2026", "14"), ("ja_JP", "2026年11月14日 土曜日", "14"),
    ] {
      let days = page(.of(2026, 11, 14), .of(place)).weeks.flatMap(\.days).compactMap { $0 }
      #expect(days.first(where: \.isChosen)?.name == name)
      #expect(days.first(where: \.isChosen)?.number == number)
    }
  }

  /// Eureka#485, #1485: a decimal comma is mangled.
  @Test("A comma is read as the decimal separator of hours")
  func aCommaIsADecimalSeparatorOfHours() throws {
    #expect(try FormEnvironment.of("de_DE").timeSpan(from: "7,5").totalMinutes == 450)
  }

  /// Elsewhere an entry that cannot be parsed is silently dropped.
  @Test("An impossible day is refused with its reason")
  func whatIsNoDayIsRefusedWithItsReason() {
    let here = FormEnvironment.of("en_US")
    for (text, problem) in [
      ("2026-02-31", DateError.noSuchDay(day: 31, month: 2, year: 2026, last: 28)),
      ("2026-13-01", .noSuchMonth(13)), ("0000-01-01", .yearOutOfRange(0)),
    ] {
      #expect(throws: problem) { try here.date(from: text) }
    }
    #expect(throws: DateError.noSuchHour(24, .twentyFour)) {
      try here.dateTime(from: "2026-11-14 24:00")
    }
  }
}
