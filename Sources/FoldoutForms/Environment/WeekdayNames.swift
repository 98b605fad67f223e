import Foundation

/// The names of the seven weekdays in one language, each list beginning with Sunday.
struct WeekdayNames: Sendable {
  /// Full, within a date.
  let wide: [String]
  /// Short, within a date.
  let short: [String]
  /// Full, standalone, as in a column heading.
  let standaloneWide: [String]
  /// Short, standalone: "Mon", "Mo", "ma".
  let standaloneShort: [String]

  /// The names for column headings: the short ones, or if one of those is too long, the language's
  /// one-letter names, provided that they differ for all seven days: "ش", "ی", "د".
  let heads: [String]

  /// Every name folded for comparison, with its weekday; the longest first.
  let recognised: [(name: [Character], weekday: Weekday)]

  /// Reads the names from a formatter, for its locale.
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

  /// Returns the name of a weekday, standalone or within a date.
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

  /// Returns the names for a column heading, full and short.
  func column(of weekday: Weekday) -> (full: String, short: String) {
    (
      WeekdayNames.name(weekday, in: standaloneWide),
      WeekdayNames.name(weekday, in: heads)
    )
  }

  /// The maximum length of a heading, in characters. A column has a seventh of a phone's width.
  private static let longestHead = 6

  private static func name(_ weekday: Weekday, in names: [String]) -> String {
    names.indices.contains(weekday.rawValue - 1) ? names[weekday.rawValue - 1] : ""
  }
}
