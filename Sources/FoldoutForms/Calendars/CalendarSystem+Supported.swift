import Foundation

extension CalendarSystem {
  /// Returns the system that shows dates for a requested calendar.
  ///
  /// Only systems with a single era are supported, with years of four digits (five in the far
  /// future). Every *islamic* calendar is shown as Umm al-Qura, and any unsupported one as
  /// Gregorian: the Japanese calendar, for example, has short years in many eras, and the Chinese
  /// one has named years.
  static func supported(for identifier: Calendar.Identifier) -> CalendarSystem {
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

  /// The calendar of ISO 8601, in which dates are stored.
  static let gregorian = CalendarSystem(.gregorian, yearsAfterGregorian: 0)

  /// The calendar of Thailand: Gregorian, with years counted from the Buddha's death.
  ///
  /// Foundation's Buddhist calendar is not used: only that one switches to Julian dates before
  /// 1582.
  static let buddhist = CalendarSystem(.buddhist, yearsAfterGregorian: 543)

  /// The solar calendar of Iran and Afghanistan.
  static let persian = CalendarSystem(.persian, years: 1...9378)

  /// The lunar calendar of Saudi Arabia.
  ///
  /// A published table defines it for the years 1300 to 1600 (1882 to 2174); the months of other
  /// years are unknown. Source: R. H. van Gent, *The Umm al-Qura Calendar of Saudi Arabia*, from
  /// which ICU takes its table.
  static let ummAlQura = CalendarSystem(.islamicUmmAlQura, years: 1300...1600)

  /// The Jewish calendar, from the year 3762: the year 3761 began before the Gregorian year 1.
  static let hebrew = CalendarSystem(.hebrew, years: 3762...13760)

  /// The civil calendar of India, the Saka era.
  static let indian = CalendarSystem(.indian, years: 1...9921)

  /// The calendar of the Coptic church, with years counted from the Era of Martyrs.
  static let coptic = CalendarSystem(.coptic, years: 1...9716, era: 1)

  /// The calendar of Ethiopia, with years counted from the Incarnation.
  static let ethiopic = CalendarSystem(.ethiopicAmeteMihret, years: 1...9992, era: 1)
}
