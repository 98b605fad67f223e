import FoldoutForms
import Foundation

/// Twenty locales that differ in order, separators, digits, direction, hours or calendar.
let places = [
  "en_US", "en_GB", "en_ZA", "de_DE", "nl_NL", "fr_FR", "fr_CA", "es_ES", "pt_BR", "fi_FI",
  "sv_SE", "bg_BG", "hu_HU", "ru_RU", "ar_EG", "fa_IR", "he_IL", "th_TH", "ja_JP", "ko_KR",
]

/// 14 February 2017, 12:34:56 UTC, which is now in all tests that do not say otherwise.
let aMoment = Date(timeIntervalSince1970: 1_487_075_696)

extension TimeZone {
  /// The zone that is so many hours ahead of UTC.
  static func hours(_ hours: Int) -> TimeZone {
    TimeZone(secondsFromGMT: hours * 3600) ?? .gmt
  }
}

extension FormEnvironment {
  /// The environment of a place, at a fixed moment in UTC.
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
  /// The day of three numbers that are known to be one.
  static func of(_ year: Int, _ month: Int, _ day: Int) -> LocalDate {
    guard let date = LocalDate(year: year, month: month, day: day) else {
      preconditionFailure("\(year)-\(month)-\(day) is no day")
    }
    return date
  }
}

extension LocalDateTime {
  /// The day and time of an ISO text that is known to be one.
  static func of(_ text: String) -> LocalDateTime {
    guard let stored = StoredDate(text) else { preconditionFailure("\(text) is no date") }
    return stored.value
  }
}

extension LocalTime {
  /// The time of numbers that are known to be one.
  static func at(_ hour: Int, _ minute: Int, _ second: Int = 0) -> LocalTime {
    guard let time = LocalTime(hour: hour, minute: minute, second: second) else {
      preconditionFailure("\(hour):\(minute):\(second) is no time")
    }
    return time
  }
}
