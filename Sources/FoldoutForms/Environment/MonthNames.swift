import Foundation

/// The names of a calendar's months, as they are written and as they are recognised.
///
/// They are Foundation's lists, from the first month on; which name a month has in which year,
/// ``CalendarSystem`` says.
struct MonthNames: Sendable {
  /// In full, within a date: in Russian "августа".
  let wide: [String]
  /// Short, within a date.
  let short: [String]
  /// In full, alone: in Russian "август".
  let standaloneWide: [String]
  /// Short, alone.
  let standaloneShort: [String]
  /// Every name as it is compared, with its position in the lists from 1, the longest first, so
  /// that "mars" is not read as "mar" and a letter too many.
  let recognised: [(name: [Character], number: Int)]

  /// The names that a formatter has for its locale and calendar.
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
    recognised = numbers.map { ($0.key, $0.value) }.sorted { $0.0.count > $1.0.count }
  }

  /// The names of one list.
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
  /// A name as it is compared: folded and without the points of an abbreviation.
  static func foldedName(_ name: String) -> [Character] {
    folded(name).filter { $0 != "." }
  }
}
