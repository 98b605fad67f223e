import Foundation

/// A locale's texts for dates and numbers, read from Foundation once.
///
/// Immutable, so any thread may read it. Two are equal if they have the same locale and calendar.
final class LocaleTexts: Sendable {
  /// The locale.
  let locale: Locale
  /// The calendar in which dates are shown and read.
  let system: CalendarSystem
  /// The first day of a week.
  let firstWeekday: Weekday
  /// The hour cycle.
  let hourCycle: HourCycle
  /// The direction of the program's own words in the locale's language.
  let direction: LayoutDirection
  /// A numeric date with a four-digit year.
  let numericDate: DatePattern
  /// A medium date and a short time, for each hour cycle.
  private let dateTimes: (twelve: DatePattern, twentyFour: DatePattern)
  /// A time, for each hour cycle.
  private let times: (twelve: DatePattern, twentyFour: DatePattern)
  /// A full date with its weekday, for screen readers.
  let fullDate: DatePattern
  /// A month and its year, for page titles.
  let monthTitle: DatePattern
  /// A numeric month and year.
  let numericMonth: DatePattern
  /// The names of the weekdays.
  let weekdays: WeekdayNames
  /// The minimum number of days in a year's first week, from 1 to 7.
  let minimumDaysInFirstWeek: Int
  /// The words for days around today, folded, with their distance from it, the longest first.
  let relativeDays: [(word: [Character], days: Int)]
  /// The word for the present moment, folded.
  let now: [Character]
  /// The patterns tried for a date, in order.
  let dateParsingPatterns: [DatePattern]
  /// The patterns tried for a time, in order.
  let timeParsingPatterns: [DatePattern]
  /// The names of the months.
  let months: MonthNames
  /// The words for AM and PM.
  let dayPeriods: [String]
  /// The same words and the English ones, folded for comparison: 0 for AM, 1 for PM.
  let foldedDayPeriods: [(word: [Character], half: Int)]
  /// The texts that may join a date and a time, folded.
  let connectors: [[Character]]
  /// The digit 0 of the locale; the other nine follow it (Unicode, chapter 22.3).
  let zero: Unicode.Scalar
  /// The decimal separator.
  let decimalSeparator: String
  /// The grouping separator.
  let groupingSeparator: String
  /// The digit grouping of large numbers.
  let grouping: NumberGrouping

  /// Reads the texts from a locale's data.
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
    now = source.now
    dateParsingPatterns = source.dateParsingPatterns
    timeParsingPatterns = source.timeParsingPatterns
    months = MonthNames(source.formatter)
    dayPeriods = source.dayPeriods
    foldedDayPeriods = (dayPeriods + ["am", "pm"]).enumerated().map { index, word in
      (TypedText.foldedName(word), index % 2)
    }
    connectors = source.connectors
    zero = source.zero
    decimalSeparator = source.decimalSeparator
    groupingSeparator = source.groupingSeparator
    grouping = source.grouping
  }

  /// Returns the pattern of a date with a time, in an hour cycle.
  func dateTime(_ cycle: HourCycle) -> DatePattern {
    cycle == .twelve ? dateTimes.twelve : dateTimes.twentyFour
  }

  /// Returns the pattern of a time, in an hour cycle.
  func time(_ cycle: HourCycle) -> DatePattern {
    cycle == .twelve ? times.twelve : times.twentyFour
  }

  /// Returns the name of a month in a year; its number if the locale has no name for it.
  func monthName(_ month: Int, inYear year: Int, _ style: DatePattern.MonthStyle) -> String {
    let names = months[style]
    let number = system.name(ofMonth: month, inYear: year)
    return names.indices.contains(number - 1) ? names[number - 1] : digits(month, width: 1)
  }

  /// Returns the names of all months of a year.
  func monthNames(inYear year: Int, _ style: DatePattern.MonthStyle) -> [String] {
    (1...system.monthsInYear(year)).map { monthName($0, inYear: year, style) }
  }
}

extension LocaleTexts: Hashable {
  static func == (one: LocaleTexts, other: LocaleTexts) -> Bool {
    one === other || one.locale == other.locale && one.system == other.system
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(system)
  }
}

extension LocaleTexts {
  /// Returns a non-negative number in the locale's digits, padded with zeros to a width.
  func digits(_ number: Int, width: Int) -> String {
    var text = ""
    append(number, width: width, to: &text)
    return text
  }

  /// Appends a non-negative number in the locale's digits. Complexity: O(digits).
  func append(_ number: Int, width: Int, to text: inout String) {
    if zero == "0" {
      text.append(number: number, width: width)
    } else {
      var ascii = ""
      ascii.append(number: number, width: width)
      text += localized(ascii)
    }
  }

  /// Returns a text with its ASCII digits replaced by the locale's.
  func localized(_ text: String) -> String {
    guard zero != "0" else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard scalar.isASCII, let digit = TypedText.digit(scalar),
        let own = Unicode.Scalar(zero.value + UInt32(digit))
      else {
        scalars.append(scalar)
        continue
      }
      scalars.append(own)
    }
    return String(scalars)
  }
}

extension LocaleTexts {
  /// The same locale's texts for the Gregorian calendar; `self` if that is shown.
  var gregorian: LocaleTexts {
    system == .gregorian ? self : LocaleTexts.of(locale, calendar: .gregorian)
  }

  /// Returns a month and its year for a page title, as in November 2026.
  func title(month: Int, year: Int) -> String {
    let day = CalendarDay(year: year, month: month, day: 1)
    return monthTitle.text(of: day, .midnight, self)
  }
}

extension LocaleTexts {
  /// Returns the texts of a locale, with a calendar or the locale's own.
  ///
  /// All environments of the same locale and calendar share one object. Complexity: O(1), except
  /// for the first call, which takes about 1 ms.
  static func of(_ locale: Locale, calendar: Calendar.Identifier?) -> LocaleTexts {
    let key = Key(locale: locale, calendar: calendar)
    return cache.value(of: key) { LocaleTexts(LocaleSource(locale, calendar: calendar)) }
  }

  /// Returns the pattern of a form, for a day, or for a day with a time in an hour cycle.
  ///
  /// It is read from Foundation on first use, because most forms are never used. Complexity: O(1),
  /// except for the first call, which takes about 1 ms.
  func pattern(of form: DateForm, with cycle: HourCycle?) -> DatePattern {
    let key = FormKey(locale: locale, system: system, form: form, cycle: cycle)
    return LocaleTexts.forms.value(of: key) {
      LocaleSource(locale, calendar: system.identifier).pattern(of: form, with: cycle)
    }
  }

  /// The cache key of a locale's texts.
  private struct Key: Hashable {
    let locale: Locale
    let calendar: Calendar.Identifier?
  }

  /// The cache key of a form's pattern.
  private struct FormKey: Hashable {
    let locale: Locale
    let system: CalendarSystem
    let form: DateForm
    let cycle: HourCycle?
  }

  /// The texts of recent locales. A visitor may name any locale, so memory must be bounded; 64 is
  /// more than the languages of one server's visitors.
  private static let cache = FixedSizeCache<Key, LocaleTexts>(capacity: 64)
  private static let forms = FixedSizeCache<FormKey, DatePattern>(capacity: 256)
}

/// A thread-safe cache with a fixed capacity. When full, it evicts the oldest entry.
///
/// `@unchecked Sendable`: `capacity` never changes, and `values` and `order` are only accessed
/// while `lock` is held. The lock is also held while Foundation is queried, so that two
/// simultaneous first requests query it once; others wait for that millisecond. (`Mutex` would be
/// checked, but needs macOS 15 and iOS 18.)
final class FixedSizeCache<ID: Hashable, Value: Sendable>: @unchecked Sendable {
  private let capacity: Int
  private let lock = NSLock()
  private var values: [ID: Value] = [:]
  /// The IDs in order of insertion, the oldest first.
  private var order: [ID] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  func value(of id: ID, _ make: () -> Value) -> Value {
    lock.withLock {
      if let cached = values[id] { return cached }
      if order.count == capacity { values[order.removeFirst()] = nil }
      let new = make()
      values[id] = new
      order.append(id)
      return new
    }
  }
}
