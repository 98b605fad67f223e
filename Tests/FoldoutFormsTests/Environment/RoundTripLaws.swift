import Dispatch
import FoldoutForms
import Foundation
import TestSupport
import Testing

/// Laws of reading back: a shown text is read as the same value in every locale.
@Suite struct RoundTripLaws {
  /// Every fifth day outside of `make test-all`.
  @Test("Every day of five years reads back in each place", arguments: places)
  func everyDayOfFiveYears(place: String) throws {
    let environment = FormEnvironment.of(place)
    for year in [1, 987, 1900, 2000, 2017] {
      var day: LocalDate? = LocalDate.of(year, 1, 1)
      while let date = day, date.year == year {
        let text = environment.text(of: date)
        if (try? environment.date(from: text)) != date {
          Issue.record("\(date) is shown as \(text) and reads back otherwise")
        }
        day = date.adding(days: Depth.of(5, all: 1))
      }
    }
  }

  @Test("Times of a day read back in both hour cycles", arguments: places)
  func everyMinuteOfADay(place: String) throws {
    let date = LocalDate.of(2017, 10, 15)
    for cycle in HourCycle.allCases {
      let environment = FormEnvironment.of(place, hourCycle: cycle)
      for minute in stride(from: 0, to: 1440, by: Depth.of(35, all: 7)) {
        guard let time = LocalTime(hour: minute / 60, minute: minute % 60) else { continue }
        try check(LocalDateTime(date: date, time: time), in: environment)
      }
      try check(.of("2017-10-15 00:00:59"), in: environment)
      try check(.of("2017-10-15 23:59:59.000000001"), in: environment)
      try check(.of("2017-10-15 12:00:00.5"), in: environment)
    }
  }

  /// Slow on purpose: the other locales have patterns that nobody thinks of.
  @Test("Months of a year read back in every locale")
  func everyLocaleThereIs() throws {
    let values = (1...12).map { LocalDateTime.of("2002-\($0 < 10 ? "0" : "")\($0)-14 09:30") }
    var checkedCount = 0
    for environment in everyEnvironment {
      checkedCount += 1
      let identifier = environment.locale.identifier
      let other = FormEnvironment.of(
        identifier, hourCycle: environment.hourCycle == .twelve ? .twentyFour : .twelve)
      for value in values {
        let text = environment.text(of: value.date)
        if (try? environment.date(from: text)) != value.date {
          Issue.record("\(identifier): \(value.date) is shown as \(text)")
        }
        try check(value, in: environment)
      }
      try check(.of("2002-05-31 00:00"), in: other)
      try check(.of("2002-05-31 12:05"), in: other)
    }
    #expect(checkedCount > Depth.of(100, all: 1_000))
  }

  /// Uses more locales than the cache keeps.
  @Test("Many threads get the right words of many locales")
  func manyThreadsAskForManyLocales() {
    let identifiers = Array(Locale.availableIdentifiers.sorted().prefix(100))
    let names = identifiers.map { FormEnvironment.of($0).monthNames }
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      let index = index * 37 % identifiers.count
      if FormEnvironment.of(identifiers[index]).monthNames != names[index] {
        Issue.record("\(identifiers[index]) got the words of another")
      }
    }
  }

  /// Kirghiz would show 2002-14-08. Up to day 12 such a text is another day in ISO 8601.
  @Test("A date that would begin with the year is shown in ISO 8601")
  func aYearInFrontMeansISO() {
    #expect(FormEnvironment.of("ky_KG").text(of: .of(2002, 8, 4)) == "2002-08-04")
  }

  /// Compares our own formatting, which uses only Foundation's patterns, with Foundation's
  /// formatter.
  @Test(
    "Dates are written as Foundation writes them",
    arguments: places + [
      "vi_VN", "zh_Hans_CN", "cs_CZ", "hi_IN", "mn_MN", "my_MM", "ar_SA", "fa_AF",
      "en_US@calendar=persian", "de_DE@calendar=indian", "he_IL@calendar=islamic",
    ])
  func theFormatterWritesTheSame(place: String) {
    let environment = FormEnvironment.of(place)
    let formatter = DateFormatter()
    var components = Locale.Components(identifier: place)
    components.calendar = environment.calendar
    formatter.locale = Locale(components: components)
    formatter.calendar = Calendar(identifier: environment.calendar)
    formatter.timeZone = .gmt
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    let days = Depth.of(56.85, all: 11.37)
    for step in 0..<Depth.of(80, all: 400) {
      let moment = Date(timeIntervalSince1970: Double(step) * 86_400 * days + 60)
      let shown = FormEnvironment.of(place, now: moment).nowDateTime
      #expect(environment.text(of: shown) == formatter.string(from: moment))
    }
  }

  private func check(_ value: LocalDateTime, in environment: FormEnvironment) throws {
    let text = environment.text(of: value)
    let place = environment.locale.identifier
    do {
      let read = try environment.dateTime(from: text)
      if read != value { Issue.record("\(place): \(text) reads as \(read)") }
    } catch {
      Issue.record("\(place): \(text) (\(value)) \(error)")
    }
  }
}
