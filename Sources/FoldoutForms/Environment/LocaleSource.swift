import Foundation

/// The questions that are put to Foundation about a locale, once, while its words are made.
///
/// All of them are put for the Gregorian calendar, whatever the locale's own: in Thailand the
/// pattern of a date would otherwise be that of Buddhist years.
struct LocaleSource {
  /// The locale as it was named.
  let locale: Locale
  /// The locale with the Gregorian calendar.
  let gregorian: Locale
  /// A formatter of a medium date and a short time, which also has the names.
  let formatter: DateFormatter
  /// A formatter of numbers, which has the digits.
  let numbers: NumberFormatter

  init(_ locale: Locale) {
    self.locale = locale
    var components = Locale.Components(locale: locale)
    components.calendar = .gregorian
    gregorian = Locale(components: components)
    formatter = DateFormatter()
    formatter.locale = gregorian
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    numbers = NumberFormatter()
    numbers.locale = gregorian
    numbers.numberStyle = .decimal
  }

  /// The day that a week begins with.
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

  /// How hours are counted, as the short time of the locale shows them.
  ///
  /// Not `Locale.hourCycle`: that and the pattern disagree in seven locales (fr_CA, ar_001 …), and
  /// the pattern is what people see.
  var hourCycle: HourCycle {
    switch pattern(formatter.dateFormat)?.hour?.number {
    case .from1to12, .from0to11: .twelve
    case .from0to23, nil: .twentyFour
    }
  }

  /// The pattern of a date in numbers.
  ///
  /// The template asks for `y` and not `yyyy`: for the latter some locales (ne, th) have no form
  /// of their own. The year is written with four digits anyway. Kirghiz would write year, day,
  /// month, which everybody else reads as ISO 8601 with another day; there ISO 8601 is written.
  var numericDate: DatePattern {
    guard let own = pattern(template("yMMdd")), own.components != [.year, .day, .month] else {
      return .iso
    }
    return own
  }

  /// The pattern of a time, with the hours counted in a stated way.
  func time(_ cycle: HourCycle) -> DatePattern {
    pattern(timeSymbols(cycle)) ?? .time24
  }

  /// The pattern of a medium date and a short time, with the hours counted in a stated way.
  ///
  /// Foundation gives the one of the locale's own way; for the other the time within it is
  /// replaced, so that order and joining words stay the locale's.
  func dateTime(_ cycle: HourCycle) -> DatePattern {
    let both = formatter.dateFormat ?? ""
    let symbols =
      cycle == hourCycle ? both : both.replacingOccurrences(of: shortTime, with: timeSymbols(cycle))
    let plain = DatePattern(numericDate.elements + [.literal(" ")] + DatePattern.time24.elements)
    return pattern(symbols) ?? plain
  }

  /// The words for the time before noon and after it.
  var dayPeriods: [String] {
    [formatter.amSymbol, formatter.pmSymbol]
  }

  /// The digit 0, where the locale's digits are decimal digits of Unicode; else the ASCII digit.
  var zero: Unicode.Scalar {
    let zero = numbers.string(from: 0)?.unicodeScalars.first { TypedText.digit($0) == 0 }
    return zero ?? "0"
  }

  /// The sign before the fraction of a number.
  var decimalSeparator: String {
    numbers.decimalSeparator ?? "."
  }

  /// The sign between the thousands of a number.
  var groupingSeparator: String {
    numbers.groupingSeparator ?? ","
  }

  private var shortTime: String {
    let time = DateFormatter()
    time.locale = gregorian
    time.dateStyle = .none
    time.timeStyle = .short
    return time.dateFormat
  }

  private func timeSymbols(_ cycle: HourCycle) -> String {
    template(cycle == .twelve ? "hmm" : "Hmm")
  }

  private func template(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: gregorian) ?? ""
  }

  private func pattern(_ symbols: String) -> DatePattern? {
    symbols.isEmpty ? nil : DatePattern(symbols: symbols)
  }
}
