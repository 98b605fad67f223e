import FoldoutWords
import Foundation

/// The data that Foundation has about a locale. It is read once, when the locale's texts are
/// created.
///
/// Everything is read for the calendar that is shown, whatever the locale's own: a locale and a
/// formatter that disagree combine the pattern of one calendar with the months of another.
struct LocaleSource {
  /// The locale as requested.
  let locale: Locale
  /// The calendar in which dates are shown.
  let system: CalendarSystem
  /// The locale with the calendar of `system`.
  let shown: Locale
  /// A formatter of a medium date and a short time, also the source of names.
  let formatter: DateFormatter
  /// A formatter of numbers, also the source of digits.
  let numbers: NumberFormatter

  init(_ locale: Locale, calendar: Calendar.Identifier?) {
    self.locale = locale
    system = .supported(for: calendar ?? locale.calendar.identifier)
    var components = Locale.Components(locale: locale)
    components.calendar = system.identifier
    shown = Locale(components: components)
    formatter = DateFormatter()
    formatter.locale = shown
    formatter.calendar = Calendar(identifier: system.identifier)
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    numbers = NumberFormatter()
    numbers.locale = shown
    numbers.numberStyle = .decimal
  }

  /// The first day of a week.
  var firstWeekday: Weekday {
    switch locale.firstDayOfWeek {
    case .sunday: .sunday
    case .monday: .monday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    @unknown default: .monday
    }
  }

  /// The hour cycle of the locale's short time.
  ///
  /// It is read from the pattern, because that is what people see; in seven locales (fr_CA, ar_001
  /// …) `Locale.hourCycle` differs.
  var hourCycle: HourCycle {
    switch pattern(formatter.dateFormat)?.hour?.number {
    case .from1to12, .from0to11: .twelve
    case .from0to23, nil: .twentyFour
    }
  }

  /// The direction of the program's own words in the locale's language.
  var direction: LayoutDirection {
    LayoutDirection(rawValue: Words.of(locale).direction) ?? .leftToRight
  }

  /// The pattern of a numeric date.
  ///
  /// The template has `y`, not `yyyy`, for which some locales (ne, th) have no form of their own;
  /// the year is written with four digits anyway. Kirghiz would write year, day, month, which
  /// everybody else reads as ISO 8601 with another day; there the pattern is ISO 8601's, in other
  /// calendars with slashes.
  var numericDate: DatePattern {
    guard let own = pattern(template("yMMdd")), own.components.count == 3,
      own.components != [.year, .day, .month]
    else { return system == .gregorian ? .iso : .yearFirst }
    return own
  }

  /// Returns the pattern of a time in an hour cycle.
  func time(_ cycle: HourCycle) -> DatePattern {
    pattern(timeSymbols(cycle)) ?? .time24
  }

  /// Returns the pattern of a medium date and a short time, in an hour cycle.
  ///
  /// Foundation uses the locale's own hour cycle. For the other one the time within the pattern is
  /// replaced, so that order and joining words stay the locale's.
  func dateTime(_ cycle: HourCycle) -> DatePattern {
    let both = formatter.dateFormat ?? ""
    let symbols =
      cycle == hourCycle ? both : both.replacingOccurrences(of: shortTime, with: timeSymbols(cycle))
    let plain = DatePattern(numericDate.elements + [.literal(" ")] + DatePattern.time24.elements)
    return pattern(symbols) ?? plain
  }

  /// The words for AM and PM.
  var dayPeriods: [String] {
    [formatter.amSymbol, formatter.pmSymbol]
  }

  /// The words for days around today in the program's language, folded and without diacritics.
  ///
  /// They are sorted by length, the longest first, so that "the day after tomorrow" is tried before
  /// a word that it may begin with.
  var relativeDays: [(word: [Character], days: Int)] {
    let words = Words.of(locale)
    return [
      (words.actions.today, 0), (words.actions.now, 0), (words.periods.tomorrow, 1),
      (words.periods.yesterday, -1), (words.periods.dayAfterTomorrow, 2),
      (words.periods.dayBeforeYesterday, -2),
    ].map { (TypedText.folded($0.0).map(TypedText.strippingDiacritics), $0.1) }
      .sorted { $0.word.count > $1.word.count }
  }

  /// The word for the present moment in the program's language, folded and without diacritics.
  var now: [Character] {
    TypedText.folded(Words.of(locale).actions.now).map(TypedText.strippingDiacritics)
  }

  /// The digit 0 of the locale if its digits are Unicode decimal digits, else the ASCII digit.
  var zero: Unicode.Scalar {
    let zero = numbers.string(from: 0)?.unicodeScalars.first { TypedText.digit($0) == 0 }
    return zero ?? "0"
  }

  /// The decimal separator.
  var decimalSeparator: String {
    numbers.decimalSeparator ?? "."
  }

  /// The grouping separator.
  var groupingSeparator: String {
    numbers.groupingSeparator ?? ","
  }

  /// The digit grouping of large numbers.
  var grouping: NumberGrouping {
    // The formatter's own properties do not include the groups of India.
    let groups = (numbers.string(from: 12_345_678) ?? "").components(
      separatedBy: groupingSeparator)
    let short = numbers.string(from: 1234) ?? ""
    return NumberGrouping(
      separator: groupingSeparator, last: groups.count > 1 ? groups[groups.count - 1].count : 0,
      others: groups.count > 2 ? groups[groups.count - 2].count : 3,
      minimum: short.contains(groupingSeparator) ? 1 : 2)
  }

  var shortTime: String {
    let time = DateFormatter()
    time.locale = shown
    time.dateStyle = .none
    time.timeStyle = .short
    return time.dateFormat
  }

  func timeSymbols(_ cycle: HourCycle) -> String {
    template(cycle == .twelve ? "hmm" : "Hmm")
  }

  func template(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: shown) ?? ""
  }

  func pattern(_ symbols: String) -> DatePattern? {
    guard !symbols.isEmpty else { return nil }
    let pattern = DatePattern(symbols: symbols, era: era)
    return system == .gregorian ? pattern : pattern?.withoutShapeOfISO
  }

  /// The era's name in dates; `nil` if the locale has none, for which Foundation returns "ERA1".
  private var era: String? {
    let eras: [String] = formatter.eraSymbols
    guard eras.indices.contains(system.era) else { return nil }
    return eras[system.era].hasPrefix("ERA") ? nil : eras[system.era]
  }
}

extension LocaleSource {
  /// The pattern of a full date with its weekday, for screen readers.
  ///
  /// It is Foundation's full style; if that has an unsupported symbol, the weekday and the numeric
  /// date.
  var fullDate: DatePattern {
    pattern(symbols(.full, nil))
      ?? DatePattern(
        [.weekday(standalone: false, isShort: false), .literal(", ")] + numericDate.elements)
  }

  /// The pattern of a month and its year, for page titles.
  var monthTitle: DatePattern {
    guard let title = pattern(template("yMMMM")), Set(title.components) == [.year, .month] else {
      return DatePattern([.monthName(.standaloneWide), .literal(" "), .year])
    }
    return title
  }

  /// The numeric pattern of a month and its year; that of ISO 8601 if the locale has none.
  var numericMonth: DatePattern {
    guard let own = pattern(template("yMM")), Set(own.components) == [.year, .month] else {
      return .isoMonth
    }
    return own
  }

  /// The minimum number of days in a year's first week, from 1 to 7.
  var minimumDaysInFirstWeek: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return min(max(calendar.minimumDaysInFirstWeek, 1), 7)
  }
}
