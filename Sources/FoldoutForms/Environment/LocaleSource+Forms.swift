import Foundation

extension LocaleSource {
  /// The forms in which a date is read, in the order in which they are tried.
  ///
  /// 1. ISO 8601, known by its year of four digits in front.
  /// 2. The locale's own form in numbers.
  /// 3. The locale's medium form, and day, month and year with the month's name in any length.
  /// 4. The POSIX locale's month/day/year, unless the locale itself writes a slash and the day
  ///    before the month: there 03/04/2002 is the third of April, and the locale's form wins.
  ///    It is Gregorian in every calendar, as ISO 8601 is. Where the locale writes the day first,
  ///    but no slash, it is read only where it cannot be meant the other way round.
  ///
  /// 5. A day by its distance from today: the language's words for it, or a number with a sign.
  ///
  /// In another calendar also the Gregorian form's order of numbers, where Foundation has names:
  /// Saudi Arabia is shown ١٤ شعبان، ١٤٣٨ هـ and types 14/08/1438.
  var dateForms: [DatePattern] {
    let own = system == .gregorian ? [numericDate] : [numericDate, plainDate]
    return [.iso] + own + [mediumDate] + DatePattern.named + (acceptsPOSIX ? [posix] : [])
      + [DatePattern([.relativeDay])]
  }

  /// The numbers of a date in the order in which the locale writes Gregorian ones.
  private var plainDate: DatePattern {
    LocaleSource(locale, calendar: .gregorian).numericDate.withoutShapeOfISO
  }

  /// The date of the POSIX locale, as in 08/14/2002. Where another calendar is shown, its year has
  /// the four digits that no era is needed for.
  ///
  /// Where the day stands before the month in the locale's own form, slashes may be meant so too.
  private var posix: DatePattern {
    var pattern = DatePattern([
      .month(width: 2), .literal("/"), .day(width: 2), .literal("/"),
      system == .gregorian ? .year : .isoYear,
    ])
    pattern.isEitherWay = isDayFirst
    return pattern
  }

  /// The forms in which a time is read after a date: those of the locale, then 15:30 and 3:30 PM.
  var timeForms: [DatePattern] {
    [time(hourCycle), time(hourCycle == .twelve ? .twentyFour : .twelve), .time24, .time12]
  }

  /// The letters between a date and a time: nothing, a comma, a T, or what the locale writes.
  var joints: [[Character]] {
    var joints: [[Character]] = [[], [","], ["،"], ["t"]]
    let elements = dateTime(hourCycle).elements
    for case .literal(_, let folded) in elements where folded.contains(where: \.isLetter) {
      joints.append(folded)
    }
    return joints.sorted { $0.count > $1.count }
  }

  /// The date within the pattern of date and time: from its first date part to its last, with
  /// what is written before and after it where the date stands at that end.
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

  /// The locale's own form of a Gregorian date in numbers.
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

  /// A date in numbers for a locale that has no usable form of its own, as in 2560/08/14; not the
  /// hyphens of ISO 8601, which are the Gregorian calendar's.
  static let yearFirst = DatePattern([
    .year, .literal("/"), .month(width: 2), .literal("/"), .day(width: 2),
  ])

  /// The pattern with slashes, where it would have the shape of ISO 8601: 1395-11-26 is a day of
  /// that year in the Gregorian calendar, whatever calendar is shown.
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

  /// The month of ISO 8601, as in 2002-08.
  static let isoMonth = DatePattern([.isoYear, .literal("-"), .month(width: 2)])

  /// Dates with the month's name, as people write them: 14 August 2002, 14. August 2002,
  /// August 14, 2002 and August 14 2002.
  static let named = [
    DatePattern([.day(width: 1), .monthName(.wide), .year]),
    DatePattern([.day(width: 1), .literal("."), .monthName(.wide), .year]),
    DatePattern([.monthName(.wide), .day(width: 1), .literal(","), .year]),
    DatePattern([.monthName(.wide), .day(width: 1), .year]),
  ]

  /// A time as ISO 8601 writes it, as in 15:30.
  static let time24 = DatePattern([.hour(.from0to23, width: 2), .literal(":"), .minute])

  /// A time with AM or PM, as in 3:30 PM.
  static let time12 = DatePattern([
    .hour(.from1to12, width: 1), .literal(":"), .minute, .literal(" "), .dayPeriod,
  ])
}
