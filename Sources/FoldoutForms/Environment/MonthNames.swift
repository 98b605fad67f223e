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
