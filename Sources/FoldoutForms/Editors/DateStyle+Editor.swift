extension DateStyle {
  /// The style of a time of day: calendars have days only, so that wheels take its place.
  var ofTime: DateStyle {
    switch self {
    case .wheels, .calendar, .openCalendar, .automatic: .wheels
    case .compact: .compact
    }
  }

  /// The editor of a date in the style.
  func editor<Record>(_ dates: DateEditing = DateEditing()) -> Editor<Record> {
    switch self {
    case .wheels: .wheels(dates)
    case .calendar: .calendar(dates)
    case .openCalendar: .openCalendar(dates)
    case .compact: .compact(dates)
    case .automatic: .wheels(dates.automatic)
    }
  }
}

extension DateEditing {
  /// The same settings where the date decides the style.
  package var automatic: DateEditing {
    var copy = self
    copy.isAutomatic = true
    return copy
  }
}
