import FoldoutForms
import Foundation
import FoldoutTesting
import TestSupport
import Testing

/// Laws of civil dates in the calendar editor: time zones, clock changes, first weekdays, both hour
/// cycles and eight calendar systems.
@Suite struct CivilCalendarLaws {
  /// The hours of time zones, from the earliest to the latest.
  private static let hours = Array(stride(from: -12, through: 14, by: Depth.of(13, all: 1)))
  private static let firstWeekdays = [Weekday.saturday, .sunday, .monday]
  /// Moments a minute before and after UTC midnight at the start of a year and of a leap-year
  /// March.
  private static let moments = [1_483_228_740.0, 1_483_228_860, 1_456_790_340, 1_456_790_460]

  /// In each zone, calendar and first weekday, today is Foundation's day and is marked once on its
  /// page, under its weekday.
  @Test("Nothing but the mark of today depends on the time zone", arguments: hours)
  func onlyTodayDependsOnTheZone(hours: Int) throws {
    let zone = TimeZone.hours(hours)
    var civil = Calendar(identifier: .gregorian)
    civil.timeZone = zone
    for (place, moment) in product(calendarPlaces, Self.moments) {
      for firstWeekday in Self.firstWeekdays {
        let now = Date(timeIntervalSince1970: moment)
        let here = FormEnvironment.of(place, now: now, timeZone: zone, firstWeekday: firstWeekday)
        let parts = civil.dateComponents([.year, .month, .day], from: now)
        let today = try #require(
          LocalDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
        let world = CivilWorld(LocalDateTime(date: today, time: .at(9, 30)), in: here)
        if here.today != today { Issue.record("\(place), \(hours): today is \(here.today)") }
        if let fault = world.fault { Issue.record("\(place), \(hours): \(fault)") }
        let there = FormEnvironment.of(
          place, now: now.addingTimeInterval(Double(hours) * 3600), firstWeekday: firstWeekday)
        if world.page != CivilWorld(world.value, in: there).page {
          Issue.record("\(place): the page of \(today) is another at \(hours) hours")
        }
      }
    }
  }

  /// A chosen day keeps the time to the nanosecond. Exactly the days that the page offers can be
  /// chosen.
  @Test(
    "Choosing a day keeps the time, and choosing a time keeps the day", arguments: calendarPlaces,
    HourCycle.allCases)
  func aDayKeepsTheTimeAndATimeTheDay(place: String, cycle: HourCycle) throws {
    let seed: UInt64 = 20_261_124
    var random = SeededGenerator(seed: seed)
    for step in 0..<9 {
      let firstWeekday = Self.firstWeekdays[step % 3]
      let here = FormEnvironment.of(place, firstWeekday: firstWeekday, hourCycle: cycle)
      let value = Self.value(&random)
      let start = value.date.adding(days: -20) ?? value.date
      let offered = OfferedDays(
        limits: DateLimits(earliest: start, latest: value.date.adding(days: 25)),
        closedWeekdays: step % 2 == 0 ? [] : [.sunday],
        closedDays: Set([3, 9].compactMap { value.date.adding(days: $0) }))
      for day in CivilWorld(value, in: here, offered: offered).page.weeks.flatMap(\.days) {
        guard let day else { continue }
        var world = CivilWorld(value, in: here, offered: offered)
        let problem = world.choose(day.date)
        let wanted = day.isSelectable ? LocalDateTime(date: day.date, time: value.time) : value
        if world.value != wanted || (problem == nil) != day.isSelectable {
          Issue.record("\(place), seed \(seed), step \(step): \(day.date) makes \(world.value)")
        }
        guard day.date.day % 6 == 0 else { continue }
        if let fault = world.fault { Issue.record("seed \(seed), step \(step): \(fault)") }
      }
      for hour in 0...23 {
        var world = CivilWorld(value, in: here)
        let time = LocalTime(
          hour: hour, minute: .random(in: 0...59, using: &random), second: value.time.second,
          nanosecond: value.time.nanosecond)
        let wanted = LocalDateTime(date: value.date, time: try #require(time))
        let columns = CivilWorld(wanted, in: here).columns
        let problem = world.choose(time: columns.selection)
        if problem != nil || world.value != wanted {
          Issue.record("\(place), seed \(seed), step \(step): \(wanted) becomes \(world.value)")
        }
      }
    }
  }

  /// Covers every day of two years in zones whose clocks change, and every quarter of an hour
  /// around a change. A chosen day is refused exactly if Foundation's calendar lacks its time.
  @Test(
    "A chosen day is refused exactly where the clocks skip its time",
    arguments: [
      "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Australia/Lord_Howe",
      "Pacific/Apia", "Africa/Casablanca", "America/St_Johns",
    ])
  func aChosenDayIsRefusedWhereItsTimeIsSkipped(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    var civil = Calendar(identifier: .gregorian)
    civil.timeZone = zone
    let place = calendarPlaces[name.count % calendarPlaces.count]
    let here = FormEnvironment.of(place, timeZone: zone)
    var refused = 0
    for year in [2011, 2017] {
      let first = LocalDate.of(year, 1, 1).dayNumber
      for number in first..<first + 365 {
        guard let day = LocalDate(dayNumber: number), let before = day.adding(days: -2) else {
          continue
        }
        let changes = Self.changes(number, zone)
        for quarter in 0..<96 where changes || quarter % 48 == number % 48 {
          let time = LocalTime.at(quarter / 4, quarter % 4 * 15 + 2)
          var world = CivilWorld(
            LocalDateTime(date: before, time: time), in: here, clock: ZoneClock(zone))
          let problem = world.choose(day)
          let wanted = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute)
          let found = try civil.dateComponents(
            [.year, .month, .day, .hour, .minute], from: #require(civil.date(from: wanted)))
          let isThere = found == wanted
          if !isThere { refused += 1 }
          if (problem == nil) != isThere || world.value.date != (isThere ? day : before)
            || world.value.time != time
          {
            Issue.record("\(name): \(day) at \(time) is \(String(describing: problem))")
          }
        }
      }
    }
    #expect(refused > 0)
  }

  /// True if clocks change on a day or on one beside it.
  private static func changes(_ day: Int, _ zone: TimeZone) -> Bool {
    let offsets = [-1, 2].map { days in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(day + days) * 86_400))
    }
    return offsets[0] != offsets[1]
  }

  /// Random actions in every calendar: turning pages and moving by keys change no value, and a
  /// chosen, typed or picked value is held.
  @Test(
    "Random use of a calendar keeps the value that was chosen, typed or picked", arguments: hours)
  func walks(hours: Int) throws {
    let seed = UInt64(20_261_123 + hours)
    var random = SeededGenerator(seed: seed)
    for walk in 0..<8 {
      let here = FormEnvironment.of(
        calendarPlaces[walk], now: Date(timeIntervalSince1970: Self.moments[walk % 4]),
        timeZone: .hours(hours), firstWeekday: Self.firstWeekdays[walk % 3],
        hourCycle: HourCycle.allCases[(walk + hours + 12) % 2])
      var world = CivilWorld(Self.value(&random), in: here)
      for step in 0..<20 {
        let before = world
        let act = Int.random(in: 0..<6, using: &random)
        perform(act, &world, &random)
        let isKept =
          switch act {
          case 0, 1: world.value == before.value
          case 2: world.value.time == before.value.time && world.view == world.value.date
          case 3: world.value.date == before.value.date && world.view == before.view
          default: world.view == world.value.date
          }
        if let fault = world.fault ?? (isKept ? nil : "\(before.value) became \(world.value)") {
          Issue.record("seed \(seed), walk \(walk), step \(step), act \(act): \(fault)")
        }
      }
    }
  }

  /// Performs one of six actions: turn by an arrow, turn by the lists, choose a day, choose a time,
  /// type, or go to today.
  private func perform(_ act: Int, _ world: inout CivilWorld, _ random: inout SeededGenerator) {
    let page = world.page
    switch act {
    case 0: world.turn(to: Bool.random(using: &random) ? page.next : page.previous)
    case 1:
      let pages = CalendarPages(of: page, environment: world.here)
      world.turn(to: pages.day(inMonth: .random(in: 1...13, using: &random)))
      let year = CalendarPages(of: world.page, environment: world.here)
      world.turn(to: year.day(inYear: page.year + .random(in: -3...3, using: &random)))
    case 2:
      let days = page.weeks.flatMap(\.days).compactMap { $0 }
      guard let day = days.randomElement(using: &random) else { return }
      #expect(world.choose(day.date) == nil)
    case 3:
      var time = DatePickerColumns.Selection([:])
      for column in world.columns.columns where column.options.count <= 60 {
        time[column.component] = column.options.randomElement(using: &random)?.value
      }
      #expect(world.choose(time: time) == nil)
    case 4:
      let value = Self.value(&random)
      #expect(world.type(world.here.text(of: value)) == nil)
      #expect(world.value == value)
    default:
      #expect(world.choose(world.here.today) == nil)
    }
  }

  /// A random value in 1890 to 2160, years that all calendars have; every other one has seconds.
  private static func value(_ random: inout SeededGenerator) -> LocalDateTime {
    let number = Int.random(in: -29_000...69_000, using: &random)
    let second = Bool.random(using: &random) ? Int.random(in: 0...59, using: &random) : 0
    return LocalDateTime(
      date: LocalDate(dayNumber: number) ?? .first,
      time: .at(.random(in: 0...23, using: &random), .random(in: 0...59, using: &random), second))
  }

  private func product<One, Other>(_ ones: [One], _ others: [Other]) -> [(One, Other)] {
    ones.flatMap { one in others.map { (one, $0) } }
  }
}
