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

/// Random numbers that are the same in every run (SplitMix64 by Steele, Lea and Flood).
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Compares a whole text with the one that is kept beside the tests; answers what differs.
///
/// With `FOLDOUT_RECORD` set, the text is kept instead, to be read in the change's own diff.
func difference(
  from snapshot: String, _ text: String, file: String = #filePath
) throws -> String? {
  let url = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Snapshots").appendingPathComponent(snapshot)
  if ProcessInfo.processInfo.environment["FOLDOUT_RECORD"] != nil {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
  let kept = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  if kept == text { return nil }
  let old = kept.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
  guard let line else { return "\(old.count) lines were kept, \(new.count) are made" }
  return "line \(line.offset + 1)\nkept: \(line.element.0)\nmade: \(line.element.1)"
}
