import FoldoutForms
import Foundation
import TestSupport

/// Twenty locales that differ in order, separators, digits, direction, hours or calendar.
let places = [
  "en_US", "en_GB", "en_ZA", "de_DE", "nl_NL", "fr_FR", "fr_CA", "es_ES", "pt_BR", "fi_FI",
  "sv_SE", "bg_BG", "hu_HU", "ru_RU", "ar_EG", "fa_IR", "he_IL", "th_TH", "ja_JP", "ko_KR",
]

/// 14 February 2017, 12:34:56 UTC: the current time in all tests that do not set another.
let aMoment = Date(timeIntervalSince1970: 1_487_075_696)

/// Every language in every script, and the twenty locales.
let languages =
  Locale.availableIdentifiers.filter { Locale(identifier: $0).region == nil }.sorted() + places

/// Every language in every script, and in `make test-all` in every region.
let everyLocale = Depth.of(languages, all: Locale.availableIdentifiers.sorted())

/// The environments of all locales under test, at ``aMoment`` in UTC.
///
/// They are made once for all tests, because each takes some milliseconds in a debug build.
let everyEnvironment = everyLocale.map { FormEnvironment.of($0) }

extension TimeZone {
  /// Returns the zone that is a number of hours ahead of UTC.
  static func hours(_ hours: Int) -> TimeZone {
    TimeZone(secondsFromGMT: hours * 3600) ?? .gmt
  }
}

extension FormEnvironment {
  /// Returns the environment of a locale, at a fixed moment in UTC by default.
  static func of(
    _ identifier: String, now: Date = aMoment, timeZone: TimeZone = .gmt,
    firstWeekday: Weekday? = nil, hourCycle: HourCycle? = nil
  ) -> FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: identifier), timeZone: timeZone, now: now,
      firstWeekday: firstWeekday, hourCycle: hourCycle)
  }
}

extension LocalDate {
  /// Returns the day with these numbers, which must be valid.
  static func of(_ year: Int, _ month: Int, _ day: Int) -> LocalDate {
    guard let date = LocalDate(year: year, month: month, day: day) else {
      preconditionFailure("\(year)-\(month)-\(day) is no day")
    }
    return date
  }
}

extension LocalDateTime {
  /// Returns the day and time of an ISO 8601 text, which must be valid.
  static func of(_ text: String) -> LocalDateTime {
    guard let stored = StoredDate(text) else { preconditionFailure("\(text) is no date") }
    return stored.value
  }
}

extension LocalTime {
  /// Returns the time with these numbers, which must be valid.
  static func at(_ hour: Int, _ minute: Int, _ second: Int = 0) -> LocalTime {
    guard let time = LocalTime(hour: hour, minute: minute, second: second) else {
      preconditionFailure("\(hour):\(minute):\(second) is no time")
    }
    return time
  }
}
