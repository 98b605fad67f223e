import Foundation

extension LocaleSource {
  /// The patterns tried for a date, in order.
  ///
  /// 1. ISO 8601, recognised by its leading four-digit year.
  /// 2. The locale's own numeric form; in another calendar also numbers in the order of the
  ///    Gregorian form, because the own form may have names: Saudi Arabia is shown ١٤ شعبان، ١٤٣٨
  ///    هـ and types 14/08/1438.
  /// 3. The locale's medium form, and day, month and year with the month's name, full or short.
  /// 4. The POSIX locale's month/day/year, unless the locale itself writes the day before the month
  ///    with slashes: there 03/04/2002 is the third of April, and the locale's form wins. It is
  ///    Gregorian in every calendar, like ISO 8601. If the locale writes the day first, but without
  ///    slashes, only dates that cannot be meant the other way round are accepted.
  /// 5. A day by its distance from today: the language's words for it, or a signed number.
  /// 6. Forms 2 to 4 without their year, which nobody can guess: they are refused, with the day of
  ///    this year as an example.
  var dateParsingPatterns: [DatePattern] {
    let own = system == .gregorian ? [numericDate] : [numericDate, plainDate]
    let full = own + [mediumDate] + DatePattern.named + (acceptsPOSIX ? [posix] : [])
    return [.iso] + full + [DatePattern([.relativeDay])] + full.map(\.withoutYear)
  }

  /// The numeric form of a date, in the order in which the locale writes Gregorian dates.
  private var plainDate: DatePattern {
    LocaleSource(locale, calendar: .gregorian).numericDate.withoutShapeOfISO
  }

  /// The date of the POSIX locale, as in 08/14/2002. If another calendar is shown, the year needs
  /// exactly four digits.
  ///
  /// If the locale's own form has the day before the month, slashes may be meant that way, too.
  private var posix: DatePattern {
    var pattern = DatePattern([
      .month(width: 2), .literal("/"), .day(width: 2), .literal("/"),
      system == .gregorian ? .year : .isoYear,
    ])
    pattern.isDayMonthAmbiguous = isDayFirst
    return pattern
  }

  /// The patterns tried for a time, alone or after a date, in order: those of the locale, then
  /// 15:30 and 3:30 PM.
  var timeParsingPatterns: [DatePattern] {
    [time(hourCycle), time(hourCycle == .twelve ? .twentyFour : .twelve), .time24, .time12]
  }

  /// The joining texts between a date and a time: nothing, a comma, a T, or the locale's own.
  var connectors: [[Character]] {
    var connectors: [[Character]] = [[], [","], ["،"], ["t"]]
    let elements = dateTime(hourCycle).elements
    for case .literal(_, let folded) in elements where folded.contains(where: \.isLetter) {
      connectors.append(folded)
    }
    return connectors.sorted { $0.count > $1.count }
  }

  /// The date within the pattern of date and time, from its first date part to its last.
  private var mediumDate: DatePattern {
    let elements = dateTime(hourCycle).elements
    let isDatePart = elements.map { element in
      switch element {
      case .year, .isoYear, .month, .monthName, .day: true
      case .hour, .minute, .dayPeriod, .weekday, .relativeDay, .literal: false
      }
    }
    guard let first = isDatePart.firstIndex(of: true), let last = isDatePart.lastIndex(of: true)
    else { return numericDate }
    return DatePattern(Array(elements[first...last]))
  }

  /// The locale's own numeric form of a Gregorian date.
  private var ownDate: DatePattern {
    system == .gregorian ? numericDate : plainDate
  }

  private var isDayFirst: Bool {
    let order = ownDate.components
    return order.firstIndex(of: .day) ?? 0 < order.firstIndex(of: .month) ?? 0
  }

  private var acceptsPOSIX: Bool {
    let hasSlash = ownDate.elements.contains { element in
      if case .literal(_, let folded) = element { folded.contains("/") } else { false }
    }
    return !(isDayFirst && hasSlash)
  }
}

extension DatePattern {
  /// The date of ISO 8601, as in 2002-08-14.
  static let iso = DatePattern([
    .isoYear, .literal("-"), .month(width: 2), .literal("-"), .day(width: 2),
  ])

  /// A numeric date for a locale without a usable form of its own, as in 2560/08/14. It has no
  /// hyphens, because those of ISO 8601 mean a Gregorian date.
  static let yearFirst = DatePattern([
    .year, .literal("/"), .month(width: 2), .literal("/"), .day(width: 2),
  ])

  /// The pattern with slashes instead of hyphens if it begins with the year. With hyphens it would
  /// look like ISO 8601: 1395-11-26 is a Gregorian day, whatever calendar is shown.
  var withoutShapeOfISO: DatePattern {
    guard components.first == .year else { return self }
    return DatePattern(
      elements.map { element in
        switch element {
        case .literal(_, ["-"]): .literal("/")
        case .isoYear: .year
        default: element
        }
      })
  }

  /// The pattern without its year. The text beside it stays, since it may be missing at both ends.
  fileprivate var withoutYear: DatePattern {
    var pattern = self
    pattern.elements.removeAll { $0 == .year || $0 == .isoYear }
    return pattern
  }

  /// The month of ISO 8601, as in 2002-08.
  static let isoMonth = DatePattern([.isoYear, .literal("-"), .month(width: 2)])

  /// Dates with the month's name: 14 August 2002, 14. August 2002, August 14, 2002 and August 14
  /// 2002.
  static let named = [
    DatePattern([.day(width: 1), .monthName(.wide), .year]),
    DatePattern([.day(width: 1), .literal("."), .monthName(.wide), .year]),
    DatePattern([.monthName(.wide), .day(width: 1), .literal(","), .year]),
    DatePattern([.monthName(.wide), .day(width: 1), .year]),
  ]

  /// The time of ISO 8601, as in 15:30.
  static let time24 = DatePattern([.hour(.from0to23, width: 2), .literal(":"), .minute])

  /// A time with AM or PM, as in 3:30 PM.
  static let time12 = DatePattern([
    .hour(.from1to12, width: 1), .literal(":"), .minute, .literal(" "), .dayPeriod,
  ])
}

extension LocaleSource {
  /// Returns the pattern of a form, for a day, or for a day with a time in an hour cycle.
  ///
  /// If Foundation's pattern has an unsupported symbol, the date is written as in inputs. The same
  /// applies to a numeric form whose order differs from that of inputs: in Kirghiz, 2/3/2025 would
  /// be shown for a date that is typed as 3/2/2025.
  func pattern(of form: DateForm, with cycle: HourCycle?) -> DatePattern {
    let own: DatePattern? =
      switch form {
      case .plain: nil
      case .short: pattern(symbols(.short, cycle))
      case .weekdayAndShort: pattern(template("yMEd" + hours(cycle)))
      case .medium: pattern(symbols(.medium, cycle))
      case .weekdayAndMedium: pattern(template("yMMMEd" + hours(cycle)))
      case .long: pattern(symbols(.long, cycle))
      case .full: pattern(symbols(.full, cycle))
      }
    if let own, own.isWhole(hasTime: cycle != nil), own.isNamed || own.order == numericDate.order {
      return own
    }
    return cycle.map(dateTime) ?? numericDate
  }

  /// Returns Foundation's pattern string for a date style, with a short time if there is an hour
  /// cycle.
  ///
  /// Foundation uses the locale's own hour cycle. For the other one the time within the pattern is
  /// replaced, so that order and joining words stay the locale's.
  func symbols(_ style: DateFormatter.Style, _ cycle: HourCycle?) -> String {
    let styled = DateFormatter()
    styled.locale = shown
    styled.calendar = formatter.calendar
    styled.dateStyle = style
    styled.timeStyle = cycle == nil ? .none : .short
    let symbols = styled.dateFormat ?? ""
    guard let cycle, cycle != hourCycle else { return symbols }
    return symbols.replacingOccurrences(of: shortTime, with: timeSymbols(cycle))
  }

  private func hours(_ cycle: HourCycle?) -> String {
    switch cycle {
    case .twelve: "hmm"
    case .twentyFour: "Hmm"
    case nil: ""
    }
  }
}

extension DatePattern {
  /// True if the month is a name, which cannot be confused with the day.
  fileprivate var isNamed: Bool {
    elements.contains { if case .monthName = $0 { true } else { false } }
  }

  /// The order of day, month and year.
  fileprivate var order: [DateComponent] {
    components.filter { [.year, .month, .day].contains($0) }
  }

  /// Returns true if the pattern has all parts of a date, and those of a time if required.
  fileprivate func isWhole(hasTime: Bool) -> Bool {
    let parts = Set(components)
    return parts.isSuperset(of: [.year, .month, .day])
      && (!hasTime || parts.isSuperset(of: [.hour, .minute]))
  }
}
