import Foundation

extension LocaleSource {
  /// The pattern of a whole date with its weekday, as a screen reader says it.
  ///
  /// Foundation's own full style; where it has a symbol that is not known here, the weekday is
  /// written before the date in numbers.
  var fullDate: DatePattern {
    pattern(symbols(.full, nil))
      ?? DatePattern(
        [.weekday(standalone: false, isShort: false), .literal(", ")] + numericDate.elements)
  }

  /// The pattern of a month and its year, as the title of a page.
  var monthTitle: DatePattern {
    guard let title = pattern(template("yMMMM")), Set(title.components) == [.year, .month] else {
      return DatePattern([.monthName(.standaloneWide), .literal(" "), .year])
    }
    return title
  }

  /// The pattern of a month and its year in numbers; that of ISO 8601 where the locale has none.
  var numericMonth: DatePattern {
    guard let own = pattern(template("yMM")), Set(own.components) == [.year, .month] else {
      return .isoMonth
    }
    return own
  }

  /// The least number of days of a year that its first week has, from 1 to 7.
  var minimumDaysInFirstWeek: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return min(max(calendar.minimumDaysInFirstWeek, 1), 7)
  }
}
