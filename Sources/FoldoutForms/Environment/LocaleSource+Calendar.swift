import Foundation

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
