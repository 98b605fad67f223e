import Foundation

extension CalendarSystem {
  /// The system in which dates are shown where a calendar is asked for.
  ///
  /// Shown are the systems with one era of years that are written with four digits (or, in a far
  /// future, five); every *islamic* calendar means Umm al-Qura. Any other calendar, as the Japanese
  /// with its short years of many eras or the Chinese with its named ones, is shown as Gregorian.
  static func shown(for identifier: Calendar.Identifier) -> CalendarSystem {
    switch identifier {
    case .buddhist: buddhist
    case .persian: persian
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: ummAlQura
    case .hebrew: hebrew
    case .indian: indian
    case .coptic: coptic
    case .ethiopicAmeteMihret: ethiopic
    default: gregorian
    }
  }

  /// The calendar of ISO 8601, in which dates are kept.
  static let gregorian = CalendarSystem(.gregorian, yearsAfterGregorian: 0)

  /// The calendar of Thailand: Gregorian, with years counted from the Buddha's passing.
  ///
  /// Not Foundation's, which goes over to Julian days before 1582, as nothing else here does.
  static let buddhist = CalendarSystem(.buddhist, yearsAfterGregorian: 543)

  /// The solar calendar of Iran and Afghanistan.
  static let persian = CalendarSystem(.persian, years: 1...9378)

  /// The lunar calendar of Saudi Arabia.
  ///
  /// It is a table, published for the years 1300 to 1600 (1882 to 2174); outside it nobody can say
  /// when a month begins. Source: R. H. van Gent, *The Umm al-Qura Calendar of Saudi Arabia*, which
  /// ICU has its table from.
  static let ummAlQura = CalendarSystem(.islamicUmmAlQura, years: 1300...1600)

  /// The Jewish calendar; the year 3761 began before the year 1.
  static let hebrew = CalendarSystem(.hebrew, years: 3762...13760)

  /// The civil calendar of India, the Saka era.
  static let indian = CalendarSystem(.indian, years: 1...9921)

  /// The calendar of the Coptic church, counted from the martyrs.
  static let coptic = CalendarSystem(.coptic, years: 1...9716, era: 1)

  /// The calendar of Ethiopia, counted from the incarnation.
  static let ethiopic = CalendarSystem(.ethiopicAmeteMihret, years: 1...9992, era: 1)
}
