import FoldoutForms
import Foundation
import FoldoutTesting
import Testing

/// The laws of civil dates through the calendar: zones, changing clocks, first weekdays, both ways
/// of counting hours and eight calendar systems.
@Suite struct CivilCalendarLaws {
  private static let firstWeekdays = [Weekday.saturday, .sunday, .monday]
  /// Two minutes around the midnight of UTC in which a year, a leap February and a week begin.
  private static let moments = [1_483_228_740.0, 1_483_228_860, 1_456_790_340, 1_456_790_460]

  /// In each zone, calendar and order of the week today is Foundation's, stands once on its page
  /// under its weekday, and nothing but that mark depends on the zone.
  @Test("Nothing but the mark of today depends on the time zone", arguments: -12...14)
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

  /// Choosing any day of a page keeps the time to the nanosecond, choosing any time keeps the day,
  /// and each day can be chosen that the page offers, and no other.
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

  /// Every day of two years, in zones whose clocks change, with every quarter of an hour around a
  /// change: a day that is chosen is refused for its time where Foundation's calendar has no such
  /// time, and taken elsewhere.
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

  /// True where clocks change on a day or beside it.
  private static func changes(_ day: Int, _ zone: TimeZone) -> Bool {
    let offsets = [-1, 2].map { days in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(day + days) * 86_400))
    }
    return offsets[0] != offsets[1]
  }

  /// A person at a calendar, at random: turning changes no value, keys none, and what is chosen,
  /// typed and picked is what is held, wherever and in whatever calendar.
  @Test(
    "Random use of a calendar keeps the value that was chosen, typed or picked", arguments: -12...14
  )
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

  /// One of six acts: turn by an arrow, turn by the lists, choose a day, choose a time, type,
  /// today.
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

  /// A value of the years 1890 to 2160, which all calendars have, with seconds in every other.
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
