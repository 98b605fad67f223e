import Foundation

/// The names of the twelve months, as they are written and as they are recognised.
struct MonthNames: Sendable {
  /// In full, within a date: in Russian "августа".
  let wide: [String]
  /// Short, within a date.
  let short: [String]
  /// In full, alone: in Russian "август".
  let standaloneWide: [String]
  /// Short, alone.
  let standaloneShort: [String]
  /// Every name as it is compared, with its month, the longest first, so that "mars" is not read
  /// as "mar" and a letter too many.
  let recognised: [(name: [Character], month: Int)]

  /// The names that a formatter has for its locale and calendar.
  init(_ formatter: DateFormatter) {
    wide = formatter.monthSymbols
    short = formatter.shortMonthSymbols
    standaloneWide = formatter.standaloneMonthSymbols
    standaloneShort = formatter.shortStandaloneMonthSymbols
    var months: [[Character]: Int] = [:]
    for names in [wide, short, standaloneWide, standaloneShort] {
      for (index, name) in names.enumerated() {
        months[TypedText.foldedName(name)] = index + 1
      }
    }
    recognised = months.map { ($0.key, $0.value) }.sorted { $0.0.count > $1.0.count }
  }

  /// The names of one list, from January.
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
