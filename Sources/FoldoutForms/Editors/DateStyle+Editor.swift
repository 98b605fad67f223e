extension DateStyle {
  /// The style for a time of day, where wheels replace calendars.
  var forTimeOfDay: DateStyle {
    switch self {
    case .wheels, .calendar, .openCalendar, .automatic: .wheels
    case .compact: .compact
    }
  }

  /// Returns the editor of a date in this style.
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
  /// The same settings, with the calendar or the wheels selected by the date.
  package var automatic: DateEditing {
    var copy = self
    copy.isAutomatic = true
    return copy
  }
}
