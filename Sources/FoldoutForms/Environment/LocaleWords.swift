import Foundation

/// A locale's texts for dates and numbers, asked of Foundation once and then only read.
///
/// Immutable, so any number of threads may read it. Two are equal when they are of one locale and
/// one calendar.
final class LocaleWords: Sendable {
  /// The locale that was asked.
  let locale: Locale
  /// The calendar in which dates are shown and read.
  let system: CalendarSystem
  /// The day a week begins with.
  let firstWeekday: Weekday
  /// The hour cycle.
  let hourCycle: HourCycle
  /// The direction of the program's words in the locale's language.
  let direction: LayoutDirection
  /// A date in numbers, with a year of four digits.
  let numericDate: DatePattern
  /// A medium date and a short time, for each way of counting hours.
  private let dateTimes: (twelve: DatePattern, twentyFour: DatePattern)
  /// A time, for each way of counting hours.
  private let times: (twelve: DatePattern, twentyFour: DatePattern)
  /// A whole date with its weekday, as a screen reader says it.
  let fullDate: DatePattern
  /// A month and its year, as the title of a page.
  let monthTitle: DatePattern
  /// A month and its year in numbers.
  let numericMonth: DatePattern
  /// The names of the weekdays.
  let weekdays: WeekdayNames
  /// The least number of days of a year that its first week has, from 1 to 7.
  let minimumDaysInFirstWeek: Int
  /// The words for days around today, folded, with their distance from it, the longest first.
  let relativeDays: [(word: [Character], days: Int)]
  /// The forms in which a date is read, in the order in which they are tried.
  let dateForms: [DatePattern]
  /// The forms in which a time is read after a date, in the order in which they are tried.
  let timeForms: [DatePattern]
  /// The names of the months.
  let months: MonthNames
  /// The words for the time before and after noon.
  let dayPeriods: [String]
  /// The same words, and the English ones, as they are compared: before and after noon.
  let foldedDayPeriods: [(word: [Character], half: Int)]
  /// The letters that may join a date and a time when they are read.
  let joints: [[Character]]
  /// The digit 0 of the locale; the other nine follow it (Unicode, chapter 22.3).
  let zero: Unicode.Scalar
  /// The sign before the fraction of a number.
  let decimalSeparator: String
  /// The sign between the thousands of a number.
  let groupingSeparator: String
  /// The groups of a large number's digits.
  let grouping: NumberGrouping

  /// Makes the texts from a locale's lists and patterns.
  init(_ source: LocaleSource) {
    locale = source.locale
    system = source.system
    firstWeekday = source.firstWeekday
    hourCycle = source.hourCycle
    direction = source.direction
    numericDate = source.numericDate
    dateTimes = (source.dateTime(.twelve), source.dateTime(.twentyFour))
    times = (source.time(.twelve), source.time(.twentyFour))
    fullDate = source.fullDate
    monthTitle = source.monthTitle
    numericMonth = source.numericMonth
    weekdays = WeekdayNames(source.formatter)
    minimumDaysInFirstWeek = source.minimumDaysInFirstWeek
    relativeDays = source.relativeDays
    dateForms = source.dateForms
    timeForms = source.timeForms
    months = MonthNames(source.formatter)
    dayPeriods = source.dayPeriods
    foldedDayPeriods = (dayPeriods + ["am", "pm"]).enumerated().map { index, word in
      (TypedText.foldedName(word), index % 2)
    }
    joints = source.joints
    zero = source.zero
    decimalSeparator = source.decimalSeparator
    groupingSeparator = source.groupingSeparator
    grouping = source.grouping
  }

  /// The pattern of a date with a time, for a way of counting hours.
  func dateTime(_ cycle: HourCycle) -> DatePattern {
    cycle == .twelve ? dateTimes.twelve : dateTimes.twentyFour
  }

  /// The pattern of a time, for a way of counting hours.
  func time(_ cycle: HourCycle) -> DatePattern {
    cycle == .twelve ? times.twelve : times.twentyFour
  }

  /// The name of a month in a year; its number where the locale has no name for it.
  func monthName(_ month: Int, inYear year: Int, _ style: DatePattern.MonthStyle) -> String {
    let names = months[style]
    let number = system.name(ofMonth: month, inYear: year)
    return names.indices.contains(number - 1) ? names[number - 1] : digits(month, width: 1)
  }

  /// The names of all months of a year.
  func monthNames(inYear year: Int, _ style: DatePattern.MonthStyle) -> [String] {
    (1...system.monthsInYear(year)).map { monthName($0, inYear: year, style) }
  }
}

extension LocaleWords: Hashable {
  static func == (one: LocaleWords, other: LocaleWords) -> Bool {
    one === other || one.locale == other.locale && one.system == other.system
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(system)
  }
}
