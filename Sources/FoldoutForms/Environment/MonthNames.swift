import Foundation

/// The names of a calendar's months, as written and as recognised.
///
/// They are Foundation's lists, beginning with the first month; ``CalendarSystem`` maps the months
/// of a year to them.
struct MonthNames: Sendable {
  /// Full, within a date: in Russian "августа".
  let wide: [String]
  /// Short, within a date.
  let short: [String]
  /// Full, standalone: in Russian "август".
  let standaloneWide: [String]
  /// Short, standalone.
  let standaloneShort: [String]
  /// Every name folded for comparison, and every beginning of three letters or more that only one
  /// month has ("sept"), with its index in the lists from 1; the longest first, so that "mars" is
  /// not read as "mar" and an extra letter.
  let recognised: [(name: [Character], number: Int)]

  /// Reads the names from a formatter, for its locale and calendar.
  init(_ formatter: DateFormatter) {
    wide = formatter.monthSymbols
    short = formatter.shortMonthSymbols
    standaloneWide = formatter.standaloneMonthSymbols
    standaloneShort = formatter.shortStandaloneMonthSymbols
    var numbers: [[Character]: Int] = [:]
    for names in [wide, short, standaloneWide, standaloneShort] {
      for (index, name) in names.enumerated() {
        numbers[TypedText.foldedName(name)] = index + 1
      }
    }
    var beginnings: [[Character]: Set<Int>] = [:]
    // Names of several words differ in their ends alone, as October and November in Luo.
    for (name, number) in numbers where !name.contains(" ") {
      for length in 3..<max(3, name.count) {
        beginnings[Array(name.prefix(length)), default: []].insert(number)
      }
    }
    for case (let beginning, let months) in beginnings where months.count == 1 {
      if let month = months.first, numbers[beginning] == nil { numbers[beginning] = month }
    }
    recognised = numbers.map { ($0.key, $0.value) }.sorted { $0.0.count > $1.0.count }
  }

  /// The names of one style.
  subscript(style: DatePattern.MonthStyle) -> [String] {
    switch style {
    case .wide: wide
    case .short: short
    case .standaloneWide: standaloneWide
    case .standaloneShort: standaloneShort
    }
  }
}

extension TypedText {
  /// Returns a name for comparison: folded, and without the full stops of abbreviations.
  static func foldedName(_ name: String) -> [Character] {
    folded(name).filter { $0 != "." }
  }
}

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
