import Foundation

extension LocaleWords {
  /// The words of the same locale for the Gregorian calendar; these themselves where it is shown.
  var gregorian: LocaleWords {
    system == .gregorian ? self : LocaleWords.of(locale, calendar: .gregorian)
  }

  /// A month with its year as the title of a page, as in November 2026.
  func title(month: Int, year: Int) -> String {
    let day = CalendarDay(year: year, month: month, day: 1)
    return monthTitle.text(of: day, .midnight, self)
  }
}
