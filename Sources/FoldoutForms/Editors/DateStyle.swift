/// The style of a date's editor.
public enum DateStyle: Hashable, Sendable {
  /// Wheels in a drawer, one for each component of the date.
  case wheels
  /// The days of a month in a drawer, with a line for the time if there is one.
  case calendar
  /// The days of a month in the row itself, always open: it folds no other row and cannot be
  /// folded.
  case openCalendar
  /// A small button in the row that opens the platform's own picker, without a drawer.
  case compact
  /// The calendar for a missing date or one within five years of today, and wheels for dates
  /// farther away.
  ///
  /// A button in the drawer switches between the two. A time of day has wheels.
  case automatic
}

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
