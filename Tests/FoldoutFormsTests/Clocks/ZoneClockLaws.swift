import FoldoutForms
import Foundation
import FoldoutTesting
import Testing

/// Laws of a time zone's clocks, which show a day and time once, twice or never.
@Suite struct ZoneClockLaws {
  /// Zones with changes by an hour, by half an hour, at midnight, by a day, by a negative summer
  /// time, by odd seconds long ago, and without changes.
  private static let names = [
    "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/Sao_Paulo",
    "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kwajalein", "Africa/Casablanca",
    "Asia/Kathmandu", "Asia/Manila", "America/St_Johns", "Pacific/Kiritimati", "Asia/Riyadh",
  ]

  private static func clock(_ name: String) throws -> ZoneClock {
    ZoneClock(try #require(TimeZone(identifier: name)))
  }

  @Test(
    "Skipped times are recognised, each with the next time that exists",
    arguments: [
      ("Europe/Berlin", "2026-03-29 01:59:59", nil), ("Europe/Berlin", "2026-03-29 03:00", nil),
      ("Europe/Berlin", "2026-03-29 02:00", "2026-03-29 03:00"),
      ("Europe/Berlin", "2026-03-29 02:59:59.999", "2026-03-29 03:00"),
      ("America/New_York", "2026-03-08 02:30", "2026-03-08 03:00"),
      ("America/Sao_Paulo", "2017-10-15 00:00", "2017-10-15 01:00"),
      ("Australia/Lord_Howe", "2026-10-04 02:15", "2026-10-04 02:30"),
      ("Australia/Lord_Howe", "2026-10-04 02:30", nil),
      ("Pacific/Apia", "2011-12-30 00:00", "2011-12-31 00:00"),
      ("Pacific/Apia", "2011-12-30 23:59", "2011-12-31 00:00"),
      ("Asia/Riyadh", "2026-03-29 02:30", nil),
    ] as [(String, String, String?)])
  func skippedTimes(name: String, text: String, next: String?) throws {
    let clock = try Self.clock(name)
    let value = LocalDateTime.of(text)
    guard let next else {
      try clock.check(value)
      #expect(clock.nextShown(value) == value)
      return
    }
    #expect(clock.occurrences(of: value) == .never(next: .of(next)))
    #expect(clock.nextShown(value) == .of(next))
    #expect(clock.moment(of: value) == nil)
    #expect(throws: DateError.skippedTime(value, zone: clock.zone, next: .of(next))) {
      try clock.check(value)
    }
  }

  @Test("A repeated time means the moment at its stored offset, or else the earlier one")
  func aRepeatedTimeIsMeantAtItsStoredOffsetOrEarlier() throws {
    let berlin = try Self.clock("Europe/Berlin")
    let value = LocalDateTime.of("2026-10-25 02:30")
    #expect(berlin.occurrences(of: value) == .twice(earlier: 7200, later: 3600))
    #expect(berlin.offset(of: value) == 7200)
    #expect(berlin.offset(of: value, stored: 3600) == 3600)
    #expect(berlin.offset(of: value, stored: 7200) == 7200)
    // An offset that the zone does not have at that time is ignored.
    #expect(berlin.offset(of: value, stored: -18_000) == 7200)
    #expect(berlin.offset(of: .of("2026-10-25 03:00"), stored: 7200) == 3600)
    let moments = [nil, 7200, 3600].map { berlin.moment(of: value, storedOffset: $0) }
    #expect(moments[0] == moments[1])
    #expect(moments[0]?.addingTimeInterval(3600) == moments[2])
    try berlin.check(value)
  }

  @Test("A clock with a fixed offset shows every time once", arguments: -12...14)
  func fixedOffsetsShowEverythingOnce(hours: Int) {
    let clock = ZoneClock(.hours(hours))
    for text in ["0001-01-01 00:00", "2026-03-29 02:30", "2026-10-25 02:30", "9999-12-31 23:59"] {
      #expect(clock.occurrences(of: .of(text)) == .once(offset: hours * 3600))
    }
  }

  @Test(
    "Every moment is shown as Foundation shows it, and that time leads back to it", arguments: names
  )
  func everyMomentIsShown(name: String) throws {
    let seed: UInt64 = 20_261_123
    var random = SeededGenerator(seed: seed)
    let clock = try Self.clock(name)
    for step in 0..<2000 {
      let seconds = Int.random(in: -4_000_000_000...4_000_000_000, using: &random)
      let moment = Date(timeIntervalSince1970: Double(seconds))
      let offset = clock.zone.secondsFromGMT(for: moment)
      let value = try #require(Self.wall(seconds + offset))
      if clock.moment(of: value, storedOffset: offset) != moment {
        Issue.record("\(name), seed \(seed), step \(step): \(value) is not \(moment)")
      }
    }
  }

  /// Checks each minute around every clock change of four years.
  @Test(
    "Every time around a clock change is shown as often as there are moments for it",
    arguments: names)
  func timesAreShownAsOftenAsMomentsHaveThem(name: String) throws {
    let clock = try Self.clock(name)
    for day in try Self.daysOfChange(clock.zone) {
      let first = (day - 1) * 86_400
      var shown: [LocalDateTime: [Int]] = [:]
      for moment in stride(from: first - 64_800, to: first + 324_000, by: 60) {
        let offset = clock.zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
        guard let value = Self.wall(moment + offset) else {
          Issue.record("\(name): the moment \(moment) has no time")
          return
        }
        shown[value, default: []].append(offset)
      }
      for wall in stride(from: first, to: first + 259_200, by: 420) {
        let value = try #require(Self.wall(wall))
        switch clock.occurrences(of: value) {
        case .once(let offset):
          if shown[value] != [offset] { Issue.record("\(name): \(value) is not shown once") }
        case .twice(let earlier, let later):
          if shown[value] != [earlier, later] { Issue.record("\(name): \(value) is not twice") }
        case .never(let next):
          let later = shown.keys.filter { $0 > value }.min()
          if shown[value] != nil || later != next {
            Issue.record("\(name): after \(value) comes \(String(describing: later)), not \(next)")
          }
        }
      }
    }
  }

  /// Returns the days, counted from 1970, of the clock changes in four years. These include unusual
  /// ones: Kwajalein skips a day in 1993, Apia in 2011.
  private static func daysOfChange(_ zone: TimeZone) throws -> [Int] {
    var days: [Int] = []
    for year in [1993, 2011, 2017, 2026] {
      let first = LocalDate.of(year, 1, 1).dayNumber
      for day in first..<first + 366 {
        let offsets = [0.0, 86_400].map {
          zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(day) * 86_400 + $0))
        }
        if offsets[0] != offsets[1] { days.append(day) }
      }
    }
    return days
  }

  private static func wall(_ seconds: Int) -> LocalDateTime? {
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - day * 86_400
    return LocalDate(dayNumber: day).map { date in
      LocalDateTime(date: date, time: .at(rest / 3600, rest / 60 % 60, rest % 60))
    }
  }
}
