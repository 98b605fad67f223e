import Foundation

/// The names of the seven weekdays in one language, each list from Sunday on.
struct WeekdayNames: Sendable {
  /// In full, within a date.
  let wide: [String]
  /// Short, within a date.
  let short: [String]
  /// In full, standing alone, as at the head of a column.
  let standaloneWide: [String]
  /// Short, standing alone: "Mon", "Mo", "ma".
  let standaloneShort: [String]

  /// At the head of a column: the short ones, or, where those are no shorter than words, the
  /// letters that a language has for the days, if they tell seven days apart: "ش", "ی", "د".
  let heads: [String]

  /// Every name as it is compared, with its weekday, the longest first.
  let recognised: [(name: [Character], weekday: Weekday)]

  /// The names that a formatter has for its locale.
  init(_ formatter: DateFormatter) {
    wide = formatter.weekdaySymbols
    short = formatter.shortWeekdaySymbols
    standaloneWide = formatter.standaloneWeekdaySymbols
    standaloneShort = formatter.shortStandaloneWeekdaySymbols
    let letters: [String] = formatter.veryShortStandaloneWeekdaySymbols
    let areWords = standaloneShort.contains { $0.count > WeekdayNames.longestHead }
    heads = areWords && Set(letters).count == 7 ? letters : standaloneShort
    var weekdays: [[Character]: Weekday] = [:]
    for names in [wide, short, standaloneWide, standaloneShort] {
      for (name, weekday) in zip(names, Weekday.allCases) {
        weekdays[TypedText.foldedName(name)] = weekday
      }
    }
    recognised = weekdays.map { ($0.key, $0.value) }.sorted { $0.0.count > $1.0.count }
  }

  /// The name of a weekday, as it stands alone or within a date.
  func name(of weekday: Weekday, standalone: Bool, isShort: Bool) -> String {
    let names =
      switch (standalone, isShort) {
      case (false, false): wide
      case (false, true): short
      case (true, false): standaloneWide
      case (true, true): standaloneShort
      }
    return WeekdayNames.name(weekday, in: names)
  }

  /// The names at the head of a column of days, in full and short.
  func column(of weekday: Weekday) -> (full: String, short: String) {
    (
      WeekdayNames.name(weekday, in: standaloneWide),
      WeekdayNames.name(weekday, in: heads)
    )
  }

  /// The most characters of a name above a column of a seventh of a phone's width.
  private static let longestHead = 6

  private static func name(_ weekday: Weekday, in names: [String]) -> String {
    names.indices.contains(weekday.rawValue - 1) ? names[weekday.rawValue - 1] : ""
  }
}
