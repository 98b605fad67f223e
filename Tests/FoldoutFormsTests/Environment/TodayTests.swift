import FoldoutForms
import Foundation
import TestSupport
import Testing

/// Today depends on the time zone, and no other day does.
@Suite struct TodayTests {
  /// 1 January 2017, 00:00 UTC.
  private static let newYear = Date(timeIntervalSince1970: 1_483_228_800)

  @Test("Today begins at midnight in each time zone", arguments: -12...14)
  func todayAroundMidnight(hours: Int) {
    let zone = TimeZone.hours(hours)
    let midnight = TodayTests.newYear.addingTimeInterval(Double(-hours) * 3600)
    for (offset, text) in [
      (-60.0, "2016-12-31T23:59"), (-0.001, "2016-12-31T23:59"), (0, "2017-01-01T00:00"),
      (59.999, "2017-01-01T00:00"), (60, "2017-01-01T00:01"), (86_399, "2017-01-01T23:59"),
      (86_400, "2017-01-02T00:00"),
    ] {
      let moment = midnight.addingTimeInterval(offset)
      let here = FormEnvironment.of("en_US", now: moment, timeZone: zone)
      #expect(here.nowDateTime.description == text)
      #expect(here.today == here.nowDateTime.date)
    }
  }

  @Test(
    "An environment recognises a clock outside the years 1 to 9999",
    arguments: [
      (-62_135_596_801.0, false), (-62_135_596_800, true), (0, true), (253_402_300_799, true),
      (253_402_300_800, false), (1e15, false), (-1e15, false), (.infinity, false), (.nan, false),
    ])
  func clocksWithoutADay(seconds: Double, isKnown: Bool) {
    let now = Date(timeIntervalSince1970: seconds)
    #expect(FormEnvironment.of("en_US", now: now, timeZone: .gmt).knowsToday == isKnown)
  }

  @Test(
    "A day is shown and read as the same day in every time zone", .promise(10), arguments: -12...14)
  func aDayIsTheSameDayInEveryZone(hours: Int) throws {
    let here = FormEnvironment.of("en_US", timeZone: .hours(hours))
    let date = LocalDate.of(2017, 1, 1)
    #expect(here.text(of: date) == "01/01/2017")
    #expect(try here.date(from: "01/01/2017") == date)
    #expect(here.monthNames.first == "January")
    #expect(here.shortMonthNames.last == "Dec")
  }

  /// Clocks in São Paulo went from 23:59 on the 14th to 01:00 on the 15th. A formatter that
  /// represents a day by its midnight fails there.
  @Test("A day whose midnight the clocks skip is still a day", .promise(10))
  func aDayWithoutAMidnightIsADay() throws {
    let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let before = Date(timeIntervalSince1970: 1_508_036_399)
    #expect(
      FormEnvironment.of("pt_BR", now: before, timeZone: zone).nowDateTime.description
        == "2017-10-14T23:59")
    let after = FormEnvironment.of("pt_BR", now: before.addingTimeInterval(1), timeZone: zone)
    #expect(after.nowDateTime.description == "2017-10-15T01:00")
    #expect(after.today == LocalDate.of(2017, 10, 15))
    #expect(try after.date(from: "15/10/2017") == after.today)
    let gap = LocalDateTime.of("2017-10-15 00:30")
    #expect(try after.dateTime(from: after.text(of: gap)) == gap)
    #expect(
      DatePickerColumns(mode: .dateTime, initial: gap, offered: .all, environment: after)
        .nearestValue(to: .init([:])) == gap)
  }

  @Test("Moments outside the calendar count as its first or last minute")
  func momentsBeyondTheCalendarAreItsEnds() {
    let early = FormEnvironment.of("en_US", now: .distantPast.addingTimeInterval(-1e12))
    #expect(early.nowDateTime.description == "0001-01-01T00:00")
    let late = FormEnvironment.of("en_US", now: Date(timeIntervalSince1970: 1e15))
    #expect(late.nowDateTime.description == "9999-12-31T23:59")
  }
}
